import { UPLOADS_PATH, uploadsCalls } from '#contract/uploads.ts'
import { TUS_TYPE, TUS_VERSION } from '#core/uploads/tus-headers.ts'
import { UPLOAD_LIMITS } from '#core/uploads/upload-rules.ts'
import { callApi, readFailure, type CallResult } from '../../platform/call-api.ts'
import { failureText } from '../../platform/forms/failure-text.ts'
import type { UploadState } from './upload-list.ts'

/** Pauses before an upload is tried again, in milliseconds; the last one repeats. */
const PAUSES = [500, 1000, 2000, 5000, 10_000] as const

type Failure = Extract<CallResult<unknown>, { ok: false }>

/** Failures that end by themselves: no internet, a server that restarts or is busy. */
const isPassing = ({ code }: Failure): boolean => code === 'offline' || code === 'unavailable'

/** Error that ends an upload for good. */
class UploadEnded extends Error {
  readonly failure: Failure
  constructor(failure: Failure) {
    super(failure.code)
    this.failure = failure
  }
}

/** Upload of one file: the lesson, the bytes, and who is told. */
export type Sending = {
  planId: string
  name: string
  content: Blob
  signal: AbortSignal
  onSent: (bytes: number) => void
  /** Is told when the upload stands still, and when it goes on. */
  onState: (state: UploadState) => void
}

const base64 = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''))

/** Sends a request of the protocol; a failure that doesn't pass ends the upload. Null means: try again. */
async function ask(path: string, init: RequestInit & { signal: AbortSignal }): Promise<Response | null> {
  let response: Response
  try {
    response = await fetch(path, {
      credentials: 'same-origin',
      ...init,
      headers: { 'tus-resumable': TUS_VERSION, ...init.headers },
    })
  } catch (fault) {
    if (init.signal.aborted) throw fault
    return null
  }
  if (response.ok) return response
  const failure = await readFailure(response)
  // A moved offset is asked for again.
  if (isPassing(failure) || failure.code === 'changed-since' || failure.code === 'internal') return null
  throw new UploadEnded(failure)
}

/** Waits, but not longer than until the device is online again. */
async function pause(attempt: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, PAUSES[Math.min(attempt, PAUSES.length - 1)])
  const wake = (): void => resolve()
  addEventListener('online', wake)
  signal.addEventListener('abort', wake)
  await promise
  clearTimeout(timer)
  removeEventListener('online', wake)
  signal.removeEventListener('abort', wake)
  signal.throwIfAborted()
}

/** Repeats a step until it succeeds, with growing pauses. */
async function insist<Result>(
  { signal, onState }: Sending,
  going: UploadState,
  step: () => Promise<Result | null>,
): Promise<Result> {
  for (let attempt = 0; ; attempt += 1) {
    const result = await step()
    if (result !== null) {
      if (attempt > 0) onState(going)
      return result
    }
    onState({ is: 'waiting' })
    await pause(attempt, signal)
  }
}

const SENDING: UploadState = { is: 'sending' }
const CHECKING: UploadState = { is: 'checking' }

async function begin(sending: Sending): Promise<string> {
  const { planId, name, content, signal } = sending
  const response = await insist(sending, SENDING, () =>
    ask(UPLOADS_PATH, {
      method: 'POST',
      headers: {
        'upload-length': String(content.size),
        'upload-metadata': `filename ${base64(name)},lesson ${base64(planId)}`,
      },
      signal,
    }),
  )
  return response.headers.get('location') ?? ''
}

/** Sends the bytes piece by piece. After a failure the server says where to go on. */
async function sendBytes(sending: Sending, address: string): Promise<void> {
  const { content, signal, onSent } = sending
  let at = 0
  let isSure = true
  while (at < content.size) {
    at = await insist(sending, SENDING, async () => {
      if (!isSure) {
        const found = await ask(address, { method: 'HEAD', signal })
        if (!found) return null
        isSure = true
        return Number(found.headers.get('upload-offset'))
      }
      isSure = false
      const body = content.slice(at, at + UPLOAD_LIMITS.chunk)
      const headers = { 'upload-offset': String(at), 'content-type': TUS_TYPE }
      const taken = await ask(address, { method: 'PATCH', headers, body, signal })
      isSure = taken !== null
      return taken && Number(taken.headers.get('upload-offset'))
    })
    onSent(at)
  }
}

async function finish(sending: Sending, id: string): Promise<UploadState> {
  sending.onState(CHECKING)
  return insist(sending, CHECKING, async () => {
    const { planId, signal } = sending
    const result = await callApi<'finishUpload'>(uploadsCalls.finishUpload, { planId, id }, signal)
    signal.throwIfAborted()
    if (!result.ok) {
      if (isPassing(result) || result.code === 'internal') return null
      throw new UploadEnded(result)
    }
    const { file, refused } = result.output
    if (file) return { is: 'done', file }
    return { is: 'refused', reason: refused ?? 'broken' }
  })
}

/** Cancels an upload on the server; an unreachable server forgets it by itself after a day. */
const cancel = (address: string): void =>
  void fetch(address, {
    method: 'DELETE',
    credentials: 'same-origin',
    headers: { 'tus-resumable': TUS_VERSION },
    keepalive: true,
  }).catch(() => {})

/**
 * Sends a file to a lesson, and returns how it ended; undefined if it was cancelled. Cut connections and restarts of the
 * server only delay it.
 */
export async function sendUpload(sending: Sending): Promise<UploadState | undefined> {
  let address = ''
  try {
    address = await begin(sending)
    await sendBytes(sending, address)
    return await finish(sending, address.split('/').at(-1) ?? '')
  } catch (fault) {
    if (sending.signal.aborted) {
      if (address !== '') cancel(address)
      return undefined
    }
    if (!(fault instanceof UploadEnded)) throw fault
    if (fault.failure.code === 'too-large') return { is: 'refused', reason: 'too-large' }
    return { is: 'failed', text: failureText(fault.failure) }
  }
}
