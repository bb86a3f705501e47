import { mayAgree } from '#core/grammar/may-agree.ts'
import { isPerson, type Agreement } from '#core/grammar/noun-classes.ts'
import type { KhuluWorld } from '#core/khulu/khulu-world.ts'
import type { ReadWordMeaning, WordRole } from '#core/khulu/reading/word-role.ts'
import { readVerbSense } from '#core/khulu/reading/english-of-verb.ts'
import { listRoles } from '#core/khulu/reading/list-roles.ts'

/** Returns the agreement of a word that can only belong to a noun: a possessive, a description or a relative. */
function agreementOf(role: WordRole): Agreement | null {
  if (role.kind === 'owner' || role.kind === 'quality') return role.agreement
  if (role.kind === 'closed') return role.word.kind === 'quality' ? role.word.agreement : null
  if (role.kind === 'noun') return role.link === 'of' ? (role.agreement ?? null) : null
  const sense = role.kind === 'verb' ? readVerbSense(role.morphemes) : null
  return sense?.form === 'statement' && sense.subject !== null && (!isPerson(sense.subject) || sense.subject === '2ps')
    ? sense.subject
    : null
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
      .map(agreementOf)
    return (
      agreements.length > 0 &&
      agreements.every((one) => one !== null && !mayAgree(one === '2ps' ? '1' : one, noun.nounClass))
    )
  })
}
