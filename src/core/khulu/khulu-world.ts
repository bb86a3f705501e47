import type { LanguageEngine } from '#core/grammar/language-engine.ts'
import type { LearningItem } from '#core/learning/learning-item.ts'
import type { LexiconRoot } from '#core/grammar/word-lexicon.ts'
import type { ClosedWords } from '#core/grammar/closed-words.ts'
import type { LateParts } from '#core/khulu/late-parts.ts'
import type { AfrikaansWords } from '#core/khulu/asking/afrikaans/afrikaans-words.ts'
import type { AfrikaansSpeech, AskingLanguage } from '#core/khulu/asking/asking-language.ts'
import type { EnglishIndex } from '#core/khulu/words/english-index.ts'

/** The languages that Khulu understands and answers in. */
export const KHULU_LANGUAGES = ['en', 'xh', 'af'] as const

export type KhuluLanguage = (typeof KHULU_LANGUAGES)[number]

/** Learner's progress in Khulu's answers. */
export type LearnerSummary = { answered: number; correct: number; weekAnswered: number }

/** Texts of culture items by id, in the languages that have them. */
export type CultureTexts = Readonly<Partial<Record<KhuluLanguage, Readonly<Record<string, string>>>>>

/** Words that people ask by, as the content has them. */
export type AskedNames = {
  /** Search names of culture items, by the items' ids, in each asking language. */
  culture: Readonly<Record<string, Readonly<Partial<Record<KhuluLanguage, readonly string[]>>>>>
  /** The words that are told of a theme, where not just any are. */
  topics: Readonly<Record<string, readonly string[]>>
  /** Letters whose sound is described, each with a word that has it, longer ones first. */
  sounds: Readonly<Record<string, string>>
  /** English words for roots with other glosses, by lemma: mom, kid. */
  english: Readonly<Record<string, readonly string[]>>
  /** Afrikaans words for roots with other glosses, by their English, and phrases; places say where. */
  afrikaans: Readonly<
    Partial<Record<'noun' | 'verb' | 'quality' | 'phrase' | 'place', Readonly<Record<string, readonly string[]>>>>
  >
}

/** All that Khulu answers from. Made once a learning language. */
export type KhuluWorld = {
  engine: LanguageEngine
  items: readonly LearningItem[]
  english: EnglishIndex
  /** The languages that can be asked in. */
  askingLanguages: Readonly<Partial<Record<KhuluLanguage, AskingLanguage>>>
  /** Words of those languages that only ask. */
  stopWords: ReadonlySet<string>
  afrikaans: AfrikaansWords
  speech: AfrikaansSpeech
  closed: ClosedWords
  /** Lazy chunks that have loaded. */
  late: LateParts
  /** That no more can be fetched: what can be read without it is. */
  unfetched?: boolean
  /** Texts of culture items by id, in the languages that have them. */
  cultureTexts?: CultureTexts
  /** The ids of items of culture by what people call them besides the words of the item: `bride price`. */
  cultureNames: ReadonlyMap<string, string>
  /** The words that are told of a theme, where not just any are. */
  topics: AskedNames['topics']
  /** Letters whose sound is described, each with a word that has it, longer ones first. */
  sounds: AskedNames['sounds']
  /** Whether a word of both is Afrikaans first: kind, brief. */
  prefersAfrikaans?: boolean
  /**
   * Lower-case words of the question that had a capital letter; if nothing else is known about them, they are names.
   */
  names?: ReadonlySet<string>
  /** The roots that are spoken of: of two that an English word may stand for, the one that is meant. */
  meant?: ReadonlySet<LexiconRoot>
  /** Words of the learning language in the content, in lower case. */
  contentWords: ReadonlySet<string>
}

/** Asker: reading language, whether they are a child if that is known, progress, and the day. */
export type Asker = {
  language: KhuluLanguage
  age?: 'child' | 'adult' | undefined
  learnt?: LearnerSummary | undefined
  /** Asker's current day, YYYY-MM-DD. */
  today?: string | undefined
}
