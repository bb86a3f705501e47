import type { Morpheme } from '#core/grammar/morpheme.ts'
import { buildWords, meetsVowel, subjectOf, type Clause, type VerbWords } from '#core/grammar/verb-clause.ts'
import { NEGATIVE, pastEndings, PROGRESSIVE } from '#core/grammar/verb-dependent.ts'
import { buildFuture } from '#core/grammar/verb-future.ts'

/** -se- of the progressive before -nga- and -na-: `ndisengafunda`, `andisenakufunda`. */
const STILL_POSSIBLE: Morpheme = ['se', 'Pro']

/** -nge-, which loses its e before a vowel: `andingenzi`. */
const cannot = (clause: Clause, tag: string): Morpheme => [meetsVowel(clause) ? 'ng(e)' : 'nge', tag]

const isProgressive = ({ request }: Clause): boolean => request.aspect === 'progressive'

/** Builds `ndiyafunda` and `ndifunda`. The verb "say" has the short form first: `ndithi`. */
function buildPresent(clause: Clause): VerbWords[] {
  const subject = subjectOf(clause, 'subject')
  if (isProgressive(clause)) return buildWords(clause, [subject, PROGRESSIVE], 'plain')
  const long = buildWords(clause, [subject, ['ya', 'Pres']], 'plain')
  const short = buildWords(clause, [subject], 'plain')
  const { verbForm } = clause.request
  if (verbForm) return verbForm === 'long' ? long : short
  return clause.stem.irregular.quotative && !clause.stem.passive ? [...short, ...long] : [...long, ...short]
}

/** Builds `ndafunda`; a latent i is heard in isiXhosa, `weza`, and may be in isiZulu, `weza` and `waza`. */
function buildRemotePast(clause: Clause): VerbWords[] {
  const prefixes: readonly Morpheme[] = [subjectOf(clause, 'subject'), ['a', 'Past']]
  const words = buildWords(clause, prefixes, 'plain')
  if (!clause.stem.latent || !clause.grammar.ways.latentMayBeUnheard) return words
  return [...words, ...buildWords({ ...clause, stem: { ...clause.stem, latent: false } }, prefixes, 'plain')]
}

/** Builds `ndingafunda`, isiXhosa also `ndinokufunda`. */
function buildPotential(clause: Clause): VerbWords[] {
  const still = isProgressive(clause) ? [STILL_POSSIBLE] : []
  const can = buildWords(
    clause,
    [subjectOf(clause, still.length > 0 ? 'subject' : 'subjunctive'), ...still, ['nga', 'Pot']],
    'plain',
  )
  if (clause.grammar.ways.potentialByNga) return can
  return [
    ...can,
    ...buildWords(
      clause,
      [subjectOf(clause, 'subject'), ...still, ['na', 'Pot'], ['u', 'NPrePre15'], ['ku', 'SC15']],
      'plain',
    ),
  ]
}

/** Builds the positive verb of a main clause. */
export function buildPositiveIndicative(clause: Clause): VerbWords[] {
  const { tense } = clause.request
  const still = isProgressive(clause) ? [PROGRESSIVE] : []
  if (tense === 'present') return buildPresent(clause)
  if (tense === 'remote-past') return buildRemotePast(clause)
  if (tense === 'future') return buildFuture(clause, [subjectOf(clause, 'subject'), ...still], false)
  if (tense === 'potential') return buildPotential(clause)
  return pastEndings(clause.request).flatMap((ending) =>
    buildWords(clause, [subjectOf(clause, 'subject'), ...still], ending),
  )
}

/** Builds `andinakufunda`, `andingefundi`, `ndingangafundi`; isiZulu `ngingefunde`, `angeke ngifunde`. */
function buildNegativePotential(clause: Clause, front: readonly Morpheme[]): VerbWords[] {
  const still = isProgressive(clause) ? [STILL_POSSIBLE] : []
  if (clause.grammar.ways.potentialByNga) {
    const subjunctive = subjectOf(clause, 'subjunctive')
    const never: VerbWords[] = buildWords(clause, [subjunctive], 'subjunctive').map((words) => [
      [['angeke', 'AuxVStem']],
      ...words,
    ])
    return [...buildWords(clause, [subjunctive, cannot(clause, 'NegPre')], 'subjunctive'), ...never]
  }
  return [
    ...buildWords(clause, [...front, ...still, ['na', 'Pot'], ['ku', 'SC15']], 'plain'),
    ...buildWords(clause, [...front, ...still, cannot(clause, 'Pot')], 'negative'),
    ...(still.length > 0
      ? []
      : buildWords(clause, [subjectOf(clause, 'subjunctive'), ['nga', 'Pot'], NEGATIVE], 'negative')),
  ]
}

/** Builds `andifundanga`, and in isiXhosa `khange ndifunde` or, of long ago, `zange ndifunde`. */
function buildNegativePast(clause: Clause, front: readonly Morpheme[]): VerbWords[] {
  const words = buildWords(clause, front, 'negative-past')
  if (!clause.grammar.ways.khange || clause.request.verbForm === 'long') return words
  const never = buildWords(clause, [subjectOf(clause, 'subjunctive')], 'subjunctive')
  const auxiliaries = clause.request.tense === 'remote-past' ? ['zange', 'khange'] : ['khange', 'zange']
  return [
    ...words,
    ...auxiliaries.flatMap((auxiliary) => never.map((after): VerbWords => [[[auxiliary, 'AuxVStem']], ...after])),
  ]
}

/** Builds the negative verb of a main clause. */
export function buildNegativeIndicative(clause: Clause): VerbWords[] {
  const { tense, aspect } = clause.request
  const front: readonly Morpheme[] = [['a', 'NegPre'], subjectOf(clause, 'negativeSubject')]
  const still = isProgressive(clause) ? [PROGRESSIVE] : []
  if (aspect === 'exclusive') return buildWords(clause, [...front, ['ka', 'ExclNeg']], 'negative')
  if (tense === 'present') return buildWords(clause, [...front, ...still], 'negative')
  if (tense === 'future') return buildFuture(clause, [...front, ...still], true)
  if (tense === 'potential') return buildNegativePotential(clause, front)
  return buildNegativePast(clause, [...front, ...still])
}
