import { countThings } from '#core/grammar/count-things.ts'
import { joinVowels } from '#core/grammar/join-vowels.ts'
import { ordinalOf } from '#core/grammar/ordinal-words.ts'

/** A measure of time as a noun, and with "it is" before it. */
type Measure = { noun: string; predicate: string }

/** `imizuzu emihlanu`, `imizuzu engamashumi amabini`: the minutes and how many. */
const minuteMeasures = (count: number): Measure[] =>
  count === 1
    ? [{ noun: 'umzuzu omnye', predicate: 'ngumzuzu omnye' }]
    : countThings(count, 'imizuzu', '4')
        .filter((noun) => noun.startsWith('imizuzu'))
        .map((noun) => ({ noun, predicate: `y${noun}` }))

/**
 * Returns the names of a number of minutes. The half hour is a side, the quarter a quarter or an arm; every number can
 * also be counted.
 */
function measuresOf(minutes: number): Measure[] {
  const named: Record<number, Measure[]> = {
    15: [
      { noun: 'ikota', predicate: 'yikota' },
      { noun: 'umkhono', predicate: 'ngumkhono' },
    ],
    30: [{ noun: 'icala', predicate: 'licala' }],
  }
  return [...(named[minutes] ?? []), ...minuteMeasures(minutes)]
}

/**
 * Returns an hour after or before a preposition: `emva kwentsimbi yesibini`, or without the word for hour `emva
 * kweyesibini`.
 */
const relations = (words: readonly string[], hour: number): string[] => {
  const ordinals = ordinalOf('ya', hour)
  return [
    ...words.flatMap((word) => ordinals.map((ordinal) => `${word} ${joinVowels('kwa', 'intsimbi')} ${ordinal}`)),
    ...words.flatMap((word) => ordinals.map((ordinal) => `${word} ${joinVowels('kwa', `e${ordinal}`)}`)),
  ]
}

const twelveHour = (hour: number): number => ((hour + 11) % 12) + 1

/** Returns every way of saying so much after or before an hour, "it is" last. */
function relate(measures: readonly Measure[], hours: readonly string[]): string[] {
  const phrases = [...measures.map(({ noun }) => noun), ...measures.map(({ predicate }) => predicate)]
  return phrases.flatMap((phrase) => hours.map((relation) => `${phrase} ${relation}`))
}

function onTheHour(hour: number): string[] {
  const ordinals = ordinalOf('ya', hour)
  return [...ordinals.map((ordinal) => `intsimbi ${ordinal}`), ...ordinals.map((ordinal) => `yintsimbi ${ordinal}`)]
}

/**
 * Says a time by the twelve-hour clock. The taught form comes first, a noun phrase that can also follow nge- (at).
 * Other right forms follow: with "it is", with counted minutes, or without the word intsimbi (bell, hour). Up to the
 * half hour the minutes come after (`emva`) the hour, then before (`phambi`) the next one. 7:45 is `ikota phambi
 * kwentsimbi yesibhozo`. The last forms count minutes after the hour (`imizuzu engamashumi amane anesihlanu emva
 * kwentsimbi yesixhenxe`). Hour 0 to 23, minute 0 to 59; throws a RangeError for others. Sources: Multilingual
 * Mathematics Dictionary R–6 (icala emva, ikota, umkhono emva, umkhono phambi); word counts (ngentsimbi, kwentsimbi).
 */
export function clockWords(hour: number, minute: number): string[] {
  if (!Number.isInteger(hour) || hour < 0 || hour > 23) throw new RangeError(`${hour} is not an hour from 0 to 23`)
  if (!Number.isInteger(minute) || minute < 0 || minute > 59)
    throw new RangeError(`${minute} is not a minute from 0 to 59`)
  if (minute === 0) return onTheHour(twelveHour(hour))
  const after = relations(['emva'], twelveHour(hour))
  if (minute <= 30) return relate(measuresOf(minute), after)
  const before = relations(['phambi', 'ngaphambi'], twelveHour(hour + 1))
  return [...relate(measuresOf(60 - minute), before), ...relate(minuteMeasures(minute), after)]
}
