import { DEFAULT_LEARNING_LANGUAGE } from '#core/languages/learning-languages.ts'
import { createHash } from 'node:crypto'
import { checkAnswer } from '#core/answers/check-answer.ts'
import { uuidV7 } from '#core/identifiers/uuid-v7.ts'
import type { LearningEvent } from '#core/learning/learning-event.ts'
import type { LearningItem } from '#core/learning/learning-item.ts'
import type { DemoPerson } from './people.ts'

/** Days that the demonstration covers, today included. */
export const DEMO_DAYS = 10

const DAY = 24 * 60 * 60 * 1000
const MINUTE = 60 * 1000

/** South Africa is two hours ahead of UTC all year. */
const UTC_OFFSET_MINUTES = 120

/** Time at which they begin to learn, in the afternoon. */
const BEGIN = 15 * 60 * MINUTE

/** Bytes that are always the same for the same words. */
const bytesOf = (...words: readonly (string | number)[]): Buffer =>
  createHash('sha256').update(words.join(' ')).digest()

/** Returns a share from 0 up to 1 that is always the same for the same words. */
const randomShare = (...words: readonly (string | number)[]): number => bytesOf(...words).readUInt32BE() / 2 ** 32

const pick = <Value>(values: readonly Value[], share: number): Value => {
  const value = values[Math.floor(share * values.length)]
  if (value === undefined) throw new Error('There is nothing to choose from.')
  return value
}

/** Returns the answer of a learner who knows the word, or who has lost its last letter. */
const answerTo = ({ target }: LearningItem, knowsIt: boolean): string =>
  knowsIt ? target : target.slice(0, -1).replace(/[?.!]$/, '')

/** Makes one answer of a day. Today's is never later than now. */
function makeEvent(
  person: DemoPerson,
  items: readonly LearningItem[],
  dayStart: number,
  index: number,
  now: number,
): LearningEvent {
  const { username } = person
  const item = pick(items, randomShare(username, dayStart, index, 'item'))
  const progress = 1 - Math.min(1, (now - dayStart) / (DEMO_DAYS * DAY))
  const knowsIt =
    randomShare(username, dayStart, index, 'right') <
    person.rightAtFirst + (person.rightAtLast - person.rightAtFirst) * progress
  const answer = answerTo(item, knowsIt)
  const isRevealed = !knowsIt && randomShare(username, dayStart, index, 'revealed') < 0.2
  const planned = dayStart + BEGIN + index * MINUTE
  return {
    id: uuidV7(dayStart, bytesOf(username, dayStart, index, 'id')),
    language: DEFAULT_LEARNING_LANGUAGE,
    section: item.section,
    itemId: item.id,
    exerciseType: 'type-translation',
    deviceId: `demo-${username}`,
    ...(isRevealed
      ? { answer: '', verdict: 'revealed', errorClass: null }
      : { answer, ...checkAnswer(item.target, item.also, answer) }),
    milliseconds: 3000 + Math.round(randomShare(username, dayStart, index, 'time') * 20_000),
    occurredAt: new Date(Math.min(planned, now - MINUTE + index)).toISOString(),
    utcOffsetMinutes: UTC_OFFSET_MINUTES,
  }
}

/**
 * Makes a person's answers of the last ten South African days, today included. The same day always gives the same ids,
 * so a server stores each answer once. A later start adds the days since. @param now milliseconds since 1970
 */
export function makeDemoEvents(person: DemoPerson, items: readonly LearningItem[], now: number): LearningEvent[] {
  const offset = UTC_OFFSET_MINUTES * MINUTE
  const today = Math.floor((now + offset) / DAY) * DAY - offset
  const days = Array.from({ length: DEMO_DAYS }, (_, back) => today - (DEMO_DAYS - 1 - back) * DAY)
  return days
    .filter((day) => learnsOn(person, day))
    .flatMap((day) => {
      const answers = Math.max(
        1,
        Math.round(person.answersADay * (0.7 + 0.6 * randomShare(person.username, day, 'answers'))),
      )
      return Array.from({ length: answers }, (_, index) => makeEvent(person, items, day, index, now))
    })
}

/** Tells if the person learns on this day; learning days are spread evenly over ten. */
function learnsOn({ username, daysOfTen }: DemoPerson, dayStart: number): boolean {
  const place = (Math.floor(dayStart / DAY) + (bytesOf(username)[0] ?? 0)) % DEMO_DAYS
  return (place * daysOfTen) % DEMO_DAYS < daysOfTen
}
