import { currentLanguage } from '../../platform/i18n/translate.ts'

/** Returns a moment's day and month in the language of the page. */
export const dayOf = (at: string): string =>
  new Date(at).toLocaleDateString([`${currentLanguage()}-ZA`, 'en-ZA'], { day: 'numeric', month: 'long' })
