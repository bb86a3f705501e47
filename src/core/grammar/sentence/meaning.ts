import type { Person } from '#core/grammar/noun-classes.ts'
import type { LexiconRoot } from '#core/grammar/word-lexicon.ts'

/** Prefix of the ids of times in figures, which are no entries of the lexicon. */
export const WHEN = 'when.'

/** Verbs of posture that isiXhosa uses as states: ulele, uhleli, umile. */
export const POSTURES: ReadonlySet<string> = new Set(['ukulala', 'ukuhlala', 'ukuma'])

/** Pronoun: a person, he or she (1), they (2), or it, whose class only a noun could tell. */
export type PronounMeaning = {
  kind: 'pronoun'
  agreement: Person | '1' | '2' | 'it'
  pointing?: 1 | 2
  /** Companion, with the speaking person: my brother and I. */
  together?: { alone: Person | '1' | '2'; other: NounMeaning }
}

/** Noun with all its modifiers. */
export type NounMeaning = {
  kind: 'noun'
  root: LexiconRoot
  plural: boolean
  owner?: PronounMeaning | NounMeaning
  qualities: readonly LexiconRoot[]
  count?: number
  /** Distance of what is pointed at: this, that, or that over there. */
  pointing?: 1 | 2 | 3
  all?: boolean
  /** Another one; the last one; the next one. */
  other?: boolean
  last?: boolean
  next?: boolean
  /** Thing that it has or lacks: coffee with milk. */
  has?: { thing: NounMeaning; negative: boolean }
  /** Place of it: the trees in the forest. */
  at?: NounMeaning
  /** True in a question which one it is. */
  which?: boolean
  /** The first, the second. */
  order?: number
  /** Noun of its kind: a school bag. */
  sort?: NounMeaning
  /** Noun joined by and: mother and father. */
  and?: NounMeaning
  /** Noun joined by or: tea or coffee. */
  or?: NounMeaning
  /** Relative clause of it: the child who eats. */
  who?: RelativeMeaning
}

/** Relative clause of a person or thing: `who eats bread`. */
export type RelativeMeaning = {
  root: LexiconRoot
  state: boolean
  tense: MeantTense
  negative: boolean
  object?: ThingMeaning
  place?: NounMeaning
  adverbs: readonly LexiconRoot[]
  /** Subject of a clause about its object or place: the book that I read, the house where I live. */
  subject?: ThingMeaning
  where?: boolean
}

export type ThingMeaning = PronounMeaning | NounMeaning

/** Adverbial of place, company or means. */
export type PlaceMeaning = {
  relation:
    | 'place'
    | 'from'
    | 'with'
    | 'means'
    | 'about'
    | 'under'
    | 'behind'
    | 'in-front'
    | 'beside'
    | 'near'
    | 'between'
    | 'after'
    | 'before'
    | 'without'
    | 'outside'
    | 'than'
    | 'for'
    | 'ago'
  thing: ThingMeaning
  /** Goal or end after a starting point: from home to school, from Monday to Friday. */
  to?: ThingMeaning
}

export type MeantTense = 'present' | 'past' | 'long-past' | 'future' | 'past-continuous' | 'used-to'

/** Mood of a verb beyond its tense: `can`, `must`, `want to` … */
export type MeantMood =
  | 'plain'
  | 'can'
  | 'must'
  | 'want'
  | 'like'
  | 'let-us'
  | 'order'
  | 'wish'
  | 'may'
  | 'still'
  | 'not-yet'
  | 'no-longer'
  | 'already'

export type AskedWord =
  | 'yes-no'
  | 'how-many'
  | 'which'
  | 'what'
  | 'whom'
  | 'where'
  | 'when'
  | 'who'
  | 'why'
  | 'how'
  | 'how-much'

/** Predicate of the subject: it does, is or has something, is somewhere, or exists. */
export type Predicate =
  | { kind: 'verb'; root: LexiconRoot; state: boolean; passive?: boolean }
  | { kind: 'noun'; noun: NounMeaning }
  | { kind: 'quality'; root: LexiconRoot; and?: LexiconRoot }
  | { kind: 'place'; place: PlaceMeaning }
  | { kind: 'adverb'; root: LexiconRoot }
  /** Question for place, kind or person. */
  | { kind: 'asked' }
  | { kind: 'have'; thing: NounMeaning }
  | { kind: 'exists'; thing: NounMeaning }
  /** Possession as a predicate: it is mine, it is theirs. */
  | { kind: 'belongs'; owner: PronounMeaning['agreement'] }

/** Meaning of a sentence in the controlled grammar. */
export type ClauseMeaning = {
  subject: ThingMeaning | null
  /** True for an order to several people. */
  several: boolean
  predicate: Predicate
  tense: MeantTense
  mood: MeantMood
  negative: boolean
  /** True for never. `too` marks a subject that does so as well. */
  never?: boolean
  also?: boolean
  please: boolean
  asked: AskedWord | null
  objects: readonly ThingMeaning[]
  places: readonly PlaceMeaning[]
  adverbs: readonly LexiconRoot[]
  /** The adverb stands first. */
  early?: boolean
  /** Relation to the clause before: the same subject, or a time (`xa`, "when"). */
  joined?: 'same-subject' | 'when' | 'while' | 'before' | 'after' | 'until'
  /** True for a question inside another clause: where he is. */
  embedded?: boolean
  /** Verb that follows to learn, begin, stop or like: to swim. */
  doing?: ClauseMeaning
  /** Purpose of going or coming. */
  purpose?: 'go' | 'come'
  /** Another clause says what is thought or known. */
  followed?: boolean
}

/** Two clauses, and the word between them; `when` and `if` stand before the first. */
export type JoinedMeaning = {
  first: ClauseMeaning
  link: JoiningWord
  second: ClauseMeaning
  linkFirst: boolean
  english: readonly [string, string]
  wish?: boolean
}

export type JoiningWord =
  | 'and'
  | 'but'
  | 'or'
  | 'because'
  | 'so'
  | 'when'
  | 'if'
  | 'that'
  | 'before'
  | 'after'
  | 'while'
  | 'until'
  | 'afterwards'

/** Result of reading a text: its meaning, and the unknown words. */
export type ReadText =
  | { clause: ClauseMeaning }
  | { noun: NounMeaning }
  | { place: PlaceMeaning }
  | { unknown: readonly string[]; read: readonly LexiconRoot[] }
