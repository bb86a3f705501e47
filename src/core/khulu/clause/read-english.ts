import type { ClauseMeaning, NounMeaning, ReadText } from '#core/grammar/sentence/meaning.ts'
import { readPlace } from '#core/khulu/clause/read-being.ts'
import { HELPERS, readGroup } from '#core/khulu/clause/read-group.ts'
import {
  isVerbIn,
  moveTo as move,
  readMatch,
  readNoun,
  wordAt as word,
  type TokenReader,
} from '#core/khulu/clause/read-things.ts'
import { isAlive } from '#core/grammar/sentence/is-alive.ts'
import { readWordByWord } from '#core/khulu/clause/read-word-by-word.ts'
import { tokenizeEnglish } from '#core/khulu/clause/english-tokens.ts'
import type { EnglishIndex } from '#core/khulu/words/english-index.ts'
import { finishClause, readRelative } from '#core/khulu/clause/read-complements.ts'
import { QUESTION_WORDS, readFront } from '#core/khulu/clause/read-front.ts'
import { readOrder, readStatement } from '#core/khulu/clause/read-statement.ts'
import { ASKED, readInverted, readAskedThing, readWhoIs } from '#core/khulu/clause/read-question.ts'

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

/** Reads English words like `readEnglish`. */
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
