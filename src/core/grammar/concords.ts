import type { NounClass, Person } from '#core/grammar/noun-classes.ts'

/** What agrees with a noun of one class, each as it stands before a consonant. Source: Wiktionary, Xhosa and Zulu concord tables; each compared with the NCHLT annotated corpora. */
export type ClassConcords = {
  initialVowel: string
  /** Class 9 `n` and class 10 `zin` stand for the nasal, which many loans don't have. */
  prefix: string
  subject: string
  /** After the negative a-. */
  negativeSubject: string
  /** In participial clauses (`befunda`, while they read). */
  participial: string
  /** In the subjunctive (`afunde`). */
  subjunctive: string
  object: string
  possessive: string
  relative: string
  adjective: string
  /** Stem of the absolute pronoun: `lo` of `lona`. */
  pronoun: string
  /** Before -nke and -dwa. */
  quantifier: string
  /** What turns the noun into "it is a …". */
  copulative: string
  /** Near the speaker, near the hearer, far from both. */
  demonstratives: readonly [string, string, string]
}

/** What agrees with a first or second person. */
export type PersonConcords = Pick<ClassConcords, 'subject' | 'negativeSubject' | 'participial' | 'subjunctive' | 'object' | 'relative'> & {
  /** After a possessive concord: `ithu` of `wethu`. */
  possessiveStem: string
  /** The whole pronoun. */
  pronoun: string
}

/** All that agrees, of one language. */
export type Concords = { classes: Readonly<Record<NounClass, ClassConcords>>; persons: Readonly<Record<Person, PersonConcords>> }

/** The concords of isiXhosa. */
export const XHOSA_CONCORDS: Concords = {
  classes: {
    '1': { initialVowel: 'u', prefix: 'm', subject: 'u', negativeSubject: 'ka', participial: 'e', subjunctive: 'a', object: 'm', possessive: 'wa', relative: 'o', adjective: 'om', pronoun: 'ye', quantifier: 'wo', copulative: 'ng', demonstratives: ['lo', 'lowo', 'lowaya'] },
    '1a': { initialVowel: 'u', prefix: '', subject: 'u', negativeSubject: 'ka', participial: 'e', subjunctive: 'a', object: 'm', possessive: 'wa', relative: 'o', adjective: 'om', pronoun: 'ye', quantifier: 'wo', copulative: 'ng', demonstratives: ['lo', 'lowo', 'lowaya'] },
    '2': { initialVowel: 'a', prefix: 'ba', subject: 'ba', negativeSubject: 'ba', participial: 'be', subjunctive: 'ba', object: 'ba', possessive: 'ba', relative: 'aba', adjective: 'aba', pronoun: 'bo', quantifier: 'bo', copulative: 'ng', demonstratives: ['aba', 'abo', 'abaya'] },
    '2a': { initialVowel: 'oo', prefix: '', subject: 'ba', negativeSubject: 'ba', participial: 'be', subjunctive: 'ba', object: 'ba', possessive: 'ba', relative: 'aba', adjective: 'aba', pronoun: 'bo', quantifier: 'bo', copulative: 'ng', demonstratives: ['aba', 'abo', 'abaya'] },
    '3': { initialVowel: 'u', prefix: 'm', subject: 'u', negativeSubject: 'wu', participial: 'u', subjunctive: 'u', object: 'wu', possessive: 'wa', relative: 'o', adjective: 'om', pronoun: 'wo', quantifier: 'wo', copulative: 'ng', demonstratives: ['lo', 'lowo', 'lowaya'] },
    '4': { initialVowel: 'i', prefix: 'mi', subject: 'i', negativeSubject: 'yi', participial: 'i', subjunctive: 'i', object: 'yi', possessive: 'ya', relative: 'e', adjective: 'emi', pronoun: 'yo', quantifier: 'yo', copulative: 'y', demonstratives: ['le', 'leyo', 'leya'] },
    '5': { initialVowel: 'i', prefix: 'li', subject: 'li', negativeSubject: 'li', participial: 'li', subjunctive: 'li', object: 'li', possessive: 'la', relative: 'eli', adjective: 'eli', pronoun: 'lo', quantifier: 'lo', copulative: 'l', demonstratives: ['eli', 'elo', 'eliya'] },
    '6': { initialVowel: 'a', prefix: 'ma', subject: 'a', negativeSubject: 'wa', participial: 'e', subjunctive: 'a', object: 'wa', possessive: 'a', relative: 'a', adjective: 'ama', pronoun: 'wo', quantifier: 'o', copulative: 'ng', demonstratives: ['la', 'lawo', 'lawaya'] },
    '7': { initialVowel: 'i', prefix: 'si', subject: 'si', negativeSubject: 'si', participial: 'si', subjunctive: 'si', object: 'si', possessive: 'sa', relative: 'esi', adjective: 'esi', pronoun: 'so', quantifier: 'so', copulative: 's', demonstratives: ['esi', 'eso', 'esiya'] },
    '8': { initialVowel: 'i', prefix: 'zi', subject: 'zi', negativeSubject: 'zi', participial: 'zi', subjunctive: 'zi', object: 'zi', possessive: 'za', relative: 'ezi', adjective: 'ezi', pronoun: 'zo', quantifier: 'zo', copulative: 'z', demonstratives: ['ezi', 'ezo', 'eziya'] },
    '9': { initialVowel: 'i', prefix: 'n', subject: 'i', negativeSubject: 'yi', participial: 'i', subjunctive: 'i', object: 'yi', possessive: 'ya', relative: 'e', adjective: 'en', pronoun: 'yo', quantifier: 'yo', copulative: 'y', demonstratives: ['le', 'leyo', 'leya'] },
    '10': { initialVowel: 'i', prefix: 'zin', subject: 'zi', negativeSubject: 'zi', participial: 'zi', subjunctive: 'zi', object: 'zi', possessive: 'za', relative: 'ezi', adjective: 'ezin', pronoun: 'zo', quantifier: 'zo', copulative: 'z', demonstratives: ['ezi', 'ezo', 'eziya'] },
    '11': { initialVowel: 'u', prefix: 'lu', subject: 'lu', negativeSubject: 'lu', participial: 'lu', subjunctive: 'lu', object: 'lu', possessive: 'lwa', relative: 'olu', adjective: 'olu', pronoun: 'lo', quantifier: 'lo', copulative: 'l', demonstratives: ['olu', 'olo', 'oluya'] },
    '14': { initialVowel: 'u', prefix: 'bu', subject: 'bu', negativeSubject: 'bu', participial: 'bu', subjunctive: 'bu', object: 'bu', possessive: 'ba', relative: 'obu', adjective: 'obu', pronoun: 'bo', quantifier: 'bo', copulative: 'b', demonstratives: ['obu', 'obo', 'obuya'] },
    '15': { initialVowel: 'u', prefix: 'ku', subject: 'ku', negativeSubject: 'ku', participial: 'ku', subjunctive: 'ku', object: 'ku', possessive: 'kwa', relative: 'oku', adjective: 'oku', pronoun: 'ko', quantifier: 'ko', copulative: 'k', demonstratives: ['oku', 'oko', 'okuya'] },
    '16': { initialVowel: '', prefix: 'pha', subject: 'ku', negativeSubject: 'ku', participial: 'ku', subjunctive: 'ku', object: 'ku', possessive: 'kwa', relative: 'oku', adjective: 'oku', pronoun: 'ko', quantifier: 'ko', copulative: 'ng', demonstratives: ['apha', 'apho', 'phaya'] },
    '17': { initialVowel: 'u', prefix: 'ku', subject: 'ku', negativeSubject: 'ku', participial: 'ku', subjunctive: 'ku', object: 'ku', possessive: 'kwa', relative: 'oku', adjective: 'oku', pronoun: 'ko', quantifier: 'ko', copulative: 'ng', demonstratives: ['oku', 'oko', 'okuya'] },
  },
  persons: {
    '1ps': { subject: 'ndi', negativeSubject: 'ndi', participial: 'ndi', subjunctive: 'ndi', object: 'ndi', possessiveStem: 'am', relative: 'endi', pronoun: 'mna' },
    '2ps': { subject: 'u', negativeSubject: 'wu', participial: 'u', subjunctive: 'u', object: 'ku', possessiveStem: 'akho', relative: 'o', pronoun: 'wena' },
    '1pp': { subject: 'si', negativeSubject: 'si', participial: 'si', subjunctive: 'si', object: 'si', possessiveStem: 'ithu', relative: 'esi', pronoun: 'thina' },
    '2pp': { subject: 'ni', negativeSubject: 'ni', participial: 'ni', subjunctive: 'ni', object: 'ni', possessiveStem: 'inu', relative: 'eni', pronoun: 'nina' },
  },
}

/** The concords of isiZulu. */
export const ZULU_CONCORDS: Concords = {
  classes: {
    '1': { initialVowel: 'u', prefix: 'mu', subject: 'u', negativeSubject: 'ka', participial: 'e', subjunctive: 'a', object: 'm', possessive: 'wa', relative: 'o', adjective: 'om', pronoun: 'ye', quantifier: 'wo', copulative: 'ng', demonstratives: ['lo', 'lowo', 'lowaya'] },
    '1a': { initialVowel: 'u', prefix: '', subject: 'u', negativeSubject: 'ka', participial: 'e', subjunctive: 'a', object: 'm', possessive: 'wa', relative: 'o', adjective: 'om', pronoun: 'ye', quantifier: 'wo', copulative: 'ng', demonstratives: ['lo', 'lowo', 'lowaya'] },
    '2': { initialVowel: 'a', prefix: 'ba', subject: 'ba', negativeSubject: 'ba', participial: 'be', subjunctive: 'ba', object: 'ba', possessive: 'ba', relative: 'aba', adjective: 'aba', pronoun: 'bo', quantifier: 'bo', copulative: 'ng', demonstratives: ['laba', 'labo', 'labaya'] },
    '2a': { initialVowel: 'o', prefix: '', subject: 'ba', negativeSubject: 'ba', participial: 'be', subjunctive: 'ba', object: 'ba', possessive: 'ba', relative: 'aba', adjective: 'aba', pronoun: 'bo', quantifier: 'bo', copulative: 'ng', demonstratives: ['laba', 'labo', 'labaya'] },
    '3': { initialVowel: 'u', prefix: 'mu', subject: 'u', negativeSubject: 'wu', participial: 'u', subjunctive: 'u', object: 'wu', possessive: 'wa', relative: 'o', adjective: 'om', pronoun: 'wo', quantifier: 'wo', copulative: 'ng', demonstratives: ['lo', 'lowo', 'lowaya'] },
    '4': { initialVowel: 'i', prefix: 'mi', subject: 'i', negativeSubject: 'yi', participial: 'i', subjunctive: 'i', object: 'yi', possessive: 'ya', relative: 'e', adjective: 'emi', pronoun: 'yo', quantifier: 'yo', copulative: 'y', demonstratives: ['le', 'leyo', 'leya'] },
    '5': { initialVowel: 'i', prefix: 'li', subject: 'li', negativeSubject: 'li', participial: 'li', subjunctive: 'li', object: 'li', possessive: 'la', relative: 'eli', adjective: 'eli', pronoun: 'lo', quantifier: 'lo', copulative: 'y', demonstratives: ['leli', 'lelo', 'leliya'] },
    '6': { initialVowel: 'a', prefix: 'ma', subject: 'a', negativeSubject: 'wa', participial: 'e', subjunctive: 'a', object: 'wa', possessive: 'a', relative: 'a', adjective: 'ama', pronoun: 'wo', quantifier: 'o', copulative: 'ng', demonstratives: ['la', 'lawo', 'lawaya'] },
    '7': { initialVowel: 'i', prefix: 'si', subject: 'si', negativeSubject: 'si', participial: 'si', subjunctive: 'si', object: 'si', possessive: 'sa', relative: 'esi', adjective: 'esi', pronoun: 'so', quantifier: 'so', copulative: 'y', demonstratives: ['lesi', 'leso', 'lesiya'] },
    '8': { initialVowel: 'i', prefix: 'zi', subject: 'zi', negativeSubject: 'zi', participial: 'zi', subjunctive: 'zi', object: 'zi', possessive: 'za', relative: 'ezi', adjective: 'ezi', pronoun: 'zo', quantifier: 'zo', copulative: 'y', demonstratives: ['lezi', 'lezo', 'leziya'] },
    '9': { initialVowel: 'i', prefix: 'n', subject: 'i', negativeSubject: 'yi', participial: 'i', subjunctive: 'i', object: 'yi', possessive: 'ya', relative: 'e', adjective: 'en', pronoun: 'yo', quantifier: 'yo', copulative: 'y', demonstratives: ['le', 'leyo', 'leya'] },
    '10': { initialVowel: 'i', prefix: 'zin', subject: 'zi', negativeSubject: 'zi', participial: 'zi', subjunctive: 'zi', object: 'zi', possessive: 'za', relative: 'ezi', adjective: 'ezin', pronoun: 'zo', quantifier: 'zo', copulative: 'y', demonstratives: ['lezi', 'lezo', 'leziya'] },
    '11': { initialVowel: 'u', prefix: 'lu', subject: 'lu', negativeSubject: 'lu', participial: 'lu', subjunctive: 'lu', object: 'lu', possessive: 'lwa', relative: 'olu', adjective: 'olu', pronoun: 'lo', quantifier: 'lo', copulative: 'w', demonstratives: ['lolu', 'lolo', 'loluya'] },
    '14': { initialVowel: 'u', prefix: 'bu', subject: 'bu', negativeSubject: 'bu', participial: 'bu', subjunctive: 'bu', object: 'bu', possessive: 'ba', relative: 'obu', adjective: 'obu', pronoun: 'bo', quantifier: 'bo', copulative: 'w', demonstratives: ['lobu', 'lobo', 'lobuya'] },
    '15': { initialVowel: 'u', prefix: 'ku', subject: 'ku', negativeSubject: 'ku', participial: 'ku', subjunctive: 'ku', object: 'ku', possessive: 'kwa', relative: 'oku', adjective: 'oku', pronoun: 'ko', quantifier: 'ko', copulative: 'w', demonstratives: ['lokhu', 'lokho', 'lokhuya'] },
    '16': { initialVowel: '', prefix: 'pha', subject: 'ku', negativeSubject: 'ku', participial: 'ku', subjunctive: 'ku', object: 'ku', possessive: 'kwa', relative: 'oku', adjective: 'oku', pronoun: 'ko', quantifier: 'ko', copulative: 'ng', demonstratives: ['lapha', 'lapho', 'laphaya'] },
    '17': { initialVowel: 'u', prefix: 'ku', subject: 'ku', negativeSubject: 'ku', participial: 'ku', subjunctive: 'ku', object: 'ku', possessive: 'kwa', relative: 'oku', adjective: 'oku', pronoun: 'ko', quantifier: 'ko', copulative: 'ng', demonstratives: ['lokhu', 'lokho', 'lokhuya'] },
  },
  persons: {
    '1ps': { subject: 'ngi', negativeSubject: 'ngi', participial: 'ngi', subjunctive: 'ngi', object: 'ngi', possessiveStem: 'mi', relative: 'engi', pronoun: 'mina' },
    '2ps': { subject: 'u', negativeSubject: 'wu', participial: 'u', subjunctive: 'u', object: 'ku', possessiveStem: 'kho', relative: 'o', pronoun: 'wena' },
    '1pp': { subject: 'si', negativeSubject: 'si', participial: 'si', subjunctive: 'si', object: 'si', possessiveStem: 'ithu', relative: 'esi', pronoun: 'thina' },
    '2pp': { subject: 'ni', negativeSubject: 'ni', participial: 'ni', subjunctive: 'ni', object: 'ni', possessiveStem: 'inu', relative: 'eni', pronoun: 'nina' },
  },
}
