import { currentLanguage, t } from '../../platform/i18n/translate.ts'

const locales = (): string[] => [`${currentLanguage()}-ZA`, 'en-ZA']

/** Words how long an event lasts. */
export function lengthText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return t('schedule.minutes', { minutes: rest })
  return rest === 0 ? t('schedule.hours', { hours }) : t('schedule.hoursAndMinutes', { hours, minutes: rest })
}

/** Words a moment's time of day where the reader is. */
export const timeText = (moment: string): string =>
  new Date(moment).toLocaleTimeString(locales(), { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** Words a date, such as "Monday 2 March". */
export const dayText = (date: string, weekday: 'long' | 'short' = 'long'): string =>
  new Date(`${date}T12:00:00`).toLocaleDateString(locales(), {
    weekday,
    day: 'numeric',
    month: weekday === 'long' ? 'long' : 'short',
  })
