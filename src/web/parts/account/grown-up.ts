/** Storage key for a grown-up's confirmed address, for as long as the tab is open. */
const KEY = 'funda.grown-up'

/** Address of a grown-up, and what proves it to the server. The child's answer to the age question stays on the device. */
export type GrownUp = { email: string; addressToken: string }

/** Value in a browser without session storage; lost with the page. */
let inMemory: GrownUp | undefined

/** Keeps it for this tab. */
export function keepGrownUp(grownUp: GrownUp): void {
  inMemory = grownUp
  try {
    sessionStorage.setItem(KEY, JSON.stringify(grownUp))
  } catch {
    // A browser that keeps nothing has it in memory.
  }
}

/** Returns the grown-up confirmed in this tab; undefined without one. */
export function findGrownUp(): GrownUp | undefined {
  try {
    const { email, addressToken } = JSON.parse(sessionStorage.getItem(KEY) ?? '') as Partial<GrownUp>
    return typeof email === 'string' && typeof addressToken === 'string' ? { email, addressToken } : inMemory
  } catch {
    return inMemory
  }
}

/** Forgets it: the account is made. */
export function forgetGrownUp(): void {
  inMemory = undefined
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // There is nothing to forget.
  }
}
