/** Sends what is still unsent; false where something stays that could be sent later. */
export type SendBeforeSignOut = () => Promise<boolean>

const senders: SendBeforeSignOut[] = []

/** Registers how a feature sends its stored account data before a logout. */
export const whenSigningOut = (send: SendBeforeSignOut): void => void senders.push(send)

/** Sends all that is unsent; false where something stays. A sender that breaks keeps nobody signed in. */
export async function sendAllUnsent(): Promise<boolean> {
  const sent = await Promise.all(senders.map(async (send) => await send().catch(() => true)))
  return sent.every(Boolean)
}
