import { joinVowels } from '#core/grammar/join-vowels.ts'
import { copulative, numberNouns } from '#core/grammar/number-words.ts'
import { ordinalOf } from '#core/grammar/ordinal-words.ts'

/** A measure of time as a noun, and with "it is" before it. */
type Measure = { noun: string; predicate: string }

/** Numbers of minutes (class 4): 2 to 6 agree as adjectives, 7 to 9 as relatives. */
const MINUTE_COUNTS = ['emibini', 'emithathu', 'emine', 'emihlanu', 'emithandathu', 'esixhenxe', 'esibhozo', 'elithoba'] as const

/** `imizuzu emihlanu`, `imizuzu engamashumi amabini`: the minutes and how many. */
function minuteMeasures(count: number): Measure[] {
  if (count === 1) return [{ noun: 'umzuzu omnye', predicate: 'ngumzuzu omnye' }]
  const adjective = MINUTE_COUNTS[count - 2]
  const counts = adjective === undefined ? numberNouns(count).map((number) => `e${copulative(number)}`) : [adjective]
  return counts.map((words) => ({ noun: `imizuzu ${words}`, predicate: `yimizuzu ${words}` }))
}

/** The half hour is a side, the quarter a quarter or an arm; every number of minutes can also be counted. */
function measuresOf(minutes: number): Measure[] {
  const named: Record<number, Measure[]> = {
    15: [{ noun: 'ikota', predicate: 'yikota' }, { noun: 'umkhono', predicate: 'ngumkhono' }],
    30: [{ noun: 'icala', predicate: 'licala' }],
  }
  return [...(named[minutes] ?? []), ...minuteMeasures(minutes)]
}

/** After or before an hour: `emva kwentsimbi yesibini`, and without the word for hour `emva kweyesibini`. */
const relations = (words: readonly string[], hour: number): string[] => {
  const ordinals = ordinalOf('ya', hour)
  return [
    ...words.flatMap((word) => ordinals.map((ordinal) => `${word} ${joinVowels('kwa', 'intsimbi')} ${ordinal}`)),
    ...words.flatMap((word) => ordinals.map((ordinal) => `${word} ${joinVowels('kwa', `e${ordinal}`)}`)),
  ]
}

const twelveHour = (hour: number): number => (hour + 11) % 12 + 1

/**
 * How a time is said by the twelve-hour clock: first the form that is taught, a noun phrase that can also follow nge- (at), then the others
 * that are as right, with "it is" before them, with the minutes counted, or without the word intsimbi (bell, hour). Up to the half hour
 * the minutes come after (`emva`) the hour, then before (`phambi`) the next one: 7:45 is `ikota phambi kwentsimbi yesibhozo`.
 * Hour 0 to 23, minute 0 to 59; throws a RangeError for others.
 * Sources: Multilingual Mathematics Dictionary R–6 (icala emva, ikota, umkhono emva, umkhono phambi); word counts (ngentsimbi, kwentsimbi).
 */
export function clockWords(hour: number, minute: number): string[] {
  if (!Number.isInteger(hour) || hour < 0 || hour > 23) throw new RangeError(`${hour} is not an hour from 0 to 23`)
  if (!Number.isInteger(minute) || minute < 0 || minute > 59) throw new RangeError(`${minute} is not a minute from 0 to 59`)
  if (minute === 0) {
    const ordinals = ordinalOf('ya', twelveHour(hour))
    return [...ordinals.map((ordinal) => `intsimbi ${ordinal}`), ...ordinals.map((ordinal) => `yintsimbi ${ordinal}`)]
  }
  const past = minute <= 30
  const measures = measuresOf(past ? minute : 60 - minute)
  const hours = past ? relations(['emva'], twelveHour(hour)) : relations(['phambi', 'ngaphambi'], twelveHour(hour + 1))
  const phrases = [...measures.map(({ noun }) => noun), ...measures.map(({ predicate }) => predicate)]
  return phrases.flatMap((phrase) => hours.map((relation) => `${phrase} ${relation}`))
}
