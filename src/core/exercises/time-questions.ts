import type { QuestionKind } from '#core/exercises/question-kind.ts'
import type { SeededRandom } from '#core/exercises/seeded-random.ts'
import { clockWordsOfDay } from '#core/grammar/clock-words-of-day.ts'
import { clockWords } from '#core/grammar/clock-words.ts'
import { sayDate } from '#core/grammar/say-date.ts'

/** The minutes are multiples of these, by step; from the next step on they can be any. */
const MINUTES = [30, 15, 5] as const

/** The step from which on hours go to 23, any minute is asked, and dates have their year. */
const FULL_STEP = 3

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** A year that has every day of the calendar. */
const LEAP_YEAR = 2000

const twoDigits = (value: number): string => String(value).padStart(2, '0')

function pickTime(random: SeededRandom, step: number): string {
  const every = MINUTES[step] ?? 1
  const hour = step < FULL_STEP ? random.whole(1, 12) : random.whole(0, 23)
  return `${twoDigits(hour)}-${twoDigits(random.whole(0, 60 / every - 1) * every)}`
}

const clock: QuestionKind = {
  category: 'time',
  from: 0,
  pick: pickTime,
  read: (asked) => {
    const [, written, minute = ''] = /^([01]\d|2[0-3])-([0-5]\d)$/.exec(asked) ?? []
    if (written === undefined) return undefined
    const hour = Number(written)
    return {
      english: `${hour}:${minute}`,
      answers: [...clockWords(hour, Number(minute)), ...clockWordsOfDay(hour, Number(minute))],
    }
  },
}

/** Returns the day of the week as an index from Sunday; undefined for a day that the month doesn't have. */
function weekdayOf(year: number, month: number, day: number): number | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.getUTCDay() : undefined
}

function pickDay(random: SeededRandom, year: number): string {
  const month = random.whole(1, 12)
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return `${twoDigits(month)}-${twoDigits(random.whole(1, days))}`
}

const dayOfMonth: QuestionKind = {
  category: 'months',
  from: 1,
  pick: (random) => `date-${pickDay(random, LEAP_YEAR)}`,
  read: (asked) => {
    const [, month, day] = (/^date-(\d\d)-(\d\d)$/.exec(asked) ?? []).map(Number)
    if (month === undefined || day === undefined || weekdayOf(LEAP_YEAR, month, day) === undefined) return undefined
    return { english: `${day} ${MONTHS[month - 1]}`, answers: sayDate({ day, month }) }
  },
}

const date: QuestionKind = {
  category: 'days',
  from: FULL_STEP,
  pick: (random) => {
    const year = random.whole(2000, 2099)
    return `date-${year}-${pickDay(random, year)}`
  },
  read: (asked) => {
    const [, year, month, day] = (/^date-(20\d\d)-(\d\d)-(\d\d)$/.exec(asked) ?? []).map(Number)
    if (year === undefined || month === undefined || day === undefined) return undefined
    const weekday = weekdayOf(year, month, day)
    return weekday === undefined
      ? undefined
      : { english: `${WEEKDAYS[weekday]}, ${day} ${MONTHS[month - 1]} ${year}`, answers: sayDate({ day, month, year }) }
  },
}

/** Kinds of time questions: any hour and minute, days of the months, and dates with weekday and year. */
export const TIME_QUESTIONS: readonly QuestionKind[] = [clock, dayOfMonth, date]
