/** Member of a group without a row on its roster. */
export type NewMember = {
  learnerId: string
  /** Confirmed address of the account itself; null for a child. */
  own: string | null
  /** Confirmed addresses of the guardians. */
  guardians: readonly string[]
  /** True if a guardian looks after other children, too. */
  hasSiblings: boolean
  /** Name that the group is shown. */
  name: string
}

/** Row of the roster that no account is joined to. */
export type OpenRow = { id: string; name: string; email: string | null; parentEmail: string | null }

/** Lists the open rows whose address, or whose parent's, is the member's or a guardian's. */
export function findCandidates<Row extends OpenRow>(
  { own, guardians }: Pick<NewMember, 'own' | 'guardians'>,
  rows: readonly Row[],
): Row[] {
  const addresses = new Set([...(own === null ? [] : [own]), ...guardians])
  return rows.filter(
    ({ email, parentEmail }) =>
      (email !== null && addresses.has(email)) || (parentEmail !== null && addresses.has(parentEmail)),
  )
}

const letters = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L} ]/gu, '')

/** Tells whether a shown name has the first name of a row in it: "lwazi2015" and "Lwazi Mokoena". */
function sharesName(shown: string, { name }: OpenRow): boolean {
  const [first = ''] = letters(name).trim().split(' ')
  return first.length > 1 && letters(shown).replaceAll(' ', '').includes(first)
}

/**
 * Decides which row each new member is joined to. A member with several possible rows, such as a twin, is joined to
 * none: a person decides. An only child's row needs no more than the address; a sibling's needs the name, too.
 */
export function matchMembers(members: readonly NewMember[], rows: readonly OpenRow[]): ReadonlyMap<string, string> {
  const claims = members.flatMap((member) => {
    const [row, ...others] = findCandidates(member, rows)
    if (!row || others.length > 0) return []
    const isOwn = row.email !== null && row.email === member.own
    return isOwn || !member.hasSiblings || sharesName(member.name, row) ? [{ member, row }] : []
  })
  return new Map(
    claims
      .filter(({ row }) => claims.filter((claim) => claim.row.id === row.id).length === 1)
      .map(({ member, row }) => [member.learnerId, row.id]),
  )
}
