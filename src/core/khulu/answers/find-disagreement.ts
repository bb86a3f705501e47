import { mayAgree } from '#core/grammar/check-agreement.ts'
import { isPerson, type Agreement } from '#core/grammar/noun-classes.ts'
import type { KhuluWorld } from '#core/khulu/khulu-world.ts'
import type { ReadWordMeaning, WordRole } from '#core/khulu/reading/word-role.ts'
import { concordOfRole } from '#core/khulu/reading/concord-of-role.ts'
import { readVerbSense } from '#core/khulu/reading/english-of-verb.ts'
import { listRoles } from '#core/khulu/reading/list-roles.ts'

/** Returns the agreement of a word that can only belong to a noun: a possessive, a description or a relative. */
function followerAgreement(role: WordRole): Agreement | null {
  const agreement = concordOfRole(role)?.agreement ?? null
  if (role.kind === 'owner' || role.kind === 'quality') return agreement
  if (role.kind === 'closed') return role.word.kind === 'quality' ? agreement : null
  if (role.kind === 'noun') return role.link === 'of' ? agreement : null
  const isStatement = role.kind === 'verb' && readVerbSense(role.morphemes).form === 'statement'
  return isStatement && agreement !== null && (!isPerson(agreement) || agreement === '2ps') ? agreement : null
}

/**
 * Tells whether a word and its descriptions agree with no possible noun: inja womntwana, abantwana uyadlala, inja yam
 * zinkulu.
 */
export function findDisagreement(words: readonly ReadWordMeaning[], { engine, closed }: KhuluWorld): boolean {
  return words.some(({ word }, at) => {
    const before = words.slice(0, at)
    const from = before.findLastIndex(({ role }) => role.kind !== 'owner' && role.kind !== 'quality')
    const noun = words[from]?.role
    // Of a noun in the middle another may be what does it: izinja zomntwana ziyadlala.
    if (
      noun?.kind !== 'noun' ||
      noun.link !== 'none' ||
      words.slice(0, Math.max(from, 0)).some(({ role }) => role.kind === 'noun')
    )
      return false
    const agreements = listRoles(word, engine, closed)
      .filter(({ kind }) => kind !== 'whole')
      .map(followerAgreement)
    return (
      agreements.length > 0 &&
      agreements.every((one) => one !== null && !mayAgree(one === '2ps' ? '1' : one, noun.nounClass))
    )
  })
}
