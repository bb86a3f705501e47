import type { Grade } from '#core/people/grades.ts'
import { createStore } from '../../platform/create-store.ts'

/** A child as a parent describes it on the dashboard, before there is an account. */
export type ChildDraft = { name: string; age: number; grade: Grade | null }

/** The child that is being added, in this page's memory only; null without one. */
export const childDraftStore = createStore<ChildDraft | null>(null)

/** Age from which a person agrees for themselves. */
export const ADULT_AGE = 18

/** Age from which a minor is a teen. */
export const TEEN_AGE = 13

/** Proposes a username for a name: its letters, and digits that make it likely to be free. */
export function proposeChildName(name: string, digits: string): string {
  const letters = name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')
    .slice(0, 20)
  return letters === '' ? '' : `${letters}${digits}`
}
