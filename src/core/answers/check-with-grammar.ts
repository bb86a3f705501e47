import { alignWords, type AlignedWord } from '#core/answers/align-words.ts'
import { checkAnswer, findWithoutMarks, isListed } from '#core/answers/check-answer.ts'
import { isOrderFree } from '#core/answers/compare-order.ts'
import { areAlike, joinFuture } from '#core/answers/spell-alike.ts'
import { compareWords, type WordDifference } from '#core/answers/compare-words.ts'
import type { CheckingRule, ExplainedAnswer } from '#core/answers/explained-answer.ts'
import { agreesWithAny, nounClassesOf } from '#core/answers/sentence-classes.ts'
import { splitWords } from '#core/answers/split-words.ts'
import { joinMorphemes } from '#core/grammar/join-morphemes.ts'
import { readWord } from '#core/grammar/analyse-word.ts'
import type { LanguageEngine } from '#core/grammar/language-engine.ts'
import { classOfTag, kindOfTag } from '#core/grammar/morpheme.ts'
import type { Agreement } from '#core/grammar/noun-classes.ts'
import type { ErrorClass } from '#core/learning/learning-event.ts'

const explained = (
  verdict: ExplainedAnswer['verdict'],
  errorClass: ErrorClass | null,
  rule: CheckingRule | null,
  words: Record<string, string> = {},
): ExplainedAnswer => ({ verdict, errorClass, rule, words })

function compareOrder(
  expected: readonly string[],
  given: readonly string[],
  engine: LanguageEngine,
): ExplainedAnswer | null {
  if (expected.length !== given.length || expected.toSorted().join(' ') !== given.toSorted().join(' ')) return null
  return isOrderFree(expected, given, engine)
    ? explained('variant', null, 'wordOrderFree')
    : explained('wrong', 'word-order', 'wordOrder')
}

/** Finds the noun of the sentence that a concord agrees with: the nearest of its class. */
function findNoun(words: readonly string[], at: number, agreement: string, engine: LanguageEngine): string | null {
  const others = words
    .map((word, index) => ({ word, apart: Math.abs(index - at) }))
    .filter(({ apart }) => apart > 0)
    .toSorted((one, other) => one.apart - other.apart)
  return others.find(({ word }) => agreesWithAny(agreement as Agreement, nounClassesOf(word, engine)))?.word ?? null
}

const ALONE: Readonly<Partial<Record<CheckingRule, CheckingRule>>> = {
  subjectConcord: 'subjectConcordAlone',
  possessiveConcord: 'possessiveConcordAlone',
  adjectiveConcord: 'otherForm',
  demonstrative: 'otherForm',
  relativeConcord: 'otherForm',
}

const heard = (form: string): string => form.replaceAll(/\([^)]*\)/g, '')

/** Returns the sentence that explains a difference, with the noun that decides. */
function explainDifference(
  difference: WordDifference,
  { expected, given }: AlignedWord,
  sentence: readonly string[],
  engine: LanguageEngine,
): ExplainedAnswer {
  const words: Record<string, string> = { expected: expected ?? '', given: given ?? '' }
  if (difference.expected)
    Object.assign(words, { concord: heard(difference.expected[0]), nounClass: classOfTag(difference.expected[1]) })
  if (difference.given) words['wrongConcord'] = heard(difference.given[0])
  if (difference.meaning !== undefined) words['meaning'] = difference.meaning
  const alone = ALONE[difference.rule]
  if (alone === undefined || !difference.expected)
    return explained(difference.verdict, difference.errorClass, difference.rule, words)
  const noun = findNoun(sentence, sentence.indexOf(expected ?? ''), classOfTag(difference.expected[1]), engine)
  return noun === null
    ? explained(difference.verdict, difference.errorClass, alone, words)
    : explained(difference.verdict, difference.errorClass, difference.rule, { ...words, noun })
}

/** Present long and short, and relatives without their first vowel: both are good where the sentence lets them be. */
function acceptPair({ expected, given }: AlignedWord, isLast: boolean, engine: LanguageEngine): ExplainedAnswer | null {
  if (expected === null || given === null) return null
  const words = { expected, given }
  const [long, short] = [expected, given].map((word) => readWord(word, engine)[0]?.morphemes ?? [])
  const without = (morphemes: typeof long): string =>
    (morphemes ?? [])
      .filter(([, tag]) => tag !== 'Pres')
      .map(([form]) => form)
      .join('-')
  const has = (morphemes: typeof long): boolean => (morphemes ?? []).some(([, tag]) => tag === 'Pres')
  if (has(long) !== has(short) && without(long) === without(short)) {
    if (has(short)) return explained('variant', null, 'longPresent', words)
    return isLast
      ? explained('wrong', 'tense', 'shortPresentAtEnd', words)
      : explained('variant', null, 'shortPresent', words)
  }
  // `nezindlela` and `neendlela`, `nolucoceko` and `nococeko`.
  const isPlural = (long ?? []).some(([, tag]) => tag === 'NPrePre10' || tag === 'NPrePre11')
  if (
    isPlural &&
    joinMorphemes(long ?? [], engine.grammar).includes(given) &&
    !(long ?? []).some(([, tag]) => tag === 'LocSuf')
  )
    return explained('variant', null, 'listedVariant', words)
  const relative = (long ?? []).some(([, tag]) => kindOfTag(tag) === 'RelConc')
  if (
    relative &&
    /^[aeio]/.test(expected) &&
    (expected.slice(1) === given || (expected.startsWith('e') && `i${expected.slice(1)}` === given))
  )
    return explained('variant', null, 'initialVowel', words)
  return null
}

const nounClassesIn = (sentence: readonly string[], except: string, engine: LanguageEngine): Set<Agreement> =>
  new Set(sentence.filter((word) => word !== except).flatMap((word) => [...nounClassesOf(word, engine)]))

const SEVERITY: Readonly<Record<ExplainedAnswer['verdict'], number>> = { correct: 0, variant: 1, slip: 2, wrong: 3 }

/** `loo` for `lowo`, `leyo` or `lawo`, whichever the noun has. */
function isShortDemonstrative(
  { expected, given }: AlignedWord,
  nounClasses: ReadonlySet<Agreement>,
  engine: LanguageEngine,
): boolean {
  const long = expected === 'loo' ? given : given === 'loo' ? expected : null
  return (
    long !== null &&
    /^l(?:owo|eyo|awo)$/.test(long) &&
    readWord(long, engine).some(
      ({ morphemes: [first] }) =>
        first !== undefined &&
        kindOfTag(first[1]) === 'Dem' &&
        agreesWithAny(classOfTag(first[1]) as Agreement, nounClasses),
    )
  )
}

function explainPair(
  pair: AlignedWord,
  index: number,
  aligned: readonly AlignedWord[],
  engine: LanguageEngine,
): ExplainedAnswer {
  const { expected, given } = pair
  const sentence = aligned.flatMap((word) => (word.expected === null ? [] : [word.expected]))
  if (given === null) return explained('wrong', 'missing-word', 'missingWord', { expected: expected ?? '', given: '' })
  if (expected === null) return explained('wrong', 'extra-word', 'extraWord', { expected: '', given })
  const nounClasses = nounClassesIn(sentence, expected, engine)
  if (isShortDemonstrative(pair, nounClasses, engine))
    return explained('variant', null, 'listedVariant', { expected, given })
  return (
    acceptPair(pair, index === aligned.length - 1, engine) ??
    explainDifference(compareWords(expected, given, engine, nounClasses), pair, sentence, engine)
  )
}

/** Compares two different sentences: their order, accepted variants, then word by word. */
function compareSentences(
  expected: readonly string[],
  given: readonly string[],
  engine: LanguageEngine,
): ExplainedAnswer {
  const order = compareOrder(expected, given, engine)
  if (order) return order
  if (areAlike(expected, given))
    return explained('variant', null, 'listedVariant', { expected: expected.join(' '), given: given.join(' ') })
  if (expected.join('') === given.join(''))
    return explained('slip', 'spelling', 'spelling', { expected: expected.join(' '), given: given.join(' ') })
  const [future, other] = [joinFuture(expected), joinFuture(given)]
  if (expected.length !== given.length && future.length === other.length) return compareAligned(future, other, engine)
  return compareAligned(expected, given, engine)
}

/** Returns the worst difference; of equals the first, since a learner corrects one thing at a time. */
function compareAligned(
  expected: readonly string[],
  given: readonly string[],
  engine: LanguageEngine,
): ExplainedAnswer {
  const aligned = alignWords(expected, given)
  const found = aligned.flatMap((pair, index) =>
    pair.expected === pair.given ? [] : [explainPair(pair, index, aligned, engine)],
  )
  return found.reduce((worst, next) => (SEVERITY[next.verdict] > SEVERITY[worst.verdict] ? next : worst))
}

/**
 * Returns the words of a text by how they are compared, as they were written: isiXhosa. Only the first word's capital
 * is the sentence's own.
 */
const writtenWords = (text: string): [string, string][] =>
  text
    .trim()
    .split(/\s+/)
    .map((word, index) =>
      word
        .replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
        .replace(/^./u, (letter) => (index === 0 ? letter.toLowerCase() : letter)),
    )
    .map((word) => [splitWords(word).join(' '), word])

/** Writes an explanation with its words as the target and the answer write them. */
function writeWords(explanation: ExplainedAnswer, target: string, given: string): ExplainedAnswer {
  const [expectedWords, givenWords] = [new Map(writtenWords(target)), new Map(writtenWords(given))]
  const words = Object.entries(explanation.words).map(([name, word]) => [
    name,
    (name === 'given' ? givenWords : name === 'expected' || name === 'noun' ? expectedWords : undefined)?.get(word) ??
      word,
  ])
  return { ...explanation, words: Object.fromEntries(words) as Record<string, string> }
}

/** Most words that the grammar compares; reading a whole page would keep the phone busy. */
const MOST_WORDS = 40

/**
 * Checks an answer as the specification does, then by grammar. Accepted spellings are variants. A slip is a typing
 * fault that makes no other form. Any other fault is named with the words that explain it. @param also other right
 * answers @param engine null if the language has none, or it hasn't loaded; then only the specification's rule applies
 */
export function checkWithGrammar(
  target: string,
  also: readonly string[],
  given: string,
  engine: LanguageEngine | null,
): ExplainedAnswer {
  const plain = checkAnswer(target, also, given)
  if (plain.verdict === 'variant') {
    const accepted = isListed(also, given) ? undefined : findWithoutMarks([target, ...also], given)
    const words = { expected: accepted ?? target, given: given.trim() }
    return { ...plain, rule: accepted === undefined ? 'listedVariant' : 'marks', words }
  }
  if (plain.verdict === 'correct' || plain.errorClass === 'empty') return { ...plain, rule: null, words: {} }
  const answer = splitWords(given)
  if (answer.length === 0) return explained('wrong', 'empty', null)
  for (const accepted of [target, ...also])
    if (splitWords(accepted).join(' ') === answer.join(' '))
      return explained('variant', null, 'marks', { expected: accepted, given: given.trim() })
  const expected = splitWords(target)
  if (!engine || answer.length > MOST_WORDS) return { ...plain, rule: null, words: {} }
  return writeWords(compareSentences(expected, answer, engine), target, given)
}
