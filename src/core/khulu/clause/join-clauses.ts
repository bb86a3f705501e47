import { isVerbIn, readMatch, readSubject } from '#core/khulu/clause/read-things.ts'
import { HELPERS } from '#core/khulu/clause/read-group.ts'
import { readEnglishTokens } from '#core/khulu/clause/read-english.ts'
import { tokenizeEnglish } from '#core/khulu/clause/english-tokens.ts'
import { LINKS } from '#core/grammar/sentence/write-joined.ts'
import type { ClauseMeaning, JoinedMeaning, JoiningWord } from '#core/grammar/sentence/meaning.ts'
import type { EnglishIndex } from '#core/khulu/words/english-index.ts'

/** Verbs after which English may leave out that. */
const SAYS = /^(?:think|know|believe|hope|say|says|said|thought|knew|thinks|knows|hopes|see|hear)$/

const isLink = (word: string): word is JoiningWord => Object.hasOwn(LINKS, word)

const readClause = (tokens: readonly string[], index: EnglishIndex): ClauseMeaning | null => {
  const read = tokens.length === 0 ? null : readEnglishTokens(tokens, index)
  if (read && 'clause' in read) return read.clause
  // "Sleep" by itself is an order after "if you are tired".
  const order =
    tokens.length > 0 && readMatch({ tokens, at: 0, index }, isVerbIn('base'))
      ? readEnglishTokens(['please', ...tokens], index)
      : null
  return order && 'clause' in order ? { ...order.clause, please: false } : null
}

/** Reads the second clause; without a subject of its own it has the one of the first: `I eat and drink`. */
function readSecond(
  tokens: readonly string[],
  first: ClauseMeaning,
  subject: readonly string[],
  index: EnglishIndex,
): ClauseMeaning | null {
  // "He eats bread and drinks water" is about no drinks.
  const isVerb = subject.length > 0 && readMatch({ tokens, at: 0, index }, isVerbIn('third', 'past')) !== null
  const own = isVerb ? null : readClause(tokens, index)
  if (own && (own.subject !== null || own.predicate.kind === 'exists' || first.subject === null)) return own
  const shared = subject.length === 0 ? null : readClause([...subject, ...tokens], index)
  return shared && { ...shared, joined: 'same-subject' }
}

/**
 * Tells whether a word before the first verb also belongs to the second: `they were hungry and tired`, `I can read and
 * write`.
 */
const helps = (word: string): boolean =>
  HELPERS.has(word) || /^(?:not|going|want(?:s|ed)?|likes?|needs?|to|let|us|please|never|used)$/.test(word)

function readShared(
  tokens: readonly string[],
  first: readonly string[],
  start: number,
  index: EnglishIndex,
): ClauseMeaning | null {
  let at = start
  while (helps(first[at] ?? '')) at++
  // "I do not eat and he sleeps" shares nothing.
  const shared = at === start ? null : readClause([...first.slice(0, at), ...tokens], index)
  return shared && { ...shared, joined: 'same-subject' }
}

/** Verbs of wishes: to tell somebody to, to ask somebody to. */
const WISHES: Readonly<Record<string, string>> = {
  ukufuna: 'ukufuna',
  ukuxelela: 'ukuxelela',
  ukubuza: 'ukucela',
  ukucela: 'ukucela',
}

/** Reads `He wants us to come`: what somebody is to do. */
function readWish(tokens: readonly string[], index: EnglishIndex): JoinedMeaning | null {
  const at = tokens.indexOf('to')
  const first = at < 2 ? null : readClause(tokens.slice(0, at), index)
  const asks =
    first?.predicate.kind === 'verb' && (first.mood === 'plain' || first.mood === 'order')
      ? WISHES[first.predicate.root.lemma]
      : undefined
  const who = asks === undefined ? undefined : first?.objects[0]
  const second = first && who ? readClause(['i', 'will', ...tokens.slice(at + 1)], index) : null
  if (!first || !who || !second || first.objects.length > 1) return null
  const tells = asks !== 'ukufuna'
  const asked =
    tells && first.predicate.kind === 'verb'
      ? {
          ...first,
          predicate: {
            ...first.predicate,
            root: { ...first.predicate.root, lemma: asks ?? '', root: (asks ?? '').slice(3, -1) },
          },
        }
      : { ...first, objects: [] }
  return {
    first: { ...asked, followed: true },
    link: 'that',
    second: { ...second, subject: who, tense: 'present', mood: 'wish' },
    linkFirst: false,
    wish: !tells,
    english: [tokens.slice(0, at).join(' '), tokens.slice(at).join(' ')],
  }
}

/** Reads `I do not know where he is`. */
function readWhere(tokens: readonly string[], at: number, index: EnglishIndex): JoinedMeaning | null {
  if (tokens[at] !== 'where' || at < 2 || !/^(?:is|are)$/.test(tokens.at(-1) ?? '')) return null
  const [first, second] = [
    readClause(tokens.slice(0, at), index),
    readClause(['where', tokens.at(-1) ?? '', ...tokens.slice(at + 1, -1)], index),
  ]
  return first && second
    ? {
        first,
        link: 'that',
        second: { ...second, embedded: true },
        linkFirst: false,
        english: [tokens.slice(0, at).join(' '), tokens.slice(at).join(' ')],
      }
    : null
}

/**
 * Reads two clauses that are joined: `I am eating and he is sleeping`, `when it rains I stay at home`. Null where the
 * text is none.
 */
export function readJoined(text: string, index: EnglishIndex): JoinedMeaning | null {
  const tokens = tokenizeEnglish(text)
  const [start = ''] = tokens
  const wish = readWish(tokens, index)
  if (wish) return wish
  if (/^(?:when|if|before|after|while)$/.test(start)) {
    // Where a comma parts them, otherwise where the second has a subject of its own.
    const comma = tokenizeEnglish(text.split(',')[0] ?? '').length
    const places =
      comma < tokens.length ? [comma] : tokens.map((_, place) => tokens.length - place).filter((place) => place > 2)
    for (const isOwn of [true, false])
      for (const at of places) {
        const [first, second] = [readClause(tokens.slice(1, at), index), readClause(tokens.slice(at), index)]
        if (first?.subject && second && first.asked === null && (second.subject !== null) === isOwn)
          return {
            first,
            link: start as JoiningWord,
            second,
            linkFirst: true,
            english: [tokens.slice(1, at).join(' '), tokens.slice(at).join(' ')],
          }
      }
    return null
  }
  for (let at = 1; at < tokens.length - 1; at++) {
    const word = tokens[at] ?? ''
    const where = readWhere(tokens, at, index)
    if (where) return where
    const said = !isLink(word) && SAYS.test(tokens[at - 1] ?? '') && at > 1
    if (!isLink(word) && !said) continue
    const first = readClause(tokens.slice(0, at), index)
    if (!first) continue
    const subject = readSubject({ tokens, at: 0, index })
    const rest = tokens.slice(said ? at : at + 1)
    const second =
      (word === 'and' || word === 'but' || word === 'or' || word === 'afterwards'
        ? readShared(rest, tokens.slice(0, at), subject?.at ?? 0, index)
        : null) ?? readSecond(rest, first, tokens.slice(0, subject?.at ?? 0), index)
    if (second && second.asked === null)
      return {
        first,
        link: said ? 'that' : (word as JoiningWord),
        second,
        linkFirst: false,
        english: [tokens.slice(0, at).join(' '), tokens.slice(said ? at : at + 1).join(' ')],
      }
  }
  return null
}
