import { measureEdits } from '#core/answers/measure-edits.ts'
import type { CheckingRule } from '#core/answers/explained-answer.ts'
import { readWord } from '#core/grammar/analyse-word.ts'
import type { LanguageEngine } from '#core/grammar/language-engine.ts'
import { classOfTag, kindOfTag, type Morpheme } from '#core/grammar/morpheme.ts'
import { isPerson, PLURAL_CLASS, type NounClass } from '#core/grammar/noun-classes.ts'
import type { WordReading } from '#core/grammar/word-reading.ts'
import type { ErrorClass } from '#core/learning/learning-event.ts'

/** How two words of one place in a sentence differ. */
export type WordDifference = {
  verdict: 'variant' | 'slip' | 'wrong'
  errorClass: ErrorClass | null
  rule: CheckingRule
  /** The morphemes that differ, where concords do: what it should be and what was written. */
  expected?: Morpheme
  given?: Morpheme
  /** The meaning of the word given, where it is another. */
  meaning?: string
}

const STEMS = new Set(['VRoot', 'NStem', 'AdjStem', 'RelStem', 'AuxVStem', 'Adv', 'QuantStem', 'EnumStem', 'PossPron'])

const stemOf = (reading: WordReading): string => {
  const stem = reading.morphemes.find(([, tag]) => STEMS.has(kindOfTag(tag)))
  return stem ? `${kindOfTag(stem[1])} ${stem[0]}` : ''
}

/** What each kind of concord is called where it is wrong. */
const CONCORDS: Readonly<Record<string, readonly [ErrorClass, CheckingRule]>> = {
  SC: ['subject-concord', 'subjectConcord'], OC: ['object-concord', 'objectConcord'], PossConc: ['possessive-concord', 'possessiveConcord'],
  AdjPref: ['adjective-concord', 'adjectiveConcord'], RelConc: ['relative-concord', 'relativeConcord'], EnumConc: ['adjective-concord', 'adjectiveConcord'],
  QuantConc: ['adjective-concord', 'adjectiveConcord'],
}

const TENSE = new Set(['Pres', 'Past', 'Perf', 'Pot', 'Fut', 'VerbTerm', 'ProgPre'])
const EXTENSIONS = new Set(['ApplExt', 'CausExt', 'RecipExt', 'PassExt', 'NeutExt'])

const kindsOf = (reading: WordReading): string[] => reading.morphemes.map(([, tag]) => kindOfTag(tag))

const isNegative = (reading: WordReading): boolean => kindsOf(reading).includes('NegPre')

const formOf = (reading: WordReading, kind: string): Morpheme | undefined => reading.morphemes.find(([, tag]) => kindOfTag(tag) === kind)

/** The heard form without what is in brackets. */
const heard = (morpheme: Morpheme | undefined): string => (morpheme?.[0] ?? '').replaceAll(/\([^)]*\)/g, '')

const joined = (reading: WordReading, kinds: (kind: string) => boolean): string => reading.morphemes.filter(([, tag]) => kinds(kindOfTag(tag))).map((morpheme) => `${kindOfTag(morpheme[1])}:${heard(morpheme)}`).join(' ')

function compareConcord(kind: string, expected: Morpheme, given: Morpheme): WordDifference {
  const [errorClass, rule] = CONCORDS[kind] ?? ['other-word', 'otherForm']
  if (kind !== 'SC') return { verdict: 'wrong', errorClass, rule, expected, given }
  const [wanted, found] = [isPerson(classOfTag(expected[1])), isPerson(classOfTag(given[1]))]
  if (wanted) return { verdict: 'wrong', errorClass: 'person', rule: 'person', expected, given }
  return { verdict: 'wrong', errorClass, rule: found ? 'subjectPerson' : rule, expected, given }
}

function compareNouns(expected: WordReading, given: WordReading): WordDifference | null {
  const [one, other] = [formOf(expected, 'NPrePre'), formOf(given, 'NPrePre')].map((vowel) => classOfTag(vowel?.[1] ?? '') as NounClass) as [NounClass, NounClass]
  const [prefix, wrong] = [formOf(expected, 'NPrePre') ?? formOf(expected, 'BPre'), formOf(given, 'NPrePre') ?? formOf(given, 'BPre')]
  if (joined(expected, (kind) => kind.endsWith('Pre') && kind !== 'CopPre') === joined(given, (kind) => kind.endsWith('Pre') && kind !== 'CopPre') || !prefix) return null
  if (PLURAL_CLASS[one] === other) return { verdict: 'wrong', errorClass: 'number', rule: 'nounNumberSingular', expected: prefix, ...(wrong && { given: wrong }) }
  if (PLURAL_CLASS[other] === one) return { verdict: 'wrong', errorClass: 'number', rule: 'nounNumberPlural', expected: prefix, ...(wrong && { given: wrong }) }
  return { verdict: 'wrong', errorClass: 'noun-prefix', rule: 'nounPrefix', expected: prefix, ...(wrong && { given: wrong }) }
}

/** The first thing in which two readings of one stem differ, in the order in which it is best explained. */
function compareReadings(expected: WordReading, given: WordReading): WordDifference | null {
  if (isNegative(expected) !== isNegative(given)) return { verdict: 'wrong', errorClass: 'polarity', rule: isNegative(expected) ? 'polarityNegative' : 'polarityPositive' }
  for (const kind of Object.keys(CONCORDS)) {
    const [one, other] = [formOf(expected, kind), formOf(given, kind)]
    if (one && other && heard(one) !== heard(other)) return compareConcord(kind, one, other)
    if (kind === 'OC' && one !== other && (!one || !other)) return { verdict: 'wrong', errorClass: 'object-concord', rule: 'objectConcord', ...(one && { expected: one }), ...(other && { given: other }) }
  }
  const tense = (reading: WordReading): string => joined(reading, (kind) => TENSE.has(kind))
  if (tense(expected) !== tense(given)) return { verdict: 'wrong', errorClass: 'tense', rule: 'tense' }
  if (joined(expected, (kind) => EXTENSIONS.has(kind)) !== joined(given, (kind) => EXTENSIONS.has(kind))) return { verdict: 'wrong', errorClass: 'other-word', rule: 'otherForm' }
  return compareNouns(expected, given)
}

/** Readings that are at all likely beside the best. */
const LIKELY = 900

const likely = (readings: readonly WordReading[]): WordReading[] => readings.filter(({ cost }) => cost - (readings[0]?.cost ?? 0) <= LIKELY)

/** A reading with what is compared of it, reckoned once. */
type Outline = { reading: WordReading; stem: string; kinds: readonly string[]; shape: string; agrees: boolean }

const AGREEING = new Set(['SC', 'PossConc', 'AdjPref', 'RelConc', 'EnumConc', 'QuantConc'])

/** A relative concord before an adjective is a wrong concord of the adjective: `isikolo ekhulu`. */
const asAdjective = ({ morphemes, ...reading }: WordReading): WordReading =>
  ({ ...reading, morphemes: morphemes.map(([form, tag], index) => [form, morphemes[index + 1]?.[1] === 'AdjStem' ? tag.replace(/^RelConc/, 'AdjPref') : tag] as const) })

function outline(word: WordReading, nounClasses: ReadonlySet<string>): Outline {
  const reading = asAdjective(word)
  const kinds = kindsOf(reading)
  return { reading, stem: stemOf(reading), kinds, shape: kinds.join(' '), agrees: reading.morphemes.some(([, tag]) => AGREEING.has(kindOfTag(tag)) && nounClasses.has(classOfTag(tag))) }
}

/** What makes two readings differ before their morphemes are compared: those of the same shape differ in a concord rather than in what they are. */
const leastDistance = (one: Outline, other: Outline): number =>
  (one.shape === other.shape ? 0 : 10_000) + one.reading.cost + other.reading.cost + (one.agrees ? -8000 : 0)

/** What their morphemes add. */
function addedDistance(one: Outline, other: Outline): number {
  const differing = one.reading.morphemes.filter((morpheme, index) => one.kinds[index] !== other.kinds[index] || heard(other.reading.morphemes[index]) !== heard(morpheme)).length
  const becomesPerson = one.agrees && other.reading.morphemes.some(([, tag]) => kindOfTag(tag) === 'SC' && isPerson(classOfTag(tag)))
  return differing * 1000 + (becomesPerson ? 600 : 0)
}

/** The pair of readings of one stem that differ least: first those that agree with a noun of the sentence, then the likeliest. */
function findNearest(expected: readonly Outline[], given: readonly Outline[]): [WordReading, WordReading] | null {
  let nearest: [WordReading, WordReading] | null = null
  let least = Infinity
  for (const one of expected) {
    for (const other of given) {
      if (one.stem === '' || other.stem !== one.stem) continue
      const atLeast = leastDistance(one, other)
      if (atLeast >= least) continue
      const apart = atLeast + addedDistance(one, other)
      if (apart < least) [nearest, least] = [[one.reading, other.reading], apart]
    }
  }
  return nearest
}

/** Longer words may have two letters wrong and still be the same word. */
const allowedEdits = (word: string): number => (word.length >= 9 ? 2 : word.length >= 4 ? 1 : 0)

function compareStems(expected: string, given: string, readings: readonly WordReading[], engine: LanguageEngine): WordDifference {
  const known = engine.lexicon.words.get(given)?.[0] ?? readings[0]?.root
  if (known) return { verdict: 'wrong', errorClass: 'other-word', rule: 'otherWord', meaning: known.senses[0] ?? '' }
  if (measureEdits(expected, given) <= allowedEdits(expected)) return { verdict: 'slip', errorClass: 'spelling', rule: 'spelling' }
  return { verdict: 'wrong', errorClass: 'other-word', rule: 'unknownWord' }
}

/**
 * How a word of an answer differs from the one expected, by comparing what both are made of: of the same stem it is the concord, tense,
 * polarity or number; of another stem it is another word; and only what is no form of any known word is a slip of the hand.
 * @param nounClasses of the nouns of the sentence: what agrees with them is read as agreeing
 */
export function compareWords(expected: string, given: string, engine: LanguageEngine, nounClasses: ReadonlySet<string>): WordDifference {
  const [wanted, found] = [readWord(expected, engine), readWord(given, engine)]
  const [likelyOutlines, outlines] = [likely(wanted), found].map((readings) => readings.map((reading) => outline(reading, nounClasses))) as [Outline[], Outline[]]
  const pair = findNearest(likelyOutlines, outlines) ?? findNearest(wanted.map((reading) => outline(reading, nounClasses)), outlines)
  const difference = pair && compareReadings(...pair)
  return difference ?? compareStems(expected, given, likely(found), engine)
}
