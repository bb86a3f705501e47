/** Letters that are written from right to left, and the marks that change a text's direction. */
const TURNS = /[\u0590-\u08FF\u200E\u200F\u202A-\u202E\u2066-\u2069\uFB1D-\uFDFF\uFE70-\uFEFC]/

/** Marks that would end the isolation before the name does. */
const ISOLATES = /[\u2066-\u2069]/g

/**
 * Isolates a name in a sentence, so that its direction doesn't affect other words (U+2068 before it, U+2069 after it).
 */
export const isolateName = (name: string): string =>
  TURNS.test(name) ? `\u2068${name.replaceAll(ISOLATES, '')}\u2069` : name
