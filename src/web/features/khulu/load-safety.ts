import type { ChatMessage } from '#core/khulu/history/chat-message.ts'
import type { KhuluAnswer } from '#core/khulu/khulu-answer.ts'
import type { Asker } from '#core/khulu/khulu-world.ts'

/** The reader of disclosures. */
export type Safety = {
  /** Checks a message: returns the full answer if it tells of harm, and whether it stays on this device. */
  look: (text: string, asker: Asker) => { answer: KhuluAnswer | null; isPrivate: boolean }
  /** Returns a conversation without its disclosures and the answers to them. */
  withoutDisclosures: (messages: readonly ChatMessage[]) => ChatMessage[]
}

let loading: Promise<Safety | null> | undefined

async function makeSafety(): Promise<Safety> {
  const [{ checkSafety }, { readDisclosure }, { withoutDisclosures }] = await Promise.all([
    import('#core/khulu/safety/check-safety.ts'),
    import('#core/khulu/safety/read-disclosure.ts'),
    import('#core/khulu/safety/stays-on-device.ts'),
  ])
  return {
    look: (text, asker) => {
      const told = readDisclosure(text)
      return { answer: told.tier === 'full' ? checkSafety(text, asker, told) : null, isPrivate: told.tier !== 'none' }
    },
    withoutDisclosures,
  }
}

/** Loads the check for messages that tell of harm. Null if it can't be loaded now; then the next call tries again. */
export function loadSafety(): Promise<Safety | null> {
  loading ??= makeSafety().catch(() => {
    loading = undefined
    return null
  })
  return loading
}
