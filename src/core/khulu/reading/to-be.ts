import type { LexiconRoot } from '#core/grammar/word-lexicon.ts'
import type { WordRole } from '#core/khulu/reading/word-role.ts'

const BE: LexiconRoot = { id: 'verb.be', partOfSpeech: 'verb', lemma: 'ukuba', root: 'b', senses: ['be'] }
const HAVE: LexiconRoot = { ...BE, senses: ['have'] }

/** Tells whether a verb is to be or to have, as `asToBe` makes it. */
export const isToBe = (role: WordRole | undefined): boolean => role?.kind === 'verb' && role.root.id === BE.id

/** `uza kuba ngutitshala`, `ndifuna ukuba nemoto`: ukuba is to be and, before with, to have; by itself it is that, because and to steal. */
export function asToBe(role: WordRole, next: WordRole | undefined, opened: boolean): WordRole {
  if (
    !opened ||
    !next ||
    !(role.kind === 'verb' ? role.root.root === 'b' : role.kind === 'whole' && role.root.lemma === 'ukuba')
  )
    return role
  const has = next.kind === 'noun' && next.link === 'with'
  const is =
    next.kind === 'at' ||
    next.kind === 'quality' ||
    (next.kind === 'whole' && next.root.partOfSpeech === 'adverb') ||
    (next.kind === 'noun' && (next.link === 'is' || next.link === 'place')) ||
    (next.kind === 'closed' &&
      (next.word.kind === 'quality' || (next.word.kind === 'joined' && next.word.relation === 'it is')))
  return has || is
    ? {
        kind: 'verb',
        root: has ? HAVE : BE,
        morphemes:
          role.kind === 'verb'
            ? role.morphemes
            : [
                ['u', 'NPrePre15'],
                ['ku', 'BPre15'],
                ['b', 'VRoot'],
                ['a', 'VerbTerm'],
              ],
      }
    : role
}
