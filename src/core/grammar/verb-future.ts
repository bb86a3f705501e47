import type { Morpheme } from '#core/grammar/morpheme.ts'
import { buildKu, buildWords, meetsVowel, type Clause, type VerbWords } from '#core/grammar/verb-clause.ts'

/**
 * Writes the future of isiZulu, `ngizofunda` or `ngiyofunda`. It has -ku- before a vowel and before one syllable:
 * `ngizokwenza`, `ngizokudla`.
 */
function zuluFuture(clause: Clause, prefixes: readonly Morpheme[], negative: boolean): VerbWords[] {
  const long: Morpheme = ['ku', 'SC15']
  const needsKu = meetsVowel(clause) || (clause.stem.monosyllabic && clause.object.length === 0)
  if (negative)
    return ['zu', 'yu'].flatMap((future) => buildWords(clause, [...prefixes, [future, 'Fut'], long], 'plain'))
  return ['zo', 'yo'].flatMap((future) =>
    buildWords(clause, [...prefixes, [future, 'Fut'], ...(needsKu ? [long] : [])], 'plain'),
  )
}

/**
 * Builds the future. IsiXhosa has `ndiza kufunda`, `ndiya kufunda`, negative `andizi kufunda`, `andiyi kufunda`, and no
 * longer `andisayi kufunda`; isiZulu `ngizofunda`. @param prefixes before the auxiliary: concord, negative, -sa-
 */
export function buildFuture(clause: Clause, prefixes: readonly Morpheme[], negative: boolean): VerbWords[] {
  if (clause.grammar.ways.joinedFuture) return zuluFuture(clause, prefixes, negative)
  const noLonger = negative && prefixes.some(([, tag]) => tag === 'Pro')
  return (noLonger ? ['y'] : ['z', 'y']).map((root): VerbWords => [
    [...prefixes, [root, 'VRoot'], [negative ? 'i' : 'a', 'VerbTerm']],
    ...buildKu(clause),
  ])
}
