import type { AskedWord, ClauseMeaning } from '#core/grammar/sentence/meaning.ts'
import { HELPERS } from '#core/khulu/clause/read-group.ts'
import {
  moveTo as move,
  readNoun,
  readSubject,
  wordAt as word,
  type TokenReader,
} from '#core/khulu/clause/read-things.ts'
import { finishClause, readRelative } from '#core/khulu/clause/read-complements.ts'
import { readFront } from '#core/khulu/clause/read-front.ts'
import { readStatement } from '#core/khulu/clause/read-statement.ts'

/** Clause that only asks for the person or thing. */
export const ASKED = {
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

/** Reads `do you speak …?`: the helper goes back behind the subject. */
export function readInverted(reader: TokenReader, asked: AskedWord): ClauseMeaning | null {
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

/** Reads `how many children do you have?`, `which book do you want?`: the thing goes back behind the verb. */
export function readAskedThing(reader: TokenReader, asked: 'how-many' | 'which'): ClauseMeaning | null {
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

/** Reads a question for identity: `who is that man?`, `what is your mother's name?` */
export function readWhoIs(reader: TokenReader, asked: 'who' | 'what'): ClauseMeaning | null {
  const thing = /^(?:is|are)$/.test(word(reader)) ? readNoun(move(reader, reader.at + 1)) : null
  return thing && thing.at === reader.tokens.length && !thing.value.plural
    ? {
        subject: thing.value,
        asked: /^(?:igama|ifani|isiduko)$/.test(thing.value.root.lemma) ? 'who' : asked,
        ...ASKED,
      }
    : null
}
