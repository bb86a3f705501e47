import { isVowel, type Morpheme } from '#core/grammar/morpheme.ts'
import type { NguniGrammar } from '#core/grammar/nguni-grammar.ts'
import type { LexiconRoot, WordLexicon } from '#core/grammar/word-lexicon.ts'
import { BestReadings, formCost, stepCost, type EndReading } from '#core/grammar/word-reading.ts'

/** Endings of a verb with the morphemes they are, the longest first. */
const ENDINGS: readonly (readonly [ending: string, morphemes: readonly Morpheme[]])[] = [
  ['anga', [['a', 'VerbTerm'], ['nga', 'NegPre']]],
  ['ile', [['il', 'Perf'], ['e', 'VerbTerm']]],
  ['a', [['a', 'VerbTerm']]],
  ['e', [['e', 'VerbTerm']]],
  ['i', [['i', 'VerbTerm']]],
]

/** What can follow the ending. */
const CLITICS: readonly (readonly [ending: string, morpheme: Morpheme | null])[] = [['', null], ['yo', ['yo', 'RelSuf']], ['ni', ['ni', 'ImpSuf']], ['na', ['na', 'Interrog']], ['phi', ['phi', 'Interrog']]]

const EXTENSIONS: readonly Morpheme[] = [['w', 'PassExt'], ['iw', 'PassExt'], ['is', 'CausExt'], ['el', 'ApplExt'], ['an', 'RecipExt'], ['ek', 'NeutExt'], ['akal', 'NeutExt']]

const NO_EXTENSION: readonly Morpheme[] = []

function tailCost(tail: readonly Morpheme[]): number {
  let cost = 0
  for (let index = 0; index < tail.length; index++) {
    const [form, kind] = tail[index] as Morpheme
    cost += formCost(kind, form) + stepCost(kind, tail[index + 1]?.[1] ?? '$')
  }
  return cost
}

/** Every ending with what can follow it, as it is written, and what it costs; by the last letter. */
const TAILS = Map.groupBy(CLITICS.flatMap(([clitic, suffix]) => ENDINGS.map(([ending, terminal]) => {
  // The corpora write the perfect as one at the end of a word, as two before -yo.
  const perfect: readonly Morpheme[] = ending === 'ile' && clitic !== 'yo' ? [['ile', 'Perf']] : terminal
  const tail = suffix ? [...perfect, suffix] : perfect
  return { written: ending + clitic, tail, first: tail[0]?.[1] ?? '', cost: tailCost(tail) }
})), ({ written }) => written.at(-1))

/** What a root that no lexicon has costs: less the longer it is than the shortest, since a long one is hardly there by chance. */
const UNKNOWN_ROOT = 550
const UNKNOWN_LETTER = 230
const KNOWN_ROOT = 450
const ATTESTED_ROOT = 600
const DERIVED = 50
const DERIVED_CAUSATIVE = 900
const HALF_KNOWN: Readonly<Record<string, number>> = { is: 50, el: 250, an: 250, ek: 100 }
const VOWEL_FIRST = 400

/** A root of the language's shape: it has a vowel and ends with a consonant. */
const ROOT_SHAPE = /[aeiou].*[^aeiou]$/s

/** Two vowels never meet within a root; where they do, a prefix ends between them, or the word is a loan. */
const TWO_VOWELS = /[aeiou]{2}/
const HIATUS = 500

/** A way to cut a body into root and extensions; what was cut off is behind it. */
type Split = { root: string; extensions: readonly Morpheme[]; cost: number }

/** The root with its last palatal turned back into the labial that the passive changed: `setyenz` into `sebenz`. */
function unpalatalise(stem: string, palatals: NguniGrammar['palatals']): string[] {
  const roots: string[] = []
  for (const [labial, palatal] of palatals) {
    const at = stem.lastIndexOf(palatal)
    if (at > 1) roots.push(stem.slice(0, at) + labial + stem.slice(at + palatal.length))
  }
  return roots
}

/** How many extensions are looked for. */
const MOST_EXTENSIONS = 3

/** Adds to `splits` every way to cut the body, the uncut one first. `after` stands behind it and `last` is the kind of what comes next. */
function splitExtensions(splits: Split[], body: string, grammar: NguniGrammar, after: readonly Morpheme[], last: string, costAfter: number): void {
  splits.push({ root: body, extensions: after, cost: stepCost('VRoot', last) + costAfter })
  if (after.length === MOST_EXTENSIONS) return
  for (const extension of EXTENSIONS) {
    const [form, kind] = extension
    if (!body.endsWith(form) || body.length <= form.length) continue
    const rest = body.slice(0, -form.length)
    if (kind === 'PassExt' && form === 'w' && isVowel(rest.at(-1))) continue
    const start = splits.length
    splitExtensions(splits, rest, grammar, [extension, ...after], kind, costAfter + formCost(kind, form) + stepCost(kind, last))
    if (kind === 'PassExt') splits.push(...splits.splice(start).flatMap((split) => [split, ...unpalatalise(split.root, grammar.palatals).map((root) => ({ ...split, root }))]))
  }
}

/** A derived root that has an entry of its own (`sebenzisa`) is still better read as what it is made of. */
function derivedCost(root: string, lexicon: WordLexicon): number {
  if (root.endsWith('is') && (root.length > 4 || lexicon.stems.VRoot.has(root.slice(0, -2)))) return DERIVED_CAUSATIVE
  return /(?:el|an|ek)$/.test(root) && lexicon.stems.VRoot.has(root.slice(0, -2)) ? DERIVED : 0
}

function rootCost({ root, extensions }: Split, known: LexiconRoot | undefined, lexicon: WordLexicon): number | null {
  if (known) return KNOWN_ROOT + derivedCost(root, lexicon)
  if (!ROOT_SHAPE.test(root)) return null
  if (lexicon.attested.VRoot.has(root)) return ATTESTED_ROOT
  const [extension] = extensions
  if (extension && root.length > 2 && lexicon.stems.VRoot.has(root + extension[0])) return KNOWN_ROOT + (HALF_KNOWN[extension[0]] ?? 400)
  return UNKNOWN_ROOT + UNKNOWN_LETTER * root.length + (isVowel(root.charAt(0)) ? VOWEL_FIRST : 0) + (TWO_VOWELS.test(root) ? HIATUS : 0)
}

/**
 * What a verb's stem with its ending can be: root, extensions, ending; the likeliest first. `setyenziswa` is `sebenz`, -is-, -w-, -a.
 * Roots that the lexicon has come with it; others are guessed where they have the shape of one.
 * @param most as many readings are given
 */
export function readVerbStem(text: string, grammar: NguniGrammar, lexicon: WordLexicon, most: number): readonly EndReading[] {
  const best = new BestReadings(most)
  for (const { written, tail, first, cost: costAfter } of TAILS.get(text.at(-1)) ?? []) {
    if (!text.endsWith(written) || text.length === written.length) continue
    const body = text.slice(0, -written.length)
    if (isVowel(body.at(-1))) continue
    const splits: Split[] = []
    splitExtensions(splits, body, grammar, NO_EXTENSION, first, costAfter)
    for (const split of splits) {
      if (!best.keeps(split.cost)) continue
      const root = lexicon.stems.VRoot.get(split.root)?.[0]
      const cost = rootCost(split, root, lexicon)
      if (cost !== null && best.keeps(cost + split.cost)) best.add([{ morphemes: [[split.root, 'VRoot'], ...split.extensions, ...tail], rest: null, cost: cost + split.cost, root, first: 'VRoot' }])
    }
  }
  return best.readings
}
