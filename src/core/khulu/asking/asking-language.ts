import type { LexiconRoot } from '#core/grammar/word-lexicon.ts'
import type { AfrikaansRead } from '#core/khulu/asking/afrikaans/read-afrikaans.ts'
import type { AskedNames, KhuluLanguage, KhuluWorld } from '#core/khulu/khulu-world.ts'
import type { FixedPattern, Question, QuestionPattern } from '#core/khulu/questions/question.ts'
import type { Hearing } from '#core/khulu/questions/read-by-keywords.ts'
import type { AskingWords } from '#core/khulu/asking/asking-words.ts'
import type { AfrikaansSenses, AfrikaansWords, EnglishWords } from '#core/khulu/asking/afrikaans/afrikaans-words.ts'

/** Khulu goes by English meanings: how texts in Afrikaans are read into them, and meanings told in Afrikaans. */
export type AfrikaansSpeech = {
  readWords: (
    roots: readonly LexiconRoot[],
    english: EnglishWords,
    senses?: AfrikaansSenses,
    names?: AskedNames['afrikaans'],
  ) => AfrikaansWords
  read: (text: string, words: AfrikaansWords) => AfrikaansRead
  /** A meaning in Afrikaans; null where a word or a way of saying has none here. */
  tell: (english: string, world: KhuluWorld) => string | null
}

/** Asking language in a file of its own; a phone loads those that its owner uses. */
export type AskingLanguage = AskingWords & {
  language: KhuluLanguage
  /** Texts that ask one thing. */
  fixed: readonly FixedPattern[]
  /** Ways of asking for a word or a phrase. */
  asked: readonly QuestionPattern[]
  /** Recognises a question by its keywords and the phrase's position, before the patterns. */
  read?: (text: string, phrases: readonly string[], hearing: Hearing) => Question | null
  afrikaans?: AfrikaansSpeech
}

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
