import type { Morpheme } from '#core/grammar/morpheme.ts'
import { formCost, stepCost } from '#core/grammar/word-reading.ts'

/** Ending of a verb, with the suffixes that can follow it. */
export type VerbTail = {
  /** Form after the stem: `anga`, `ileyo`. */
  written: string
  morphemes: readonly Morpheme[]
  /** Kind of the first morpheme. */
  first: string
  /** The ending's vowel where a stem may have changed before it; empty where it never does. */
  vowel: '' | 'e' | 'i' | 'o'
  cost: number
}

/** Endings of a verb with the morphemes they are. -o is that of ukutsho alone. */
const ENDINGS: readonly (readonly [ending: string, vowel: VerbTail['vowel'], morphemes: readonly Morpheme[]])[] = [
  [
    'anga',
    '',
    [
      ['a', 'VerbTerm'],
      ['nga', 'NegPre'],
    ],
  ],
  [
    'ile',
    '',
    [
      ['il', 'Perf'],
      ['e', 'VerbTerm'],
    ],
  ],
  ['a', '', [['a', 'VerbTerm']]],
  ['e', 'e', [['e', 'VerbTerm']]],
  ['i', 'i', [['i', 'VerbTerm']]],
  ['o', 'o', [['o', 'VerbTerm']]],
  [
    'ongo',
    'o',
    [
      ['o', 'VerbTerm'],
      ['ngo', 'NegPre'],
    ],
  ],
]

/** Clitics after the ending. The -ni is that of commands to several people, or asks what. */
const CLITICS: readonly (Morpheme | null)[] = [
  null,
  ['yo', 'RelSuf'],
  ['ni', 'ImpSuf'],
  ['ni', 'Interrog'],
  ['na', 'Interrog'],
  ['phi', 'Interrog'],
]

function tailCost(tail: readonly Morpheme[]): number {
  let cost = 0
  for (let index = 0; index < tail.length; index++) {
    const [form, kind] = tail[index] as Morpheme
    cost += formCost(kind, form) + stepCost(kind, tail[index + 1]?.[1] ?? '$')
  }
  return cost
}

/** All endings with the suffixes that can follow them, by the last letter. */
export const VERB_TAILS: ReadonlyMap<string | undefined, readonly VerbTail[]> = Map.groupBy(
  CLITICS.flatMap((clitic) =>
    ENDINGS.map(([ending, vowel, terminal]): VerbTail => {
      // The corpora write the perfect as one at the end of a word, as two before -yo.
      const perfect: readonly Morpheme[] = ending === 'ile' && clitic?.[1] !== 'RelSuf' ? [['ile', 'Perf']] : terminal
      const morphemes = clitic ? [...perfect, clitic] : perfect
      return {
        written: ending + (clitic?.[0] ?? ''),
        morphemes,
        first: morphemes[0]?.[1] ?? '',
        vowel,
        cost: tailCost(morphemes),
      }
    }),
  ),
  ({ written }) => written.at(-1),
)
