import { rosterCalls } from '#contract/roster.ts'
import { spacesCalls } from '#contract/spaces.ts'
import { uuidV7 } from '#core/identifiers/uuid-v7.ts'
import type { ChildDraft } from '../../parts/account/child-draft.ts'
import { callApi } from '../../platform/call-api.ts'

/** Finds the family in which the guardian may add people, or makes one. */
async function findFamily(familyName: string): Promise<string | undefined> {
  const spaces = await callApi<'listSpaces'>(spacesCalls.listSpaces, {})
  if (!spaces.ok) return undefined
  const family = spaces.output.spaces.find(({ kind, own }) => kind === 'family' && own?.tags.includes('create'))
  if (family) return family.id
  const made = await callApi<'createSpace'>(spacesCalls.createSpace, { kind: 'family', name: familyName })
  return made.ok ? made.output.spaceId : undefined
}

/**
 * Puts a new child into the guardian's family, with the name, birth year and grade from the dashboard. Returns false if
 * that failed; the account is there all the same.
 */
export async function placeChild(
  childId: string,
  { name, age, grade }: ChildDraft,
  { familyName, now }: { familyName: string; now: Date },
): Promise<boolean> {
  const spaceId = await findFamily(familyName)
  if (spaceId === undefined) return false
  await callApi<'addChildToSpace'>(spacesCalls.addChildToSpace, { spaceId, childId })
  const saved = await callApi<'saveStudent'>(rosterCalls.saveStudent, {
    spaceId,
    id: uuidV7(now.getTime(), crypto.getRandomValues(new Uint8Array(10))),
    revision: null,
    learnerId: childId,
    name,
    grade,
    birthYear: now.getFullYear() - age,
  })
  return saved.ok
}
