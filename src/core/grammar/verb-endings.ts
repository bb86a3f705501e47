import type { Morpheme } from '#core/grammar/morpheme.ts'
import type { NguniGrammar } from '#core/grammar/nguni-grammar.ts'
import type { VerbStem } from '#core/grammar/verb-stems.ts'

/**
 * Ending of a verb: `funda`, negative `fundi`, subjunctive `funde`, negative past `fundanga`, past `fundile` and
 * `funde`, state `lele`.
 */
export type VerbEnding = 'plain' | 'negative' | 'subjunctive' | 'negative-past' | 'long-past' | 'short-past' | 'state'

type Endings = readonly (readonly Morpheme[])[]

const E: Morpheme = ['e', 'VerbTerm']
const PERFECT: Morpheme = ['il', 'Perf']

const written = (parts: readonly Morpheme[]): string => parts.map(([form]) => form).join('')

/**
 * Turns -al-, -el-, -an- at the end of a longer stem into -ele, -ene in the past: `bulele`, `fundele`, `hlangene`. Null
 * for other stems.
 */
function imbricate(parts: readonly Morpheme[], extended: boolean): readonly Morpheme[] | null {
  const last = parts.at(-1)
  const stem = written(parts)
  if (!last || !(extended ? /(?:el|an)$/ : /[aeiou].*(?:[ae]l|an)$/).test(stem)) return null
  return [...parts.slice(0, -1), [last[0].replace(/a([ln])$/, 'e$1'), last[1]]]
}

/** Returns the stem of a past that has no -ile, without the passive. Null where the verb has the regular one. */
function pastStem({ irregular, extended }: VerbStem, active: readonly Morpheme[]): readonly Morpheme[] | null {
  return irregular.perfect === undefined ? imbricate(active, extended) : [[irregular.perfect, 'VRoot']]
}

function endPassivePast(stem: VerbStem, long: boolean): Endings {
  const passive = stem.parts.at(-1) as Morpheme
  const active = stem.parts.slice(0, -1)
  if (stem.irregular.passive !== undefined) return [[[stem.irregular.passive.replace(/a$/, 'e'), 'VRoot'], passive, E]]
  const own = pastStem(stem, active)
  if (own) return [[...own, passive, E]]
  return [[...active, long ? ['iw', 'PassExt'] : passive, E]]
}

function endPast(stem: VerbStem, long: boolean, { ways }: NguniGrammar): Endings {
  const { parts, irregular } = stem
  const regular: Endings = [long ? [...parts, PERFECT, E] : [...parts, E]]
  if (stem.passive)
    return ways.regularPastToo ? [...endPassivePast(stem, long), ...regular] : endPassivePast(stem, long)
  if (irregular.final === 'o' && irregular.perfect !== undefined)
    return [
      [
        [irregular.perfect, 'VRoot'],
        ['o', 'VerbTerm'],
      ],
    ]
  const own = pastStem(stem, parts)
  if (!own) return regular
  return ways.regularPastToo ? [[...own, E], ...regular] : [[...own, E]]
}

/** Joins stem and ending, best first. Only the second half of a reduplicated stem changes: `lalalele`. */
export function endVerb(stem: VerbStem, ending: VerbEnding, grammar: NguniGrammar): Endings {
  const again = stem.parts.findIndex(([, tag]) => tag === 'VerbTerm') + 1
  const first = stem.parts.slice(0, again)
  return endOnce({ ...stem, parts: stem.parts.slice(again) }, ending, grammar).map((parts) => [...first, ...parts])
}

function endOnce(stem: VerbStem, ending: VerbEnding, grammar: NguniGrammar): Endings {
  const { parts, final, passive, irregular } = stem
  const plain: Endings = [[...parts, [final, 'VerbTerm']]]
  if (ending === 'plain') return plain
  if (ending === 'negative')
    return passive || final === 'o' || irregular.negative ? plain : [[...parts, ['i', 'VerbTerm']]]
  if (ending === 'subjunctive') return final === 'a' ? [[...parts, E]] : plain
  if (ending === 'negative-past')
    return [
      final === 'o'
        ? [...parts, ['o', 'VerbTerm'], ['ngo', 'NegPre']]
        : [...parts, ['a', 'VerbTerm'], ['nga', 'NegPre']],
    ]
  if (ending === 'state' && irregular.stative && !passive)
    return [
      [
        [irregular.stative[0], 'VRoot'],
        [irregular.stative[1], 'VerbTerm'],
      ],
    ]
  return endPast(stem, ending !== 'short-past', grammar)
}
