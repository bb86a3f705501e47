import type { OwnAssignment } from '#contract/assignments-schemas.ts'
import { readStored, removeStored, writeStored } from '../../platform/offline/device-storage.ts'

/** Assignment that is being done on this device, and the time at which it was begun. */
export type OpenWork = Pick<OwnAssignment, 'id' | 'title' | 'from' | 'dueAt' | 'kind' | 'target'> & {
  startedAt: string
}

/** Hand-in that waits to be sent. */
export type WaitingHandIn = {
  id: string
  assignmentId: string
  startedAt: string
  finishedAt: string
  eventIds: string[]
}

/** Values that this device keeps for one learner, by their stored names. */
type Kept = {
  assignments: OwnAssignment[]
  assignment: Begun
  handIns: WaitingHandIn[]
}

/** Work on this device: what is open, and when each assignment was begun that isn't handed in yet. */
type Begun = { open: OpenWork | null; begun: Readonly<Record<string, string>> }

/** Values of one name by learner: a second account on the device doesn't overwrite the first one's. */
type KeptByLearner<Name extends keyof Kept> = Record<string, Kept[Name]>

function readAll<Name extends keyof Kept>(name: Name): KeptByLearner<Name> {
  try {
    const kept = JSON.parse(readStored(name) ?? 'null') as
      | { owner: string; value: Kept[Name] }
      | { byLearner: KeptByLearner<Name> }
      | null
    if (kept === null) return {}
    // Earlier versions kept one learner's value.
    return 'byLearner' in kept ? kept.byLearner : { [kept.owner]: kept.value }
  } catch {
    return {}
  }
}

const read = <Name extends keyof Kept>(name: Name, owner: string): Kept[Name] | null => readAll(name)[owner] ?? null

const write = <Name extends keyof Kept>(name: Name, owner: string, value: Kept[Name]): boolean =>
  writeStored(name, JSON.stringify({ byLearner: { ...readAll(name), [owner]: value } }))

function remove(name: keyof Kept, owner: string): void {
  const { [owner]: _, ...others } = readAll(name)
  if (Object.keys(others).length === 0) removeStored(name)
  else writeStored(name, JSON.stringify({ byLearner: others }))
}

/** Removes all that the device keeps for a learner. Hand-ins of other learners stay. */
export const forgetWork = (owner: string): void =>
  (['assignments', 'assignment', 'handIns'] as const).forEach((name) => remove(name, owner))

/** Returns the learner's list as this device last heard it; null before the first time. */
export const readKeptList = (owner: string): OwnAssignment[] | null => read('assignments', owner)

/** Keeps the learner's list for offline use. */
export const keepList = (owner: string, list: readonly OwnAssignment[]): void =>
  void write('assignments', owner, [...list])

const readBegun = (owner: string): Begun => read('assignment', owner) ?? { open: null, begun: {} }

/** Returns the assignment that the learner is doing, if there is one. */
export const readOpenWork = (owner: string): OpenWork | null => readBegun(owner).open

/** Returns the time at which an assignment was begun on this device, if it wasn't handed in since. */
export const readStart = (owner: string, id: string): string | undefined => readBegun(owner).begun[id]

/** Keeps the assignment that the learner is doing, with the time at which it was first begun. */
export function keepOpenWork(owner: string, open: OpenWork): void {
  write('assignment', owner, { open, begun: { ...readBegun(owner).begun, [open.id]: open.startedAt } })
}

/** Closes the open assignment. One that was handed in begins anew the next time. */
export function closeOpenWork(owner: string, handedIn: string | null): void {
  const { begun } = readBegun(owner)
  const left = Object.fromEntries(Object.entries(begun).filter(([id]) => id !== handedIn))
  if (Object.keys(left).length === 0) remove('assignment', owner)
  else write('assignment', owner, { open: null, begun: left })
}

/** Lists the hand-ins that wait to be sent. */
export const readWaiting = (owner: string): WaitingHandIn[] => read('handIns', owner) ?? []

/** Adds a hand-in to those that wait; false if the device can't keep it after this page. */
export const addWaiting = (owner: string, handIn: WaitingHandIn): boolean =>
  write('handIns', owner, [...readWaiting(owner), handIn])

/** Removes hand-ins that were answered. Those that were added meanwhile stay. */
export function removeWaiting(owner: string, ids: readonly string[]): void {
  const left = readWaiting(owner).filter(({ id }) => !ids.includes(id))
  if (left.length === 0) remove('handIns', owner)
  else write('handIns', owner, left)
}
