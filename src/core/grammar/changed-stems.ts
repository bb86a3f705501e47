import { IRREGULAR_VERBS, writtenVerb } from '#core/grammar/verb-irregular.ts'
import type { NguniGrammar } from '#core/grammar/nguni-grammar.ts'
import type { LexiconRoot, WordLexicon } from '#core/grammar/word-lexicon.ts'

/** Stem that a verb of the lexicon has before one ending only: `diben` of `dibene`, `hlel` of `hleli`. */
export type ChangedStem = { root: LexiconRoot; ending: 'e' | 'i' | 'o' }

/**
 * Raises -al, -el, -an at the end of a longer stem before the -e of a completed state: `onakel`, `fumen`. `endVerb` has
 * the same rule.
 */
const raise = (root: string): string => (/[aeiou].*(?:al|an)$/.test(root) ? root.replace(/a([ln])$/, 'e$1') : root)

/** Lists the changed stems of verbs: those of the lexicon by rule, irregular ones by their table. */
export function listChangedStems({ roots }: WordLexicon, { code }: NguniGrammar): ReadonlyMap<string, ChangedStem> {
  const stems = new Map<string, ChangedStem>()
  for (const root of roots) {
    if (root.partOfSpeech !== 'verb') continue
    const irregular = IRREGULAR_VERBS[code][root.lemma.replace(/^uku(?=[^aeiou])|^ukw?(?=[aeio])/, '')]
    const raised = raise(root.root)
    if (raised !== root.root) stems.set(raised, { root, ending: 'e' })
    if (irregular?.final === 'o') stems.set(root.root, { root, ending: 'o' })
    if (irregular?.perfect !== undefined)
      stems.set(irregular.perfect, { root, ending: irregular.final === 'o' ? 'o' : 'e' })
    if (irregular?.stative) stems.set(irregular.stative[0], { root, ending: irregular.stative[1] })
  }
  return stems
}

/**
 * Lists the stems of verbs with a latent i, which is heard only as an e after an a. `iz` is of ukuza, as in `ndiyeza`,
 * and `iv` of ukuva, as in `uyeva`. Among verbs of one spelling, `ib` has such an i: to steal.
 */
export function listLatentStems({ roots }: WordLexicon, { code }: NguniGrammar): ReadonlyMap<string, LexiconRoot> {
  return new Map(
    roots.flatMap((root): [string, LexiconRoot][] => {
      const verb = root.partOfSpeech === 'verb' ? writtenVerb(root).replace(/^uku/, '') : ''
      if (verb.startsWith('i')) return [[`i${root.root}`, root]]
      return IRREGULAR_VERBS[code][verb]?.latent === true ? [[`i${root.root}`, root]] : []
    }),
  )
}
