import { currentLanguage } from '../../platform/i18n/translate.ts'

/** Writes the day of a moment as the reader of the page does. */
export const writeDay = (moment: string): string =>
  new Date(moment).toLocaleDateString(currentLanguage(), { day: 'numeric', month: 'long', year: 'numeric' })
