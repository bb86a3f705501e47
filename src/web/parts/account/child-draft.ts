import { GRADES, type Grade } from '#core/people/grades.ts'

/** A child as a parent describes it on the dashboard, before there is an account. */
export type ChildDraft = { name: string; age: number; grade: Grade | null }

/** Age from which a person agrees for themselves. */
export const ADULT_AGE = 18

/** Age from which a minor is a teen. */
export const TEEN_AGE = 13

/** Storage key for the draft, for as long as the tab is open. The parent may have to confirm the own address first. */
const KEY = 'funda.child-draft'

type Kept = ChildDraft & { ownerId: string }

/** Draft in a browser without session storage; lost with the page. */
let inMemory: Kept | null = null

/** Reads a stored draft; null for anything else. */
export function readDraft(stored: string | null, ownerId: string): ChildDraft | null {
  try {
    const { ownerId: owner, name, age, grade } = JSON.parse(stored ?? '') as Partial<Kept>
    const isWhole = owner === ownerId && typeof name === 'string' && typeof age === 'number' && age < ADULT_AGE
    return isWhole ? { name, age, grade: GRADES.find((one) => one === grade) ?? null } : null
  } catch {
    return null
  }
}

/** Keeps the draft of this account for this tab. It never leaves the device. */
export function keepChildDraft(ownerId: string, draft: ChildDraft): void {
  inMemory = { ...draft, ownerId }
  try {
    sessionStorage.setItem(KEY, JSON.stringify(inMemory))
  } catch {
    // A browser that keeps nothing has it in memory.
  }
}

/** Returns the child that this account has described in this tab; null without one. */
export function findChildDraft(ownerId: string): ChildDraft | null {
  const kept = inMemory === null ? null : JSON.stringify(inMemory)
  try {
    return readDraft(sessionStorage.getItem(KEY) ?? kept, ownerId)
  } catch {
    return readDraft(kept, ownerId)
  }
}

/** Forgets the draft: the child has been added, or the parent has logged out. */
export function forgetChildDraft(): void {
  inMemory = null
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // There is nothing to forget.
  }
}

/** Proposes a username for a name: its letters, and digits that make it likely to be free. */
export function proposeChildName(name: string, digits: string): string {
  const letters = name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')
    .slice(0, 20)
  return letters === '' ? '' : `${letters}${digits}`
}
