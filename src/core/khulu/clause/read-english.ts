import {
  WHEN,
  type AskedWord,
  type ClauseMeaning,
  type NounMeaning,
  type ReadText,
} from '#core/grammar/sentence/meaning.ts'
import { readPlace } from '#core/khulu/clause/read-being.ts'
import { HELPERS, readBase, readGroup, skipNot } from '#core/khulu/clause/read-group.ts'
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
import { isAlive } from '#core/grammar/sentence/is-alive.ts'
import { readWordByWord } from '#core/khulu/clause/read-word-by-word.ts'
import { readWhen } from '#core/khulu/clause/read-when.ts'
import { tokenizeEnglish } from '#core/khulu/clause/english-tokens.ts'
import type { EnglishIndex } from '#core/khulu/words/english-index.ts'
import { byWord } from '#core/khulu/words/by-word.ts'
import { finishClause, readRelative } from '#core/khulu/clause/read-complements.ts'

const QUESTION_WORDS: Readonly<Record<string, AskedWord>> = byWord({
  what: 'what',
  where: 'where',
  when: 'when',
  who: 'who',
  why: 'why',
  how: 'how',
})

/** Clause that only asks for the person or thing. */
const ASKED = {
  predicate: { kind: 'asked' },
  tense: 'present',
  mood: 'plain',
  negative: false,
  please: false,
  several: false,
  objects: [],
  places: [],
  adverbs: [],
} as const

/** `there are dogs`, `there was no food`, `there will be rain`: null where it is none. */
function readExistence(reader: TokenReader): ClauseMeaning | null {
  const [, said = '', not = '', left = ''] =
    /^there (is|are|was|were|will)( not| no)?(?: be)?( no| not)?\b/.exec(reader.tokens.slice(reader.at).join(' ')) ?? []
  if (said === '') return null
  const future = said === 'will'
  const length = 2 + [not, left].filter((negative) => negative !== '').length + (future ? 1 : 0)
  const there = move(reader, reader.at + length)
  const thing = readRelative(there) ?? readNoun(there)
  if (!thing) return null
  const tense = future ? 'future' : said.startsWith('w') ? 'past' : 'present'
  return finishClause(
    {
      value: { predicate: { kind: 'exists', thing: thing.value }, tense, mood: 'plain', negative: not + left !== '' },
      at: thing.at,
    },
    reader,
    { subject: null, asked: null },
  )
}

function readOrder(reader: TokenReader): ClauseMeaning | null {
  const end = reader.tokens.length - 2
  const isAll = reader.tokens.slice(end).join(' ') === 'all people' && end > reader.at
  if (isAll) {
    // Everyone is all of you, and what is yours is of several.
    const told = readOrder({
      ...reader,
      tokens: reader.tokens.slice(0, end).map((one) => (/^(?:your|their)$/.test(one) ? 'yourall' : one)),
    })
    return (
      told && {
        ...told,
        several: true,
        adverbs: [...told.adverbs, { id: WHEN, partOfSpeech: 'adverb', lemma: 'nonke', root: '', senses: [] }],
      }
    )
  }
  const please = word(reader) === 'please' || reader.tokens.at(-1) === 'please'
  const start = word(reader) === 'please' ? move(reader, reader.at + 1) : reader
  const allowed = word(start) === 'let' ? readObject(move(start, start.at + 1)) : null
  const letUs =
    allowed?.value.kind === 'pronoun' && ['1ps', '1pp', '1', '2'].includes(allowed.value.agreement)
      ? allowed
      : allowed?.value.kind === 'noun' &&
          isAlive(allowed.value.root) &&
          /^(?:1a?|2a?)$/.test(allowed.value.root.nounClass ?? '')
        ? allowed
        : null
  const from = letUs?.at ?? start.at + (word(start) === 'do' ? 1 : 0)
  const not = skipNot(move(start, from))
  const base = readBase(move(start, letUs || not.value ? not.at : start.at))
  if (!base || base.value.kind !== 'verb') return null
  // Be quiet.
  const predicate = not.value ? base.value : { ...base.value, state: false }
  return finishClause(
    { value: { predicate, tense: 'present', mood: letUs ? 'let-us' : 'order', negative: not.value }, at: base.at },
    start,
    { subject: letUs?.value ?? null, asked: null, please },
  )
}

/** All of them who are spoken of, after the verb. */
const ALL_OF: Readonly<Record<string, string>> = byWord({ we: 'sonke', they: 'bonke' })

/** Subject and verb, after a question word or none. */
function readStatement(reader: TokenReader, asked: AskedWord | null): ClauseMeaning | null {
  if (word(reader) === 'there' && /^(?:is|are|was|were|will)$/.test(reader.tokens[reader.at + 1] ?? '')) {
    const existence = readExistence(reader)
    return existence && { ...existence, asked }
  }
  // This costs twenty rand.
  const pointed =
    /^th(?:is|at)$/.test(word(reader)) &&
    reader.tokens[reader.at + 1] !== 'is' &&
    readMatch(move(reader, reader.at + 1), isVerbIn('third'))
      ? readStatement({ ...reader, tokens: ['it', ...reader.tokens.slice(reader.at + 1)], at: 0 }, asked)
      : null
  if (pointed) return pointed
  const demonstrative =
    /^(?:this|that|these|those)$/.test(word(reader)) && /^(?:is|are)$/.test(reader.tokens[reader.at + 1] ?? '')
  const pointing = /^th(?:is|ese)$/.test(word(reader)) ? 1 : 2
  const named = demonstrative
    ? { value: { kind: 'pronoun', agreement: 'it', pointing } as const, at: reader.at + 1 }
    : (readRelative(reader) ?? readSubject(reader))
  if (!named) return null
  // The sheep are: the verb tells how many.
  const isSeveral =
    named.value.kind === 'noun' &&
    /^(?:sheep|fish) (?:are|were|have)$/.test(reader.tokens.slice(named.at - 1, named.at + 1).join(' '))
  const subject = isSeveral ? { ...named, value: { ...named.value, plural: true } as NounMeaning } : named
  const adverb = readMatch(move(reader, subject.at), isAdverb)
  // The tap in the kitchen is broken.
  const within =
    subject.value.kind === 'noun' && /^(?:in|at|on)$/.test(word(move(reader, subject.at)))
      ? readNoun(move(reader, subject.at + 1))
      : null
  if (within && subject.value.kind === 'noun' && within.value.root.semanticClass !== 'time') {
    const placed = { ...subject.value, at: within.value }
    const said = readGroup(move(reader, within.at))
    const clause = said && finishClause(said, reader, { subject: placed, asked })
    if (clause) return clause
  }
  const group = readGroup(move(reader, subject.at)) ?? (adverb ? readGroup(move(reader, adverb.at)) : null)
  const clause = group && finishClause(group, reader, { subject: subject.value, asked })
  if (!clause) return null
  // We are all hungry: silambile sonke.
  const all = reader.tokens[subject.at - 1] === 'all' ? ALL_OF[reader.tokens[subject.at - 2] ?? ''] : undefined
  const beside = adverb && group !== null && !readGroup(move(reader, subject.at)) ? [adverb.value.root] : []
  return {
    ...clause,
    adverbs: [
      ...clause.adverbs,
      ...beside,
      ...(all === undefined ? [] : [{ id: WHEN, partOfSpeech: 'adverb', lemma: all, root: '', senses: [] } as const]),
    ],
  }
}

/** `Do you speak …?`: the helper goes back behind the subject. */
function readInverted(reader: TokenReader, asked: AskedWord): ClauseMeaning | null {
  const helper = word(reader)
  // Why didn't you come?
  const negated =
    reader.tokens[reader.at + 1] === 'not' && HELPERS.has(helper) ? readSubject(move(reader, reader.at + 2)) : null
  if (negated && negated.at < reader.tokens.length)
    return readInverted(
      {
        ...reader,
        tokens: [
          ...reader.tokens.slice(0, reader.at + 1),
          ...reader.tokens.slice(reader.at + 2, negated.at),
          'not',
          ...reader.tokens.slice(negated.at),
        ],
      },
      asked,
    )
  if (!HELPERS.has(helper)) return asked === 'yes-no' ? null : readStatement(reader, asked)
  // Are these your shoes?
  const pointed = reader.tokens[reader.at + 1] ?? ''
  if (asked === 'yes-no' && /^(?:is|are)$/.test(helper) && /^th(?:is|at|ese|ose)$/.test(pointed)) {
    const about = readStatement(
      { ...reader, tokens: [pointed, helper, ...reader.tokens.slice(reader.at + 2)], at: 0 },
      asked,
    )
    if (about) return about
  }
  const subject =
    pointed === 'there'
      ? { value: { kind: 'pronoun', agreement: 'it' } as const, at: reader.at + 2 }
      : readSubject(move(reader, reader.at + 1))
  if (!subject) return null
  if ((asked === 'where' || asked === 'how') && /^(?:is|are|was|were)$/.test(helper)) {
    // Where were you yesterday?
    const when = readFront(move(reader, subject.at))
    if ((when ?? subject).at === reader.tokens.length)
      return {
        subject: subject.value,
        asked,
        ...ASKED,
        ...when?.value,
        ...(helper.startsWith('w') ? ({ tense: 'past' } as const) : {}),
      }
  }
  // "Do my work" is an order.
  if (subject.at === reader.tokens.length && /^(?:do|does|did|have|has)$/.test(helper)) return null
  const tokens = [
    ...reader.tokens.slice(0, reader.at),
    ...reader.tokens.slice(reader.at + 1, subject.at),
    helper,
    ...reader.tokens.slice(subject.at),
  ]
  return readStatement({ ...reader, tokens }, asked)
}

/** `how many children do you have?`, `which book do you want?`: the thing goes back behind the verb. */
function readAskedThing(reader: TokenReader, asked: 'how-many' | 'which'): ClauseMeaning | null {
  const one = readNoun(reader)
  const thing =
    one && (asked === 'which' ? one : { ...one, value: { ...one.value, plural: one.value.root.plural !== undefined } })
  const helper = thing ? reader.tokens[thing.at] : undefined
  if (thing && /^(?:is|are) there$/.test(reader.tokens.slice(thing.at, thing.at + 2).join(' ')))
    return finishClause(
      {
        value: { predicate: { kind: 'exists', thing: thing.value }, tense: 'present', mood: 'plain', negative: false },
        at: thing.at + 2,
      },
      reader,
      { subject: null, asked },
    )
  // Which bus goes to town?
  const doer = thing
    ? readRelative({
        ...reader,
        tokens: [...reader.tokens.slice(0, thing.at), 'who', ...reader.tokens.slice(thing.at)],
      })
    : null
  const isDoer = doer !== null && doer.at === reader.tokens.length + 1
  if (isDoer && asked === 'which') return { subject: { ...doer.value, which: true }, asked, ...ASKED }
  // How many people live here: the people who live here are how many.
  const [many, ...others] = isDoer ? doer.value.qualities : []
  if (isDoer && many?.root === 'ngaphi')
    return {
      subject: { ...doer.value, plural: thing?.value.plural ?? true, qualities: others },
      asked,
      ...ASKED,
      predicate: { kind: 'quality', root: many },
    }
  if (!thing || !HELPERS.has(helper ?? '')) return null
  const subject = readSubject(move(reader, thing.at + 1))
  if (!subject) return null
  const tokens = [
    ...reader.tokens.slice(thing.at + 1, subject.at),
    helper ?? '',
    ...reader.tokens.slice(subject.at),
    ...reader.tokens.slice(reader.at, thing.at),
  ]
  const clause = readStatement({ ...reader, at: 0, tokens }, asked)
  // How many sheep are several, though English has one word for both.
  return (
    clause && {
      ...clause,
      objects: clause.objects.map((object) =>
        object.kind === 'noun' && object.root === thing.value.root ? { ...object, plural: thing.value.plural } : object,
      ),
      ...(clause.predicate.kind === 'have'
        ? { predicate: { ...clause.predicate, thing: { ...clause.predicate.thing, plural: thing.value.plural } } }
        : {}),
    }
  )
}

/** When, said before all else: `tomorrow I will go`, `on Monday we work`. */
function readFront(reader: TokenReader): Read<Pick<ClauseMeaning, 'adverbs' | 'places'>> | null {
  if (word(reader) in QUESTION_WORDS) return null
  const when = readWhen(reader)
  const adverb = when ? { value: { root: when.value }, at: when.at } : readMatch(reader, isAdverb)
  if (adverb) return { value: { adverbs: [adverb.value.root], places: [] }, at: adverb.at }
  const place = readPlace(reader)
  const isTime = place?.value.thing.kind === 'noun' && place.value.thing.root.semanticClass === 'time'
  return place && isTime ? { value: { adverbs: [], places: [place.value] }, at: place.at } : null
}

/** Reads a question for identity: `who is that man?`, `what is your mother's name?` */
function readWhoIs(reader: TokenReader, asked: 'who' | 'what'): ClauseMeaning | null {
  const thing = /^(?:is|are)$/.test(word(reader)) ? readNoun(move(reader, reader.at + 1)) : null
  return thing && thing.at === reader.tokens.length && !thing.value.plural
    ? {
        subject: thing.value,
        asked: /^(?:igama|ifani|isiduko)$/.test(thing.value.root.lemma) ? 'who' : asked,
        ...ASKED,
      }
    : null
}

function readClause(reader: TokenReader): ClauseMeaning | null {
  const isThere = word(reader) === 'there' && /^(?:is|are|was|were|will)$/.test(reader.tokens[reader.at + 1] ?? '')
  const front = reader.at === 0 && !isThere ? readFront(reader) : null
  if (front && front.at < reader.tokens.length) {
    const rest = readClause({ ...reader, tokens: reader.tokens.slice(front.at), at: 0 })
    if (rest)
      return {
        ...rest,
        adverbs: [...rest.adverbs, ...front.value.adverbs],
        places: [...rest.places, ...front.value.places],
      }
    const day = word(move(reader, front.at)) === 'is' ? readNoun(move(reader, front.at + 1)) : null
    if (day && day.at === reader.tokens.length && day.value.root.semanticClass === 'time') {
      return {
        subject: { kind: 'pronoun', agreement: 'it' },
        asked: null,
        ...ASKED,
        predicate: { kind: 'noun', noun: day.value },
        adverbs: front.value.adverbs,
        early: true,
      }
    }
  }
  return readWhole(reader)
}

function readWhole(reader: TokenReader): ClauseMeaning | null {
  const asked = QUESTION_WORDS[word(reader)]
  const is = asked === 'who' || asked === 'what' ? readWhoIs(move(reader, reader.at + 1), asked) : null
  if (is) return is
  if (asked === 'who') {
    // Who did break it: who is asked about did it himself.
    const isDoer = reader.tokens[1] === 'did' && readMatch(move(reader, 2), isVerbIn('base')) !== null
    const whom =
      !isDoer && HELPERS.has(reader.tokens[1] ?? '') && !/^(?:is|are|was|were|has|have)$/.test(reader.tokens[1] ?? '')
        ? readInverted(move(reader, 1), 'whom')
        : null
    if (whom) return whom
    const group = readGroup(move(reader, reader.at + 1))
    return group && finishClause(group, reader, { subject: { kind: 'pronoun', agreement: '1' }, asked })
  }
  const [, next = '', be = ''] = reader.tokens.slice(reader.at)
  // How old is he: how many years does he have?
  if (asked === 'how' && next === 'old' && /^(?:is|are)$/.test(be))
    return readWhole({
      ...reader,
      at: 0,
      tokens: ['how', 'many', 'years', be === 'is' ? 'does' : 'do', ...reader.tokens.slice(reader.at + 3), 'have'],
    })
  if (asked === 'how' && next === 'much' && HELPERS.has(be))
    return readInverted(move(reader, reader.at + 2), 'how-much')
  if (asked === 'how' && reader.tokens[reader.at + 1] === 'many') return readAskedThing(reader, 'how-many')
  if (word(reader) === 'which') return readAskedThing(reader, 'which')
  if (asked !== undefined) return readInverted(move(reader, reader.at + 1), asked)
  if (HELPERS.has(word(reader)) && !(word(reader) === 'do' && reader.tokens[1] === 'not')) {
    const question = readInverted(reader, 'yes-no')
    if (question) return question
  }
  // Turn left: what begins with a verb and has no article is told to somebody.
  const isOrder =
    readMatch(reader, isVerbIn('base')) !== null && readMatch(reader, ({ form }) => form === 'singular') !== null
  return (isOrder ? readOrder(reader) : null) ?? readStatement(reader, null) ?? readOrder(reader)
}

/** Reads a clause without never, already or too, which the verb or the subject then says. */
function readWithout(tokens: readonly string[], index: EnglishIndex): ClauseMeaning | null {
  const at = tokens.findIndex(
    (one, place) =>
      /^(?:also|likewise|already)$/.test(one) ||
      (/^(?:too|either)$/.test(one) && place > 1 && place === tokens.length - 1),
  )
  const clause = at < 0 ? null : readClause({ tokens: tokens.filter((_, place) => place !== at), at: 0, index })
  if (!clause) return null
  if (tokens[at] !== 'already') return { ...clause, also: true }
  return clause.mood === 'plain' && !clause.negative ? { ...clause, mood: 'already' } : null
}

/** Reads an English text of the controlled grammar: a noun phrase, a statement, a question or an order. */
export const readEnglish = (text: string, index: EnglishIndex): ReadText =>
  readEnglishTokens(tokenizeEnglish(text), index)

/** Reads words of English, as readEnglish. */
export function readEnglishTokens(tokens: readonly string[], index: EnglishIndex): ReadText {
  const reader: TokenReader = { tokens, at: 0, index }
  const bare = readNoun(reader)
  // A man with a hat.
  const having = bare && /^with(?:out)?$/.test(tokens[bare.at] ?? '') ? readNoun(move(reader, bare.at + 1)) : null
  if (
    bare &&
    having?.at === tokens.length &&
    !isAlive(having.value.root) &&
    !/^(?:idea|feeling|event|quality|speech)$/.test(bare.value.root.semanticClass ?? '')
  )
    return { noun: { ...bare.value, has: { thing: having.value, negative: tokens[bare.at] === 'without' } } }
  const place = bare && /^(?:in|at|on|from)$/.test(tokens[bare.at] ?? '') ? readNoun(move(reader, bare.at + 1)) : null
  if (bare && place?.at === tokens.length && place.value.root.semanticClass !== 'time')
    return { noun: { ...bare.value, at: place.value } }
  // Can you cook asks, and is about no tin.
  const noun = (HELPERS.has(tokens[0] ?? '') ? null : readRelative(reader)) ?? bare
  if (noun && noun.at === tokens.length) return { noun: noun.value satisfies NounMeaning }
  const where = readPlace(reader)
  if (where && where.at === tokens.length) return { place: where.value }
  const clause = readWithout(tokens, index) ?? readClause(reader)
  return clause ? { clause } : readWordByWord(tokens, index)
}
