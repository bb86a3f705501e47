import { localDay, type DayNumber } from '#core/days/local-day.ts'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import { isGeneratedId } from '#core/learning/generated-id.ts'
import { isRight, type LearningEvent } from '#core/learning/learning-event.ts'
import {
  scoreAchievement,
  stepAchievement,
  type Achievement,
  type SteppedName,
  type TypedPage,
} from '#core/progress/achievement.ts'
import type { DayAggregate, Aggregate, ThingAggregate } from '#core/progress/aggregate.ts'
import { isTypedSection } from '#core/sections/sections.ts'

/** Fields of an event that counting needs. */
export type CountedEvent = Omit<LearningEvent, 'answer' | 'deviceId'>

/** An event that the server may have judged: `verified` is false where it couldn't, and then nothing is earned. */
export type JudgedOrNot = CountedEvent & { verified?: boolean }

/** Most of an answer's time that counts as time spent: somebody may leave the phone lying. */
const MOST_MILLISECONDS = 120_000

/** Days after which knowing a thing is remembering it. */
const REMEMBERED_AFTER = 7

/** Right answers to different questions that make a story discussed; every story has as many. */
const QUESTIONS_OF_A_STORY = 2

/** Returns whether an answer comes after another, by time and then by id. */
export const isLater = (time: number, id: string, than: { time: number; id: string }): boolean =>
  time > than.time || (time === than.time && id > than.id)

/**
 * Orders the events that count by time and id, each once. Events from store and server come in order and aren't sorted
 * again.
 */
export function orderEvents(events: readonly JudgedOrNot[]): { kept: JudgedOrNot[]; times: number[] } {
  const kept: JudgedOrNot[] = []
  const times: number[] = []
  let sorted = true
  const last = { time: -Infinity, id: '' }
  for (const event of events) {
    if (event.verdict === 'revealed' || event.verified === false) continue
    const time = Date.parse(event.occurredAt)
    if (Number.isNaN(time)) continue
    if (sorted && kept.length > 0) sorted = isLater(time, event.id, last)
    last.time = time
    last.id = event.id
    kept.push(event)
    times.push(time)
  }
  return sorted ? { kept, times } : sort(kept, times)
}

function sort(events: readonly JudgedOrNot[], times: readonly number[]): { kept: JudgedOrNot[]; times: number[] } {
  const ordered = events
    .map((event, index) => ({ event, time: times[index] ?? 0 }))
    .sort(
      (one, other) =>
        one.time - other.time || Number(one.event.id > other.event.id) - Number(one.event.id < other.event.id),
    )
    .filter(({ event }, index, all) => all[index - 1]?.event.id !== event.id)
  return { kept: ordered.map(({ event }) => event), times: ordered.map(({ time }) => time) }
}

const keep = (aggregate: Aggregate, achievement: Achievement | null): void => {
  if (achievement !== null) aggregate.achievements.push(achievement)
}

const countOne = (aggregate: Aggregate, name: SteppedName, time: number): void =>
  keep(aggregate, stepAchievement(name, ++aggregate.counts[name], time))

/** True if a story is done: two of its questions were answered. */
const isStoryDone = (answered: ReadonlySet<string>, itemId: string): boolean => {
  const story = itemId.slice(0, itemId.indexOf('/') + 1)
  return [...answered].filter((id) => id.startsWith(story)).length === QUESTIONS_OF_A_STORY
}

function countInSection(
  aggregate: Aggregate,
  { section, verdict, itemId, exerciseType }: CountedEvent,
  time: number,
): void {
  const counted = aggregate.sections[section]
  counted.answers++
  if (!isRight(verdict)) return
  counted.right++
  if (!isGeneratedId(itemId) && !counted.items.has(itemId)) {
    counted.items.add(itemId)
    if (section === 'stories' && isStoryDone(counted.items, itemId)) countOne(aggregate, 'stories', time)
  }
  if (exerciseType === 'type-translation' && isTypedSection(section))
    keep(aggregate, scoreAchievement(section as TypedPage, ++counted.score, time))
}

function countInDay(
  aggregate: Aggregate,
  { verdict, milliseconds, errorClass }: CountedEvent,
  day: DayNumber,
  time: number,
): void {
  let counted: DayAggregate | undefined = aggregate.days.get(day)
  if (counted === undefined) {
    aggregate.days.set(day, (counted = { answers: 0, right: 0, milliseconds: 0, errors: new Map() }))
    countOne(aggregate, 'learning-days', time)
  }
  counted.answers++
  counted.milliseconds += Math.min(MOST_MILLISECONDS, milliseconds)
  if (isRight(verdict)) counted.right++
  else if (errorClass !== null) counted.errors.set(errorClass, (counted.errors.get(errorClass) ?? 0) + 1)
}

/**
 * Counts a thing. It is remembered if it is known a week after it was met. It is corrected if it is known on a later
 * day than it was missed.
 */
function countThing(
  things: Map<string, ThingAggregate>,
  aggregate: Aggregate,
  id: string,
  right: boolean,
  day: DayNumber,
  time: number,
): void {
  const thing = things.get(id)
  if (thing === undefined) {
    things.set(id, { met: day, missed: right ? null : day, isCorrected: false, isRemembered: false })
    return
  }
  if (!right) {
    thing.missed ??= day
    return
  }
  if (!thing.isCorrected && thing.missed !== null && day > thing.missed) {
    thing.isCorrected = true
    countOne(aggregate, 'mended', time)
  }
  if (!thing.isRemembered && day - thing.met >= REMEMBERED_AFTER) {
    thing.isRemembered = true
    countOne(aggregate, 'remembered', time)
  }
}

function countThings(
  things: Map<string, ThingAggregate>,
  aggregate: Aggregate,
  { cards, itemId, verdict }: CountedEvent,
  day: DayNumber,
  time: number,
): void {
  const right = isRight(verdict)
  if (cards !== undefined && cards.length > 0)
    for (const card of cards) countThing(things, aggregate, card, right, day, time)
  else if (!isGeneratedId(itemId)) countThing(things, aggregate, itemId, right, day, time)
}

/** Returns the things of a language, made when first asked for. */
function thingsIn({ things }: Aggregate, language: LearningLanguage): Map<string, ThingAggregate> {
  const known = things.get(language)
  if (known) return known
  const made = new Map<string, ThingAggregate>()
  things.set(language, made)
  return made
}

/**
 * Counts events into the running aggregate; their order doesn't matter, and the same event counts once. Returns false,
 * with nothing counted, if one isn't later than those counted before; then all must be counted again. An event with an
 * unreadable time, or that the server couldn't check, is left out.
 */
export function countEvents(aggregate: Aggregate, events: readonly JudgedOrNot[]): boolean {
  const { kept, times } = orderEvents(events)
  const [first, last] = [kept[0], kept.at(-1)]
  if (first === undefined || last === undefined) return true
  if (aggregate.last !== null && !isLater(times[0] ?? 0, first.id, aggregate.last)) return false
  for (const [index, event] of kept.entries()) {
    const time = times[index] ?? 0
    const day = localDay(time, event.utcOffsetMinutes)
    countInSection(aggregate, event, time)
    countInDay(aggregate, event, day, time)
    countThings(thingsIn(aggregate, event.language), aggregate, event, day, time)
  }
  aggregate.last = { time: times.at(-1) ?? 0, id: last.id }
  return true
}
