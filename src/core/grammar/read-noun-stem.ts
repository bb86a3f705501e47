import type { NguniGrammar } from '#core/grammar/nguni-grammar.ts'
import { isVowel, type Morpheme } from '#core/grammar/morpheme.ts'
import type { StemTag, WordLexicon } from '#core/grammar/word-lexicon.ts'
import { endReading, putAfter, type EndReading } from '#core/grammar/word-reading.ts'

/** Costs of known stems. */
export const KNOWN_STEM: Readonly<Record<StemTag, number>> = {
  NStem: 500,
  VRoot: 560,
  AdjStem: 200,
  RelStem: 300,
  Adv: 380,
}

/** Costs of guessed nouns: more for each letter, and for unusual stems. */
const ATTESTED_NOUN = 650
const UNKNOWN_NOUN = 450
const UNKNOWN_LETTER = 220
const ONE_LETTER = 600
const CONSONANT_LAST = 400
const VOWEL_FIRST = 300
const CLUSTER_FIRST = 200

/** A nasal before a consonant, as a prefix would have left it. */
const CLUSTER = /^(?:m[^aeioub]|n[^aeioutdkgyzjcqxs])/

/** Two vowels meet only in loans. */
const TWO_VOWELS = /[aeiou]{2}/
const HIATUS = 200

const LAST_VOWELS = ['a', 'e', 'i', 'o', 'u'] as const

/** Finds stems of the lexicon that end a word. */
export function readLexical(tag: StemTag, text: string, lexicon: WordLexicon): EndReading[] {
  const root = lexicon.stems[tag].get(text)?.[0]
  return root ? [endReading([text, tag], KNOWN_STEM[tag], root)] : []
}

function guessedCost(text: string): number {
  const beginning = isVowel(text.charAt(0)) ? VOWEL_FIRST : CLUSTER.test(text) ? CLUSTER_FIRST : 0
  return (
    UNKNOWN_NOUN +
    UNKNOWN_LETTER * text.length +
    (isVowel(text.at(-1)) ? 0 : CONSONANT_LAST) +
    (text.length < 2 ? ONE_LETTER : 0) +
    beginning +
    (TWO_VOWELS.test(text) ? HIATUS : 0)
  )
}

function readKnownNoun(stem: string, suffix: Morpheme, lexicon: WordLexicon): EndReading[] {
  return readLexical('NStem', stem, lexicon).map((reading) => putAfter(reading, suffix))
}

/** Returns the possible stems before -ana: with the vowel, o or u for w, the plain labial, or no change. */
function beforeDiminutive(body: string, palatals: NguniGrammar['palatals']): string[] {
  const bodies = [
    body,
    ...palatals
      .filter(([, palatal]) => body.endsWith(palatal))
      .map(([labial, palatal]) => body.slice(0, -palatal.length) + labial),
  ]
  return [
    ...bodies.flatMap((stem) => LAST_VOWELS.map((vowel) => stem + vowel)),
    ...(body.endsWith('w') ? [`${body.slice(0, -1)}o`, `${body.slice(0, -1)}u`] : []),
    body,
  ]
}

/** Reads a noun that the lexicon has, with -ana or -kazi. */
function readDiminutive(text: string, lexicon: WordLexicon, palatals: NguniGrammar['palatals']): EndReading[] {
  if (text.endsWith('kazi')) return readKnownNoun(text.slice(0, -4), ['kazi', 'AugSuf'], lexicon)
  return text.endsWith('ana')
    ? beforeDiminutive(text.slice(0, -3), palatals).flatMap((stem) => readKnownNoun(stem, ['ana', 'DimSuf'], lexicon))
    : []
}

/** Reads a noun that the lexicon has, with -ni that asks: `yimalini`, `umntuni`. */
const readQuestion = (text: string, lexicon: WordLexicon): EndReading[] =>
  text.endsWith('ni') ? readKnownNoun(text.slice(0, -2), ['ni', 'Interrog'], lexicon) : []

/** Reads a noun's stem: one of the lexicon, a guess, an adjective's or relative's, or one with -ana or -kazi. */
export function readNounStem(text: string, lexicon: WordLexicon, { palatals }: NguniGrammar): EndReading[] {
  const root = lexicon.stems.NStem.get(text)?.[0]
  const cost = root ? KNOWN_STEM.NStem : lexicon.attested.NStem.has(text) ? ATTESTED_NOUN : guessedCost(text)
  return [
    endReading([text, 'NStem'], cost, root),
    ...readLexical('AdjStem', text, lexicon),
    ...readLexical('RelStem', text, lexicon),
    ...readDiminutive(text, lexicon, palatals),
    ...readQuestion(text, lexicon),
  ]
}
