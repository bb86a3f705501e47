/** Day and time in figures, the same in every language of the country. */
const MOMENT = new Intl.DateTimeFormat('en-ZA', { dateStyle: 'short', timeStyle: 'short' })

/** Writes a moment as staff read it. */
export const momentOf = (at: string): string => MOMENT.format(new Date(at))
