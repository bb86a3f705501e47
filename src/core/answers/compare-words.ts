import { measureEdits } from '#core/answers/measure-edits.ts'
import type { CheckingRule } from '#core/answers/explained-answer.ts'
import { readWord } from '#core/grammar/analyse-word.ts'
import type { LanguageEngine } from '#core/grammar/language-engine.ts'
import { classOfTag, kindOfTag, type Morpheme } from '#core/grammar/morpheme.ts'
import { isPerson, PLURAL_CLASS, type NounClass } from '#core/grammar/noun-classes.ts'
import { plainWord } from '#core/grammar/word-lexicon.ts'
import type { WordReading } from '#core/grammar/word-reading.ts'
import type { ErrorClass } from '#core/learning/learning-event.ts'

/** Difference between two words in the same place. */
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

/** Words that are nothing but a concord: all demonstratives have one stem. */
const DEMONSTRATIVE = 'Dem'

const stemOf = (reading: WordReading): string => {
  const stem = reading.morphemes.find(([, tag]) => STEMS.has(kindOfTag(tag)))
  // A stem that has changed before its ending is still that verb's: `lel` of `lele`.
  if (stem)
    return `${kindOfTag(stem[1])} ${stem[1] === 'VRoot' && reading.root?.root.length === stem[0].length ? reading.root.root : stem[0]}`
  return reading.morphemes.length === 1 && kindOfTag(reading.morphemes[0]?.[1] ?? '') === DEMONSTRATIVE
    ? DEMONSTRATIVE
    : ''
}

/** Error class of each kind of wrong concord. */
const CONCORDS: Readonly<Record<string, readonly [ErrorClass, CheckingRule]>> = {
  SC: ['subject-concord', 'subjectConcord'],
  OC: ['object-concord', 'objectConcord'],
  PossConc: ['possessive-concord', 'possessiveConcord'],
  AdjPref: ['adjective-concord', 'adjectiveConcord'],
  RelConc: ['relative-concord', 'relativeConcord'],
  EnumConc: ['adjective-concord', 'adjectiveConcord'],
  QuantConc: ['adjective-concord', 'adjectiveConcord'],
  Dem: ['adjective-concord', 'demonstrative'],
}

const TENSE = new Set(['Pres', 'Past', 'Perf', 'Pot', 'Fut', 'VerbTerm', 'ProgPre', 'NegPre'])

/** Morphemes that extend a noun: with, by, in, it is, of. */
const BEFORE_NOUN = new Set(['AdvPre', 'LocPre', 'LocSuf', 'CopPre', 'PossKA', 'PreLoc-s', 'PossConc'])
const EXTENSIONS = new Set(['ApplExt', 'CausExt', 'RecipExt', 'PassExt', 'NeutExt'])

const kindsOf = (reading: WordReading): string[] => reading.morphemes.map(([, tag]) => kindOfTag(tag))

const isNegative = (reading: WordReading): boolean => kindsOf(reading).includes('NegPre')

const formOf = (reading: WordReading, kind: string): Morpheme | undefined =>
  reading.morphemes.find(([, tag]) => kindOfTag(tag) === kind)

/** Returns the heard form without what is in brackets. */
const heard = (morpheme: Morpheme | undefined): string => (morpheme?.[0] ?? '').replaceAll(/\([^)]*\)/g, '')

const joined = (reading: WordReading, kinds: (kind: string) => boolean): string =>
  reading.morphemes
    .filter(([, tag]) => kinds(kindOfTag(tag)))
    .map((morpheme) => `${kindOfTag(morpheme[1])}:${heard(morpheme)}`)
    .join(' ')

function compareConcord(kind: string, expected: Morpheme, given: Morpheme): WordDifference {
  const [errorClass, rule] = CONCORDS[kind] ?? ['other-word', 'otherForm']
  if (kind !== 'SC') return { verdict: 'wrong', errorClass, rule, expected, given }
  const [wanted, found] = [isPerson(classOfTag(expected[1])), isPerson(classOfTag(given[1]))]
  if (wanted) return { verdict: 'wrong', errorClass: 'person', rule: 'person', expected, given }
  return { verdict: 'wrong', errorClass, rule: found ? 'subjectPerson' : rule, expected, given }
}

/** The right stem with something else before or after it. */
const OTHER_FORM: WordDifference = { verdict: 'wrong', errorClass: 'other-word', rule: 'otherForm' }

function compareNouns(expected: WordReading, given: WordReading): WordDifference | null {
  const [one, other] = [formOf(expected, 'NPrePre'), formOf(given, 'NPrePre')].map(
    (vowel) => classOfTag(vowel?.[1] ?? '') as NounClass,
  ) as [NounClass, NounClass]
  const [prefix, wrong] = [
    formOf(expected, 'NPrePre') ?? formOf(expected, 'BPre'),
    formOf(given, 'NPrePre') ?? formOf(given, 'BPre'),
  ]
  if (
    joined(expected, (kind) => kind.endsWith('Pre') && kind !== 'CopPre') ===
      joined(given, (kind) => kind.endsWith('Pre') && kind !== 'CopPre') ||
    !prefix
  )
    return null
  // An infinitive is told from other forms of its verb, not from other nouns.
  if ((one === '15') !== (other === '15') || !wrong || classOfTag(prefix[1]) === classOfTag(wrong[1])) return OTHER_FORM
  if (PLURAL_CLASS[one] === other)
    return { verdict: 'wrong', errorClass: 'number', rule: 'nounNumberSingular', expected: prefix, given: wrong }
  if (PLURAL_CLASS[other] === one)
    return { verdict: 'wrong', errorClass: 'number', rule: 'nounNumberPlural', expected: prefix, given: wrong }
  return { verdict: 'wrong', errorClass: 'noun-prefix', rule: 'nounPrefix', expected: prefix, given: wrong }
}

/** Finds the first difference of two readings of one stem, in the order that explains best. */
function compareReadings(expected: WordReading, given: WordReading): WordDifference | null {
  if (isNegative(expected) !== isNegative(given))
    return {
      verdict: 'wrong',
      errorClass: 'polarity',
      rule: isNegative(expected) ? 'polarityNegative' : 'polarityPositive',
    }
  const tense = (reading: WordReading): string => joined(reading, (kind) => TENSE.has(kind))
  const isOtherTense = tense(expected) !== tense(given)
  for (const kind of Object.keys(CONCORDS)) {
    const [one, other] = [formOf(expected, kind), formOf(given, kind)]
    // Of one class the form may differ by the tense: `bebefunda` and `bafunda`.
    if (one && other && heard(one) !== heard(other) && !(isOtherTense && classOfTag(one[1]) === classOfTag(other[1])))
      return compareConcord(kind, one, other)
    if (kind === 'OC' && one !== other && (!one || !other))
      return {
        verdict: 'wrong',
        errorClass: 'object-concord',
        rule: 'objectConcord',
        ...(one && { expected: one }),
        ...(other && { given: other }),
      }
  }
  if (isOtherTense) return { verdict: 'wrong', errorClass: 'tense', rule: 'tense' }
  if (joined(expected, (kind) => BEFORE_NOUN.has(kind)) !== joined(given, (kind) => BEFORE_NOUN.has(kind)))
    return OTHER_FORM
  if (joined(expected, (kind) => EXTENSIONS.has(kind)) !== joined(given, (kind) => EXTENSIONS.has(kind)))
    return OTHER_FORM
  return compareNouns(expected, given)
}

/** Readings that are at all likely beside the best. */
const LIKELY = 900

const likely = (readings: readonly WordReading[]): WordReading[] =>
  readings.filter(({ cost }) => cost - (readings[0]?.cost ?? 0) <= LIKELY)

/** A reading with what is compared of it, reckoned once. */
type Outline = { reading: WordReading; stem: string; kinds: readonly string[]; shape: string; agrees: boolean }

const AGREEING = new Set(['SC', 'PossConc', 'AdjPref', 'RelConc', 'EnumConc', 'QuantConc', 'Dem'])

/** Reads a relative concord before an adjective as a wrong concord of the adjective: `isikolo ekhulu`. */
const asAdjective = ({ morphemes, ...reading }: WordReading): WordReading => ({
  ...reading,
  morphemes: morphemes.map(
    ([form, tag], index) =>
      [form, morphemes[index + 1]?.[1] === 'AdjStem' ? tag.replace(/^RelConc/, 'AdjPref') : tag] as const,
  ),
})

function outline(word: WordReading, nounClasses: ReadonlySet<string>): Outline {
  const reading = asAdjective(word)
  const kinds = kindsOf(reading)
  return {
    reading,
    stem: stemOf(reading),
    kinds,
    shape: kinds.join(' '),
    agrees: reading.morphemes.some(([, tag]) => AGREEING.has(kindOfTag(tag)) && nounClasses.has(classOfTag(tag))),
  }
}

const OTHER_SHAPE = 2500

/** A guessed stem compares worse than a known one. */
const GUESSED = 1500

/** Cost of reading a word as a denial if it begins like one: `andazi`. */
const DENIED = 1500

/**
 * Returns the least difference of two readings before morphemes are compared. Readings of the same shape differ in a
 * concord rather than in kind.
 */
const leastDistance = (one: Outline, other: Outline): number =>
  (one.shape === other.shape ? 0 : OTHER_SHAPE) +
  2 * (one.reading.cost + other.reading.cost) +
  (one.agrees ? -8000 : 0) +
  (one.reading.root ? 0 : GUESSED) +
  (one.kinds[0] === 'NegPre' ? -DENIED : 0)

/** Returns the added difference of their morphemes. */
function addedDistance(one: Outline, other: Outline): number {
  const differing = one.reading.morphemes.filter(
    ([form, tag]) =>
      !other.reading.morphemes.some((morpheme) => morpheme[0] === form && kindOfTag(morpheme[1]) === kindOfTag(tag)),
  ).length
  const becomesPerson =
    one.agrees && other.reading.morphemes.some(([, tag]) => kindOfTag(tag) === 'SC' && isPerson(classOfTag(tag)))
  return differing * 1000 + (becomesPerson ? 600 : 0)
}

/**
 * Finds the pair of readings with one stem that differ least. Those that agree with a noun of the sentence come first,
 * then the likeliest.
 */
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

/** Returns how many letters may be wrong in the same word: two in longer words. */
const allowedEdits = (word: string): number => (word.length >= 9 ? 2 : word.length >= 4 ? 1 : 0)

/** Compares a noun with its plural if they have different stems: `iliso`, `amehlo`. */
function compareNumber(expected: string, given: string, { lexicon }: LanguageEngine): WordDifference | null {
  const noun = lexicon.words
    .get(expected)
    ?.find(
      (root) =>
        root.plural !== undefined &&
        plainWord(root.plural) !== plainWord(root.lemma) &&
        lexicon.words.get(given)?.includes(root),
    )
  if (!noun || noun.plural === undefined) return null
  if (plainWord(noun.lemma) === expected && plainWord(noun.plural) === given)
    return { verdict: 'wrong', errorClass: 'number', rule: 'nounNumberSingular' }
  return plainWord(noun.plural) === expected && plainWord(noun.lemma) === given
    ? { verdict: 'wrong', errorClass: 'number', rule: 'nounNumberPlural' }
    : null
}

/**
 * Letters before a stem that are prefixes, though not of this word: `yatata` for `katata`, `ndinanja` for `ndinenja`. A
 * letter too many is none.
 */
function hasOtherPrefix(expected: string, given: string, readings: readonly WordReading[]): boolean {
  return readings.some(({ morphemes }) => {
    const stem = morphemes.findLast(([form, tag]) => (tag === 'NStem' || tag === 'VRoot') && form.length >= 2)?.[0]
    if (stem === undefined || !given.includes(stem) || !expected.includes(stem)) return false
    const [wanted, found] = [expected, given].map(
      (word) => [word.slice(0, word.lastIndexOf(stem)), word.slice(word.lastIndexOf(stem))] as const,
    ) as [readonly [string, string], readonly [string, string]]
    return (
      wanted[1] === found[1] &&
      wanted[0].length === found[0].length &&
      measureEdits(wanted[0], found[0]) === 1 &&
      /^(?:[^aeiou]*[aeiou])+$/.test(found[0])
    )
  })
}

/** True for a stem that changes in this word, left as it is: `siyalumwa` for `siyalunywa`. */
const keepsStem = (expected: string, given: string, readings: readonly WordReading[]): boolean =>
  readings
    .slice(0, 3)
    .some(
      ({ morphemes, root }) =>
        root !== undefined &&
        morphemes.some(
          ([form, tag]) =>
            (tag === 'NStem' || tag === 'VRoot') &&
            form.length > 2 &&
            given.includes(form.replace(/o$/, '')) &&
            !expected.includes(form.replace(/o$/, '')),
        ),
    )

function compareStems(
  expected: string,
  given: string,
  readings: readonly WordReading[],
  wanted: readonly WordReading[],
  engine: LanguageEngine,
): WordDifference {
  const known = engine.lexicon.words.get(given)?.[0] ?? readings[0]?.root
  if (known) return { verdict: 'wrong', errorClass: 'other-word', rule: 'otherWord', meaning: known.senses[0] ?? '' }
  if (keepsStem(expected, given, wanted) || hasOtherPrefix(expected, given, wanted)) return OTHER_FORM
  if (measureEdits(expected, given) <= allowedEdits(expected))
    return { verdict: 'slip', errorClass: 'spelling', rule: 'spelling' }
  return { verdict: 'wrong', errorClass: 'other-word', rule: 'unknownWord' }
}

/**
 * Explains how an answer's word differs from the expected one by their morphemes. With the same stem, the concord,
 * tense, polarity or number differs. Another stem is another word. Only a form of no known word is a slip. @param
 * nounClasses of the sentence's nouns; agreeing readings are preferred
 */
export function compareWords(
  expected: string,
  given: string,
  engine: LanguageEngine,
  nounClasses: ReadonlySet<string>,
): WordDifference {
  const number = compareNumber(expected, given, engine)
  if (number) return number
  const [wanted, found] = [readWord(expected, engine), readWord(given, engine)]
  const [likelyOutlines, outlines] = [likely(wanted), found].map((readings) =>
    readings.map((reading) => outline(reading, nounClasses)),
  ) as [Outline[], Outline[]]
  const pair =
    findNearest(likelyOutlines, outlines) ??
    findNearest(
      wanted.map((reading) => outline(reading, nounClasses)),
      outlines,
    )
  const difference = pair && compareReadings(...pair)
  return difference ?? compareStems(expected, given, likely(found), likely(wanted), engine)
}
