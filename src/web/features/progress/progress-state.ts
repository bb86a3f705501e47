import type { LocalMoment, Progress } from '#core/progress/fold-progress.ts'
import { foldWeek } from '#core/progress/fold-week.ts'
import type { Streak } from '#core/progress/streak.ts'
import { CONTENT_SECTION_IDS, type ContentSection } from '#core/sections/sections.ts'

/** Sunday first, as `Date` counts them; the values of the text `progress.weekday`. */
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const
type Weekday = (typeof WEEKDAYS)[number]

/** Number of a section's items answered right; `share` is the same from 0 to 1. */
export type SectionRow = { section: ContentSection; right: number; total: number; share: number }

/** A day of the chart and of its table. Heights are from 0 to 1, against the day with the most answers. */
export type DayBar = {
  /** YYYY-MM-DD */
  day: string
  weekday: Weekday
  answers: number
  right: number
  height: number
  rightHeight: number
  isToday: boolean
  /** A past day without an answer. Today isn't one while it lasts. */
  isRest: boolean
}

/** Data of the progress page. */
export type ProgressState = {
  /** Nothing has been answered yet: the page invites instead of showing noughts. */
  isEmpty: boolean
  points: number
  answers: number
  right: number
  answersThisWeek: number
  sections: SectionRow[]
  /** The last seven days, today last. */
  week: DayBar[]
  streak: Streak
  /** Right answers of 100. */
  accuracy: number
  /** Whole minutes spent answering. */
  minutes: number
  learningDays: number
  /** Questions of stories that were answered right. */
  storyQuestions: number
}

/** Returns a share from 0 to 1; 0 if the whole is 0. */
export const partOf = (part: number, whole: number): number => (whole === 0 ? 0 : Math.min(1, part / whole))

function sectionRow(section: ContentSection, itemsRight: number, total: number): SectionRow {
  // Items may have left the content since they were answered.
  const right = Math.min(itemsRight, total)
  return { section, right, total, share: partOf(right, total) }
}

function weekBars(progress: Progress, now: LocalMoment): DayBar[] {
  const days = foldWeek(progress.days, now)
  const most = Math.max(1, ...days.map(({ answers }) => answers))
  return days.map(({ day, answers, right }, index) => {
    const isToday = index === days.length - 1
    return {
      day,
      answers,
      right,
      isToday,
      weekday: WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? 'sunday',
      height: answers / most,
      rightHeight: right / most,
      isRest: answers === 0 && !isToday,
    }
  })
}

/** Builds the progress page's data. @param totals items in each section */
export function progressState(
  progress: Progress,
  totals: Record<ContentSection, number>,
  now: LocalMoment,
): ProgressState {
  const week = weekBars(progress, now)
  return {
    isEmpty: progress.answers === 0,
    points: progress.points,
    answers: progress.answers,
    right: progress.right,
    answersThisWeek: week.reduce((sum, { answers }) => sum + answers, 0),
    sections: CONTENT_SECTION_IDS.map((section) =>
      sectionRow(section, progress.sections[section].itemsRight, totals[section]),
    ),
    week,
    streak: progress.streak,
    accuracy: Math.round(partOf(progress.right, progress.answers) * 100),
    minutes: Math.round(progress.milliseconds / 60_000),
    learningDays: progress.days.length,
    storyQuestions: progress.sections.stories.itemsRight,
  }
}
