import type { KhuluAnswer, PhrasedPart } from '#core/khulu/khulu-answer.ts'
import { needsGuardian, type AgeBand } from '#core/people/age-bands.ts'

/** Senders of a message. */
export const CHAT_SENDERS = ['user', 'khulu'] as const

/** Drawn part of an answer. A language model's wording replaces the answer's own text. */
export type DrawnAnswer = Pick<KhuluAnswer, 'says' | 'blocks' | 'sources'> & { phrased?: readonly PhrasedPart[] }

/** One message of the conversation (specification, section 3). */
export type ChatMessage = {
  /** A UUID made on the device: what is sent twice is kept once. */
  id: string
  text: string
  sender: (typeof CHAT_SENDERS)[number]
  /** ISO 8601. */
  timestamp: string
  /** Khulu's: what it is drawn from. */
  answer?: DrawnAnswer
}

/** Most messages that a device and an account keep in view; older ones are removed. */
export const MOST_MESSAGES = 60

/** Longest stored answer in characters of JSON; the longest table has half of it. */
export const MOST_ANSWER_CHARACTERS = 60_000

/** The longest question, in characters. */
export const MOST_QUESTION_CHARACTERS = 400

const DAY = 24 * 60 * 60 * 1000

/**
 * Returns the days that messages are kept (security goals, P10): a child's 30, an adult's 90. An unknown age counts as
 * a child's.
 */
export const chatDays = (band: AgeBand | undefined): 30 | 90 => (needsGuardian(band ?? 'child') ? 30 : 90)

/** Tells whether a message of that moment has expired. Times are in milliseconds since 1970. */
export const isChatOver = (sentAt: number, days: number, now: number): boolean => sentAt <= now - days * DAY

/** Merges messages of two devices in order of time: each once, the second device's version for common ones. */
export function mergeMessages(one: readonly ChatMessage[], other: readonly ChatMessage[]): ChatMessage[] {
  const byId = new Map([...one, ...other].map((message) => [message.id, message]))
  return [...byId.values()].toSorted((a, b) => Date.parse(a.timestamp) - Date.parse(b.timestamp)).slice(-MOST_MESSAGES)
}
