import type { Concord } from '#core/grammar/check-agreement.ts'
import type { Agreement } from '#core/grammar/noun-classes.ts'
import { readVerbSense } from '#core/khulu/reading/english-of-verb.ts'
import type { WordRole } from '#core/khulu/reading/word-role.ts'

/** Returns the class or person that a word in one role agrees with; null if there is none. */
function agreementOf(role: WordRole): Agreement | null {
  switch (role.kind) {
    case 'owner':
    case 'quality':
      return role.agreement
    case 'noun':
      return role.agreement ?? null
    case 'has':
    case 'at':
      return role.subject
    case 'verb':
      return readVerbSense(role.morphemes).subject
    case 'closed':
      return 'agreement' in role.word ? role.word.agreement : null
    default:
      return null
  }
}

const isAdjective = (role: WordRole): boolean =>
  role.kind === 'quality'
    ? role.root.partOfSpeech === 'adjective'
    : role.kind === 'closed' && role.word.kind === 'quality' && role.word.root.partOfSpeech === 'adjective'

/** Returns the concord of a word in one of its roles; null if it agrees with nothing. */
export function concordOfRole(role: WordRole): Concord | null {
  const agreement = agreementOf(role)
  return agreement === null ? null : { agreement, isAdjective: isAdjective(role) }
}
