import { isAlive } from '#core/grammar/sentence/is-alive.ts'
import type { ClauseMeaning, NounMeaning, PronounMeaning, ThingMeaning } from '#core/grammar/sentence/meaning.ts'

/** Slot of a sentence for a person or thing, with the sentence for another one; null if that is impossible. */
export type Slot = {
  role: 'object' | 'being' | 'place' | 'subject'
  thing: ThingMeaning
  put: (thing: ThingMeaning) => ClauseMeaning | null
  /** True if anything may stand there: where is, what colour is. */
  anything?: boolean
}

/** Lists the slots of a sentence in the likely order of follow-ups: object, predicate noun, place, subject. */
export function slotsOf(clause: ClauseMeaning): Slot[] {
  const { predicate, subject } = clause
  const nounOnly =
    (put: (noun: NounMeaning) => ClauseMeaning) =>
    (thing: ThingMeaning): ClauseMeaning | null =>
      thing.kind === 'noun' ? put(thing) : null
  return [
    ...clause.objects.map((thing, at): Slot => ({
      role: 'object',
      thing,
      put: (other) => ({ ...clause, objects: clause.objects.with(at, other) }),
    })),
    ...('thing' in predicate
      ? [
          {
            role: 'object' as const,
            thing: predicate.thing,
            put: nounOnly((thing) => ({ ...clause, predicate: { ...predicate, thing } })),
          },
        ]
      : []),
    ...(predicate.kind === 'noun'
      ? [
          {
            role: 'being' as const,
            thing: predicate.noun,
            put: nounOnly((noun) => ({
              ...clause,
              predicate: { ...predicate, noun: { ...noun, plural: noun.plural || isSeveral(subject) } },
            })),
          },
        ]
      : []),
    ...clause.places.map((place, at): Slot => ({
      role: 'place',
      thing: place.thing,
      put: (thing) => ({ ...clause, places: clause.places.with(at, { ...place, thing }) }),
    })),
    ...(predicate.kind === 'place'
      ? [
          {
            role: 'place' as const,
            thing: predicate.place.thing,
            put: (thing: ThingMeaning) => ({
              ...clause,
              predicate: { ...predicate, place: { ...predicate.place, thing } },
            }),
          },
        ]
      : []),
    ...(subject
      ? [
          {
            role: 'subject' as const,
            thing: subject,
            anything: /^(?:asked|quality|place|adverb)$/.test(predicate.kind),
            put: (other: ThingMeaning) => withSubject(clause, other),
          },
        ]
      : []),
  ]
}

/** Tells whether several are named. */
const isSeveral = (thing: ThingMeaning | null): boolean =>
  thing?.kind === 'pronoun' ? /^(?:2|[12]pp)$/.test(thing.agreement) : thing?.plural === true

/** Changes the subject of a sentence; own things become the new subject's: I eat my food, she eats her food. */
export function withSubject(clause: ClauseMeaning, subject: ThingMeaning): ClauseMeaning {
  const before = clause.subject?.kind === 'pronoun' ? clause.subject.agreement : undefined
  const after: PronounMeaning['agreement'] = subject.kind === 'pronoun' ? subject.agreement : subject.plural ? '2' : '1'
  const owned = (thing: ThingMeaning): ThingMeaning =>
    thing.kind === 'noun' && thing.owner?.kind === 'pronoun' && thing.owner.agreement === before && after !== 'it'
      ? { ...thing, owner: { kind: 'pronoun', agreement: after } }
      : thing
  // My brothers are nurses.
  const { predicate } = clause
  const being =
    predicate.kind === 'noun' && predicate.noun.root.semanticClass === 'person'
      ? { ...predicate, noun: { ...predicate.noun, plural: isSeveral(subject) } }
      : predicate
  return {
    ...clause,
    subject,
    predicate: being,
    objects: clause.objects.map(owned),
    places: clause.places.map((place) => ({ ...place, thing: owned(place.thing) })),
  }
}

/** Rates how well a thing fits the slot of another: 0 if it is impossible. */
export function fitOf({ role, thing, anything }: Slot, other: NounMeaning): number {
  const kind = other.root.semanticClass
  if (thing.kind === 'pronoun') return kind === 'person' ? (role === 'subject' ? 2 : 3) : anything ? 1 : 0
  // And my brothers, after my sister is a nurse: who, not what they are.
  if (role === 'being' && (other.owner || other.plural)) return 1
  if (thing.root.semanticClass === kind) return 4
  if (role === 'place') return kind === 'place' || kind === 'building' ? 3 : 0
  return isAlive(thing.root) === isAlive(other.root) ? 2 : role === 'object' || anything ? 1 : 0
}
