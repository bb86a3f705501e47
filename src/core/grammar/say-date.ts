import { joinVowels } from '#core/grammar/join-vowels.ts'
import { ordinalOf } from '#core/grammar/ordinal-words.ts'

/**
 * A day of the calendar; the month is 1 to 12. Without a year the day of the week, counted from Sunday, is known where
 * it is given.
 */
type CalendarDate = { day: number; month: number; year?: number; weekday?: number }

/**
 * Names of the days from Sunday, each first as it is taught. Source: CLDR and glibc (uMvulo, uLwesibini …, iCawa and
 * iCawe).
 */
const WEEKDAYS = [
  ['iCawa', 'iCawe'],
  ['uMvulo'],
  ['uLwesibini'],
  ['uLwesithathu'],
  ['uLwesine'],
  ['uLwesihlanu'],
  ['uMgqibelo'],
] as const

/**
 * Names of the months: those from English without their u-, first as they are taught, then the old name.
 * Sources: CLDR (Janyuwari, Epreli, Okthobha), glibc (eyoMqungu …), isiXhosa Wikipedia, Ikhalenda yesiXhosa (uJanuwari, uApreli, uOktobha).
 */
const MONTHS: readonly { names: readonly string[]; traditional: string }[] = [
  { names: ['Janyuwari', 'Januwari'], traditional: 'eyoMqungu' },
  { names: ['Februwari', 'Febhuwari'], traditional: 'eyoMdumba' },
  { names: ['Matshi'], traditional: 'eyoKwindla' },
  { names: ['Epreli', 'Apreli'], traditional: 'uTshazimpuzi' },
  { names: ['Meyi'], traditional: 'uCanzibe' },
  { names: ['Juni'], traditional: 'eyeSilimela' },
  { names: ['Julayi'], traditional: 'eyeKhala' },
  { names: ['Agasti'], traditional: 'eyeThupha' },
  { names: ['Septemba', 'Septhemba'], traditional: 'eyoMsintsi' },
  { names: ['Okthobha', 'Oktobha', 'Okthoba'], traditional: 'eyeDwarha' },
  { names: ['Novemba'], traditional: 'eyeNkanga' },
  { names: ['Disemba'], traditional: 'eyoMnga' },
]

/** Days of the months of a leap year. */
const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const

/** Most ways to say the number of a year; all of them would make thousands of dates. */
const MOST_YEARS = 2

/**
 * Returns "in" a month: `kuJanyuwari`, `kukaJanyuwari` or `kweyoMqungu`, with a hyphen before a vowel (`ku-Epreli`).
 */
function inMonth(month: number): string[] {
  const { names, traditional } = MONTHS[month - 1] as (typeof MONTHS)[number]
  const prefixed = (prefix: string): string[] =>
    names.flatMap((name) => (/^[AEO]/.test(name) ? [`${prefix}-${name}`, `${prefix}${name}`] : [`${prefix}${name}`]))
  return [
    ...prefixed('ku'),
    ...prefixed('kuka'),
    traditional.startsWith('e') ? `kw${traditional}` : `ku${traditional.slice(1)}`,
    ...names,
  ]
}

/** Returns "on" a day of the week: `ngoMvulo`, `ngeCawa`. */
const onWeekday = (index: number): string[] => (WEEKDAYS[index] ?? []).map((name) => joinVowels('nga', name))

/** Returns "in" a year: `ngonyaka wamawaka amabini anamashumi amabini anesithandathu`. */
function inYear(year: number): string[] {
  const ordinals = ordinalOf('wa', year).slice(0, MOST_YEARS)
  return [...ordinals.map((ordinal) => `ngonyaka ${ordinal}`), ...ordinals.map((ordinal) => `kunyaka ${ordinal}`)]
}

/** Returns the day of the week as an index from Sunday. */
function weekdayOf({ day, month }: CalendarDate, year: number): number {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  if (date.getUTCDate() !== day) throw new RangeError(`${day}/${month}/${year} is not a day of the calendar`)
  return date.getUTCDay()
}

function checkDate({ day, month, year }: CalendarDate): void {
  const days = DAYS[month - 1]
  if (days === undefined || !Number.isInteger(day) || day < 1 || day > days)
    throw new RangeError(`${day}/${month} is not a day of the calendar`)
  if (year !== undefined && (!Number.isInteger(year) || year < 1 || year > 9999))
    throw new RangeError(`${year} is not a year from 1 to 9999`)
}

/**
 * Says a date, the taught form first: `ngoMvulo, umhla wesithathu kuJanyuwari ngonyaka wamawaka amabini …` (on Monday,
 * the third of January in the year …). Others have other names of the month, `ngomhla` (on the date), and no weekday;
 * without a year there is neither. Throws a RangeError for a day that no calendar has. Sources: DSAC Multilingual
 * Mathematics Dictionary R–6 (umhla, unyaka). Attested in corpora (ngomhla, ngoMvulo, ngoLwesihlanu, ngeCawa, ngeCawe,
 * kuSeptemba, kukaNovemba, kweyoMqungu, ngonyaka). I'solezwe lesiXhosa (`ngoLwesibini, umhla we-16 Meyi`).
 */
export function sayDate(date: CalendarDate): string[] {
  checkDate(date)
  const { day, month, year } = date
  const days = ordinalOf('wa', day).flatMap((ordinal) => inMonth(month).map((place) => `mhla ${ordinal} ${place}`))
  const dates = [...days.map((words) => `u${words}`), ...days.map((words) => `ngo${words}`)]
  if (year === undefined)
    return date.weekday === undefined
      ? dates
      : onWeekday(date.weekday).flatMap((weekday) => dates.map((words) => `${weekday}, ${words}`))
  const dated = inYear(year).flatMap((when) => dates.map((words) => `${words} ${when}`))
  const weekdays = onWeekday(weekdayOf(date, year))
  return [...weekdays.flatMap((weekday) => dated.map((words) => `${weekday}, ${words}`)), ...dated]
}
