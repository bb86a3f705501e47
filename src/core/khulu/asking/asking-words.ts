import type { PhraseIntent, Question } from '#core/khulu/questions/question.ts'
import type { NumberNames } from '#core/khulu/words/read-number.ts'

/** Questions about the product and the learner, in the order of the search. */
export const PRODUCT_QUESTIONS = [
  'clear',
  'daily',
  'isixhosa',
  'otherLanguage',
  'password',
  'data',
  'install',
  'otherDevice',
  'sound',
  'languages',
  'kids',
  'teacher',
  'account',
  'offline',
  'free',
  'contact',
  'tools',
  'theme',
  'language',
  'games',
  'guest',
  'points',
  'progress',
  'next',
  'about',
] as const

export type ProductQuestion = (typeof PRODUCT_QUESTIONS)[number]

/** Returns the question for a product topic. */
export const productQuestion = (asked: ProductQuestion): Question =>
  asked === 'progress' || asked === 'next'
    ? { intent: asked }
    : { intent: 'help', topic: asked === 'otherDevice' ? 'account' : asked }

/** Intents that a keyword can show anywhere in a question. The first match counts. */
export const KEYWORD_INTENTS = [
  'why',
  'difference',
  'concords',
  'singular',
  'plural',
  'class',
  'correct',
  'pronounce',
  'conjugate',
  'practise',
  'mean',
  'say',
] as const satisfies readonly PhraseIntent[]

export type KeywordIntent = (typeof KEYWORD_INTENTS)[number]

/** Words of a follow-up, which make up the whole text but for an opening. */
export type AfterWords = Partial<
  Readonly<
    Record<
      'plural' | 'singular' | 'class' | 'concords' | 'mean' | 'pronounce' | 'example' | 'reply' | 'why' | 'practise',
      RegExp
    >
  >
> & {
  /** Openings of a follow-up. */
  leads: RegExp
  /** Signs of a changed utterance without an opening: only one, if she doesn't. */
  continues: RegExp
  /** Opening that is removed. */
  opening: RegExp
  /** Words that are small talk or a question alone. */
  itself: RegExp
}

/** Words of asking in one language. */
export type AskingWords = Spelling & {
  /** Signs of questions about the product, wherever they stand. */
  product: Readonly<Partial<Record<ProductQuestion, RegExp>>>
  keywords: Readonly<Record<KeywordIntent, RegExp>>
  /** Words that ask and name kinds of words, and so are not asked about; parted by blanks. */
  stopWords: string
  /**
   * Pattern of questions to Khulu about the world, which aren't translated: why people do something, whether one
   * should.
   */
  asksAbout?: RegExp
  after: AfterWords
  /** Words around an asked phrase that aren't part of it: the word …, … in isiXhosa. */
  about: RegExp
  /** Practice topics in the order of the pages (`telling/answer-product.ts`); a hyphen if the language has no word. */
  practice: string
  /** Normalises typed text: short forms are written out, and empty words removed. */
  written?: (text: string) => string
  /** Pattern of an utterance with its greeting and politeness: good morning, teacher. */
  said?: RegExp
  /** An order that is asked for keeps its please. */
  asksOrder?: RegExp
  /** Pattern of a question to Khulu itself that looks like a sentence to translate. */
  asksSelf?: RegExp
  /** Figures and what is said with them, in English words; what else there is stays as it is. */
  figures?: (text: string, english: NumberNames) => string
  /** Patterns of a verb's tense, polarity or person, in the order of `readChange`; null if the language has none. */
  changes: readonly (RegExp | null)[]
  /** Words that say nothing where a form is asked for. */
  fillers: RegExp
  /** Openings of a question: I don't know how … */
  opening: RegExp
  /** Acts with the English phrase for them: to thank somebody, thank you. */
  indirect?: readonly (readonly [RegExp, string])[]
  /** Acts of speech by their verb, with the English phrase. */
  acts?: readonly (readonly [RegExp, string])[]
  /** The same, where forms alone don't do: to ask where the dog is, where is the dog. Null where nothing is told of. */
  direct?: (phrase: string) => string | null
  /** A question without the story that it is put in; what is quoted is no question. */
  unframe?: (text: string) => string
  /** A question in fewer ways of the language; other languages stay as they are. */
  plain?: (text: string) => string
}

/** Misspellings of question words. */
export type Spelling = {
  /** A word near one of these, and no other word, is likely to be it. */
  questionWords: ReadonlySet<string>
  /** Spellings that are too far away to be found by their letters, and short ones. */
  shortForms?: Readonly<Record<string, string>>
}
