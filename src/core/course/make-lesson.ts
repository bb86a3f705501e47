import { findLesson, type CourseParts, type LessonPlace } from '#core/course/course-parts.ts'
import type { CourseSentence } from '#core/course/course.ts'
import { findExercise, makeGrammarStep, type GrammarContext } from '#core/course/grammar-steps.ts'
import type { LessonStep, LessonWord, MeetWordStep, ReadNoteStep } from '#core/course/lesson.ts'
import { limitBank } from '#core/course/limit-bank.ts'
import {
  makePutInOrder,
  makeTranslateToEnglish,
  makeTranslateToTarget,
  tilesOf,
  type Known,
} from '#core/course/sentence-steps.ts'
import {
  makeChooseMeaning,
  makeChooseWord,
  makeMatchPairs,
  makeTypeWord,
  MOST_PAIRS,
  pickDistinct,
  type AskingDraft,
  type Unplaced,
} from '#core/course/word-steps.ts'
import { seededRandom, type SeededRandom } from '#core/exercises/seeded-random.ts'

/** Limits of a lesson's steps. */
export const FEWEST_STEPS = 12
export const MOST_STEPS = 18

/** Seeds of lessons are 0 to 99, so that a step's id can carry them. */
export const SEED_COUNT = 100

type StepDraft = AskingDraft | Unplaced<MeetWordStep> | Unplaced<ReadNoteStep>

/** Words are met in groups of so many, and asked before the next group comes. */
const GROUP_SIZE = 4

/** Fewest words that can be matched. */
const FEWEST_PAIRS = 3

/** Sentences and exercises of one lesson. */
const MOST_SENTENCES = 3
const MOST_EXERCISES = 4

/** Everything that the steps of one lesson are made with. */
type LessonContext = LessonPlace & {
  parts: CourseParts
  known: Known
  random: SeededRandom
  earlier: readonly LessonWord[]
  words: readonly LessonWord[]
}

const wordsOf = (roots: readonly string[], { words }: CourseParts): LessonWord[] =>
  roots.flatMap((root) => words.get(root) ?? [])

function contextOf(place: LessonPlace, parts: CourseParts, random: SeededRandom): LessonContext {
  const { before, lesson } = place
  const met = before.flatMap(({ roots }) => roots)
  const known: Known = {
    roots: new Set([...met, ...lesson.roots]),
    skills: new Set([...before, lesson].flatMap(({ skills }) => skills)),
  }
  return { ...place, parts, known, random, earlier: wordsOf(met, parts), words: wordsOf(lesson.roots, parts) }
}

const meet = (word: LessonWord): Unplaced<MeetWordStep> => ({ type: 'meet-word', cards: [word.root], word })

/** New words and skills above which fewer words are asked one by one, to leave room for sentences and exercises. */
const MOST_OF_LIGHT_LESSON = 8

/**
 * Makes the steps of new words, group by group. One word of each group is asked by its meaning and, with room, one by
 * its word.
 */
function wordSteps({ words, lesson, earlier, random, parts }: LessonContext): StepDraft[] {
  const groups = Array.from({ length: Math.ceil(words.length / GROUP_SIZE) }, (_, index) =>
    words.slice(index * GROUP_SIZE, (index + 1) * GROUP_SIZE),
  )
  const isLight = words.length + lesson.skills.length <= MOST_OF_LIGHT_LESSON
  return groups.flatMap((group, index) => {
    const met = [...earlier, ...words.slice(0, index * GROUP_SIZE), ...group]
    const [first, second] = random.shuffle(group)
    return [
      ...group.map(meet),
      ...(first ? [makeChooseMeaning(first, met, random)] : []),
      ...(second && isLight ? [makeChooseWord(second, met, random, parts)] : []),
    ]
  })
}

/** Words of the lesson that are matched, filled up with earlier ones, and one that is typed. */
function recallSteps({ words, earlier, parts, random }: LessonContext): AskingDraft[] {
  const pairs = pickDistinct([...random.shuffle(words), ...random.shuffle(earlier)], MOST_PAIRS)
  const typed = words.length > 0 ? random.pick(words) : null
  return [
    ...(pairs.length >= FEWEST_PAIRS ? [makeMatchPairs(pairs, random)] : []),
    ...(typed ? [makeTypeWord(typed, parts)] : []),
  ]
}

/** Returns the lesson's own sentences in turn put in order, understood and typed. */
function sentenceSteps(context: LessonContext, most: number): AskingDraft[] {
  const { lesson, before, known, parts, random } = context
  const makers = [makePutInOrder, makeTranslateToEnglish, makeTranslateToTarget]
  const others: CourseSentence[] = [...before.slice(-4), lesson].flatMap(({ sentences }) => sentences)
  const start = random.whole(0, 1)
  return lesson.sentences.slice(0, most).map((sentence, index) => {
    const make = makers[(start + index) % makers.length] ?? makePutInOrder
    const isOneWord = tilesOf(sentence.target).length < 2
    return (isOneWord && make === makePutInOrder ? makeTranslateToEnglish : make)(
      { sentence, known, skills: lesson.skills, others, parts },
      random,
    )
  })
}

/** Exercises of the lesson's skills, each skill in its turn. */
function grammarSteps({ lesson, before, unit, known, parts, random }: LessonContext, most: number): AskingDraft[] {
  if (most === 0 || lesson.skills.length === 0) return []
  const context: GrammarContext = { bank: limitBank(parts.bank, known.roots), known, level: unit.level, parts }
  const practised = new Set(before.flatMap(({ skills }) => skills))
  const steps: AskingDraft[] = []
  const asked = new Set<string>()
  for (const skill of [...lesson.skills, ...lesson.skills]) {
    if (steps.length === most) break
    const exercise = findExercise(skill, context, random)
    if (!exercise || asked.has(exercise.target)) continue
    asked.add(exercise.target)
    steps.push(makeGrammarStep(exercise, practised.has(skill), parts, random))
  }
  return steps
}

/** Makes steps with earlier words, for a lesson that would be too short. */
const reviewSteps = ({ earlier, words, random, parts }: LessonContext, count: number): AskingDraft[] =>
  random
    .shuffle(earlier.length >= count ? earlier : [...words, ...earlier])
    .slice(0, Math.max(0, count))
    .map((word, index) =>
      (index % 2 === 0 ? makeChooseWord : makeChooseMeaning)(word, [...earlier, ...words], random, parts),
    )

function draftSteps(context: LessonContext): StepDraft[] {
  const { lesson } = context
  const note: StepDraft[] =
    lesson.note === null ? [] : [{ type: 'read-note', cards: [], note: lesson.note, skills: lesson.skills }]
  const words = [...note, ...wordSteps(context), ...recallSteps(context)]
  const left = MOST_STEPS - words.length
  const sentences = sentenceSteps(
    context,
    Math.min(MOST_SENTENCES, Math.ceil(left / 2), Math.max(1, left - lesson.skills.length)),
  )
  const grammar = grammarSteps(context, Math.min(MOST_EXERCISES, left - sentences.length))
  const missing = FEWEST_STEPS - words.length - sentences.length - grammar.length
  return [...words, ...sentences, ...grammar, ...reviewSteps(context, missing)]
}

/** @param place its place among the lesson's steps, from 0 */
const stepId = (lessonId: string, seed: number, place: number): string =>
  `lesson/${lessonId}/${seed * SEED_COUNT + place}`

/**
 * Makes the steps of a lesson in order, 12 to 18 of them. The same course, lesson and seed always make the same steps; new
 * words are met before they are asked. Takes some hundred milliseconds on a phone, since exercises are made and
 * checked.
 * @param seed a whole number from 0 to 99
 * @returns null where the course has no such lesson
 */
export function makeLesson(parts: CourseParts, lessonId: string, seed: number): LessonStep[] | null {
  const place = findLesson(parts.course, lessonId)
  if (!place) return null
  const random = seededRandom(Math.imul(place.before.length + 1, SEED_COUNT) + seed)
  return draftSteps(contextOf(place, parts, random)).map((step, index): LessonStep => ({
    ...step,
    id: stepId(lessonId, seed, index),
  }))
}
