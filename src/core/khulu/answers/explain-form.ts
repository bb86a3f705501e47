import type { KhuluAnswer, KhuluText, Saying, VerbThread } from '#core/khulu/khulu-answer.ts'
import type { Asker, KhuluWorld } from '#core/khulu/khulu-world.ts'
import type { GrammarTerm, VerbChange } from '#core/khulu/questions/question.ts'

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
