import { pattern } from '#core/patterns/pattern.ts'
import {
  POSTURES,
  type ClauseMeaning,
  type JoinedMeaning,
  type MeantTense,
  type NounMeaning,
  type PlaceMeaning,
  type Predicate,
  type PronounMeaning,
  type ThingMeaning,
} from '#core/grammar/sentence/meaning.ts'
import type { LexiconRoot } from '#core/grammar/word-lexicon.ts'
import type { SaidMeaning } from '#core/khulu/following/said-meaning.ts'
import { fitOf, slotsOf, withSubject } from '#core/khulu/following/slots-of-clause.ts'

/** Edit of the last utterance; null if it has no such part. */
export type Edit = (said: SaidMeaning) => SaidMeaning | null

/** Edits each of two joined clauses: both, or the one that has the part, the second first. */
const eachOf = (
  joined: JoinedMeaning,
  edit: (clause: ClauseMeaning) => ClauseMeaning | null,
  both: boolean,
): JoinedMeaning | null => {
  const [first, second] = [edit(joined.first), edit(joined.second)]
  const english = ['', ''] as const
  if (both && first && second) return { ...joined, english, first, second }
  return second ? { ...joined, english, second } : first ? { ...joined, english, first } : null
}

/** Builds an edit of sentences, alone or joined. */
export const editClause =
  (edit: (clause: ClauseMeaning) => ClauseMeaning | null, both = false): Edit =>
  (said) => {
    if ('clause' in said) {
      const clause = edit(said.clause)
      return clause && { clause }
    }
    const joined = 'joined' in said ? eachOf(said.joined, edit, both) : null
    return joined && { joined }
  }

/** Builds an edit of a noun: the first that `isMeant`, otherwise the first of the sentence. */
export const editNoun =
  (edit: (noun: NounMeaning) => NounMeaning | null, isMeant: (noun: NounMeaning) => boolean): Edit =>
  (said) => {
    if ('noun' in said) {
      const noun = edit(said.noun)
      return noun && { noun }
    }
    if ('place' in said) {
      const thing = said.place.thing.kind === 'noun' ? edit(said.place.thing) : null
      return thing && { place: { ...said.place, thing } }
    }
    return editClause((clause) => {
      const nouns = slotsOf(clause).flatMap((slot) =>
        slot.thing.kind === 'noun' ? [{ ...slot, noun: slot.thing }] : [],
      )
      const slot = nouns.find(({ noun }) => isMeant(noun)) ?? nouns[0]
      const noun = slot ? edit(slot.noun) : null
      return slot && noun ? slot.put(noun) : null
    })(said)
  }

/** Builds an edit of the number of things. */
export const editCount = (count: number): Edit =>
  editNoun(
    (noun) => (noun.root.plural === undefined ? null : { ...noun, all: false, count, plural: count > 1 }),
    (noun) => noun.count !== undefined || noun.plural,
  )

/** One of it, without saying so: if there is one. */
export const editSingle: Edit = editNoun(
  ({ count: _count, ...noun }) => ({ ...noun, all: false, plural: false }),
  (noun) => noun.count !== undefined || noun.plural,
)

/** Several of it; of a sentence of one person, of several. */
export const editSeveral: Edit = editNoun(
  ({ count: _count, ...noun }) => (noun.root.plural === undefined || noun.plural ? null : { ...noun, plural: true }),
  (noun) => !noun.plural,
)

/** Builds an edit of the description: black ones instead of white ones. */
export const editQuality =
  (root: LexiconRoot): Edit =>
  (said) => {
    const being = editClause((clause) =>
      clause.predicate.kind === 'quality' ? { ...clause, predicate: { kind: 'quality', root } } : null,
    )(said)
    return (
      being ??
      editNoun(
        (noun) => ({ ...noun, qualities: [root] }),
        ({ qualities }) => qualities.length > 0,
      )(said)
    )
  }

/** Builds an edit of the owner. */
export const editOwner =
  (owner: PronounMeaning | NounMeaning): Edit =>
  (said) => {
    const belongs = editClause((clause) =>
      clause.predicate.kind === 'belongs' && owner.kind === 'pronoun'
        ? { ...clause, predicate: { kind: 'belongs', owner: owner.agreement } }
        : null,
    )(said)
    return (
      belongs ??
      editNoun(
        (noun) => ({ ...noun, owner }),
        (noun) => noun.owner !== undefined,
      )(said)
    )
  }

/** Builds an edit of the subject; of a noun, an edit of its owner. */
export const editWho =
  (subject: ThingMeaning): Edit =>
  (said) => {
    if ('noun' in said)
      return subject.kind === 'pronoun' && subject.agreement !== 'it'
        ? { noun: { ...said.noun, owner: subject } }
        : null
    return editClause((clause) => (clause.subject ? withSubject(clause, subject) : null), true)(said)
  }

/** Tells whether he does it who was named: if he isn't, of the boy. */
export const editSame = (subject: PronounMeaning): Edit =>
  editClause((clause) =>
    clause.subject?.kind === 'noun' &&
    (subject.agreement === 'it' || subject.agreement === (clause.subject.plural ? '2' : '1'))
      ? clause
      : null,
  )

/** Builds an edit of the recipient. */
export const editGiven = (whom: ThingMeaning): Edit =>
  editClause((clause) => {
    const slot = slotsOf(clause).find(
      ({ role, thing }) =>
        role !== 'subject' && role !== 'being' && (thing.kind === 'pronoun' || thing.root.semanticClass === 'person'),
    )
    return slot?.put(whom) ?? null
  })

/** Builds an edit of the object, if it is a person. */
export const editWhom = (object: PronounMeaning): Edit =>
  editClause((clause) => {
    const slot = slotsOf(clause).find(
      ({ role, thing }) => role === 'object' && (thing.kind === 'pronoun' || thing.root.semanticClass === 'person'),
    )
    return slot?.put(object) ?? null
  })

/** Builds an edit that puts another thing into the likeliest slot. */
export const editThing =
  (thing: NounMeaning): Edit =>
  (said) => {
    if ('noun' in said)
      return !(said.noun.owner || said.noun.count !== undefined || said.noun.qualities.length > 0) ||
        thing.owner ||
        thing.qualities.length > 0
        ? null
        : { noun: { ...said.noun, root: thing.root, plural: thing.plural || (said.noun.count ?? 1) > 1 } }
    if ('place' in said) return { place: { ...said.place, thing } }
    return editClause((clause) => {
      const fitting = slotsOf(clause)
        .map((slot) => ({ slot, fit: fitOf(slot, thing) }))
        .toSorted((one, other) => other.fit - one.fit)[0]
      if (!fitting || fitting.fit === 0) return null
      const { slot } = fitting
      // I have three dogs, and cats: as many of them, of whom it was said.
      const like =
        slot.thing.kind === 'noun' &&
        thing.owner === undefined &&
        thing.count === undefined &&
        thing.pointing === undefined
          ? {
              ...(slot.thing.owner &&
              slot.role !== 'being' &&
              !(slot.role === 'subject' && thing.root.nounClass === '1a')
                ? { owner: slot.thing.owner }
                : {}),
              ...(slot.thing.count === undefined || thing.plural !== slot.thing.plural
                ? {}
                : { count: slot.thing.count, plural: slot.thing.plural }),
            }
          : {}
      return slot.put({ ...thing, ...like } satisfies NounMeaning)
    })(said)
  }

/** Builds an edit of place, company or time. */
export const editPlace =
  (place: PlaceMeaning): Edit =>
  (said) => {
    if ('noun' in said)
      return place.relation === 'place' && place.thing.kind === 'noun' && place.thing.root.semanticClass !== 'time'
        ? { noun: { ...said.noun, at: place.thing } }
        : null
    if ('place' in said) return { place }
    const isTime = (one: PlaceMeaning): boolean => one.thing.kind === 'noun' && one.thing.root.semanticClass === 'time'
    return editClause((clause) => {
      if (clause.predicate.kind === 'place' && !isTime(place)) return { ...clause, predicate: { kind: 'place', place } }
      const rest = clause.places.filter((one) => one.relation !== place.relation || isTime(one) !== isTime(place))
      return {
        ...clause,
        places: [...rest, place],
        ...(isTime(place) ? { adverbs: clause.adverbs.filter((root) => !saysTime(root)) } : {}),
      }
    })(said)
  }

const PAST = /^yesterday|\bago\b|^last /
const FUTURE = /^tomorrow|^later|^next /
const TIME = pattern`
  ^(?:yesterday|tomorrow|today|now|tonight|later|soon|always|often|sometimes|usually|every|on \w+day)
  |(?:day|morning|afternoon|evening|night|week|month|year)$
`

/** Tells whether an adverb says when. */
const saysTime = ({ id, senses }: LexiconRoot): boolean =>
  id.startsWith('when.') || senses.some((sense) => TIME.test(sense))

/** Returns the tense of a time; undefined if it fits any. */
export const tenseOfTime = (text: string): MeantTense | undefined =>
  PAST.test(text) ? 'past' : FUTURE.test(text) ? 'future' : undefined

/** Builds an edit of the time, with its tense: tomorrow takes the future. */
export const editTime = (root: LexiconRoot, text: string): Edit =>
  editClause((clause) => {
    const tense = tenseOfTime(text)
    const isOver = tense === undefined || clause.mood === 'order' || clause.mood === 'let-us'
    return {
      ...clause,
      ...(isOver ? {} : { tense }),
      adverbs: [...clause.adverbs.filter((one) => !saysTime(one)), root],
    }
  })

/** Removes the times that don't fit a tense. */
export const timesOf = (adverbs: readonly LexiconRoot[], tense: MeantTense): LexiconRoot[] =>
  adverbs.filter(({ senses }) => senses.every((sense) => (tenseOfTime(sense) ?? tense) === tense))

/** Builds an edit of tense and polarity. */
export const editTense = (tense: MeantTense | undefined, negative: boolean | undefined): Edit =>
  editClause(
    (clause) => ({
      ...clause,
      tense: tense ?? clause.tense,
      negative: negative ?? clause.negative,
      predicate: withPosture(clause, negative),
      adverbs: tense === undefined ? clause.adverbs : timesOf(clause.adverbs, tense),
    }),
    tense !== undefined,
  )

/** Sets the verb of posture: one who isn't sleeping doesn't sleep, and one who is, is asleep. */
const withPosture = ({ predicate, tense }: ClauseMeaning, negative: boolean | undefined): Predicate =>
  negative !== undefined && tense === 'present' && predicate.kind === 'verb' && POSTURES.has(predicate.root.lemma)
    ? { ...predicate, state: !negative }
    : predicate

/** Turns the statement into a yes-or-no question. */
export const editAsked: Edit = editClause((clause) =>
  clause.asked === null && clause.subject ? { ...clause, asked: 'yes-no' } : null,
)

/** Builds an edit that asks when, where or why: and when? */
export const editAskedWord = (asked: 'when' | 'where' | 'why'): Edit =>
  editClause((clause) =>
    clause.subject &&
    clause.predicate.kind !== 'asked' &&
    clause.mood !== 'order' &&
    !/^(?:how|which|wh(?:o|at))/.test(clause.asked ?? '')
      ? { ...clause, asked }
      : null,
  )

/** Addresses one person instead of several. */
export const editHearer: Edit = (said) =>
  editClause(
    (clause) =>
      clause.mood === 'order' || clause.subject?.kind === 'pronoun'
        ? {
            ...clause,
            several: false,
            subject: toOne(clause.subject),
            objects: clause.objects.map(toOne),
            places: clause.places.map((place) => ({ ...place, thing: toOne(place.thing) })),
          }
        : null,
    true,
  )(said)

const toOne = <Thing extends ThingMeaning | null>(thing: Thing): Thing =>
  thing?.kind === 'pronoun' && thing.agreement === '2pp'
    ? { ...thing, agreement: '2ps' }
    : thing?.kind === 'noun' && thing.owner?.kind === 'pronoun' && thing.owner.agreement === '2pp'
      ? { ...thing, owner: { ...thing.owner, agreement: '2ps' } }
      : thing

/** Turns the sentence into an order: to several people, or with politeness. */
export const editOrder = (more: Partial<Pick<ClauseMeaning, 'several' | 'please'>>): Edit =>
  editClause((clause) => {
    const { mood, subject } = clause
    // Can you help me, more politely: please help me.
    const isAsked = more.please && mood === 'can' && subject?.kind === 'pronoun' && subject.agreement.startsWith('2p')
    return isAsked
      ? { ...clause, mood: 'order', asked: null, subject: null, several: subject.agreement === '2pp', please: true }
      : mood === 'order'
        ? { ...clause, ...more }
        : null
  }, true)

/** Addresses several people instead of one. */
export const editHearers: Edit = (said) => {
  const several = <Thing extends ThingMeaning | null>(thing: Thing): Thing =>
    thing?.kind === 'pronoun' && thing.agreement === '2ps'
      ? { ...thing, agreement: '2pp' }
      : thing?.kind === 'noun' && thing.owner?.kind === 'pronoun' && thing.owner.agreement === '2ps'
        ? { ...thing, owner: { ...thing.owner, agreement: '2pp' } }
        : thing
  if ('noun' in said) {
    const noun = several(said.noun)
    return noun.owner === said.noun.owner ? null : { noun }
  }
  return editClause((clause) => {
    const changed = {
      ...clause,
      several: clause.several || clause.mood === 'order',
      subject: several(clause.subject),
      objects: clause.objects.map(several),
      places: clause.places.map((place) => ({ ...place, thing: several(place.thing) })),
    }
    return JSON.stringify(changed) === JSON.stringify(clause) ? null : changed
  }, true)(said)
}

/** Builds an edit of the verb. */
export const editDoing = (doing: ClauseMeaning): Edit =>
  editClause((clause) =>
    clause.predicate.kind === 'verb'
      ? {
          ...clause,
          predicate: doing.predicate,
          objects: doing.objects,
          places: doing.places.length > 0 ? doing.places : clause.places,
          adverbs: doing.adverbs.length > 0 ? doing.adverbs : clause.adverbs,
        }
      : null,
  )
