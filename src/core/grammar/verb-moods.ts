import type { Morpheme } from '#core/grammar/morpheme.ts'
import { buildWords, meetsVowel, subjectOf, type Clause, type VerbWords } from '#core/grammar/verb-clause.ts'
import { NEGATIVE, PROGRESSIVE } from '#core/grammar/verb-dependent.ts'

const SEVERAL: Morpheme = ['ni', 'ImpSuf']
const INFINITIVE: readonly Morpheme[] = [
  ['u', 'NPrePre15'],
  ['ku', 'BPre15'],
]

const isForSeveral = ({ request }: Clause): boolean => request.subject === '2pp'

/**
 * Builds the imperative: `funda`, `fundani`. It has y- before a vowel and yi- before one syllable (`yenza`, `yitya`).
 * With an object it ends with -e (`mfundele`).
 */
export function buildPositiveImperative(clause: Clause, ending: 'plain' | 'subjunctive' = 'plain'): VerbWords[] {
  const suffixes = isForSeveral(clause) ? [SEVERAL] : []
  if (clause.object.length > 0) return buildWords(clause, [], 'subjunctive', suffixes)
  const open: readonly Morpheme[] = clause.stem.monosyllabic
    ? [['yi', 'ImpPre']]
    : meetsVowel(clause)
      ? [['y', 'ImpPre']]
      : []
  return buildWords(clause, open, ending, suffixes)
}

/** Builds the negative imperative: `musa ukufunda`, `musani ukufunda`, and `ungafundi`; isiXhosa also `sukufunda`. */
export function buildNegativeImperative(clause: Clause): VerbWords[] {
  const several = isForSeveral(clause)
  const stop: readonly Morpheme[] = [['mus', 'VRoot'], ['a', 'VerbTerm'], ...(several ? [SEVERAL] : [])]
  const polite = buildSubjunctive({
    ...clause,
    request: { ...clause.request, polarity: 'negative', tense: 'present', subject: several ? '2pp' : '2ps' },
  })
  const infinitive = buildWords(clause, INFINITIVE, 'plain').map((words): VerbWords => [stop, ...words])
  if (!clause.grammar.ways.joinedMusa || several) return [...infinitive, ...polite]
  return [
    ...infinitive,
    ...polite,
    ...buildWords(
      clause,
      [
        ['su', 'NegPre'],
        ['ku', 'SC15'],
      ],
      'plain',
    ),
  ]
}

/** Builds the infinitive: `ukufunda`, `ukungafundi`. */
export const buildInfinitive = (clause: Clause): VerbWords[] =>
  clause.request.polarity === 'negative'
    ? buildWords(clause, [...INFINITIVE, NEGATIVE], 'negative')
    : buildWords(clause, INFINITIVE, 'plain')

/**
 * Builds the subjunctive: `ndifunde`, `angafundi`. In the past, where events follow each other, it is `ndafunda`,
 * `akafunda`.
 */
export function buildSubjunctive(clause: Clause): VerbWords[] {
  const { polarity, tense, aspect } = clause.request
  const isPast = tense !== 'present' && tense !== 'future' && tense !== 'potential'
  const past: readonly Morpheme[] = [subjectOf(clause, 'subject'), ['a', 'Past']]
  if (polarity === 'positive')
    return isPast
      ? buildWords(clause, past, 'plain')
      : buildWords(clause, [subjectOf(clause, 'subjunctive')], 'subjunctive')
  if (!isPast)
    return buildWords(
      clause,
      [subjectOf(clause, 'subjunctive'), NEGATIVE, ...(aspect === 'progressive' ? [PROGRESSIVE] : [])],
      'negative',
    )
  if (clause.grammar.ways.pastNegatedInside) return buildWords(clause, [...past, NEGATIVE], 'plain')
  const negative = subjectOf(clause, 'negativeSubject')
  return buildWords(
    clause,
    [['a', 'NegPre'], negative, ...(negative[0] === 'ka' ? [] : [['a', 'Past'] as const])],
    'plain',
  )
}
