import type { Agreement } from '#core/grammar/noun-classes.ts'
import type { SaidMeaning } from '#core/khulu/following/said-meaning.ts'
import type { ClauseMeaning } from '#core/grammar/sentence/meaning.ts'

/** Key of `locales/<language>/khulu.json`. */
export type KhuluText = `khulu.${string}`

/** Value in a sentence: a figure, words of the asker or of English, or another text of Khulu. */
export type SayingValue = string | number | { text: KhuluText }

/**
 * A sentence of an answer: its text, the words of the learning language in it, and what else it names. Every language
 * of the interface has the text.
 */
export type Saying = {
  text: KhuluText
  words?: Readonly<Record<string, string>>
  values?: Readonly<Record<string, SayingValue>>
}

/** Cell of a table. */
export type AnswerCell = { word: string } | { plain: string } | { saying: Saying }

/** Role of a word's piece, shown by colour: who, when or what. */
export type PieceRole = 'who' | 'when' | 'what' | 'other'

/** One piece of a word, with what it says. */
export type WordPiece = { form: string; role: PieceRole; meaning: Saying }

/** Part of an answer that can be tapped or looked at. */
export type AnswerBlock =
  | { kind: 'morphemes'; word: string; pieces: readonly WordPiece[] }
  | { kind: 'table'; heads: readonly Saying[]; rows: readonly (readonly AnswerCell[])[] }
  | { kind: 'practise'; address: string; label: Saying }
  | { kind: 'sound'; word: string; respelling: string }
  /** Questions that Khulu can answer, to be asked by a tap. */
  | { kind: 'ask'; head?: Saying; questions: readonly Saying[] }
  | { kind: 'helplines'; lines: readonly { name: string; number: string }[] }
  /** A quiet line beneath an answer to what may be a telling of harm. */
  | { kind: 'beside'; line: { name: string; number: string } }

/** Source of an answer: an entry of the lexicon, a rule of the grammar, or an item of the content. */
export type AnswerSource =
  | { kind: 'lexicon'; id: string; word: string }
  | { kind: 'rule'; rule: KhuluText }
  | { kind: 'item'; id: string; word: string; address: string }

/** A verb's form as a follow-up changes it. */
export type VerbThread = {
  kind: 'verb'
  verb: string
  subject: Agreement
  tense: 'present' | 'past' | 'long-past' | 'future'
  negative: boolean
  clause?: ClauseMeaning
  /** All persons were shown, and go on being shown. */
  all?: boolean
}

/** Topic of a conversation, so that "and in the past?" has a meaning. */
export type KhuluThread =
  | VerbThread
  | { kind: 'noun'; noun: string }
  | {
      kind: 'word'
      word: string
      /** Reasons for the correction. */
      why?: readonly Saying[]
    }
  | { kind: 'number'; value: number }

/** Part of a model's sentence: plain text, or a confirmed word of the learning language. */
export type PhrasedPart = { plain: string } | { word: string }

/** Question kind that a follow-up repeats with another word: `what about cat?`. */
export type AskedBefore =
  | 'say'
  | 'mean'
  | 'plural'
  | 'singular'
  | 'class'
  | 'concords'
  | 'conjugate'
  | 'pronounce'
  | 'culture'

/** Name of a lazy chunk. */
export type LatePart = 'explaining' | 'telling' | 'following' | 'rewording'

/** Khulu's answer. `known` is false where Khulu has to say that it doesn't know. */
export type KhuluAnswer = {
  says: readonly Saying[]
  blocks: readonly AnswerBlock[]
  sources: readonly AnswerSource[]
  known: boolean
  /** New topic of the conversation; undefined leaves it. */
  thread?: KhuluThread
  asked?: AskedBefore
  /** Meaning of the utterance, or its English, which a follow-up changes. */
  said?: SaidMeaning | string
  /** Lazy chunk that must load before the question is asked again. */
  needs?: LatePart
}

/** Tells whether an answer gives help lines to call. */
export const hasCare = ({ blocks }: Pick<KhuluAnswer, 'blocks'>): boolean =>
  blocks.some(({ kind }) => kind === 'helplines' || kind === 'beside')

/** Makes a sentence from a text, words of the learning language and other values. */
export const say = (text: KhuluText, words: Saying['words'] = {}, values: Saying['values'] = {}): Saying => ({
  text,
  words,
  values,
})

/** State of a conversation. */
export type Conversation = {
  thread?: KhuluThread | undefined
  asked?: AskedBefore | undefined
  said?: SaidMeaning | string | undefined
}
