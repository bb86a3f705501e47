import { checkAnswer, type CheckedAnswer } from '#core/answers/check-answer.ts'
import type { LearningItem } from '#core/learning/learning-item.ts'

/** One prompt after another through the items that the page shows. */
export type Practice = {
  items: readonly LearningItem[]
  index: number
  draft: string
  /** `right` and `revealed` end a prompt; `wrong` leaves it open. */
  phase: 'asking' | 'wrong' | 'right' | 'revealed'
  /** When the prompt was shown or last answered, in milliseconds since 1970. */
  askedAt: number
}

/** What a check or a reveal is to be recorded as. */
export type PracticeOutcome = { item: LearningItem; answer: string; verdict: CheckedAnswer['verdict'] | 'revealed'; errorClass: CheckedAnswer['errorClass']; milliseconds: number }

/** Longest time that one answer is said to have taken: a phone laid aside is not thinking. */
const LONGEST_ANSWER = 10 * 60 * 1000

export const startPractice = (items: readonly LearningItem[], now: number): Practice => ({ items, index: 0, draft: '', phase: 'asking', askedAt: now })

/** The item asked for now; undefined where there is none. */
export const currentItem = ({ items, index }: Practice): LearningItem | undefined => items[index]

/** Typing after a wrong answer takes the message away: the next check gives the next one. */
export const changeDraft = (practice: Practice, draft: string): Practice =>
  practice.phase === 'right' || practice.phase === 'revealed' ? practice : { ...practice, draft, phase: 'asking' }

const since = (practice: Practice, now: number): number => Math.min(LONGEST_ANSWER, Math.max(0, Math.round(now - practice.askedAt)))

/** Checks what is typed. A prompt that has ended is not checked again, so that nothing counts twice. */
export function checkDraft(practice: Practice, now: number): { practice: Practice; outcome?: PracticeOutcome } {
  const item = currentItem(practice)
  if (!item || practice.phase === 'right' || practice.phase === 'revealed') return { practice }
  const { verdict, errorClass } = checkAnswer(item.target, item.also, practice.draft)
  const phase = verdict === 'wrong' ? 'wrong' : 'right'
  return { practice: { ...practice, phase, askedAt: now }, outcome: { item, answer: practice.draft, verdict, errorClass, milliseconds: since(practice, now) } }
}

/** Shows the answer and ends the prompt. */
export function revealAnswer(practice: Practice, now: number): { practice: Practice; outcome?: PracticeOutcome } {
  const item = currentItem(practice)
  if (!item || practice.phase === 'right' || practice.phase === 'revealed') return { practice }
  return { practice: { ...practice, phase: 'revealed', askedAt: now }, outcome: { item, answer: practice.draft, verdict: 'revealed', errorClass: null, milliseconds: since(practice, now) } }
}

/** The next prompt; after the last one the first again. */
export const nextPrompt = (practice: Practice, now: number): Practice =>
  ({ ...practice, index: practice.items.length === 0 ? 0 : (practice.index + 1) % practice.items.length, draft: '', phase: 'asking', askedAt: now })
