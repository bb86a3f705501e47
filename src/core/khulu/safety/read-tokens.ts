import LISTS from './safety-reading.json' with { type: 'json' }
import WORDS from './safety-words.json' with { type: 'json' }

/** A language that a message may be written in; messages mix them. */
type Language = 'en' | 'af' | 'xh'

/** Place of a concept in a message: first and last token, and the affixes of an isiXhosa word. */
export type Place = { at: number; end: number; language: Language; prefix?: string; tail?: string }

/** One word of a message with all dictionary forms that it may be of. */
export type Token = {
  text: string
  /** Forms without the endings of English and Afrikaans. */
  plain: ReadonlySet<string>
  /** Readings of the token as an isiXhosa word: the prefixes, the stem and the endings. */
  parts: readonly { prefix: string; rest: string }[]
}

/** An entry of a concept: its first word, and the words that follow. */
type Entry = { concept: string; after: readonly string[]; isStem: boolean }

type Dictionary = ReadonlyMap<string, readonly Entry[]>

const LANGUAGES = ['en', 'af', 'xh'] as const

/** Letters of the longest stem or word in the lists, at least. */
const LONGEST_STEM = 22

/** Vowels and consonants in turn, as the prefixes of isiXhosa are. */
const PREFIX = /^[aeiou]{0,2}(?:(?:nd|ng|kw|[bhklmnswyz])[aeiou]{0,2})*$/

/** Endings of an isiXhosa verb after its stem. */
const VERB_END =
  /^(?:el|is|an|ek|ak)*(?:iw|w)?(?:a|e|i|ile|iwe|ele|eyo|ayo|ileyo|iweyo|anga|eni|ani)?(?:ni|phi|na|ke|kho|nje|sha|shile|ed|ing|s)?$/

/** Endings of an isiXhosa noun after its stem. */
const NOUN_END = /^(?:ni|eni|ini|weni|ana|kazi|wam|s|o)?$/

/** Entries of all concepts of a language by their first word. Made once, when the first message is read. */
function readDictionaries(): Record<Language, Dictionary> {
  const made = { en: new Map<string, Entry[]>(), af: new Map<string, Entry[]>(), xh: new Map<string, Entry[]>() }
  for (const language of LANGUAGES) {
    for (const [concept, words] of Object.entries(WORDS[language])) {
      for (const entry of words.split(' ')) {
        const isStem = entry.startsWith('-')
        const [first = '', ...after] = entry.replace('-', '').split('_')
        const entries = made[language].get(first) ?? []
        entries.push({ concept, after, isStem })
        made[language].set(first, entries)
      }
    }
  }
  return made
}

let dictionaries: Record<Language, Dictionary> | undefined

/** Lower case, without accents, apostrophes and invisible letters. */
const plainText = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{M}\u200b-\u200f\u202a-\u202e\u2066-\u2069]/gu, '')

/** Forms that an English or Afrikaans word may be an inflection of. */
function withoutEndings(word: string): Set<string> {
  const forms = new Set([word])
  const add = (form: string): void => {
    if (form.length > 2) forms.add(form)
  }
  for (const base of word.length > 4 && word.startsWith('ge') ? [word, word.slice(2)] : [word]) {
    add(base)
    for (const end of ['s', 'es', 'ed', 'd', 'ing', 'in', 'e', 'te', 'de', 'jie', 'tjie', 'jies', 'tjies']) {
      if (!base.endsWith(end)) continue
      const stem = base.slice(0, -end.length)
      add(stem)
      if (end === 'ing' || end === 'in' || end === 'ed') {
        add(`${stem}e`)
        if (stem.at(-1) === stem.at(-2)) add(stem.slice(0, -1))
      }
    }
    if (base.endsWith('ies') || base.endsWith('ied')) add(`${base.slice(0, -3)}y`)
  }
  return forms
}

/** Returns every way to take prefixes of isiXhosa off a word, the whole word first. */
function withoutPrefixes(word: string): { prefix: string; rest: string }[] {
  const parts = [{ prefix: '', rest: word }]
  for (let length = 1; length <= Math.min(11, word.length - 2); length++) {
    const prefix = word.slice(0, length)
    if (PREFIX.test(prefix)) parts.push({ prefix, rest: word.slice(length) })
  }
  return parts
}

/** Letters for the digits that people write in their place within a word: d1e, nd1betha. */
const LETTER_OF: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't' }

/** Words for spellings of text messages: `nie` for `ni`. */
const WORDS_OF: ReadonlyMap<string, string> = new Map(Object.entries(LISTS.spelled))

/** Pieces of isiXhosa verbs that people write apart: nd bethwa, uyandi betha. */
const APART = /^(?:nd|nd[ai]|ndiya|und[i]|uyandi|bayandi|bandi|andi)$/

/** Reads the words of a message, most of them as written. A clause's end is a token of its own. */
export function readTokens(text: string): Token[] {
  const written = plainText(text)
    .replaceAll(/[‘’´`ʼ]/g, "'")
    .replaceAll(/n't\b/g, 'nt')
  const plain = written
    .replaceAll(/'(ll|s|re|ve|d|m)\b/g, ' $1')
    .replaceAll("'", '')
    .replaceAll(/(?<=[a-z])[013457](?=[a-z])/g, (digit) => LETTER_OF[digit] ?? digit)
    .replaceAll('geeet', 'geet')
    .replaceAll(/([a-z])\1{2,}/g, '$1')
  const words = plain.match(/[a-z0-9]+(?:-[a-z0-9]+)*|[.,;:!?]+(?=\s|$)/g) ?? []
  const joined: string[] = []
  for (const word of words) {
    const last = joined.at(-1)
    const [first = '', ...others] = word.split('-')
    const parts =
      others.length > 0 && first !== 'bo' && PREFIX.test(first) ? [first + others.join('')] : [first, ...others]
    if (last !== undefined && APART.test(last) && /^[a-z]/.test(word)) joined.splice(-1, 1, last + parts.join(''))
    else joined.push(...parts.flatMap((part) => WORDS_OF.get(part)?.split(' ') ?? part))
  }
  return joined.map((word) => ({ text: word, plain: withoutEndings(word), parts: withoutPrefixes(word) }))
}

/** Tells whether a token is a word of an entry. */
function isWord(token: Token | undefined, word: string, language: Language): boolean {
  if (token === undefined) return false
  if (language !== 'xh') return token.plain.has(word)
  return token.parts.some(({ rest }) => rest.startsWith(word) && VERB_END.test(rest.slice(word.length)))
}

/** Tokens that may stand in the gap of an entry. */
const GAP = 3

/** Finds the last token of an entry that begins before `at`, or undefined where the words don't follow. */
function findEnd(
  tokens: readonly Token[],
  at: number,
  after: readonly string[],
  language: Language,
): number | undefined {
  let next = at
  for (let word = 0; word < after.length; word++) {
    if (after[word] === '*') {
      const wanted = after[word + 1] ?? ''
      const found = tokens.slice(next, next + GAP + 1).findIndex((token) => isWord(token, wanted, language))
      if (found < 0) return undefined
      next += found + 1
      word += 1
    } else {
      if (!isWord(tokens[next], after[word] ?? '', language)) return undefined
      next += 1
    }
  }
  return next - 1
}

/** Finds every concept that the words of a message name, with its places. */
export function findConcepts(
  tokens: readonly Token[],
  isRead: (language: 'en' | 'af', word: string) => boolean,
): Map<string, Place[]> {
  dictionaries ??= readDictionaries()
  const known = dictionaries
  const found = new Map<string, Place[]>()
  const add = (
    at: number,
    language: Language,
    { concept, after }: Entry,
    around?: { prefix: string; tail: string },
  ): void => {
    const end = after.length === 0 ? at : findEnd(tokens, at + 1, after, language)
    if (end === undefined) return
    const places = found.get(concept) ?? []
    const same = places.findIndex((place) => place.at === at && place.end === end)
    // The reading with a concord says who is meant.
    if (same < 0) places.push({ at, end, language, ...around })
    else if (around && places[same]?.language === 'xh' && places[same].prefix === undefined)
      places[same] = { at, end, language, ...around }
    found.set(concept, places)
  }
  for (const [at, { text, plain, parts }] of tokens.entries()) {
    for (const language of ['en', 'af'] as const) {
      if (!isRead(language, text)) continue
      for (const form of plain) for (const entry of known[language].get(form) ?? []) add(at, language, entry)
    }
    for (const { prefix, rest } of parts) {
      for (let length = 2; length <= Math.min(rest.length, LONGEST_STEM); length++) {
        const end = rest.slice(length)
        const stem = rest.slice(0, length)
        for (const entry of known.xh.get(stem) ?? []) {
          if (entry.isStem && VERB_END.test(end) && (length > 2 || end !== ''))
            add(at, 'xh', entry, { prefix: stem.startsWith('ndi') ? `${prefix}ndi` : prefix, tail: end })
          else if (!entry.isStem && (end === '' || (length > 3 && NOUN_END.test(end)))) add(at, 'xh', entry)
        }
      }
      // English within isiXhosa: uyandibully, ndilonely.
      if (prefix.length < 2 || rest.length < 4) continue
      const form = rest.replace(/(?:i?sha|ile|a)$/, '')
      for (const entry of known.en.get(rest) ?? known.en.get(form) ?? [])
        add(at, 'xh', entry, { prefix, tail: rest.slice(form.length) })
    }
  }
  return found
}
