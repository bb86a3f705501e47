import type { KhuluAnswer } from '#core/khulu/khulu-answer.ts'
import type { Asker } from '#core/khulu/khulu-world.ts'

/** Checks a message: returns the full answer if it tells of harm, and whether it stays on this device. */
export type Safety = (text: string, asker: Asker) => { answer: KhuluAnswer | null; isPrivate: boolean }

let loading: Promise<Safety | null> | undefined

async function makeSafety(): Promise<Safety> {
  const [{ checkSafety }, { readDisclosure }] = await Promise.all([
    import('#core/khulu/safety/check-safety.ts'),
    import('#core/khulu/safety/read-disclosure.ts'),
  ])
  return (text, asker) => {
    const told = readDisclosure(text)
    return { answer: told.tier === 'full' ? checkSafety(text, asker, told) : null, isPrivate: told.tier !== 'none' }
  }
}

/** Fetches what reads whether a message tells of harm. Null where it can't be fetched now: the next call tries again. */
export function loadSafety(): Promise<Safety | null> {
  loading ??= makeSafety().catch(() => {
    loading = undefined
    return null
  })
  return loading
}
