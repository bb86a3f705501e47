import SAYINGS from './afrikaans-sayings.json' with { type: 'json' }
import { verbOf, type AfrikaansWord, type AfrikaansWords } from '#core/khulu/asking/afrikaans/afrikaans-words.ts'
import { byWord } from '#core/khulu/words/by-word.ts'

/** Word with its meaning, its English if there is one, and whether it is a past form. */
export type Token = {
  word: string
  meaning: AfrikaansWord | undefined
  done: boolean
  english: string
  isNumber: boolean
}

/** Tells whether a token is one of some words, separated by blanks. */
export const isOne = (token: Token | undefined, words: string): boolean =>
  ` ${words} `.includes(` ${token?.word ?? '-'} `)

export const isKind = (token: Token | undefined, kinds: RegExp): boolean => kinds.test(token?.meaning?.kind ?? '')

export const isVerb = (token: Token | undefined): boolean => isKind(token, /verb/)

export const isThing = (token: Token | undefined): boolean => isKind(token, /noun|plural/)

export const isNounLike = (token: Token | undefined): boolean =>
  isKind(token, /noun|plural|quality/) || token?.isNumber === true

const PARTICLES = 'vol|toe|oop|op|af|aan|uit|in|neer|terug|saam|weg|skoon|vas|asem'

/** Reads `geëet`, `gesien`, `oopgemaak`: a verb that is done. */
function readDone(word: string, words: AfrikaansWords): AfrikaansWord | undefined {
  const [, particle = '', verb = ''] = new RegExp(`^(${PARTICLES})?ge(.+)$`).exec(word) ?? []
  return verbOf(particle + verb.replace(/^ë/, 'e'), words) ?? verbOf(particle + verb, words)
}

/** Reads `hondjie`, `boompie`, `kindjies`: what is small, as what it is. */
function readSmall(word: string, { toEnglish }: AfrikaansWords): AfrikaansWord | undefined {
  const [, stem = '', several = ''] = /^(.{2,}?)(?:etjie|tjie|pie|kie|jie|ie)(s?)$/.exec(word) ?? []
  const thing = [stem, `${stem}t`, stem.slice(0, -1)]
    .map((one) => toEnglish.get(one))
    .find((one) => one?.kind === 'noun')
  return thing && several !== '' ? { ...thing, kind: 'plural' } : thing
}

/** Joins a verb with its other part at the end of the sentence: `maak die deur toe`, `haal diep asem`. */
function joinVerb(parts: string[], words: AfrikaansWords): string[] {
  const end = parts.findLastIndex((part) => !/^(?:nie|asseblief|nou|vandag|môre)$/.test(part))
  const last = parts[end] ?? ''
  const at = PARTICLES.split('|').includes(last)
    ? parts.findIndex((part, index) => index < end && verbOf(last + part, words) !== undefined)
    : -1
  return at < 0 ? parts : parts.flatMap((part, index) => (index === end ? [] : index === at ? [last + part] : [part]))
}

/** English sayings with their form in this translation. */
const SAID = SAYINGS.map(({ from, to }): [RegExp, string] => [new RegExp(`(?<!\\p{L})(?:${from})(?!\\p{L})`, 'gu'), to])

export const FIXED: Readonly<Record<string, string>> = byWord({
  elkedag: 'every day',
  baiedankie: 'thank you very much',
  omuur: 'at',
  uurtyd: "o'clock",
  hoeveelkos: 'how much is',
  laatons: 'let us',
  omte: 'to',
  tuis: 'at home',
  huistoe: 'home',
  nogniet: 'yet',
  na: 'to',
  toe: 'then',
  om: 'to',
  te: 'too',
  môreoggend: 'tomorrow morning',
  môreaand: 'tomorrow evening',
  netnou: 'later',
  keerperdag: 'times a day',
  tweekeer: 'twice a day',
  naete: 'after food',
  voorete: 'before food',
  verlede: 'last',
  dan: '',
  nimmer: 'anymore',
  hê: 'have',
  lief: 'dear',
})

export const tokenOf = (word: string): Token => ({
  word,
  meaning: undefined,
  done: false,
  english: word,
  isNumber: false,
})

export const OMTE = tokenOf('omte')

export function tokenize(text: string, words: AfrikaansWords): Token[] {
  const plain = SAID.reduce(
    (written, [from, to]) => written.replaceAll(from, to),
    text
      .replaceAll(/[^\p{L}\p{N}'\s-]/gu, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  ).trim()
  const parts = joinVerb(plain.split(/\s+/), words)
  return withInfinitive(
    withPlaces(
      parts.flatMap((word, at): Token[] => {
        const known = words.toEnglish.get(word)
        const before = parts[at - 1] ?? ''
        // Het begin, het verstaan: these have no ge-.
        const done = known
          ? known.kind === 'verb' && at > 0 && parts.includes('het') && /^(?:be|ver|ont|her|ge)/.test(word)
            ? known
            : undefined
          : readDone(word, words)
        // By die werk, na skool: after these stands a thing.
        const meaning =
          known?.kind === 'verb' && /^(?:die|'n|na|by)$/.test(before)
            ? { ...known, kind: 'noun' as const }
            : (known ?? done ?? readSmall(word, words) ?? verbOf(word, words))
        // Kom kuier: one comes to do it.
        return [
          ...(/^(?:kom|leer)$/.test(before) && meaning?.kind === 'verb' ? [OMTE] : []),
          {
            word,
            meaning,
            done: done !== undefined,
            english:
              (meaning?.kind === 'plural' ? words.pluralOfEnglish(meaning.english) : null) ??
              meaning?.english ??
              words.numbers.get(word) ??
              word,
            isNumber: words.numbers.has(word) || /^\d+$/.test(word),
          },
        ]
      }),
    ),
    words,
  )
}

export const ARTICLE = "die my jou ons 'n hierdie daardie sy haar hulle julle geen al se"

/** Ek gaan Sondag kerk toe: to church. */
function withPlaces(tokens: Token[]): Token[] {
  const at = tokens.findIndex(({ word }, index) => word === 'toe' && index > 0)
  let start = at - 1
  while (
    start > 0 &&
    (isOne(tokens[start - 1], ARTICLE) || isKind(tokens[start - 1], /quality/) || tokens[start]?.word === 'se')
  )
    start--
  const place = tokens
    .slice(start, at)
    .map((token): Token =>
      token.meaning
        ? { ...token, meaning: { ...token.meaning, kind: token.meaning.kind === 'verb' ? 'noun' : token.meaning.kind } }
        : token,
    )
  return at < 0 ? tokens : [...tokens.slice(0, start), tokenOf('na'), ...place, ...tokens.slice(at + 1)]
}

/** Bang om huis toe te gaan: to go home. */
function withInfinitive(given: Token[], words: AfrikaansWords): Token[] {
  const te = given.findIndex(
    ({ word }, at) =>
      word === 'te' &&
      (isVerb(given[at + 1]) || (!isKind(given[at + 1], /quality/) && verbOf(given[at + 1]?.word ?? '', words))),
  )
  const verb = te < 0 || isVerb(given[te + 1]) ? undefined : verbOf(given[te + 1]?.word ?? '', words)
  // Te wys: what is a thing elsewhere is done.
  const tokens = verb
    ? given.with(te + 1, { ...tokenOf(given[te + 1]?.word ?? ''), meaning: verb, english: verb.english })
    : given
  const om = tokens.findLastIndex(({ word }, at) => at < te && word === 'om')
  return om < 0
    ? tokens
    : [
        ...tokens.slice(0, om),
        OMTE,
        ...tokens.slice(te + 1, te + 2),
        ...tokens.slice(om + 1, te),
        ...tokens.slice(te + 2),
      ]
}
