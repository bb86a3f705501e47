import { currentLanguage } from '../../platform/i18n/translate.ts'

const locales = (): string[] => [`${currentLanguage()}-ZA`, 'en-ZA']

/** Writes a moment as a short day: "24 Nov". */
export const dayOf = (moment: string): string =>
  new Date(moment).toLocaleDateString(locales(), { day: 'numeric', month: 'short' })

/** Writes a moment as a time of day: "09:00". */
export const timeOf = (moment: string): string =>
  new Date(moment).toLocaleTimeString(locales(), { hour: '2-digit', minute: '2-digit', hour12: false })

/** Tells whether a moment is on the same day of the device's calendar as `now`. */
export const isSameDay = (moment: string, now: Date): boolean => new Date(moment).toDateString() === now.toDateString()

/** Returns the beginning and the end of the day of `now` on the device. */
export function boundsOfDay(now: Date): { from: string; to: string } {
  const [year, month, day] = [now.getFullYear(), now.getMonth(), now.getDate()]
  return { from: new Date(year, month, day).toISOString(), to: new Date(year, month, day + 1).toISOString() }
}
