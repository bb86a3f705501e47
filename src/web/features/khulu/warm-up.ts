import type { Asker } from '#core/khulu/khulu-world.ts'
import type { KhuluMind } from './load-khulu.ts'

/**
 * Questions that lead past every way of asking and through the parts of the engine that most answers need. What fits no way goes past all of them, and
 * twice, because browsers make a rule quick when it is tried again.
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

/** Has the rules tried once, one question an idle moment, so that the first that somebody asks is answered as fast as the next. */
export async function warmUp(mind: KhuluMind, asker: Asker, signal: AbortSignal): Promise<void> {
  for (const question of TRIED) {
    await whenIdle()
    if (signal.aborted) return
    mind.tryOut(question, asker)
  }
}
