import type { Asker } from '#core/khulu/khulu-world.ts'
import type { KhuluMind } from './load-khulu.ts'

/**
 * Questions that warm up every pattern and most parts of the engine. A text that matches nothing goes past all
 * patterns. Each is asked twice, because browsers optimise repeated code.
 */
const TRIED = [
  'umbhongqo xyz',
  'how do I say the big dogs eat bread',
  'zzz xyzzy',
  'what does ndiyabafundisa mean',
  'plural of umntwana',
  'check this sentence: abantwana iyafunda',
  'conjugate ukufunda',
  'zzz xyzzy qwerty',
]

const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve())
    else setTimeout(resolve, 100)
  })

/** Runs the rules once, a question in each idle moment. The first real question is then as fast as the next. */
export async function warmUp(mind: KhuluMind, asker: Asker, signal: AbortSignal): Promise<void> {
  for (const question of TRIED) {
    await whenIdle()
    if (signal.aborted) return
    mind.tryOut(question, asker)
  }
}
