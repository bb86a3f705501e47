import type { Morpheme } from '#core/grammar/morpheme.ts'
import { buildWords, meetsVowel, subjectOf, type Clause, type VerbWords } from '#core/grammar/verb-clause.ts'
import { buildFuture } from '#core/grammar/verb-future.ts'
import type { VerbEnding } from '#core/grammar/verb-endings.ts'
import type { VerbRequest } from '#core/grammar/verb-request.ts'

export const PROGRESSIVE: Morpheme = ['sa', 'Pro']
export const NEGATIVE: Morpheme = ['nga', 'NegPre']
const RELATIVE_SUFFIX: Morpheme = ['yo', 'RelSuf']

/** A verb after a participial or a relative concord: both say no with -nga-. */
type Dependent = {
  clause: Clause
  concord: Morpheme
  relative: boolean
  tense: VerbRequest['tense']
  still: readonly Morpheme[]
}

/** Returns the requested endings of a past, the long one first. */
export const pastEndings = ({
  tense,
  verbForm,
}: Pick<VerbRequest, 'tense' | 'verbForm'>): readonly ('long-past' | 'short-past' | 'state')[] => {
  if (tense === 'stative') return ['state']
  if (verbForm === 'short') return ['short-past']
  return verbForm === 'long' || tense === 'perfect' ? ['long-past'] : ['long-past', 'short-past']
}

/** Class 6 before a vowel is `enzayo` or `awenzayo`. */
function finish({ clause, relative }: Dependent, prefixes: readonly Morpheme[], ending: VerbEnding): VerbWords[] {
  const [concord, ...others] = prefixes
  if (relative && concord?.[0] === 'a' && others.length === 0 && meetsVowel(clause)) {
    return [prefixes, [pastRelative(concord)]].flatMap((front) => finishWord({ clause, relative }, front, ending))
  }
  return finishWord({ clause, relative }, prefixes, ending)
}

/**
 * Finishes a word with and without -yo, as requested. The past in -ile always has it; of the past in -e only the
 * passive.
 */
function finishWord(
  { clause, relative }: Pick<Dependent, 'clause' | 'relative'>,
  prefixes: readonly Morpheme[],
  ending: VerbEnding,
): VerbWords[] {
  const short = buildWords(clause, prefixes, ending)
  if (!relative) return short
  const { verbForm } = clause.request
  if (verbForm === 'short' || (ending === 'short-past' && !clause.stem.passive)) return short
  const long = buildWords(clause, prefixes, ending, [RELATIVE_SUFFIX])
  return verbForm === 'long' || ending === 'long-past' ? long : [...long, ...short]
}

/**
 * Returns the prefixes of a participial. IsiXhosa has -s- and -si- between the concord and a vowel or one syllable:
 * `esenza`, `esitya`, `esiza`. IsiZulu has the subjunctive's concord before a vowel: `bakhiwa`.
 */
function participialPrefixes({ clause, concord, still }: Dependent, present: boolean): readonly Morpheme[] {
  if (still.length > 0) return [concord, ...still]
  if (clause.grammar.ways.participialAsSubjunctive)
    return meetsVowel(clause) ? [subjectOf(clause, 'subjunctive')] : [concord]
  if (meetsVowel(clause)) return [concord, ['s', 'Pres']]
  return present && clause.stem.monosyllabic && clause.object.length === 0 ? [concord, ['si', 'Pres']] : [concord]
}

function buildPositive(dependent: Dependent): VerbWords[] {
  const { clause, concord, relative, tense, still } = dependent
  if (tense === 'future') return buildFuture(clause, [concord, ...still], false)
  if (tense === 'potential') {
    const possible = buildWords(clause, [concord, ['na', 'Pot'], ['u', 'NPrePre15'], ['ku', 'SC15']], 'plain')
    const potential = buildWords(
      clause,
      [relative ? concord : subjectOf(clause, 'subjunctive'), ['nga', 'Pot']],
      'plain',
    )
    return relative ? [...potential, ...possible] : [...possible, ...potential]
  }
  if (tense === 'remote-past' && relative)
    return finish(dependent, [pastRelative(concord), ['a', 'Past']], 'plain').toReversed()
  if (tense === 'remote-past') return buildWords(clause, [subjectOf(clause, 'subject'), ['a', 'Past']], 'plain')
  const prefixes = relative ? [concord, ...still] : participialPrefixes(dependent, tense === 'present')
  if (tense === 'present') return finish(dependent, prefixes, 'plain')
  return pastEndings({ ...clause.request, tense }).flatMap((ending) => finish(dependent, prefixes, ending))
}

/** Returns the relative concord of a past. Class 6 keeps its concord apart from a vowel: `awafunda`. */
export const pastRelative = ([form, tag]: Morpheme): Morpheme => [form === 'a' ? 'aw' : form, tag]

function buildNegative(dependent: Dependent): VerbWords[] {
  const { clause, concord, tense, still } = dependent
  if (clause.request.aspect === 'exclusive')
    return finish(dependent, [concord, ['nge', 'NegPre'], ['ka', 'ExclNeg']], 'negative')
  if (tense === 'future') return buildFuture(clause, [concord, NEGATIVE, ...still], true)
  if (tense === 'potential')
    return buildWords(clause, [concord, ['nge', 'NegPre'], ['na', 'Pot'], ['ku', 'SC15']], 'plain')
  if (tense !== 'present') return finish(dependent, [concord, NEGATIVE, ...still], 'negative-past').toReversed()
  return finish(dependent, [concord, NEGATIVE, ...still], 'negative')
}

/**
 * Builds a participial verb: `befunda`, `engafundi`, `ehleli`, `enokufunda`. @param tense may differ from the requested
 * one: compound tenses contain a present participial
 */
export function buildParticipial(clause: Clause, tense: VerbRequest['tense']): VerbWords[] {
  const still = clause.request.aspect === 'progressive' ? [PROGRESSIVE] : []
  const dependent = { clause, concord: subjectOf(clause, 'participial'), relative: false, tense, still }
  return clause.request.polarity === 'negative' ? buildNegative(dependent) : buildPositive(dependent)
}

/** Builds a relative verb, the long form in -yo first: `abafundayo`, `abangafundiyo`, `ofundileyo`, `owafunda`. */
export function buildRelative(clause: Clause): VerbWords[] {
  const still = clause.request.aspect === 'progressive' ? [PROGRESSIVE] : []
  const dependent = {
    clause,
    concord: subjectOf(clause, 'relative'),
    relative: true,
    tense: clause.request.tense,
    still,
  }
  return clause.request.polarity === 'negative' ? buildNegative(dependent) : buildPositive(dependent)
}
