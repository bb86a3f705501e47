import { mayAgree } from '#core/grammar/check-agreement.ts'
import type { Agreement } from '#core/grammar/noun-classes.ts'
import { asStatement } from '#core/khulu/reading/english-of-role.ts'
import type { WordRole } from '#core/khulu/reading/word-role.ts'

const isStatement = (role: WordRole): role is Extract<WordRole, { kind: 'verb' }> =>
  role.kind === 'verb' && asStatement(role).form === 'statement'

const isPredicate = (role: WordRole | undefined): boolean =>
  role !== undefined &&
  (isStatement(role) ||
    role.kind === 'has' ||
    role.kind === 'at' ||
    (role.kind === 'noun' && (role.link === 'is' || role.link === 'is-not')) ||
    (role.kind === 'closed' && ['quality', 'future', 'has-it', 'absent', 'where'].includes(role.word.kind)))

const belongsTo = (role: WordRole | undefined, noun: Agreement): boolean =>
  (role?.kind === 'owner' || role?.kind === 'quality' || (role?.kind === 'noun' && role.link === 'of')) &&
  role.agreement !== undefined &&
  mayAgree(role.agreement, noun)

/**
 * Finds the verb reading of a word in a sentence without another verb. In abadlali ibhola they don't play, though
 * abadlali are players. In ugqirha wakhe isikolo he built it, though wakhe is his. Undefined if the first role stays.
 * @param after first roles of the later words
 */
export function findPredicate(
  roles: readonly WordRole[],
  subject: Agreement | null,
  after: readonly WordRole[],
): WordRole | undefined {
  const [first] = roles
  const [next] = after
  // Awazi indlela: they don't know it; with what is done after it, they won't.
  if (first?.kind === 'closed' && first.word.kind === 'future' && next?.kind === 'noun' && next.link === 'none')
    return roles.find((role) => isStatement(role) && role.root.objects !== undefined)
  if (!next || after.some(isPredicate)) return undefined
  // Bona ugqirha: see the doctor.
  if (
    subject === null &&
    first?.kind === 'closed' &&
    first.word.kind === 'pronoun' &&
    next.kind === 'noun' &&
    next.link === 'none'
  )
    return roles.find(
      (role) => role.kind === 'verb' && role.morphemes[0]?.[1] === 'VRoot' && role.morphemes.length === 2,
    )
  if (subject === null && first?.kind === 'noun' && first.link === 'none' && !belongsTo(next, first.nounClass))
    return roles.find((role) => isStatement(role) && role.root.partOfSpeech === 'verb')
  const isThing = next.kind === 'noun' && next.link === 'none'
  // Wakhe indlu: his begins no sentence.
  if (subject === null && first?.kind === 'owner' && isThing && !mayAgree(first.agreement, next.nounClass))
    return roles.find((role) => isStatement(role) && role.root.objects !== undefined)
  return subject !== null && isThing && first && belongsTo(first, subject)
    ? roles.find(
        (role) =>
          isStatement(role) &&
          role.root.objects !== undefined &&
          mayAgree(asStatement(role).subject === '2ps' ? '1' : (asStatement(role).subject ?? '1ps'), subject),
      )
    : undefined
}
