import { joinMorphemes } from '#core/grammar/join-morphemes.ts'
import { isVowel, type Morpheme } from '#core/grammar/morpheme.ts'
import type { NguniGrammar } from '#core/grammar/nguni-grammar.ts'
import { agreementClass, isPerson } from '#core/grammar/noun-classes.ts'
import { endVerb, type VerbEnding } from '#core/grammar/verb-endings.ts'
import { findVerbStem, type VerbStem } from '#core/grammar/verb-stems.ts'
import type { VERB_QUESTIONS, VerbRequest } from '#core/grammar/verb-request.ts'

/** A verb of one or more words, each its morphemes: `ndiza kufunda`. */
export type VerbWords = readonly (readonly Morpheme[])[]

/** Requested clause with its stem and object concord. */
export type Clause = { request: VerbRequest; grammar: NguniGrammar; stem: VerbStem; object: readonly Morpheme[] }

/** Kind of subject concord before the verb. */
export type SubjectKind = 'subject' | 'negativeSubject' | 'participial' | 'subjunctive' | 'relative'

function findObject({ object }: VerbRequest, { concords }: NguniGrammar): readonly Morpheme[] {
  if (object === undefined) return []
  if (object === 'reflexive') return [['zi', 'ReflPre']]
  const agreement = agreementClass(object)
  return [
    [isPerson(agreement) ? concords.persons[agreement].object : concords.classes[agreement].object, `OC${agreement}`],
  ]
}

/** Prepares the clause of a request for building. */
export const openClause = (request: VerbRequest, grammar: NguniGrammar): Clause => ({
  request,
  grammar,
  stem: findVerbStem(request, grammar),
  object: findObject(request, grammar),
})

/** Returns the subject concord of a clause. */
export function subjectOf({ request, grammar }: Clause, kind: SubjectKind): Morpheme {
  const agreement = agreementClass(request.subject)
  const concords = isPerson(agreement) ? grammar.concords.persons[agreement] : grammar.concords.classes[agreement]
  return [concords[kind], `${kind === 'relative' ? 'RelConc' : 'SC'}${agreement}`]
}

/** Writes a root's latent i. It is written if an a before it turns into e; unheard, it is in brackets. */
function writeLatent([form, tag]: Morpheme, before: Morpheme | undefined): Morpheme {
  return [before?.[0].endsWith('a') ? `i${form}` : `(i)${form}`, tag]
}

/** isiZulu i- and, in the present, lu- are also lost before a vowel: `yakhe` and `akhe`, `lwakha` and `lakha`. Source: UniMorph. */
function loseVowel(
  { stem, object, grammar }: Clause,
  prefixes: readonly Morpheme[],
  ending: VerbEnding,
): readonly (readonly Morpheme[])[] {
  const [concord] = prefixes
  if (!grammar.ways.losesConcordVowel || !concord || prefixes.length > 1 || object.length > 0 || !stem.vowelInitial)
    return []
  if (concord[0] === 'i') return [[['(i)', concord[1]]]]
  return concord[0] === 'lu' && ending === 'plain' ? [[['l(u)', concord[1]]]] : []
}

/** Prefixes, object concord, stem and ending in one word; as many words as the prefixes and the ending have forms. */
export function buildWords(
  clause: Clause,
  prefixes: readonly Morpheme[],
  ending: VerbEnding,
  suffixes: readonly Morpheme[] = [],
): VerbWords[] {
  const { stem, object, grammar } = clause
  const fronts = [[...prefixes, ...object], ...loseVowel(clause, prefixes, ending)]
  return endVerb(stem, ending, grammar).flatMap(([root, ...rest]) =>
    fronts.flatMap((front) => {
      if (!root) return []
      const words = stem.latent
        ? [writeLatent(root, front.at(-1)), ...(maySkipLatent(stem, front, ending) ? [root] : [])]
        : [root]
      return words.map((first) => [[...front, first, ...rest, ...suffixes]])
    }),
  )
}

/**
 * Tells whether the latent i may be left out. In the state of standing and in the past that also holds after ba- and
 * a-: `bemi` and `bami`.
 */
const maySkipLatent = ({ latent }: VerbStem, front: readonly Morpheme[], ending: VerbEnding): boolean =>
  latent && (ending === 'state' || ending === 'long-past') && front.length === 1 && front[0]?.[0].endsWith('a') === true

const QUESTIONS: Readonly<Record<(typeof VERB_QUESTIONS)[number], Morpheme>> = {
  what: ['ni', 'Interrog'],
  where: ['phi', 'Interrog'],
}

/** Adds a question ending to the words: `wenzani`, `uyaphi`, `uza kufunani`. */
export const askWith = (question: (typeof VERB_QUESTIONS)[number], words: VerbWords): VerbWords =>
  words.map((word, index) => (index === words.length - 1 ? [...word, QUESTIONS[question]] : word))

/** Builds the infinitive after an auxiliary, without its initial vowel: `kufunda`. */
export const buildKu = (clause: Clause): VerbWords => buildWords(clause, [['ku', 'SC15']], 'plain')[0] ?? []

/** Writes the words of a verb. */
export const writeWords = (words: VerbWords, grammar: NguniGrammar): string =>
  words.map((word) => joinMorphemes(word, grammar)[0] ?? '').join(' ')

/** Tells whether a verb's prefix meets the vowel of its stem. */
export const meetsVowel = ({ stem, object }: Clause): boolean => stem.vowelInitial && object.length === 0

/** Writes a concord after another vowel, with a glide or none before its own: `wu`, `yi`, `ye`. */
export function glideConcord([form, tag]: Morpheme): Morpheme {
  if (!isVowel(form.charAt(0))) return [form, tag]
  return [(form === 'u' ? 'w' : 'y') + form, tag]
}
