import { POSTURES, type MeantMood, type MeantTense, type Predicate } from '#core/grammar/sentence/meaning.ts'
import { readAge, readBeing, readPassive, verb, withoutComparing, withoutVery } from '#core/khulu/clause/read-being.ts'
import {
  isVerbIn,
  moveTo as move,
  readMatch,
  readNoun,
  wordAt as word,
  type Read,
  type TokenReader,
} from '#core/khulu/clause/read-things.ts'
import type { LexiconRoot } from '#core/grammar/word-lexicon.ts'
import { byWord } from '#core/khulu/words/by-word.ts'

/** Verb or predicate with its helpers: tense, polarity and mood. */
export type Group = {
  predicate: Predicate
  tense: MeantTense
  mood: MeantMood
  negative: boolean
  never?: boolean
  adverbs?: readonly LexiconRoot[]
}

/** Auxiliary verbs, which stand before the subject of a question. */
export const HELPERS: ReadonlySet<string> = new Set([
  'do',
  'does',
  'did',
  'will',
  'can',
  'is',
  'are',
  'am',
  'was',
  'were',
  'have',
  'has',
  'must',
  'should',
  'may',
])

const isNever = (reader: TokenReader): { never?: true } => (word(reader) === 'never' ? { never: true } : {})

/** Tells whether “not” or “never” stands here, and skips it. */
export function skipNot(reader: TokenReader): Read<boolean> {
  const negative = ['not', 'never'].includes(word(reader))
  return { value: negative, at: reader.at + (negative ? 1 : 0) }
}

/** Reads the words after am, is, are, was, were. */
function readAfterBe(before: TokenReader, past: boolean): Read<Group> | null {
  const given = withoutComparing(before)
  const read = readBeingOf(given, past)
  return read && given !== before ? { ...read, at: read.at + before.tokens.length - given.tokens.length } : read
}

function readBeingOf(given: TokenReader, past: boolean): Read<Group> | null {
  const not = skipNot(given)
  const still = word(move(given, not.at)) === 'still' ? 1 : 0
  const { reader, very } = withoutVery(move(given, not.at + still))
  const next = reader
  const group = (predicate: Predicate, tense: MeantTense): Group => ({
    predicate,
    tense,
    negative: not.value,
    mood: still ? 'still' : 'plain',
  })
  const future = word(next) === 'going' && next.tokens[next.at + 1] === 'to' ? readBase(move(next, next.at + 2)) : null
  if (future) return { value: group(future.value, 'future'), at: future.at }
  const doing = readMatch(next, isVerbIn('ing'))
  if (doing)
    return {
      value: group(
        verb(doing.value, word(next) === 'wearing' || (POSTURES.has(doing.value.root.lemma) && !not.value)),
        past ? 'past-continuous' : 'present',
      ),
      at: doing.at,
    }
  const age = readAge(next)
  if (age) return { value: group({ kind: 'have', thing: age.value }, past ? 'past' : 'present'), at: age.at }
  const being = readBeing(next)
  const passive = readPassive(next)
  if (passive && (passive.at > (being?.at ?? 0) || next.tokens[passive.at] === 'by'))
    return { value: group(passive.value, past ? 'past' : 'present'), at: passive.at }
  return (
    being && {
      value: { ...group(being.value, past ? 'past' : 'present'), ...(very ? { adverbs: very } : {}) },
      at: being.at,
    }
  )
}

/** Reads a verb after will, can, must or to. */
export function readBase(reader: TokenReader): Read<Predicate> | null {
  if (word(reader) === 'be') return readBeing(move(reader, reader.at + 1))
  if (word(reader) === 'have') {
    const thing = readNoun(move(reader, reader.at + 1))
    if (thing) return { value: { kind: 'have', thing: thing.value }, at: thing.at }
  }
  const base = readMatch(reader, isVerbIn('base'))
  return base && { value: verb(base.value), at: base.at }
}

function readHelped(reader: TokenReader, tense: MeantTense, mood: MeantMood): Read<Group> | null {
  const not = skipNot(reader)
  const wanted = readWanted(move(reader, not.at), tense, not.value)
  if (wanted && mood === 'plain') return wanted
  const base = readBase(move(reader, not.at))
  const yet = mood === 'plain' && tense === 'past' && not.value && reader.tokens.at(-1) === 'yet'
  return (
    base && {
      value: yet
        ? { predicate: base.value, tense: 'present', mood: 'not-yet', negative: true }
        : { predicate: base.value, tense, mood, negative: not.value, ...isNever(move(reader, not.at - 1)) },
      at: base.at,
    }
  )
}

/** Reads `want to eat`, `like to swim`, `have to go`, `need to work`. */
function readWanted(reader: TokenReader, tense: MeantTense, negative: boolean): Read<Group> | null {
  const moods: Readonly<Record<string, MeantMood>> = byWord({
    want: 'want',
    wants: 'want',
    wanted: 'want',
    like: 'like',
    had: 'must',
    likes: 'like',
    love: 'like',
    loves: 'like',
    have: 'must',
    has: 'must',
    need: 'must',
    needs: 'must',
  })
  const mood = moods[word(reader)]
  if (mood === undefined || reader.tokens[reader.at + 1] !== 'to') return null
  const base = readBase(move(reader, reader.at + 2))
  return (
    base && {
      value: { predicate: base.value, tense: /^(?:wanted|had)$/.test(word(reader)) ? 'past' : tense, mood, negative },
      at: base.at,
    }
  )
}

/** Reads `have eaten`, `have not eaten yet`, `have a dog`. */
function readAfterHave(reader: TokenReader, past: boolean): Read<Group> | null {
  const not = skipNot(reader)
  const done = readMatch(move(reader, not.at), isVerbIn('participle', 'past'))
  const thing = readNoun(move(reader, word(move(reader, not.at)) === 'no' ? not.at + 1 : not.at))
  const negative = not.value || word(move(reader, not.at)) === 'no'
  if (thing)
    return {
      value: {
        predicate: { kind: 'have', thing: thing.value },
        tense: past ? 'past' : 'present',
        mood: 'plain',
        negative,
      },
      at: thing.at,
    }
  if (!done) return null
  const yet = not.value && reader.tokens.at(-1) === 'yet'
  return {
    value: {
      predicate: verb(done.value),
      tense: yet ? 'present' : 'past',
      mood: yet ? 'not-yet' : 'plain',
      negative: not.value,
      ...isNever(reader),
    },
    at: done.at,
  }
}

/** Reads the verb with its helpers after the subject; null if there is none. */
export function readGroup(reader: TokenReader): Read<Group> | null {
  const first = word(reader)
  const next = move(reader, reader.at + 1)
  if (first === 'am' || first === 'is' || first === 'are') return readAfterBe(next, false)
  if (first === 'was' || first === 'were') return readAfterBe(next, true)
  const wanted = readWanted(reader, 'present', false)
  if (wanted) return wanted
  if (first === 'used' && word(next) === 'to') {
    const base = readBase(move(next, next.at + 1))
    if (base) return { value: { predicate: base.value, tense: 'used-to', mood: 'plain', negative: false }, at: base.at }
  }
  if (first === 'will' || first === 'shall') return readHelped(next, 'future', 'plain')
  if (first === 'do' || first === 'does' || first === 'did') {
    const helped = readHelped(next, first === 'did' ? 'past' : 'present', 'plain')
    if (helped) return helped
  }
  if (first === 'could') return readHelped(next, 'past', 'can')
  if (first === 'might') return readHelped(next, 'present', 'may')
  if (first === 'can' || first === 'may') return readHelped(next, 'present', 'can')
  if (first === 'must' || first === 'should') return readHelped(next, 'present', 'must')
  if (first === 'never') {
    const group = readGroup(next)
    return group && { ...group, value: { ...group.value, negative: true, never: true } }
  }
  if (first === 'still') {
    const group = readGroup(next)
    // "Still wants" and "still does" differ.
    return group?.value.mood === 'plain' ? { ...group, value: { ...group.value, mood: 'still' } } : null
  }
  if (first === 'no' && next.tokens[next.at] === 'longer') {
    const group = readGroup(move(reader, reader.at + 2))
    return group && { ...group, value: { ...group.value, mood: 'no-longer', negative: true } }
  }
  if (first === 'have' || first === 'has' || first === 'had') {
    const had = readAfterHave(next, first === 'had')
    if (had) return had
  }
  const past = readMatch(reader, isVerbIn('past'))
  const present = readMatch(reader, isVerbIn('base', 'third'))
  // "read" and "put" are both; what is longer is meant, and of equals the present.
  if (past && (!present || past.at > present.at))
    return { value: { predicate: verb(past.value), tense: 'past', mood: 'plain', negative: false }, at: past.at }
  return (
    present && {
      value: { predicate: verb(present.value), tense: 'present', mood: 'plain', negative: false },
      at: present.at,
    }
  )
}
