import type {
  ClauseMeaning,
  NounMeaning,
  PlaceMeaning,
  Predicate,
  ThingMeaning,
} from '#core/grammar/sentence/meaning.ts'
import { readPlace, verb } from '#core/khulu/clause/read-being.ts'
import { readGroup, type Group } from '#core/khulu/clause/read-group.ts'
import {
  isAdverb,
  isVerbIn,
  moveTo as move,
  readMatch,
  readNoun,
  readObject,
  readSubject,
  wordAt as word,
  type Read,
  type TokenReader,
} from '#core/khulu/clause/read-things.ts'
import { DOES_FOR, TAKES_TWO } from '#core/grammar/sentence/write-rest.ts'
import { readWhen } from '#core/khulu/clause/read-when.ts'
import type { LexiconRoot } from '#core/grammar/word-lexicon.ts'

/** English particles that isiXhosa has in the verb. */
const PARTICLES = /^(?:listen\w* to|look\w* at|wait\w* for|ask\w* for|(?:afraid|scared) of|w[ao]k\w+ up)$/

const atEnd = ({ tokens, at }: TokenReader): boolean => at >= tokens.length

const WHO_WORDS = new Set(['who', 'that', 'which'])

/** Reads a relative of an object or place: `the book that I read`, `the house where I live`. */
function readDoneBy(
  reader: TokenReader,
  noun: NounMeaning,
  where: boolean,
  isNamed: boolean,
): Read<NounMeaning> | null {
  const subject =
    noun.root.semanticClass === 'time' ||
    (!where &&
      !WHO_WORDS.has(reader.tokens[reader.at - 1] ?? '') &&
      !(isNamed && /^(?:i|we|you|he|she|they|my|your|our|their|his)$/.test(word(reader))))
      ? null
      : readSubject(reader)
  const group = subject && readGroup(move(reader, subject.at))
  if (!group || group.value.predicate.kind !== 'verb' || group.value.mood !== 'plain' || group.value.never) return null
  const { predicate, tense, negative } = group.value
  const adverb = readMatch(move(reader, group.at), isAdverb)
  if (predicate.state || (!where && predicate.root.objects === undefined)) return null
  return {
    value: {
      ...noun,
      who: {
        root: predicate.root,
        state: false,
        tense,
        negative,
        subject: subject.value,
        where,
        adverbs: adverb ? [adverb.value.root] : [],
      },
    },
    at: adverb?.at ?? group.at,
  }
}

/** Reads a noun with a relative clause: `the child who eats bread`. */
export function readRelative(reader: TokenReader): Read<NounMeaning> | null {
  const noun = readNoun(reader)
  const joining = noun ? (reader.tokens[noun.at] ?? '') : ''
  if (!noun) return null
  const start = move(reader, noun.at + (WHO_WORDS.has(joining) || joining === 'where' ? 1 : 0))
  const done = readDoneBy(start, noun.value, joining === 'where', /^(?:the|an?|th[aeio]\w+|all)$/.test(word(reader)))
  if (done || !WHO_WORDS.has(joining)) return done
  const group = readGroup(start)
  if (!group) return null
  const { predicate, tense, negative, mood } = group.value
  if (predicate.kind === 'quality' && !negative && tense === 'present')
    return { value: { ...noun.value, qualities: [...noun.value.qualities, predicate.root] }, at: group.at }
  if (predicate.kind !== 'verb' || mood !== 'plain') return null
  const rest = move(reader, group.at)
  const adverb = readMatch(rest, isAdverb)
  const placed = adverb ? null : readPlace(rest)
  const object = (adverb ?? placed) ? null : readObject(rest)
  const place =
    placed?.value.relation === 'place' && placed.value.thing.kind === 'noun' ? placed.value.thing : undefined
  if (placed && !place) return null
  return {
    value: {
      ...noun.value,
      who: {
        root: predicate.root,
        state: predicate.state,
        tense,
        negative,
        ...(object ? { object: object.value } : {}),
        ...(place ? { place } : {}),
        adverbs: adverb ? [adverb.value.root] : [],
      },
    },
    at: (adverb ?? placed ?? object)?.at ?? group.at,
  }
}

type Complements = {
  objects: ThingMeaning[]
  places: PlaceMeaning[]
  adverbs: LexiconRoot[]
  doing?: ClauseMeaning
  purpose?: 'go' | 'come'
}

/** Verbs after which another says what for: uye kuthenga isonka. */
const MOVES = /^uku(?:ya|za|hamba|buya)$/

/** Verbs after which another stands as what is learnt, begun, liked or good: ndiqala ukufunda, ndivuyela ukukubona. */
const TAKES_DOING =
  /^uk(?:u(?:fundisa|funda|nceda|qala|qalisa|misa|zama|libala|khumbula|thanda|thiya|gqiba|lunga|khuseleka|baluleka|vuya)|wazi|onwaba)$/

/** Reads a verb as an object, to the end of the sentence: `to swim`, `reading books`. */
export function readDoing(reader: TokenReader): ClauseMeaning | null {
  const to = word(reader) === 'to' ? 1 : 0
  const verbed = readMatch(move(reader, reader.at + to), isVerbIn(to === 1 ? 'base' : 'ing'))
  return (
    verbed &&
    finishClause(
      { value: { predicate: verb(verbed.value), tense: 'present', mood: 'plain', negative: false }, at: verbed.at },
      reader,
      { subject: null, asked: null },
    )
  )
}

/**
 * Reads objects, places, company and time, in any order, to the end of the sentence. Null where something isn't
 * understood.
 */
function readComplements(start: TokenReader, predicate: Predicate): Complements | null {
  const lemma = predicate.kind === 'verb' ? predicate.root.lemma : ''
  const found: Complements = { objects: [], places: [], adverbs: [] }
  let reader = start
  if (PARTICLES.test(`${start.tokens[start.at - 1] ?? ''} ${word(start)}`)) reader = move(reader, reader.at + 1)
  while (!atEnd(reader)) {
    const at = word(reader)
    // Give her bread: who is given something isn't whose it is.
    if (
      at === 'her' &&
      TAKES_TWO.has(lemma) &&
      found.objects.length === 0 &&
      readNoun(move(reader, reader.at + 1))?.at === reader.tokens.length
    ) {
      found.objects.push({ kind: 'pronoun', agreement: '1' })
      reader = move(reader, reader.at + 1)
      continue
    }
    // I went to sleep: not to a place.
    const isMatched = reader.at === start.at && reader.tokens[start.at - 1] === 'to' && at !== 'work'
    const doing =
      TAKES_DOING.test(lemma) || ((MOVES.test(lemma) || predicate.kind === 'quality') && (at === 'to' || isMatched))
        ? readDoing(isMatched ? move(reader, reader.at - 1) : reader)
        : null
    if (doing)
      return {
        ...found,
        doing,
        ...(MOVES.test(lemma) ? ({ purpose: lemma === 'ukuza' ? 'come' : 'go' } as const) : {}),
      }
    const when = readWhen(reader)
    const adverb = when ? { value: { root: when.value }, at: when.at } : readMatch(reader, isAdverb)
    const placed = when ? null : readPlace(reader)
    const object = readRelative(reader) ?? readObject(reader)
    if (placed && (!adverb || placed.at > adverb.at)) {
      found.places.push(placed.value)
      reader = move(reader, placed.at)
    } else if (adverb && (!object || adverb.at >= object.at)) {
      found.adverbs.push(adverb.value.root)
      reader = move(reader, adverb.at)
    } else if (object) {
      // Drink water before you sleep: no sleep is drunk.
      if (found.objects.length > 0 && lemma !== '' && !TAKES_TWO.has(lemma) && !DOES_FOR.test(lemma)) return null
      found.objects.push(object.value)
      reader = move(reader, object.at)
    } else if (['please', 'yet'].includes(at)) reader = move(reader, reader.at + 1)
    else return null
  }
  return found
}

export const finishClause = (
  group: Read<Group>,
  reader: TokenReader,
  more: Pick<ClauseMeaning, 'subject' | 'asked'> & { please?: boolean; several?: boolean },
): ClauseMeaning | null => {
  const read = readComplements(move(reader, group.at), group.value.predicate)
  // One meets with somebody: ukudibana nawe.
  const isMet =
    group.value.predicate.kind === 'verb' && /^uku(?:dibana|hlangana)$/.test(group.value.predicate.root.lemma)
  const complements =
    read && isMet
      ? {
          ...read,
          objects: [],
          places: [...read.objects.map((thing) => ({ relation: 'with', thing }) as const), ...read.places],
        }
      : read
  return (
    complements && {
      ...group.value,
      please: false,
      several: false,
      ...more,
      ...complements,
      adverbs: [...(group.value.adverbs ?? []), ...complements.adverbs],
    }
  )
}
