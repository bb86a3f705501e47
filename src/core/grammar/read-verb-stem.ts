import type { Morpheme } from '#core/grammar/morpheme.ts'
import type { NguniGrammar } from '#core/grammar/nguni-grammar.ts'
import type { LexiconRoot, WordLexicon } from '#core/grammar/word-lexicon.ts'
import { formCost, stepCost, type WordReading } from '#core/grammar/word-reading.ts'

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

/** What a root that no lexicon has costs: less the longer it is than the shortest, since a long one is hardly there by chance. */
const UNKNOWN_ROOT = 550
const UNKNOWN_LETTER = 230
const KNOWN_ROOT = 450
const ATTESTED_ROOT = 600
const DERIVED = 50
const DERIVED_CAUSATIVE = 900
const HALF_KNOWN: Readonly<Record<string, number>> = { is: 50, el: 250, an: 250, ek: 100 }
const VOWEL_FIRST = 400

/** A root of the language's shape: it ends with a consonant and has a vowel. */
const ROOT_SHAPE = /^(?:[^aeiou]*[aeiou]+)+[^aeiou]+$/

type Split = { root: string; extensions: readonly Morpheme[]; cost: number }

/** The root with its last palatal turned back into the labial that the passive changed: `setyenz` into `sebenz`. */
function unpalatalise(stem: string, palatals: NguniGrammar['palatals']): string[] {
  return palatals.flatMap(([labial, palatal]) => {
    const at = stem.lastIndexOf(palatal)
    return at > 1 ? [stem.slice(0, at) + labial + stem.slice(at + palatal.length)] : []
  })
}

function splitExtensions(body: string, grammar: NguniGrammar, last: string, depth: number): Split[] {
  const here: Split = { root: body, extensions: [], cost: stepCost('VRoot', last) }
  if (depth === 0) return [here]
  const shorter = EXTENSIONS.flatMap((extension) => {
    const [form, kind] = extension
    if (!body.endsWith(form) || body.length <= form.length) return []
    const rest = body.slice(0, -form.length)
    if (kind === 'PassExt' && form === 'w' && /[aeiou]$/.test(rest)) return []
    const cost = formCost(kind, form) + stepCost(kind, last)
    const splits = splitExtensions(rest, grammar, kind, depth - 1).map((split) => ({ root: split.root, extensions: [...split.extensions, extension], cost: split.cost + cost }))
    return kind === 'PassExt' ? splits.flatMap((split) => [split, ...unpalatalise(split.root, grammar.palatals).map((root) => ({ ...split, root }))]) : splits
  })
  return [here, ...shorter]
}

/** A derived root that has an entry of its own (`sebenzisa`) is still better read as what it is made of. */
function derivedCost(root: string, lexicon: WordLexicon): number {
  if (root.endsWith('is') && (root.length > 4 || lexicon.stems.VRoot.has(root.slice(0, -2)))) return DERIVED_CAUSATIVE
  return /(?:el|an|ek)$/.test(root) && lexicon.stems.VRoot.has(root.slice(0, -2)) ? DERIVED : 0
}

function rootCost({ root, extensions }: Split, known: LexiconRoot | undefined, lexicon: WordLexicon): number | null {
  const [extension] = extensions
  const derived = extension && lexicon.stems.VRoot.has(root + extension[0])
  if (known) return KNOWN_ROOT + derivedCost(root, lexicon)
  if (!ROOT_SHAPE.test(root)) return null
  if (lexicon.attested.VRoot.has(root)) return ATTESTED_ROOT
  if (derived && root.length > 2) return KNOWN_ROOT + (HALF_KNOWN[extension[0]] ?? 400)
  return UNKNOWN_ROOT + UNKNOWN_LETTER * root.length + (/^[aeiou]/.test(root) ? VOWEL_FIRST : 0)
}

/**
 * What a verb's stem with its ending can be: root, extensions, ending. `setyenziswa` is `sebenz`, -is-, -w-, -a.
 * Roots that the lexicon has come with it; others are guessed where they have the shape of one.
 */
export function readVerbStem(text: string, grammar: NguniGrammar, lexicon: WordLexicon): WordReading[] {
  const readings: WordReading[] = []
  for (const [clitic, suffix] of CLITICS) {
    if (!text.endsWith(clitic)) continue
    const word = clitic === '' ? text : text.slice(0, -clitic.length)
    for (const [ending, terminal] of ENDINGS) {
      if (!word.endsWith(ending) || word.length === ending.length) continue
      const body = word.slice(0, -ending.length)
      if (/[aeiou]$/.test(body)) continue
      // The corpora write the perfect as one at the end of a word, as two before -yo.
      const perfect: readonly Morpheme[] = ending === 'ile' && clitic !== 'yo' ? [['ile', 'Perf']] : terminal
      const tail = suffix ? [...perfect, suffix] : perfect
      for (const split of splitExtensions(body, grammar, perfect[0]?.[1] ?? '', 3)) {
        const known = lexicon.stems.VRoot.get(split.root)?.[0]
        const cost = rootCost(split, known, lexicon)
        if (cost !== null) readings.push({ morphemes: [[split.root, 'VRoot'], ...split.extensions, ...tail], cost: cost + split.cost + tailCost(tail), root: known, first: 'VRoot' })
      }
    }
  }
  return readings
}

function tailCost(tail: readonly Morpheme[]): number {
  let cost = 0
  for (let index = 0; index < tail.length; index++) {
    const [form, kind] = tail[index] as Morpheme
    cost += formCost(kind, form) + stepCost(kind, tail[index + 1]?.[1] ?? '$')
  }
  return cost
}
