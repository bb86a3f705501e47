import type { AfrikaansSpeech } from '#core/khulu/khulu-world.ts'

/** Empty Afrikaans dictionary, used until the real one has loaded. */
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
