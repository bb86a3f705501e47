import { dayText, localDay } from '#core/days/local-day.ts'
import {
  nextStep,
  RIGHT_ANSWERS_PER_ACHIEVEMENT,
  STEPPED_ACHIEVEMENTS,
  STEPPED_NAMES,
  type AchievementName,
  type AchievementPage,
  type SteppedName,
  type TypedPage,
} from '#core/progress/achievement.ts'
import type { Progress } from '#core/progress/fold-progress.ts'
import { TYPED_SECTIONS } from '#core/sections/sections.ts'

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const

/** Values of the text `achievements.date`. */
type DateValues = { day: number; month: (typeof MONTHS)[number]; year: number }

/** Achievement for the screen: the key of its name with values, its page, and its local date. */
export type AchievementRow = {
  id: string
  name: AchievementName
  key: `achievements.${AchievementName}`
  values: { count: number }
  page: AchievementPage
  date: DateValues
}

/** Progress towards the next badge of a kind. */
export type NextBadge = { name: SteppedName; page: AchievementPage; done: number; of: number }

/** Right answers needed for a page's next achievement, at least 1. */
export type NextAchievement = { page: TypedPage; count: number }

function dateValues(date: string, utcOffsetMinutes: number): DateValues {
  const [year, month, day] = dayText(localDay(Date.parse(date), utcOffsetMinutes))
    .split('-')
    .map(Number)
  return { day: day ?? 1, month: MONTHS[(month ?? 1) - 1] ?? 'january', year: year ?? 1970 }
}

/** Returns the learner's achievements, newest first. */
export const achievementRows = ({ achievements }: Progress, utcOffsetMinutes: number): AchievementRow[] =>
  achievements.toReversed().map(({ id, name, page, score, date }) => ({
    id,
    name,
    key: `achievements.${name}`,
    values: { count: score },
    page,
    date: dateValues(date, utcOffsetMinutes),
  }))

/** Lists the needs of each typed page's next achievement, the nearest first. */
export const nextAchievements = ({ sections }: Progress): NextAchievement[] =>
  TYPED_SECTIONS.map((page) => ({
    page,
    count: RIGHT_ANSWERS_PER_ACHIEVEMENT - (sections[page].score % RIGHT_ANSWERS_PER_ACHIEVEMENT),
  })).toSorted((one, other) => one.count - other.count)

/** Lists the next badge of each kind, the furthest advanced first; kinds with all badges are left out. */
export const nextBadges = ({ counts }: Progress): NextBadge[] =>
  STEPPED_NAMES.flatMap((name) => {
    const of = nextStep(name, counts[name])
    return of === null ? [] : [{ name, page: STEPPED_ACHIEVEMENTS[name].page, done: counts[name], of }]
  }).toSorted((one, other) => other.done / other.of - one.done / one.of)
