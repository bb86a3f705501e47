import { Worker, type Transferable } from 'node:worker_threads'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'

type Settings = {
  /** Program of the thread. It answers each message with one. */
  program: URL
  /** Memory that it may use. */
  megabytes: number
  /** Milliseconds for one answer; after them the thread is ended. */
  patience: number
  /** Milliseconds for which the thread is kept without work. */
  idle: number
}

/** Seconds after which a refused caller can try again. */
const RETRY_AFTER = 5

/** Asks the thread. The answer is not checked: the caller knows what its own program answers. */
export type AskWorker = (message: unknown, transfer?: Transferable[]) => Promise<unknown>

/**
 * Keeps a thread for work that would stop all other answers. It starts with the first message, and again after a fault.
 * Callers ask one at a time, by `takeTurns`. A fault is a refusal with `unavailable`.
 */
export function keepWorker({ program, megabytes, patience, idle }: Settings): AskWorker {
  let kept: { worker: Worker; end: NodeJS.Timeout } | undefined

  function take(): Worker {
    const resting = kept
    kept = undefined
    if (!resting) return new Worker(program, { resourceLimits: { maxOldGenerationSizeMb: megabytes } })
    clearTimeout(resting.end)
    resting.worker.ref()
    return resting.worker
  }

  function rest(worker: Worker): void {
    worker.unref()
    const end = setTimeout(() => {
      kept = undefined
      void worker.terminate()
    }, idle)
    kept = { worker, end: end.unref() }
  }

  return async (message, transfer = []) => {
    const worker = take()
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    const fail = (cause?: unknown): void =>
      reject(Object.assign(new CallRefusal('unavailable', 'A thread failed', { retryAfter: RETRY_AFTER }), { cause }))
    const timer = setTimeout(fail, patience)
    worker.once('message', resolve).once('error', fail).once('exit', fail)
    try {
      worker.postMessage(message, transfer)
      const answer = await promise
      rest(worker)
      return answer
    } catch (fault) {
      void worker.terminate()
      throw fault
    } finally {
      clearTimeout(timer)
      worker.off('message', resolve).off('error', fail).off('exit', fail)
    }
  }
}
