import { likelyReadings, nounClassesOf } from '#core/answers/sentence-classes.ts'
import { mayAgree } from '#core/grammar/check-agreement.ts'
import { joinMorphemes } from '#core/grammar/join-morphemes.ts'
import type { LanguageEngine } from '#core/grammar/language-engine.ts'
import { classOfTag, kindOfTag, type Morpheme } from '#core/grammar/morpheme.ts'
import { agreementClass, isNounClass, isPerson, type Agreement, type NounClass } from '#core/grammar/noun-classes.ts'

/** Kinds of concords that are compared with the noun, and how the tables of concords name them. */
const CONCORD_NAMES = { SC: 'subject', PossConc: 'possessive', AdjPref: 'adjective', RelConc: 'relative' } as const

type ConcordKind = keyof typeof CONCORD_NAMES

/** Word of a text whose concord doesn't fit the noun before it. */
export type ConcordMark = {
  /** Place of the word in the text. */
  from: number
  to: number
  /** The word as it is written. */
  given: string
  noun: string
  nounClass: NounClass
  /** The concord of the noun's class. */
  concord: string
  /** The word with this concord; null if it can't be written. */
  right: string | null
}

type Found = {
  morphemes: readonly Morpheme[]
  at: number
  agreement: Agreement
  isSubject: boolean
  isNegative: boolean
}

const isKind = (kind: string): kind is ConcordKind => kind in CONCORD_NAMES

/** Finds the concord of a reading; undefined if the word doesn't agree with a noun. `u-` of "you" is also "he or she". */
function findConcord(morphemes: readonly Morpheme[]): Found | undefined {
  const at = morphemes.findIndex(([, tag]) => isKind(kindOfTag(tag)))
  const agreement = classOfTag(morphemes[at]?.[1] ?? '')
  if (at < 0 || at > 1 || agreement === '') return undefined
  const own = agreement === '2ps' ? '1' : agreement
  const isSubject = kindOfTag(morphemes[at]?.[1] ?? '') === 'SC'
  // ku- often names no subject: kushiyeka isithathu, "three are left".
  if (isSubject && (own === '15' || own === '17')) return undefined
  const isNegative = isSubject && morphemes[at - 1]?.[1].startsWith('NegPre') === true
  return isNounClass(own) ? { morphemes, at, agreement: own, isSubject, isNegative } : undefined
}

/** Writes a word with the concord of a class. */
function correct(
  { morphemes, at, isNegative }: Found,
  nounClass: NounClass,
  { grammar }: LanguageEngine,
): [string, string | null] {
  const [form = '', tag = ''] = morphemes[at] ?? []
  const kind = kindOfTag(tag)
  const concords = grammar.concords.classes[nounClass]
  const name = isKind(kind) ? CONCORD_NAMES[kind] : 'subject'
  const concord = (isNegative ? concords.negativeSubject : concords[name]) || form
  const right = morphemes.map((morpheme, index): Morpheme =>
    index === at ? [concord, `${kind}${nounClass}`] : morpheme,
  )
  return [concord, joinMorphemes(right, grammar)[0] ?? null]
}

const WORD = /[\p{L}\p{M}'’-]+/gu
const SENTENCE_END = /[.!?;:\n]/

/** Puts a capital where the written word has one. */
const asWritten = (word: string, given: string): string =>
  given[0] === given[0]?.toUpperCase() && given[0] !== given[0]?.toLowerCase()
    ? `${word[0]?.toUpperCase() ?? ''}${word.slice(1)}`
    : word

/**
 * Tells whether a word is a verb, though its letters could be a noun. The verb's root is known, and the lexicon has no
 * such noun. Example: ufunda, "you learn", isn't a noun with a guessed stem.
 */
function isRatherVerb(word: string, engine: LanguageEngine): boolean {
  const readings = likelyReadings(word, engine)
  const isNoun = readings.some(({ root }) => root?.partOfSpeech === 'noun' && [root.lemma, root.plural].includes(word))
  return !isNoun && readings.some(({ root, morphemes }) => root?.partOfSpeech === 'verb' && findConcord(morphemes))
}

/**
 * Marks words whose concord fits none of the nouns before them in the sentence. A word with any reading that fits, or
 * that needs no noun, stays unmarked: only clear faults are pointed out.
 */
export function markConcords(text: string, engine: LanguageEngine): ConcordMark[] {
  const marks: ConcordMark[] = []
  let nouns: { word: string; classes: readonly NounClass[] }[] = []
  let last = 0
  for (const found of text.matchAll(WORD)) {
    const [given] = found
    if (SENTENCE_END.test(text.slice(last, found.index))) nouns = []
    last = found.index + given.length
    const word = given.toLowerCase()
    const isVerb = isRatherVerb(word, engine)
    const classes = isVerb ? [] : [...nounClassesOf(word, engine)].filter(isNounClass)
    if (classes.length > 0) {
      nouns.push({ word: given, classes })
      continue
    }
    const head = nouns.at(-1)
    const readings = likelyReadings(word, engine)
      .filter(({ root }) => !isVerb || root?.partOfSpeech === 'verb')
      .map(({ morphemes }) => findConcord(morphemes))
    const first = readings.find((one) => one?.isNegative) ?? readings.find((one) => one?.isSubject) ?? readings[0]
    const nounClass = head?.classes[0]
    if (!head || !nounClass || !first || readings.includes(undefined)) continue
    const agrees = readings.some(
      (reading) => reading && nouns.some((noun) => noun.classes.some((one) => mayAgree(reading.agreement, one))),
    )
    if (agrees) continue
    const [concord, right] = correct(first, nounClass, engine)
    marks.push({
      from: found.index,
      to: last,
      given,
      noun: head.word,
      nounClass: agreementClass(nounClass) as NounClass,
      concord,
      right: right === null ? null : asWritten(right, given),
    })
  }
  return marks.filter(({ nounClass }) => !isPerson(nounClass))
}

/** Returns the text with the offered form of a mark. */
export const applyMark = (text: string, { from, to, right }: ConcordMark): string =>
  right === null ? text : text.slice(0, from) + right + text.slice(to)
