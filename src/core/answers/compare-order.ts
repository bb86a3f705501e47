import { agreesWithAny, likelyReadings, nounClassesOf } from '#core/answers/sentence-classes.ts'
import type { LanguageEngine } from '#core/grammar/language-engine.ts'
import { classOfTag, kindOfTag } from '#core/grammar/morpheme.ts'
import { agreementClass, PERSONS, type Agreement } from '#core/grammar/noun-classes.ts'

const isAdverb = (word: string, engine: LanguageEngine): boolean =>
  (engine.lexicon.words.get(word) ?? []).some(({ partOfSpeech }) => partOfSpeech === 'adverb')

/** Returns the words without those that may stand at either end of a sentence. */
const withoutAdverbs = (words: readonly string[], engine: LanguageEngine): string[] =>
  words.filter((word) => !isAdverb(word, engine))

const QUESTIONS = new Set(['ngubani', 'yintoni', 'yimalini', 'nini', 'njani'])

/** Returns the classes that a predicate word agrees with; empty for other words. */
const predicateClasses = (word: string, engine: LanguageEngine): Set<Agreement> =>
  new Set(
    likelyReadings(word, engine).flatMap(({ morphemes: [first, second] }) => {
      const concord = first?.[1] === 'NegPre' ? second : first
      const isSaid =
        concord &&
        (kindOfTag(concord[1]) === 'AdjPref'
          ? /^(?:[^aeiou]|i[nm])/.test(concord[0])
          : ['SC', 'EnumConc'].includes(kindOfTag(concord[1])))
      return isSaid ? [agreementClass(classOfTag(concord[1]) as Agreement)] : []
    }),
  )

/** Returns the classes of the nouns and pronouns that a group of words begins with. */
const subjectClasses = (words: readonly string[], engine: LanguageEngine): Set<Agreement> =>
  new Set(
    words
      .slice(0, 2)
      .flatMap((word) => [
        ...PERSONS.filter((person) => engine.grammar.concords.persons[person].pronoun === word),
        ...nounClassesOf(word, engine, ['PronStem']),
      ]),
  )

/** Tells whether a sentence is only who and what is said of them, which is this word. */
function isSaidOf(said: string, words: readonly string[], engine: LanguageEngine): boolean {
  const who = words.filter((word) => word !== said)
  if (who.some((word) => QUESTIONS.has(word))) return false
  if (QUESTIONS.has(said)) return true
  const subjects = subjectClasses(who, engine)
  // Of two nouns the order says which one does it.
  const isOneNoun = who
    .slice(1)
    .every((word) => likelyReadings(word, engine)[0]?.morphemes[0]?.[1].startsWith('NPrePre') !== true)
  return isOneNoun && [...predicateClasses(said, engine)].some((concord) => agreesWithAny(concord, subjects))
}

/**
 * Tells whether who and what is said of them have changed places: `umama uyapheka`, `uyapheka umama`; `igama lakho
 * ngubani`.
 */
function isTurned(expected: readonly string[], given: readonly string[], engine: LanguageEngine): boolean {
  const [first = '', last = ''] = [given[0], given.at(-1)]
  const sentence = expected.join(' ')
  return (
    (sentence === [last, ...given.slice(0, -1)].join(' ') && isSaidOf(last, expected, engine)) ||
    (sentence === [...given.slice(1), first].join(' ') && isSaidOf(first, expected, engine))
  )
}

/** Tells whether grammar allows the given order of the same words too. */
export function isOrderFree(expected: readonly string[], given: readonly string[], engine: LanguageEngine): boolean {
  const [one, other] = [withoutAdverbs(expected, engine), withoutAdverbs(given, engine)]
  return (
    one.join(' ') === other.join(' ') ||
    isTurned(expected, given, engine) ||
    (one.length > 1 && isTurned(one, other, engine))
  )
}
