import type { SpaceOfChild } from '#contract/spaces-schemas.ts'
import { findFirstNameOnly } from '#server/features/settings/index.ts'
import { findPeople } from '#server/features/accounts/index.ts'
import { findSpacesOf, listMembers } from '#server/features/spaces/queries.ts'
import type { SpacesParts } from '#server/features/spaces/spaces-parts.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'

type Named = { id: string; firstName: string; lastName: string }

/**
 * Lists every space of a child, with its person in charge and the guardian who added the child. The first guardian sees
 * all of them.
 */
export async function listChildSpaces(
  { database }: SpacesParts,
  { childId }: { childId: string },
  guardian: SessionAccount,
): Promise<{ spaces: SpaceOfChild[] }> {
  const found = await findSpacesOf(database, [childId])
  const shown: SpaceOfChild[] = []
  for (const { space, broughtBy, joinedAt } of found) {
    const admins = (await listMembers(database, space.id)).filter(({ tags }) => tags.includes('admin'))
    const bringer = broughtBy === null ? undefined : (await findPeople(database, [broughtBy])).get(broughtBy)
    const firstNameOnly =
      space.kind === 'family'
        ? new Set<string>()
        : await asSystem(() =>
            findFirstNameOnly(
              database,
              admins.map(({ id }) => id),
            ),
          )
    const person = ({ id, firstName, lastName }: Named) => ({
      name: firstNameOnly.has(id) ? firstName : `${firstName} ${lastName}`.trim(),
      isSelf: id === guardian.id,
    })
    shown.push({
      id: space.id,
      kind: space.kind,
      name: space.name,
      inCharge: admins.map(person),
      broughtBy: bringer ? person(bringer) : null,
      since: joinedAt.toISOString(),
    })
  }
  return { spaces: shown }
}
