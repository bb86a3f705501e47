import { checkAnswer, type CheckedAnswer } from '#core/answers/check-answer.ts'
import type { ExplainedAnswer } from '#core/answers/explained-answer.ts'
import { isRight } from '#core/learning/learning-event.ts'
import type { LearningItem } from '#core/learning/learning-item.ts'

/** Judges what was given against the target and what else is as right. */
export type CheckAnswer = (target: string, also: readonly string[], given: string) => ExplainedAnswer

/** Sentence that explains a verdict, with the words in it. */
export type Explanation = { rule: NonNullable<ExplainedAnswer['rule']>; words: ExplainedAnswer['words'] }

/**
 * Makes the next question of practice without end, another than the one before. `ahead` is how many right answers lead
 * the answers that were shown, 0 or more.
 */
export type MakeItem = (ahead: number, before: LearningItem | undefined) => LearningItem

/** One prompt after another through the items that the page shows, or through questions that are made, without end. */
export type Practice = {
  /** Items asked so far in endless practice. */
  items: readonly LearningItem[]
  index: number
  /** Null where the items come from the page. */
  make: MakeItem | null
  ahead: number
  draft: string
  /** `right` and `revealed` end a prompt; `wrong` leaves it open. */
  phase: 'asking' | 'wrong' | 'right' | 'revealed'
  /** Grammar's explanation of the last check; null if it has none. */
  explanation: Explanation | null
  /** Time at which the prompt was shown or last answered, in milliseconds since 1970. */
  askedAt: number
}

/** Record of a check or a reveal. */
export type PracticeOutcome = {
  item: LearningItem
  answer: string
  verdict: CheckedAnswer['verdict'] | 'revealed'
  errorClass: CheckedAnswer['errorClass']
  milliseconds: number
}

type Step = { practice: Practice; outcome?: PracticeOutcome }

/** Longest time that one answer is said to have taken: a phone laid aside is not thinking. */
const LONGEST_ANSWER = 10 * 60 * 1000

/** Checks an answer by the specification alone, without the grammar. */
export const checkPlainly: CheckAnswer = (target, also, given) => ({
  ...checkAnswer(target, also, given),
  rule: null,
  words: {},
})

export const startPractice = (items: readonly LearningItem[], now: number): Practice => ({
  items,
  index: 0,
  make: null,
  ahead: 0,
  draft: '',
  phase: 'asking',
  explanation: null,
  askedAt: now,
})

/** Practice without end, from the easiest question. */
export const startEndless = (make: MakeItem, now: number): Practice => ({
  ...startPractice([make(0, undefined)], now),
  make,
})

/** Returns the item asked for now; undefined where there is none. */
export const currentItem = ({ items, index }: Practice): LearningItem | undefined => items[index]

/** Tells whether the prompt is over, so that nothing more is checked. */
export const hasEnded = ({ phase }: Practice): boolean => phase === 'right' || phase === 'revealed'

/** Typing after a wrong answer takes the message away: the next check gives the next one. */
export const changeDraft = (practice: Practice, draft: string): Practice =>
  hasEnded(practice) ? practice : { ...practice, draft, phase: 'asking', explanation: null }

const since = (practice: Practice, now: number): number =>
  Math.min(LONGEST_ANSWER, Math.max(0, Math.round(now - practice.askedAt)))

/** Returns a word whose meaning isn't known can't be told by it. */
const explain = ({ rule, words }: ExplainedAnswer): Explanation | null =>
  rule === null ? null : { rule: rule === 'otherWord' && !words['meaning'] ? 'unknownWord' : rule, words }

/** Checks what is typed. A prompt that has ended is not checked again, so that nothing counts twice. */
export function checkDraft(practice: Practice, now: number, check: CheckAnswer): Step {
  const item = currentItem(practice)
  if (!item || hasEnded(practice)) return { practice }
  const checked = check(item.target, item.also, practice.draft)
  const phase = isRight(checked.verdict) ? 'right' : 'wrong'
  return {
    practice: { ...practice, phase, explanation: explain(checked), askedAt: now },
    outcome: {
      item,
      answer: practice.draft,
      verdict: checked.verdict,
      errorClass: checked.errorClass,
      milliseconds: since(practice, now),
    },
  }
}

/** Tells whether the grammar could see the answer otherwise: what is plainly right or empty it leaves as it is. */
export const needsGrammar = ({ outcome }: Step): boolean =>
  outcome !== undefined && outcome.verdict !== 'correct' && outcome.errorClass !== 'empty'

/** Shows the answer and ends the prompt. */
export function revealAnswer(practice: Practice, now: number): Step {
  const item = currentItem(practice)
  if (!item || hasEnded(practice)) return { practice }
  return {
    practice: { ...practice, phase: 'revealed', explanation: null, askedAt: now },
    outcome: {
      item,
      answer: practice.draft,
      verdict: 'revealed',
      errorClass: null,
      milliseconds: since(practice, now),
    },
  }
}

/** Adds the next item of endless practice: harder after a right answer, easier after a revealed one. */
function makeNext(practice: Practice, make: MakeItem): Pick<Practice, 'items' | 'ahead'> {
  const ahead = Math.max(0, practice.ahead + (practice.phase === 'right' ? 1 : -1))
  return { ahead, items: [...practice.items, make(ahead, currentItem(practice))] }
}

/** Returns the next prompt; after the last one the first again, or, without end, a new one. */
export function nextPrompt(practice: Practice, now: number): Practice {
  const { items, ahead } = practice.make ? makeNext(practice, practice.make) : practice
  return {
    ...practice,
    items,
    ahead,
    index: items.length === 0 ? 0 : (practice.index + 1) % items.length,
    draft: '',
    phase: 'asking',
    explanation: null,
    askedAt: now,
  }
}
