import type { CheckedStep } from '#core/course/check-step.ts'
import { isAsking, type AskingStep, type LessonStep } from '#core/course/lesson.ts'
import { isRight, type ErrorClass, type Verdict } from '#core/learning/learning-event.ts'

/** Times that a missed step comes back in the same lesson. */
const MOST_RETURNS = 2

/** Longest time that one answer is said to have taken: a phone laid aside is not thinking. */
const LONGEST_ANSWER = 10 * 60 * 1000

/** Rungs of the ladder of hints. */
export const HINTS = 3

/** A lesson or a review on its way. Places are those of `steps`. */
export type Run = {
  steps: readonly LessonStep[]
  /** Places in the order they come; what is missed is put at the end again. */
  queue: readonly number[]
  at: number
  phase: 'asking' | 'right' | 'slip' | 'wrong' | 'over'
  /** Verdict of the check; null before it. */
  checked: CheckedStep | null
  given: string
  /** Number of hints shown in this step. */
  hints: number
  /** Places missed at least once. */
  missed: readonly number[]
  answers: number
  rightAnswers: number
  /** Time at which the step was shown, in milliseconds since 1970. */
  askedAt: number
}

/** Record of an answer. */
export type RunOutcome = {
  step: AskingStep
  answer: string
  verdict: Verdict
  errorClass: ErrorClass | null
  milliseconds: number
}

/** Enough to go on with a lesson that was left. */
export type LeftRun = Pick<Run, 'queue' | 'at' | 'missed' | 'answers' | 'rightAnswers'>

const fresh = { phase: 'asking', checked: null, given: '', hints: 0 } as const

export const startRun = (steps: readonly LessonStep[], now: number): Run => ({
  steps,
  queue: steps.map((_, place) => place),
  at: 0,
  ...fresh,
  missed: [],
  answers: 0,
  rightAnswers: 0,
  askedAt: now,
  ...(steps.length === 0 ? { phase: 'over' as const } : {}),
})

const isPlace =
  (steps: readonly LessonStep[]) =>
  (place: unknown): boolean =>
    Number.isInteger(place) && Number(place) >= 0 && Number(place) < steps.length

/** Resumes a lesson that was left; from the beginning if the stored state doesn't fit it. */
export function resumeRun(steps: readonly LessonStep[], left: LeftRun | null, now: number): Run {
  const run = startRun(steps, now)
  if (
    !left ||
    !Array.isArray(left.queue) ||
    !Array.isArray(left.missed) ||
    ![...left.queue, ...left.missed].every(isPlace(steps))
  )
    return run
  const counts = [left.at, left.answers, left.rightAnswers]
  if (
    left.queue.length < steps.length ||
    !counts.every((count) => Number.isInteger(count) && count >= 0) ||
    left.at >= left.queue.length
  )
    return run
  return {
    ...run,
    queue: left.queue,
    at: left.at,
    missed: left.missed,
    answers: left.answers,
    rightAnswers: left.rightAnswers,
  }
}

/** Returns the stored state of an unfinished lesson; null if there is nothing to resume. */
export const leaveRun = ({ queue, at, missed, answers, rightAnswers, phase }: Run): LeftRun | null =>
  phase === 'over' ? null : { queue, at, missed, answers, rightAnswers }

/** Returns the step that is shown; undefined once it is over. */
export const currentStep = ({ steps, queue, at, phase }: Run): LessonStep | undefined =>
  phase === 'over' ? undefined : steps[queue[at] ?? -1]

/** Steps that are behind the learner, and all that there are now. */
export const positionOf = ({ queue, at, phase }: Run): { done: number; of: number } => ({
  done: phase === 'over' ? queue.length : phase === 'asking' ? at : at + 1,
  of: queue.length,
})

const isAnswered = ({ phase }: Run): boolean => phase !== 'asking'

const phaseOf = (verdict: Verdict): Run['phase'] => (isRight(verdict) ? 'right' : verdict === 'slip' ? 'slip' : 'wrong')

/** Returns a step that was missed comes back at the end, unless it has come back often enough. */
function returning({ queue, at }: Run): readonly number[] {
  const place = queue[at]
  if (place === undefined) return queue
  const times = queue.filter((other) => other === place).length - 1
  return times >= MOST_RETURNS ? queue : [...queue, place]
}

/** Takes an answer. A step that is answered isn't answered again. */
export function answerStep(
  run: Run,
  given: string,
  checked: CheckedStep,
  now: number,
): { run: Run; outcome?: RunOutcome } {
  const step = currentStep(run)
  if (!step || !isAsking(step) || isAnswered(run)) return { run }
  const phase = phaseOf(checked.verdict)
  const place = run.queue[run.at] ?? 0
  const known =
    phase === 'wrong'
      ? { queue: returning(run), missed: run.missed.includes(place) ? run.missed : [...run.missed, place] }
      : {}
  return {
    run: {
      ...run,
      ...known,
      phase,
      checked,
      given,
      answers: run.answers + 1,
      rightAnswers: run.rightAnswers + Number(phase === 'right'),
    },
    outcome: {
      step,
      answer: given,
      verdict: checked.verdict,
      errorClass: checked.errorClass,
      milliseconds: Math.min(LONGEST_ANSWER, Math.max(0, Math.round(now - run.askedAt))),
    },
  }
}

/** Shows the answer: the step counts as missed and comes back. */
export function giveUp(run: Run, now: number): { run: Run; outcome?: RunOutcome } {
  const { run: answered, outcome } = answerStep(
    run,
    '',
    { verdict: 'wrong', errorClass: null, rule: null, words: {} },
    now,
  )
  if (!outcome) return { run }
  return { run: { ...answered, checked: null }, outcome: { ...outcome, verdict: 'revealed' } }
}

/** Returns the step with one more hint. */
export const takeHint = (run: Run): Run => (isAnswered(run) ? run : { ...run, hints: Math.min(HINTS, run.hints + 1) })

/** Returns the next step; after the last one it is over. Nothing follows a question that is still open. */
export function goOn(run: Run, now: number): Run {
  const step = currentStep(run)
  if (!step || (isAsking(step) && !isAnswered(run))) return run
  const at = run.at + 1
  return at >= run.queue.length ? { ...run, phase: 'over', checked: null } : { ...run, ...fresh, at, askedAt: now }
}

/** Summary at the end. */
export type RunSummary = { words: { target: string; english: string }[]; asked: number; missed: AskingStep[] }

export function summarise({ steps, missed }: Run): RunSummary {
  return {
    words: steps.flatMap((step) =>
      step.type === 'meet-word' ? [{ target: step.word.target, english: step.word.english }] : [],
    ),
    asked: steps.filter(isAsking).length,
    missed: missed.flatMap((place) => {
      const step = steps[place]
      return step && isAsking(step) ? [step] : []
    }),
  }
}
