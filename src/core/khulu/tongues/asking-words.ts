import type { PhraseIntent, Question } from '#core/khulu/questions/question.ts'
import type { NumberNames } from '#core/khulu/words/read-number.ts'

/** What may be asked about the product itself and about the learner, in the order in which the signs of it are looked for. */
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

/** What is answered to what is asked about the product. */
export const productQuestion = (asked: ProductQuestion): Question =>
  asked === 'progress' || asked === 'next'
    ? { intent: asked }
    : { intent: 'help', topic: asked === 'otherDevice' ? 'account' : asked }

/** What a word may say that is asked, wherever in the question it stands. The first that is there is meant. */
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

/** What is asked of what was asked before: the whole of a text, but for what leads to it. */
export type AfterWords = Partial<
  Readonly<
    Record<
      'plural' | 'singular' | 'class' | 'concords' | 'mean' | 'pronounce' | 'example' | 'reply' | 'why' | 'practise',
      RegExp
    >
  >
> & {
  /** What shows that it goes on. */
  leads: RegExp
  /** What shows without leading to it that what was said is meant otherwise: only one, if she doesn't. */
  continues: RegExp
  /** What leads to it, and is taken off. */
  opening: RegExp
  /** What passes between people, or asks by itself. */
  itself: RegExp
}

/** The words of asking of one language. */
export type AskingWords = Spelling & {
  /** Signs of questions about the product, wherever they stand. */
  product: Readonly<Partial<Record<ProductQuestion, RegExp>>>
  keywords: Readonly<Record<KeywordIntent, RegExp>>
  /** Words that ask and name kinds of words, and so are not asked about; parted by blanks. */
  stopWords: string
  /** What is asked of Khulu about the world, and is no sentence to be translated: why people do something, whether one should. */
  asksAbout?: RegExp
  after: AfterWords
  /** What stands about a phrase that is asked for, and is no part of it: the word …, … in isiXhosa. */
  about: RegExp
  /** What may be practised, in the order of the pages (`telling/answer-product.ts`); a hyphen where the language has no word for it. */
  practice: string
  /** What is typed, as it is written: short forms that are written out, words that say nothing. */
  written?: (text: string) => string
  /** What is said to somebody, and keeps its greeting and politeness: good morning, teacher. */
  said?: RegExp
  /** An order that is asked for keeps its please. */
  asksOrder?: RegExp
  /** How one asks Khulu itself, where that looks like a sentence to be told the meaning of. */
  asksSelf?: RegExp
  /** Figures and what is said with them, in English words; what else there is stays as it is. */
  figures?: (text: string, english: NumberNames) => string
  /**
   * How another tense, polarity or person of a verb is asked for, in the order in which `readChange` looks for them;
   * null where the language doesn't.
   */
  changes: readonly (RegExp | null)[]
  /** Words that say nothing where a form is asked for. */
  fillers: RegExp
  /** What leads to a question and is no part of it: I don't know how … */
  opening: RegExp
  /** What is asked for by what it does, and in English what it is that one says: to thank somebody, thank you. */
  indirect?: readonly (readonly [RegExp, string])[]
  /** What one does with words, by the verb that is told of, and in English what is said then. */
  acts?: readonly (readonly [RegExp, string])[]
  /** The same, where forms alone don't do: to ask where the dog is, where is the dog. Null where nothing is told of. */
  direct?: (phrase: string) => string | null
  /** A question without the story that it is put in; what is quoted is no question. */
  unframe?: (text: string) => string
  /** A question in fewer ways of the language; other languages stay as they are. */
  plain?: (text: string) => string
}

/** How words that questions are made of are misspelt. */
export type Spelling = {
  /** A word near one of these, and no other word, is likely to be it. */
  questionWords: ReadonlySet<string>
  /** Spellings that are too far away to be found by their letters, and short ones. */
  shortForms?: Readonly<Record<string, string>>
}
