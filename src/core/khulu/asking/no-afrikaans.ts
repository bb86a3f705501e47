import type { AfrikaansSpeech } from '#core/khulu/khulu-world.ts'

/** Afrikaans before its first use: no word is known. */
export const NO_AFRIKAANS: AfrikaansSpeech = {
  readWords: (_roots, { plural }) => ({
    toEnglish: new Map(),
    fromEnglish: new Map(),
    pluralOf: (noun) => noun,
    beforeNoun: (quality) => quality,
    places: new Map(),
    senses: new Map(),
    named: new Map(),
    numbers: new Map(),
    pluralOfEnglish: plural,
  }),
  read: (text) => ({ english: text, unknown: [text], known: 0 }),
  tell: () => null,
}
