import type { NounMeaning, PlaceMeaning, Predicate, PronounMeaning } from '#core/grammar/sentence/meaning.ts'
import {
  isAdverb,
  isVerbIn,
  moveTo as move,
  readMatch,
  readNoun,
  readObject,
  wordAt as word,
  type Read,
  type TokenReader,
} from '#core/khulu/clause/read-things.ts'
import type { EnglishMatch } from '#core/khulu/words/english-index.ts'
import { readWhen } from '#core/khulu/clause/read-when.ts'
import { readNumberWords } from '#core/khulu/words/read-number.ts'
import type { LexiconRoot } from '#core/grammar/word-lexicon.ts'
import { byWord } from '#core/khulu/words/by-word.ts'

const PLACE_WORDS = new Set(['at', 'in', 'to', 'from', 'on', 'into', 'inside'])

/** Makes a predicate from a verb. */
export const verb = (match: EnglishMatch, state = false): Predicate => ({ kind: 'verb', root: match.root, state })

const RELATIONS: Readonly<Record<string, PlaceMeaning['relation']>> = byWord({
  with: 'with',
  by: 'means',
  about: 'about',
  under: 'under',
  below: 'under',
  behind: 'behind',
  beside: 'beside',
  near: 'near',
  between: 'between',
  after: 'after',
  before: 'before',
  without: 'without',
  outside: 'outside',
  than: 'than',
  for: 'for',
  per: 'means',
  ago: 'ago',
})

/** Reads a preposition with its object: where, with whom, for whom, than whom. */
export function readPlace(reader: TokenReader): Read<PlaceMeaning> | null {
  const [first = '', second = '', third = ''] = reader.tokens.slice(reader.at)
  const phrase =
    first === 'next' && second === 'to'
      ? (['beside', 2] as const)
      : first === 'in' && second === 'front' && third === 'of'
        ? (['in-front', 3] as const)
        : null
  const relation = phrase?.[0] ?? (PLACE_WORDS.has(first) ? 'place' : RELATIONS[first])
  const thing = relation === undefined ? null : readObject(move(reader, reader.at + (phrase?.[1] ?? 1)))
  // Outside next week: outside, and then when.
  if (
    relation === undefined ||
    (/^(?:out|in)side$/.test(first) && thing?.value.kind === 'noun' && thing.value.root.semanticClass === 'time')
  )
    return readWhile(reader)
  const to = thing && first === 'from' && reader.tokens[thing.at] === 'to' ? readNoun(move(reader, thing.at + 1)) : null
  if (thing && to) return { value: { relation: 'from', thing: thing.value, to: to.value }, at: to.at }
  return thing && { value: { relation, thing: thing.value }, at: thing.at }
}

/** Reads `next Monday`, `this week`, `every month`: a time without a word before it. */
function readWhile(reader: TokenReader): Read<PlaceMeaning> | null {
  const time = /^(?:next|last|this|every)$/.test(word(reader)) ? readNoun(reader) : null
  return time?.value.root.semanticClass === 'time'
    ? { value: { relation: 'place', thing: time.value }, at: time.at }
    : null
}

/** Returns a second quality: `big and black`. */
function withSecond(reader: TokenReader, root: LexiconRoot, at: number): Read<Predicate> {
  const second =
    reader.tokens[at] === 'and'
      ? readMatch(
          move(reader, at + 1),
          ({ root: other, form }) => ['adjective', 'relative'].includes(other.partOfSpeech) && form === 'plain',
        )
      : null
  return second
    ? { value: { kind: 'quality', root, and: second.value.root }, at: second.at }
    : { value: { kind: 'quality', root }, at }
}

/** `mine`, `yours`: who it belongs to. */
const BELONGS: Readonly<Record<string, PronounMeaning['agreement']>> = byWord({
  mine: '1ps',
  yours: '2ps',
  ours: '1pp',
  theirs: '2',
  hers: '1',
})

/** Reads a predicate with “be”: a noun, a quality, a state or a place (`a teacher`, `big`, `hungry`, `at school`). */
export function readBeing(reader: TokenReader): Read<Predicate> | null {
  const belongs = BELONGS[word(reader)]
  if (belongs !== undefined) return { value: { kind: 'belongs', owner: belongs }, at: reader.at + 1 }
  const start = reader
  const state = readMatch(start, isVerbIn('state'))
  const quality = readMatch(
    start,
    ({ root, form }) => ['adjective', 'relative'].includes(root.partOfSpeech) && form === 'plain',
  )
  const when = readWhen(reader)
  if (when) return { value: { kind: 'adverb', root: when.value }, at: when.at }
  const place = readPlace(reader)
  const adverb = readMatch(start, isAdverb)
  const isBeside = place !== null && quality !== null && place.at > quality.at && place.value.relation !== 'place'
  if (quality && !isBeside && (!state || quality.value.rank <= state.value.rank)) {
    // "a big dog" is a noun with its quality.
    if (!readNoun(start) || readNoun(start)?.at === quality.at) return withSecond(start, quality.value.root, quality.at)
  }
  if (state) return { value: verb(state.value, true), at: state.at }
  if (
    place &&
    place.value.relation !== 'with' &&
    place.value.relation !== 'about' &&
    place.value.relation !== 'means' &&
    place.value.relation !== 'from' &&
    place.value.thing.kind === 'noun'
  )
    return { value: { kind: 'place', place: place.value }, at: place.at }
  const noun = readNoun(start)
  if (noun) return { value: { kind: 'noun', noun: noun.value }, at: noun.at }
  return adverb ? { value: { kind: 'adverb', root: adverb.value.root }, at: adverb.at } : null
}

/** Reduces a comparative to its word: `taller than`, `more beautiful than`. IsiXhosa compares by a place. */
export function withoutComparing(reader: TokenReader): TokenReader {
  const { tokens, at, index } = reader
  const more = word(reader) === 'more' ? 1 : 0
  const [compared = '', than] = tokens.slice(at + more)
  if (than !== 'than') return reader
  const plain = [
    compared,
    ...(compared.endsWith('er')
      ? [compared.slice(0, -2), compared.slice(0, -1), compared.slice(0, -3), `${compared.slice(0, -3)}y`]
      : []),
  ].find((one) => index.get(one)?.some(({ form }) => form === 'plain' || form === 'state'))
  return plain === undefined
    ? reader
    : { ...reader, tokens: [...tokens.slice(0, at), plain, ...tokens.slice(at + more + 1)] }
}

/** Reads a passive in the present: `the door is closed`. */
export function readPassive(reader: TokenReader): Read<Predicate> | null {
  // The shop is open: it has been opened.
  const done = readMatch(
    word(reader) === 'open' ? { ...reader, tokens: reader.tokens.with(reader.at, 'opened') } : reader,
    isVerbIn('participle'),
  )
  return done && done.value.root.objects !== undefined
    ? { value: { ...verb(done.value), passive: true } as Predicate, at: done.at }
    : null
}

/** Skips very, so, really and too, which isiXhosa says after the word. */
export function withoutVery(reader: TokenReader): { reader: TokenReader; very: LexiconRoot[] | null } {
  if (!['very', 'so', 'really', 'too'].includes(word(reader))) return { reader, very: null }
  const very = reader.index.get('very')?.find(isAdverb)
  return { reader: move(reader, reader.at + 1), very: very ? [very.root] : null }
}

/** Reads an age: `ten years old` are years that somebody has. */
export function readAge(reader: TokenReader): Read<NounMeaning> | null {
  const number =
    word(reader) === 'one' || reader.tokens[0] === 'it' ? null : readNumberWords(reader.tokens.slice(reader.at))
  const years =
    number && reader.at + number.length === reader.tokens.length ? reader.index.get('years')?.[0] : undefined
  if (number && years)
    return {
      value: { kind: 'noun', root: years.root, plural: true, qualities: [], count: number.value },
      at: reader.tokens.length,
    }
  const noun = readNoun(reader)
  const isAge =
    noun?.value.count !== undefined &&
    /^years?$/.test(reader.tokens[noun.at - 1] ?? '') &&
    noun.value.owner === undefined
  return isAge ? { value: noun.value, at: noun.at + (reader.tokens[noun.at] === 'old' ? 1 : 0) } : null
}
