import { WHEN, type AskedWord, type ClauseMeaning, type NounMeaning } from '#core/grammar/sentence/meaning.ts'
import { readBase, readGroup, skipNot } from '#core/khulu/clause/read-group.ts'
import {
  isAdverb,
  isVerbIn,
  moveTo as move,
  readMatch,
  readNoun,
  readObject,
  readSubject,
  wordAt as word,
  type TokenReader,
} from '#core/khulu/clause/read-things.ts'
import { isAlive } from '#core/grammar/sentence/is-alive.ts'
import { byWord } from '#core/khulu/words/by-word.ts'
import { finishClause, readRelative } from '#core/khulu/clause/read-complements.ts'

/** Reads `there are dogs`, `there was no food`, `there will be rain`; null for any other clause. */
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

/** Reads an order: `come here`, `don't go`, `let us eat`. */
export function readOrder(reader: TokenReader): ClauseMeaning | null {
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

/** Words for all of a subject, which stand after the verb. */
const ALL_OF: Readonly<Record<string, string>> = byWord({ we: 'sonke', they: 'bonke' })

/** Reads a subject and its verb, after a question word or none. */
export function readStatement(reader: TokenReader, asked: AskedWord | null): ClauseMeaning | null {
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
