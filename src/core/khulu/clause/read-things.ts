import type { NounMeaning, PronounMeaning, RelativeMeaning, ThingMeaning } from '#core/grammar/sentence/meaning.ts'
import type { EnglishForm, EnglishIndex, EnglishMatch } from '#core/khulu/words/english-index.ts'
import { isAlive } from '#core/grammar/sentence/is-alive.ts'
import { readNumberWords } from '#core/khulu/words/read-number.ts'
import type { LexiconRoot } from '#core/grammar/word-lexicon.ts'
import { englishPlural } from '#core/khulu/words/english-forms.ts'
import { byWord } from '#core/khulu/words/by-word.ts'

/** Words still to be read, with the index of their meanings. */
export type TokenReader = { tokens: readonly string[]; at: number; index: EnglishIndex }

/** Value that was read, and the next position. */
export type Read<Value> = { value: Value; at: number }

const MOST_WORDS = 4

/** Returns the next word; empty at the end. */
export const wordAt = ({ tokens, at }: TokenReader): string => tokens[at] ?? ''

/** Returns the reader at another position of the same words. */
export const moveTo = (reader: TokenReader, at: number): TokenReader => ({ ...reader, at })

const SUBJECTS: Readonly<Record<string, PronounMeaning['agreement']>> = byWord({
  i: '1ps',
  you: '2ps',
  we: '1pp',
  he: '1',
  she: '1',
  they: '2',
  it: 'it',
})
const OBJECTS: Readonly<Record<string, PronounMeaning['agreement']>> = byWord({
  me: '1ps',
  you: '2ps',
  us: '1pp',
  him: '1',
  her: '1',
  them: '2',
  it: 'it',
})
const OWNERS: Readonly<Record<string, PronounMeaning['agreement']>> = byWord({
  my: '1ps',
  your: '2ps',
  yourall: '2pp',
  our: '1pp',
  his: '1',
  her: '1',
  their: '2',
})
const POINTING: Readonly<Record<string, 1 | 2 | 3>> = byWord({ this: 1, these: 1, that: 2, those: 2 })
const ORDERS: Readonly<Record<string, number>> = byWord({
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
})
const ARTICLES = new Set(['the', 'a', 'an', 'some', 'any'])

/** Tells whether a word is a pronoun, an article, a demonstrative or a possessive. */
export const isDeterminer = (word: string): boolean =>
  ARTICLES.has(word) || [SUBJECTS, OBJECTS, OWNERS, POINTING].some((table) => word in table)

/** Reads the longest phrase from here with one of the wanted forms, in its most usual meaning. */
export function readMatch(
  { tokens, at, index }: TokenReader,
  wanted: (match: EnglishMatch) => boolean,
): Read<EnglishMatch> | null {
  for (let length = Math.min(MOST_WORDS, tokens.length - at); length > 0; length--) {
    // Come in the morning: in is said of the morning.
    if (
      length > 1 &&
      tokens[at + length - 1] === 'in' &&
      /^the (?:morning|evening|afternoon|night)$/.test(tokens.slice(at + length, at + length + 2).join(' '))
    )
      continue
    const found = index.get(tokens.slice(at, at + length).join(' '))?.find(wanted)
    if (found) return { value: found, at: at + length }
  }
  return null
}

const ofPart =
  (...parts: string[]) =>
  ({ root }: EnglishMatch): boolean =>
    parts.includes(root.partOfSpeech)

const isQuality = ({ root, form }: EnglishMatch): boolean =>
  ['adjective', 'relative'].includes(root.partOfSpeech) && form === 'plain' && root.root !== 'nye'

/** Nouns of place that stand like adverbs: far, outside, above. */
const isWhere = ({ root }: EnglishMatch): boolean =>
  root.partOfSpeech === 'noun' && (root.nounClass === '16' || root.nounClass === '17')

const isNoun = (match: EnglishMatch): boolean =>
  match.root.partOfSpeech === 'noun' && (match.form === 'singular' || match.form === 'plural') && !isWhere(match)

/** Tells whether a match is a verb in one of these forms. */
export const isVerbIn =
  (...forms: EnglishForm[]) =>
  ({ root, form }: EnglishMatch): boolean =>
    root.partOfSpeech === 'verb' && forms.includes(form)

/** Tells whether a match is an adverb or a time; “never” belongs to the verb. */
export const isAdverb = (match: EnglishMatch): boolean =>
  (ofPart('adverb')(match) && match.sense !== 'never') || isWhere(match)

const pronoun = (agreement: PronounMeaning['agreement'], several: boolean): PronounMeaning => ({
  kind: 'pronoun',
  agreement: several ? '2pp' : agreement,
})

function readPronoun({ tokens, at }: TokenReader, table: typeof SUBJECTS): Read<PronounMeaning> | null {
  const agreement = table[tokens[at] ?? '']
  if (agreement === undefined) return null
  const all = /^(?:you|we|they)$/.test(tokens[at] ?? '') && tokens[at + 1] === 'all'
  return { value: pronoun(agreement, all && tokens[at] === 'you'), at: at + (all ? 2 : 1) }
}

type NounParts = Partial<Omit<NounMeaning, 'kind' | 'root' | 'plural' | 'qualities'>>

/** Reads determiners before qualities and noun: all, this, my, the, three. */
function readDeterminers(reader: TokenReader): Read<NounParts> {
  let { at } = reader
  let parts: NounParts = {}
  for (;;) {
    const word = reader.tokens[at] ?? ''
    const owner = OWNERS[word]
    const pointing = POINTING[word]
    const number =
      word === 'one' || word === 'a' || ARTICLES.has(word) ? null : readNumberWords(reader.tokens.slice(at))
    const follows = readMatch({ ...reader, at: at + 1 }, (match) => isNoun(match) || isQuality(match))
    if ((word === 'other' || word === 'another') && follows) parts = { ...parts, other: true }
    else if ((word === 'last' || word === 'next') && follows) parts = { ...parts, [word]: true }
    else if (word === 'all' || word === 'every') parts = { ...parts, all: true }
    else if (ORDERS[word] !== undefined) parts = { ...parts, order: ORDERS[word] ?? 1 }
    else if (word === 'which') parts = { ...parts, which: true }
    else if (pointing !== undefined) parts = { ...parts, pointing }
    else if (owner !== undefined && !ARTICLES.has(reader.tokens[at + 1] ?? ''))
      parts = { ...parts, owner: pronoun(owner, false) }
    else if (word === 'one') parts = { ...parts, count: 1 }
    else if (/^\d+$/.test(word)) parts = { ...parts, count: Number(word) }
    else if (number) {
      parts = { ...parts, count: number.value }
      at += number.length - 1
    } else if (!ARTICLES.has(word)) return { value: parts, at }
    at++
  }
}

function readQualities(reader: TokenReader): Read<LexiconRoot[]> {
  const qualities: LexiconRoot[] = []
  let { at } = reader
  for (;;) {
    // An orange is a thing and a colour: what ends the phrase is the noun.
    const found = readMatch({ ...reader, at }, isQuality)
    const after = found && reader.tokens[found.at] === 'and' ? found.at + 1 : (found?.at ?? at)
    if (
      !found ||
      (!readMatch({ ...reader, at: after }, isNoun) && !readMatch({ ...reader, at: after }, isQuality)) ||
      (after > found.at && !readMatch({ ...reader, at: after }, isQuality))
    )
      return { value: qualities, at }
    qualities.push(found.value.root)
    at = found.at
    if (reader.tokens[at] === 'and' && readMatch({ ...reader, at: at + 1 }, isQuality)) at++
  }
}

const plural = (form: EnglishForm, { count, pointing }: NounParts, word: string): boolean =>
  form === 'plural' ||
  (count !== undefined && count > 1) ||
  (pointing !== undefined && (word === 'these' || word === 'those'))

/** Tells whether a noun stands in the singular that has a plural in English; rand has none. */
const isOne = ({ form, root, sense }: EnglishMatch): boolean =>
  form === 'singular' && !/^i(?:randi|senti)$/.test(root.lemma) && ![null, sense].includes(englishPlural(sense))

/** Reads a state before what is in it: hungry children, cold water. */
function readStateBefore(reader: TokenReader): Read<RelativeMeaning> | null {
  const state = readMatch(reader, isQuality) ? null : readMatch(reader, isVerbIn('state'))
  const noun = state && readMatch({ ...reader, at: readQualities({ ...reader, at: state.at }).at }, isNoun)
  const { subjects } = state?.value.root ?? {}
  const { semanticClass } = noun?.value.root ?? {}
  // If you are thirsty drink: no drink is thirsty.
  return state && noun && (!semanticClass || subjects?.includes(semanticClass) !== false)
    ? { value: { root: state.value.root, state: true, tense: 'present', negative: false, adverbs: [] }, at: state.at }
    : null
}

/**
 * Reads a second noun whose kind the first is: school bag. A gift and its recipient aren't one noun, and bread that
 * costs has no costs.
 */
function readSorted(reader: TokenReader, { root, form }: EnglishMatch): Read<EnglishMatch> | null {
  if (
    form !== 'singular' ||
    isAlive(root) ||
    root.semanticClass === 'time' ||
    /^um(?:zantsi|ntla|puma|hlaba)|^(?:intshona|ihlabathi|ilizwe)/.test(root.lemma) ||
    readMatch(reader, isAdverb)
  )
    return null
  const second = readMatch(reader, isNoun)
  const isDone =
    readMatch(reader, isVerbIn('third')) &&
    !/^(?:|is|are|was|were|will|have|has|can|and|of)$/.test(reader.tokens[second?.at ?? 0] ?? '')
  return isDone ? null : second
}

function readBareNoun(reader: TokenReader): Read<NounMeaning> | null {
  const determiners = readDeterminers(reader)
  const state = readStateBefore({ ...reader, at: determiners.at })
  const qualities = readQualities({ ...reader, at: state?.at ?? determiners.at })
  const first = readMatch({ ...reader, at: qualities.at }, isNoun)
  // Drink water is an order, and no sort of water.
  const orders = reader.at === 0 && first ? readMatch(reader, isVerbIn('base')) : null
  const isOrder =
    orders !== null &&
    first !== null &&
    orders.at === first.at &&
    orders.value.root.objects !== undefined &&
    orders.value.rank <= first.value.rank
  const second = first && !state && !isOrder ? readSorted({ ...reader, at: first.at }, first.value) : null
  const noun = second ?? first
  if (!noun) return null
  const { root, form } = noun.value
  const { count = 0 } = determiners.value
  // The sixteenth of June is a date, not sixteen Junes; 12 Church Street is one: English has several in the plural.
  if ((count > 0 && root.semanticClass === 'time' && /^u[A-Z]/.test(root.lemma)) || (count > 1 && isOne(noun.value)))
    return null
  const sort: Partial<NounMeaning> =
    second && first ? { sort: { kind: 'noun', root: first.value.root, plural: false, qualities: [] } } : {}
  return {
    value: {
      kind: 'noun',
      root,
      plural: plural(form, determiners.value, reader.tokens[reader.at] ?? ''),
      qualities: qualities.value,
      ...determiners.value,
      ...sort,
      ...(state ? { who: state.value } : {}),
    },
    at: noun.at,
  }
}

/** Reads a noun with its modifiers: `my two big dogs`, `the child's book`, `the book of the child`. */
export function readNoun(reader: TokenReader): Read<NounMeaning> | null {
  let read = readBareNoun(reader)
  while (read && reader.tokens[read.at] === "'s") {
    const owned = readBareNoun({ ...reader, at: read.at + 1 })
    if (!owned) return null
    read = { value: { ...owned.value, owner: read.value }, at: owned.at }
  }
  if (!read) return null
  const link = reader.tokens[read.at]
  if (link === 'of') {
    const owner = readNoun({ ...reader, at: read.at + 1 })
    return owner ? { value: { ...read.value, owner: owner.value }, at: owner.at } : read
  }
  const has =
    (link === 'with' || link === 'without') && /^(?:food|drink|building)$/.test(read.value.root.semanticClass ?? '')
      ? readBareNoun({ ...reader, at: read.at + 1 })
      : null
  // With the children is with whom it is eaten.
  if (has && !isAlive(has.value.root))
    return { value: { ...read.value, has: { thing: has.value, negative: link === 'without' } }, at: has.at }
  const other = link === 'and' || link === 'or' ? readBareNoun({ ...reader, at: read.at + 1 }) : null
  return other ? { value: { ...read.value, [link as 'and' | 'or']: other.value }, at: other.at } : read
}

/** Reads `my brother and I`, `she and her mother`: who they are together, by the one of them that a pronoun names. */
function readTogether(reader: TokenReader): Read<PronounMeaning> | null {
  const { tokens, at } = reader
  const first = tokens[at + 1] === 'and' ? readPronoun(reader, tokens[at] === 'me' ? OBJECTS : SUBJECTS) : null
  const noun = readBareNoun(first ? { ...reader, at: at + 2 } : reader)
  const last =
    !first && noun && tokens[noun.at] === 'and'
      ? readPronoun({ ...reader, at: noun.at + 1 }, tokens[noun.at + 1] === 'me' ? OBJECTS : SUBJECTS)
      : null
  const alone = (first ?? last)?.value.agreement
  if (!noun || alone === undefined || alone === 'it') return null
  return {
    value: {
      kind: 'pronoun',
      agreement: alone.startsWith('1p') ? '1pp' : alone.startsWith('2p') ? '2pp' : '2',
      together: { alone, other: noun.value },
    },
    at: last?.at ?? noun.at,
  }
}

/** Reads the subject. */
export const readSubject = (reader: TokenReader): Read<ThingMeaning> | null =>
  readTogether(reader) ?? readPronoun(reader, SUBJECTS) ?? readNoun(reader)

/** Reads the object. */
export const readObject = (reader: TokenReader): Read<ThingMeaning> | null => {
  // "her" before a noun is whose it is.
  const noun = readNoun(reader)
  const said = wordAt(reader)
  // Repeat that: that thing.
  const pointed =
    noun || !/^th(?:is|at)$/.test(said) || SUBJECTS[reader.tokens[reader.at + 1] ?? ''] !== undefined
      ? null
      : readNoun({ ...reader, tokens: [said, 'thing'], at: 0 })
  return noun ?? (pointed ? { ...pointed, at: reader.at + 1 } : readPronoun(reader, OBJECTS))
}
