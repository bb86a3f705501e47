import { checkAnswer, type CheckedAnswer } from '#core/answers/check-answer.ts'
import { classOfError } from '#core/answers/class-of-error.ts'
import { checkWithGrammar } from '#core/answers/check-with-grammar.ts'
import { checkStep } from '#core/course/check-step.ts'
import type { AskingStep } from '#core/course/lesson.ts'
import { boundEventTime } from '#core/learning/event-time.ts'
import type { NounClass } from '#core/grammar/noun-classes.ts'
import type { ExerciseType, LearningEvent } from '#core/learning/learning-event.ts'
import type { TaughtItem } from '#core/little/little-word.ts'
import { MAX_CARDS_PER_EVENT } from '#core/scheduling/card.ts'
import type { LearningArea } from '#core/sections/sections.ts'
import type { FindOwnStep, LearningContent } from '#server/features/learning/learning-parts.ts'

/** Content of the product, and the steps of teachers' own lessons that the batch answers. */
export type JudgedBy = LearningContent & { findOwnStep: FindOwnStep }

/**
 * An event as the server sees it: what it found itself, and whether it could. `nounClass` is the class whose concord or
 * prefix was missed.
 */
export type Judgement = LearningEvent & { verified: boolean; clockCorrected: boolean; nounClass?: NounClass | null }

/** Areas in which steps of a course are answered. */
const COURSE_AREAS: readonly LearningArea[] = ['course', 'review']

/** Ways of asking whose right answer is the item's target, typed or chosen. */
const ASKS_FOR_TARGET: readonly ExerciseType[] = ['type-translation', 'choose-word', 'build-word']

/** Ways of asking whose right answer is what the item means, chosen among other meanings. */
const ASKS_FOR_MEANING: readonly ExerciseType[] = ['choose-meaning', 'listen-and-choose', 'match-pairs']

/** Tells whether an exercise of this type asks for the meaning of an item. */
export const asksForMeaning = (exerciseType: ExerciseType): boolean => ASKS_FOR_MEANING.includes(exerciseType)

/** Time at which an event arrived, and at which its account began. */
export type EventLife = { now: Date; startedAt: Date | undefined }

function correctClock(
  event: LearningEvent,
  { now, startedAt }: EventLife,
): Pick<Judgement, 'occurredAt' | 'clockCorrected'> {
  const { time, isCorrected } = boundEventTime(Date.parse(event.occurredAt), {
    now: now.getTime(),
    startedAt: startedAt?.getTime(),
  })
  return { occurredAt: new Date(time).toISOString(), clockCorrected: isCorrected }
}

/**
 * Checks an answer. Typed answers are checked by the grammar, as on a device that has loaded it. A chosen answer must
 * be one of the words shown.
 */
function checkEvent(
  { exerciseType, language, answer }: LearningEvent,
  { target, also, english }: TaughtItem,
  findEngine: LearningContent['findEngine'],
): CheckedAnswer & Pick<Judgement, 'nounClass'> {
  if (asksForMeaning(exerciseType)) return checkAnswer(english, [], answer)
  if (exerciseType !== 'type-translation') return checkAnswer(target, also, answer)
  const checked = checkWithGrammar(target, also, answer, findEngine(language))
  return { verdict: checked.verdict, errorClass: checked.errorClass, nounClass: classOfError(checked) }
}

/** Checks an answer at a step that was found. @param cards the cards that the answer counts for */
function judgeAt(
  step: AskingStep,
  event: LearningEvent,
  told: LearningEvent & Pick<Judgement, 'clockCorrected'>,
  cards: readonly string[],
  findEngine: LearningContent['findEngine'],
): Judgement {
  const placed = { ...told, exerciseType: step.exerciseType, cards, verified: true }
  if (event.verdict === 'revealed') return { ...placed, errorClass: null }
  const checked = checkStep(step, event.answer, (target, also, given) =>
    checkWithGrammar(target, also, given, findEngine(event.language)),
  )
  return { ...placed, verdict: checked.verdict, errorClass: checked.errorClass, nounClass: classOfError(checked) }
}

/**
 * Returns an answer at a step of a lesson, a review or a module. Extra practice, told without cards, leaves the
 * schedule alone.
 */
function judgeStep(
  event: LearningEvent,
  told: LearningEvent & Pick<Judgement, 'clockCorrected'>,
  { findStep, findEngine }: Pick<LearningContent, 'findStep' | 'findEngine'>,
): Judgement {
  const step = findStep(event.language, event.itemId)
  if (!step) return { ...told, verified: false }
  const cards = (event.cards?.length ?? 0) > 0 ? step.cards.slice(0, MAX_CARDS_PER_EVENT) : []
  return judgeAt(step, event, told, cards, findEngine)
}

/** Checks an answer in a teacher's own lesson by its published version. The schedule of reviews is left alone. */
function judgeOwnLesson(
  event: LearningEvent,
  told: LearningEvent & Pick<Judgement, 'clockCorrected'>,
  { findOwnStep, findEngine }: JudgedBy,
): Judgement {
  const found = findOwnStep(event.itemId)
  if (!found || found.language !== event.language) return { ...told, verified: false }
  return judgeAt(found.step, event, told, [], findEngine)
}

/**
 * Checks an answer to a story's question by the line that answers it. A question about the family stays as reported:
 * talked over, not checked.
 */
function judgeStoryAnswer(
  event: LearningEvent,
  told: LearningEvent & Pick<Judgement, 'clockCorrected'>,
  { findStoryAnswers }: LearningContent,
): Judgement {
  const answers = findStoryAnswers(event.language, event.itemId)
  if (answers === null || event.exerciseType !== 'story-question') return { ...told, verified: false }
  const [answer, ...also] = answers
  if (answer === undefined) return { ...told, verdict: 'revealed', errorClass: null, verified: true }
  const { verdict } = checkAnswer(answer, also, event.answer)
  return { ...told, verdict, errorClass: verdict === 'wrong' ? 'other-word' : null, verified: true }
}

/**
 * Checks an event again; the device's verdict is never believed. An unknown item, or an exercise type that can't be
 * checked, stays as reported and unverified. A revealed answer stays revealed.
 */
export function judgeEvent(event: LearningEvent, content: JudgedBy, life: EventLife): Judgement {
  const { findItem, findModuleStep, findEngine } = content
  const told = { ...event, cards: [], ...correctClock(event, life) }
  if (COURSE_AREAS.includes(event.section)) return judgeStep(event, told, content)
  if (event.section === 'modules') return judgeStep(event, told, { findStep: findModuleStep, findEngine })
  if (event.section === 'own-lessons') return judgeOwnLesson(event, told, content)
  if (event.section === 'stories') return judgeStoryAnswer(event, told, content)
  const item = findItem(event.language, event.itemId)
  if (item === undefined) return { ...told, verified: false }
  const placed = { ...told, section: item.section }
  if (event.verdict === 'revealed') return { ...placed, errorClass: null, verified: true }
  if (!ASKS_FOR_TARGET.includes(event.exerciseType) && !asksForMeaning(event.exerciseType))
    return { ...placed, verified: false }
  return { ...placed, ...checkEvent(event, item, findEngine), verified: true }
}
