import { conjugateVerb } from '#core/grammar/conjugate-verb.ts'
import type { Morpheme } from '#core/grammar/morpheme.ts'
import type { NguniGrammar } from '#core/grammar/nguni-grammar.ts'
import type { Agreement } from '#core/grammar/noun-classes.ts'
import type { VerbRequest } from '#core/grammar/verb-request.ts'
import type { LexiconRoot } from '#core/grammar/word-lexicon.ts'
import type { ClauseMeaning, ThingMeaning } from '#core/grammar/sentence/meaning.ts'
import { isAlive } from '#core/grammar/sentence/is-alive.ts'
import { CannotSay, TAKES_PLACE } from '#core/grammar/sentence/write-noun.ts'

/** A sentence in the language learnt. */
export type WrittenClause = {
  text: string
  /** The verb by itself and its morphemes, where there is one. */
  verb?: { word: string; morphemes: readonly Morpheme[]; root: LexiconRoot; subject: Agreement }
  /** `it` was taken to be of class 9. */
  guessedClass: boolean
}

export type OpenClause = { clause: ClauseMeaning; grammar: NguniGrammar; subject: Agreement; guessed: boolean }

/** Returns the meant verb when English has one word for two: to live somewhere, and to be cold (of people). */
export function verbOf({ predicate, objects, places, adverbs, asked, subject, doing }: ClauseMeaning): LexiconRoot {
  if (predicate.kind !== 'verb') throw new CannotSay('verb')
  const { root } = predicate
  if (root.lemma === 'ukuphila' && (places.length > 0 || adverbs.length > 0 || asked === 'where'))
    return findRoot('ukuhlala')
  if (
    root.lemma === 'ukuhamba' &&
    (asked === 'where' || adverbs.some(({ lemma }) => /^(?:apha|apho|phaya)$/.test(lemma)))
  )
    return findRoot('ukuya')
  if (root.lemma === 'ukumka' && objects.length > 0) return findRoot('ukushiya')
  if (doing && (root.lemma === 'ukuqalisa' || root.lemma === 'ukumisa'))
    return findRoot(root.lemma === 'ukumisa' ? 'ukuyeka' : 'ukuqala')
  if (root.lemma === 'ukujika' && adverbs.some(({ lemma }) => /^e(?:khohlo|kunene)$/.test(lemma)))
    return findRoot('ukujikela')
  const livesAndFeels = subject?.kind === 'noun' ? isAlive(subject.root) : subject?.agreement !== 'it'
  return root.lemma === 'ukubanda' && predicate.state && livesAndFeels ? findRoot('ukugodola') : root
}

export const pronounAgreement = (thing: ThingMeaning | undefined): Agreement | undefined =>
  thing?.kind === 'pronoun' ? (thing.agreement === 'it' ? '9' : thing.agreement) : undefined

/** Returns the pronoun object that stands in the verb; at most one. */
export function objectOf({ clause }: OpenClause): Pick<VerbRequest, 'object'> {
  const place = clause.predicate.kind === 'verb' && TAKES_PLACE.has(clause.predicate.root.lemma)
  const pronouns = place ? [] : clause.objects.filter((thing) => thing.kind === 'pronoun')
  if (
    pronouns.length > 1 &&
    (pronouns.length > 2 ||
      clause.objects[0] !== pronouns[0] ||
      pronouns[0]?.agreement === 'it' ||
      pronouns[1]?.agreement !== 'it')
  )
    throw new CannotSay('two pronouns')
  const object = pronounAgreement(pronouns[0])
  // See you on Monday is no order.
  if (clause.mood === 'order' && object?.startsWith('2p')) throw new CannotSay('you')
  return object === undefined ? {} : { object }
}

export type VerbPart = { words: string; verb: NonNullable<WrittenClause['verb']> }

export function conjugate(
  open: OpenClause,
  root: LexiconRoot,
  request: Omit<VerbRequest, 'verb' | 'subject'>,
): VerbPart {
  const { predicate } = open.clause
  const passive = predicate.kind === 'verb' && predicate.passive ? ({ extensions: ['passive'] } as const) : {}
  const { forms, morphemes } = conjugateVerb(
    { verb: root.lemma, subject: open.subject, ...passive, ...request },
    open.grammar,
  )
  const [words] = forms
  if (words === undefined) throw new CannotSay(root.lemma)
  return { words, verb: { word: words, morphemes: morphemes.flat(), root, subject: open.subject } }
}

export const findRoot = (lemma: string): LexiconRoot => ({
  id: `verb.${lemma}`,
  partOfSpeech: 'verb',
  lemma,
  root: lemma.slice(3, -1),
  senses: [],
})

export const infinitive = (open: OpenClause): string =>
  conjugate(open, verbOf(open.clause), {
    mood: 'infinitive',
    tense: 'present',
    polarity: 'positive',
    ...objectOf(open),
  }).words
