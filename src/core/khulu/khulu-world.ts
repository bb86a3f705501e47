import type { ClosedWords } from '#core/grammar/closed-words.ts'
import type { LanguageEngine } from '#core/grammar/language-engine.ts'
import type { LexiconRoot } from '#core/grammar/word-lexicon.ts'
import type { AskedNames, CultureTexts } from '#core/khulu/asked-names.ts'
import type { AfrikaansSenses, AfrikaansWords, EnglishWords } from '#core/khulu/asking/afrikaans/afrikaans-words.ts'
import type { AfrikaansRead } from '#core/khulu/asking/afrikaans/read-afrikaans.ts'
import type { AskingWords } from '#core/khulu/asking/asking-words.ts'
import type { Conversation, KhuluAnswer, KhuluText, Saying, VerbThread } from '#core/khulu/khulu-answer.ts'
import type { KhuluLanguage } from '#core/khulu/khulu-language.ts'
import type {
  Figures,
  FixedPattern,
  GrammarTerm,
  HelpTopic,
  KhuluRule,
  KhuluTopic,
  Question,
  QuestionPattern,
  SmallTalk,
  VerbChange,
} from '#core/khulu/questions/question.ts'
import type { AskedChange } from '#core/khulu/questions/read-change.ts'
import type { Rewording } from '#core/khulu/rewording/rewording.ts'
import type { EnglishIndex } from '#core/khulu/words/english-index.ts'
import type { LearningItem } from '#core/learning/learning-item.ts'

/** Learner's progress in Khulu's answers. */
export type LearnerSummary = { answered: number; correct: number; weekAnswered: number }

/** Asker: reading language, whether they are a child if that is known, progress, and the day. */
export type Asker = {
  language: KhuluLanguage
  age?: 'child' | 'adult' | undefined
  learnt?: LearnerSummary | undefined
  /** Asker's current day, YYYY-MM-DD. */
  today?: string | undefined
}

/** Tells whether somebody asks in the language that they learn. */
export const asksInLearnt = ({ language }: Pick<Asker, 'language'>, { engine }: Pick<KhuluWorld, 'engine'>): boolean =>
  language === engine.grammar.code

/** Test whether a word belongs to the learning language and to no asking language. */
export type IsOwnWord = (word: string) => boolean

/**
 * Context of recognising a question: the asking languages, the asker's first, and tests of words. They tell question
 * words, learning-language words, and known words apart.
 */
export type Hearing = {
  askingLanguages: readonly AskingLanguage[]
  readChange: (text: string) => AskedChange
  stopWords: ReadonlySet<string>
  isOwn: IsOwnWord
  isKnown: (word: string) => boolean
}

/** Translators between Afrikaans and the English meanings on which Khulu works. */
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

/** Correction of a word, with the reason and its rule. */
export type Correction = { right: string; why: Saying; rule: KhuluText }

/** Function that says a phrase. */
export type Speak = (phrase: string) => KhuluAnswer

/** Answers about forms that a learner sees: right or wrong, this or that, and why. It is a lazy chunk. */
export type Explaining = {
  /** Checks a sentence: disagreements are corrected with their rule, and unknown words named. */
  lookOver: (text: string, world: KhuluWorld) => KhuluAnswer
  /** Each word of a sentence with what it should be. */
  correctWords: (
    words: readonly string[],
    world: KhuluWorld,
  ) => { word: string; correction: Correction | null; known: boolean }[]
  /** Two words beside each other, and what sets them apart. */
  tellApart: (one: string, other: string, world: KhuluWorld) => KhuluAnswer
  /** Answers a question with a term of grammar. */
  tellTerm: (term: GrammarTerm, phrase: string, world: KhuluWorld) => KhuluAnswer
  /** A verb in the tense and polarity asked for: of one person, or of all. */
  conjugate: (phrase: string, change: VerbChange, world: KhuluWorld) => KhuluAnswer
  /** The verb of the conversation, changed: in the past, negative, of somebody else. */
  change: (thread: VerbThread, asked: VerbChange, plural: boolean, world: KhuluWorld) => KhuluAnswer
  /**
   * Several things said one after the other, `no thank you`, `I love you mom`; null where the text is none of that.
   * `first` says that it begins with what is said by itself.
   */
  compose: (text: string, first: boolean, speak: Speak, world: KhuluWorld) => KhuluAnswer | null
  /** Words one after the other; null where one of them isn't known. */
  list: (text: string, speak: Speak, world: KhuluWorld) => KhuluAnswer | null
  /** Adds an addressee to an answer: `Molo, tata`. Null if the words name nobody. */
  callTo: (said: string, whom: string, world: KhuluWorld) => KhuluAnswer | null
  /** A verb or a sentence, of several instead of one; null where the phrase is neither. */
  severalOf: (phrase: string, world: KhuluWorld) => KhuluAnswer | null
  /** Answers set questions for the owner and the price; null for others. */
  setPhrase: (text: string, world: KhuluWorld) => KhuluAnswer | null
  /** The plural of a noun, with its class. */
  pluralOf: (phrase: string, world: KhuluWorld) => KhuluAnswer
  /** The noun of which a word is the plural. */
  singularOf: (phrase: string, world: KhuluWorld) => KhuluAnswer
  /** Answers with the words for a situation told in the learning language. */
  tellSituation: (told: string, asker: Asker, world: KhuluWorld) => KhuluAnswer
  /** Answers with the sound of a letter, click or word. */
  pronounce: (phrase: string, asker: Asker, world: KhuluWorld) => KhuluAnswer
  /** Explains why one form is right and another isn't. */
  explainWhy: (form: string, other: string, asker: Asker, world: KhuluWorld) => KhuluAnswer
}

/** Answers with whole texts: figures, dates, themes, rules, the product. It is a lazy chunk. */
export type Telling = {
  /** The words of a theme: greetings, days, animals. */
  theme: (topic: KhuluTopic, world: KhuluWorld) => KhuluAnswer
  /** Numbers, times, dates, sums, amounts of money. */
  figures: (question: Figures, world: KhuluWorld) => KhuluAnswer
  /** Answers with the day or year. */
  today: (question: Extract<Question, { intent: 'today' }>, asker: Asker, world: KhuluWorld) => KhuluAnswer
  /** The item of culture that a longer question names; null where it names none. */
  cultureWithin: (topic: string, world: KhuluWorld) => LearningItem | null
  /** Answers small talk. */
  talk: (talk: SmallTalk) => KhuluAnswer
  /** A rule of grammar explained by itself. */
  rule: (rule: KhuluRule) => KhuluAnswer
  /** Help with the product. */
  help: (topic: HelpTopic) => KhuluAnswer
  /** Answers with the page for practice. */
  practice: (about: string, world: KhuluWorld) => KhuluAnswer
  /** Answers with the next thing to learn, by the number of answers so far. */
  next: (asker: Asker) => KhuluAnswer
  /** Answers with the learner's progress. */
  progress: (asker: Asker) => KhuluAnswer
}

/** Function that answers a follow-up on the last utterance; null if that is impossible. */
export type Follow = (text: string, conversation: Conversation, asker: Asker, world: KhuluWorld) => KhuluAnswer | null

/**
 * Lazy chunks, each loaded by the first question that needs it: explaining, telling, following, and rewording for each
 * language.
 */
export type LateParts = {
  explaining?: Explaining
  telling?: Telling
  follow?: Follow
  rewordings?: Readonly<Partial<Record<KhuluLanguage, Rewording>>>
}

/** Data from which Khulu answers, made once for a learning language. */
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
  /** True if lazy chunks can't be loaded; the question is then read without them. */
  unfetched?: boolean
  /** Texts of culture items by id, in the languages that have them. */
  cultureTexts?: CultureTexts
  /** The ids of items of culture by what people call them besides the words of the item: `bride price`. */
  cultureNames: ReadonlyMap<string, string>
  /** The words that are told of a theme, where not just any are. */
  topics: AskedNames['topics']
  /** Letters whose sound is described, each with a word that has it, longer ones first. */
  sounds: AskedNames['sounds']
  /** True if a word of both is Afrikaans first: kind, brief. */
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
