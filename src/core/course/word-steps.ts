import { meaningsOf, shownMeanings, type CourseParts } from '#core/course/course-parts.ts'
import { writePairs, type AskingStep, type LessonWord } from '#core/course/lesson.ts'
import { chosenMeaningHints, chosenWordHints, pairHints, typedWordHints } from '#core/course/word-hints.ts'
import type { SeededRandom } from '#core/exercises/seeded-random.ts'

/** Step without its id, before it has a place in a lesson. */
export type Unplaced<Step extends { id: string }> = Step extends unknown ? Omit<Step, 'id'> : never

export type AskingDraft = Unplaced<AskingStep>

/** Options of a question, the right one among them. */
const OPTION_COUNT = 4

/** Number of recently met words from which wrong options come; older ones are too easily ruled out. */
const RECENT_WORDS = 60

/** Most pairs to match at once: more don't fit a small screen. */
export const MOST_PAIRS = 5

const shareMeaning = (one: LessonWord, other: LessonWord): boolean => {
  const meanings = new Set(meaningsOf(one))
  return meaningsOf(other).some((meaning) => meanings.has(meaning))
}

/** Tells whether two words can stand against each other: neither would be right in the other's place. */
const areDistinct = (one: LessonWord, other: LessonWord): boolean =>
  one.target.toLowerCase() !== other.target.toLowerCase() && !shareMeaning(one, other)

/** Words that are asked beside this one: met ones of the same kind first. */
function pickOthers(word: LessonWord, met: readonly LessonWord[], random: SeededRandom): LessonWord[] {
  const chosen: LessonWord[] = []
  const likely = random
    .shuffle(met.slice(-RECENT_WORDS))
    .toSorted(
      (one, other) => Number(other.partOfSpeech === word.partOfSpeech) - Number(one.partOfSpeech === word.partOfSpeech),
    )
  for (const other of likely) {
    if (chosen.length === OPTION_COUNT - 1) break
    if ([word, ...chosen].every((known) => areDistinct(known, other))) chosen.push(other)
  }
  return chosen
}

/** Makes a step that shows the word and offers meanings. @param met the words that the learner has met */
export function makeChooseMeaning(word: LessonWord, met: readonly LessonWord[], random: SeededRandom): AskingDraft {
  const options = random.shuffle([word, ...pickOthers(word, met, random)].map(({ english }) => english))
  return {
    type: 'choose-meaning',
    exerciseType: 'choose-meaning',
    cards: [word.root],
    word,
    options,
    answer: word.english,
    also: [],
    answerLanguage: 'english',
    hints: chosenMeaningHints(word, options, word.english),
  }
}

/** Makes a step that shows the meaning and offers words. */
export function makeChooseWord(
  word: LessonWord,
  met: readonly LessonWord[],
  random: SeededRandom,
  { stems }: CourseParts,
): AskingDraft {
  const options = random.shuffle([word, ...pickOthers(word, met, random)].map(({ target }) => target))
  return {
    type: 'choose-word',
    exerciseType: 'choose-word',
    cards: [word.root],
    word,
    options,
    answer: word.target,
    also: [],
    answerLanguage: 'target',
    hints: chosenWordHints(word, stems.get(word.root) ?? '', options),
  }
}

/** Returns other words that the shown meaning could be asked for. */
function otherWords(word: LessonWord, { meanings }: CourseParts): string[] {
  const others = shownMeanings(word.english)
    .flatMap((meaning) => meanings.get(meaning) ?? [])
    .filter(({ root }) => root !== word.root)
    .map(({ target }) => target)
  const bare = word.target.startsWith('-') ? [word.target.slice(1)] : []
  return [...new Set([...bare, ...others])].filter((other) => other !== word.target)
}

/** Makes a step that shows the meaning and asks to type the word. */
export function makeTypeWord(word: LessonWord, parts: CourseParts): AskingDraft {
  return {
    type: 'type-word',
    exerciseType: 'type-translation',
    cards: [word.root],
    word,
    answer: word.target,
    also: otherWords(word, parts),
    answerLanguage: 'target',
    hints: typedWordHints(word, parts.stems.get(word.root) ?? ''),
  }
}

/** Picks words for one set of pairs: no two share a word or a meaning. */
export function pickDistinct(words: readonly LessonWord[], most: number): LessonWord[] {
  const chosen: LessonWord[] = []
  for (const word of words) {
    if (chosen.length === most) break
    if (chosen.every((other) => areDistinct(word, other))) chosen.push(word)
  }
  return chosen
}

/** Makes a step that matches words with meanings; it needs at least three words. */
export function makeMatchPairs(words: readonly LessonWord[], random: SeededRandom): AskingDraft {
  return {
    type: 'match-pairs',
    exerciseType: 'match-pairs',
    cards: words.map(({ root }) => root),
    words,
    meanings: random.shuffle(words.map(({ english }) => english)),
    answer: writePairs(words),
    also: [],
    answerLanguage: 'english',
    hints: pairHints(words),
  }
}
