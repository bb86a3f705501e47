import LIST from './afrikaans-list.json' with { type: 'json' }
import type { AskedNames } from '#core/khulu/asked-names.ts'
import { numbersInEnglish } from '#core/khulu/asking/afrikaans/afrikaans-figures.ts'
import type { NumberNames } from '#core/khulu/words/read-number.ts'
import { isSetPhrase, type LexiconRoot } from '#core/grammar/word-lexicon.ts'

/** English of an Afrikaans word, with its kind. */
export type AfrikaansWord = { english: string; kind: 'noun' | 'plural' | 'verb' | 'quality' | 'little' | 'phrase' }

/** English data that is passed in, since an import of the shared rules would become a file of its own. */
export type EnglishWords = NumberNames & { plural: (noun: string) => string | null }

/** Afrikaans meanings of roots by their ids, once the lexicon with them has loaded. */
export type AfrikaansSenses = ReadonlyMap<string, readonly string[]>

/** A root that a word of Afrikaans means, and where the word stands among its meanings. */
type NamedRoot = { root: LexiconRoot; place: number }

/** Dictionary from Afrikaans to English and back. */
export type AfrikaansWords = {
  toEnglish: ReadonlyMap<string, AfrikaansWord>
  /** Meanings as the lexicon has them, in lower case. */
  fromEnglish: ReadonlyMap<string, string>
  /** The plural of a noun. */
  pluralOf: (noun: string) => string
  /** Returns a quality's form before a noun: `lang` of lank. */
  beforeNoun: (quality: string) => string
  /** Phrases that say where, by what they are in English. */
  places: ReadonlyMap<string, string>
  senses: AfrikaansSenses
  /** Numbers in one word, in English. */
  numbers: ReadonlyMap<string, string>
  /** The plural of an English noun. */
  pluralOfEnglish: (noun: string) => string | null
  /** Roots by each of their own Afrikaans words, the most usual sense first. */
  named: ReadonlyMap<string, readonly NamedRoot[]>
}

const entriesOf = (list: readonly string[]): { words: string[]; english: string }[] =>
  list.map((entry) => {
    const [words = '', english = words] = entry.split('=')
    const [first = '', ...others] = words.split('/')
    return {
      words: [first, ...others.map((other) => (other.startsWith('+') ? first + other.slice(1) : other))],
      english,
    }
  })

const bare = (sense: string): string =>
  sense
    .replaceAll(/\s*\([^)]*\)/g, '')
    .split(',')[0]
    ?.trim() ?? ''

const englishOf = ({ senses }: LexiconRoot, at: number): string =>
  bare(senses[at] ?? senses[0] ?? '')
    .toLowerCase()
    .replace(/^(?:to|the|an?) /, '')

/** Normalises a phrase for lookup: `dis ’n plesier` and `dis n plesier` are one. */
export const lettersOf = (phrase: string): string =>
  phrase
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\s]/gu, '')
    .trim()

/** Returns the verb meaning of a word: vee is livestock, and to sweep. */
export function verbOf(word: string, { toEnglish, named }: AfrikaansWords): AfrikaansWord | undefined {
  const known = toEnglish.get(word)
  if (known?.kind === 'verb') return known
  const senses = (word === '' ? [] : (named.get(word) ?? [])).flatMap(({ root, place }) =>
    root.partOfSpeech === 'verb' ? [englishOf(root, Math.floor(place / 3))] : [],
  )
  const english = senses.find((sense) => !sense.includes(' ')) ?? senses[0]
  return english === undefined ? undefined : { english, kind: 'verb' }
}

const KINDS: Readonly<Record<string, AfrikaansWord['kind']>> = {
  noun: 'noun',
  verb: 'verb',
  adjective: 'quality',
  relative: 'quality',
}

/** Endings of nouns whose plural has -s, and what looks like them and has -e. */
const TAKES_S = /(?:[aeiou]|er|aar|or|el|ël|em|en|erd|...ing|ma|pa)$/
const TAKES_E =
  /(?:[^e]?oei|[aeiou]i|eer|(?<!e)ier|oer|uur|oor|oen|een|aan|eel|oel)$|^(?:[^aeiou]*(?:e[rlmn]|aar)|[^aeiou]*[aou])$/

/** Returns a quality before a noun, by the rule: `groot`, but `belangrike`. */
const beforeNounByRule = (quality: string): string =>
  quality.replace(/loos$/, 'lose').replace(/(?:lik|ig|[mn]d|ies|baar|saam)$/, '$&e')

/** Returns the plural of an Afrikaans noun by the rule: vaders, bome, katte, honde. */
function pluralByRule(noun: string): string {
  if (TAKES_S.test(noun) && !TAKES_E.test(noun)) return `${noun}s`
  const [, long = '', end = ''] = /(aa|ee|oo|uu)([^aeiou])$/.exec(noun) ?? []
  if (long !== '') return `${noun.slice(0, -3)}${long.slice(1)}${end}e`
  return `${noun}${/^[^aeiou]*[aeiou][bdfgklmnprst]$/.test(noun) ? noun.slice(-1) : ''}e`
}

/**
 * Reads the Afrikaans words once: those of sentences, of the lexicon's meanings, and of everyday names. @param names
 * everyday names, which take precedence over the lexicon
 */
export function readAfrikaansWords(
  roots: readonly LexiconRoot[],
  ofEnglish: EnglishWords,
  senses: AfrikaansSenses = new Map(),
  names: AskedNames['afrikaans'] = {},
): AfrikaansWords {
  const toEnglish = new Map<string, AfrikaansWord>()
  const phrasesOf = (told = {} as NonNullable<AskedNames['afrikaans']['phrase']>): Map<string, string> =>
    new Map(Object.entries(told).map(([english, [phrase = '']]) => [english, phrase]))
  const fromEnglish = phrasesOf(names.phrase)
  const put = (word: string | undefined, english: string, kind: AfrikaansWord['kind']): void => {
    if (word !== undefined && word !== '' && !toEnglish.has(word)) toEnglish.set(word, { english, kind })
  }
  const forms = new Map(
    entriesOf(LIST.forms).map(({ words: [word = '', ...others] }): [string, string[]] => [word, others]),
  )
  const pluralsOf = (noun: string): string[] => forms.get(noun) ?? [pluralByRule(noun)]
  const beforeNoun = (quality: string): string => forms.get(quality)?.[0] ?? beforeNounByRule(quality)
  const putForms = (word: string, english: string, kind: AfrikaansWord['kind'], isCounted = true): void => {
    put(word, english, kind)
    if (kind === 'quality') put(beforeNoun(word), english, kind)
    if (kind === 'noun' && isCounted && toEnglish.get(word)?.english === english)
      for (const several of pluralsOf(word)) put(several, english, 'plural')
  }
  for (const { words, english } of entriesOf(LIST.little)) for (const word of words) put(word, english, 'little')
  for (const kind of ['verb', 'quality', 'noun'] as const)
    for (const [english, words] of Object.entries(names[kind] ?? {}))
      for (const word of words) putForms(word, english, kind)
  for (const root of roots) {
    if (isSetPhrase(root))
      for (const phrase of senses.get(root.id)?.[0]?.split(',') ?? [])
        put(lettersOf(phrase), bare(root.senses[0] ?? '').toLowerCase(), 'phrase')
  }
  const named = new Map<string, NamedRoot[]>()
  // Each word with where it stands among the meanings: the third of the second sense is at 5.
  for (let place = 0; place < 9; place++)
    for (const root of roots) {
      const sense = bare(senses.get(root.id)?.[Math.floor(place / 3)]?.split(', ')[place % 3] ?? '').toLowerCase()
      if (sense === '' || isSetPhrase(root)) continue
      const [, particle = '', verb = ''] = /^om (?:(.+) )?te (?:gaan )?(.+)$/.exec(sense) ?? []
      const isState = /^(?:wees|word)$/.test(verb)
      const words =
        verb === ''
          ? [sense.replace(/^(?:’n|die) /, '')]
          : isState
            ? [particle]
            : /(?:^| )(?:iets|iemand|’n plek)$/.test(particle) || particle === ''
              ? [verb]
              : [particle + verb, `${particle} ${verb}`]
      for (const word of words) named.set(word, [...(named.get(word) ?? []), { root, place }])
      const [word = ''] = words
      const english = englishOf(root, Math.floor(place / 3)).replace(isState ? /^(?:be|become) / : '', '')
      const kind = isState ? 'quality' : (KINDS[root.partOfSpeech] ?? 'little')
      // A past participle, geseën, is a form of its verb first.
      if (isState && /^(?:ge(?!lukkig|lyk|noeg)|ver(?!skrik|veeld))/.test(word)) continue
      putForms(word, english, kind, root.plural !== undefined && !/[ -]/.test(word))
    }
  // Each meaning, and each of those that are told together.
  const both = (one: string, other: string): void => {
    // The infinitive without its om te.
    if (other !== '' && !fromEnglish.has(one))
      fromEnglish.set(
        one,
        one.startsWith('to ')
          ? other
          : other.replaceAll(/\bom (?:(\S+) (?!te (?:wees|word|hê))|([^,]* ))?te /g, '$1$2'),
      )
  }
  for (const root of roots.toSorted((one, other) => Number(isSetPhrase(one)) - Number(isSetPhrase(other))))
    root.senses.forEach((sense, at) => {
      const told = senses.get(root.id)?.[at] ?? ''
      both(sense.toLowerCase(), isSetPhrase(root) ? (told.split(', ')[0] ?? '') : told)
      if (!isSetPhrase(root))
        sense
          .toLowerCase()
          .split(', ')
          .forEach((part, place) => {
            both(part, told.split(', ')[place] ?? '')
          })
    })
  return {
    toEnglish,
    fromEnglish,
    pluralOf: (noun) => pluralsOf(noun).at(-1) ?? noun,
    beforeNoun,
    places: phrasesOf(names.place),
    senses,
    named,
    numbers: numbersInEnglish(ofEnglish),
    pluralOfEnglish: ofEnglish.plural,
  }
}
