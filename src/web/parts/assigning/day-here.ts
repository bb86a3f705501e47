import { currentLanguage } from '../../platform/i18n/translate.ts'

/** Writes the day of a moment in the reader's language and time zone. */
export const dayHere = (moment: string): string =>
  new Intl.DateTimeFormat([`${currentLanguage()}-ZA`, 'en-ZA'], {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  }).format(new Date(moment))
