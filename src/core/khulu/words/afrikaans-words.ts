import { AFRIKAANS_ACTIONS, AFRIKAANS_LITTLE_WORDS, AFRIKAANS_QUALITIES, AFRIKAANS_THINGS } from '#core/khulu/words/afrikaans-list.ts'
import { isSetPhrase, type LexiconRoot } from '#core/grammar/word-lexicon.ts'

/** What an Afrikaans word is in English, and which kind of word it is. */
export type AfrikaansWord = { english: string; kind: 'noun' | 'plural' | 'verb' | 'quality' | 'little' | 'phrase' }

/** An Afrikaans verb: `kyk na` is followed by na, `kom af` is parted. */
export type AfrikaansVerb = { verb: string; particle: string; preposition: string }

/** The Afrikaans meanings of roots by their ids, where the lexicon has been fetched with them. */
export type AfrikaansSenses = ReadonlyMap<string, readonly string[]>

/** A root that a word of Afrikaans means, and where the word stands among its meanings. */
type NamedRoot = { root: LexiconRoot; place: number }

/** Afrikaans to English, and English to Afrikaans for the meanings of single words. */
export type AfrikaansWords = {
  toEnglish: ReadonlyMap<string, AfrikaansWord>
  fromEnglish: ReadonlyMap<string, string>
  /** Plurals by the Afrikaans singular. */
  plurals: ReadonlyMap<string, string>
  /** Before a noun: `lang` of lank. */
  attributive: ReadonlyMap<string, string>
  verbs: ReadonlyMap<string, AfrikaansVerb>
  senses: AfrikaansSenses
  /** Roots by each of their own Afrikaans words, the most usual sense first. */
  named: ReadonlyMap<string, readonly NamedRoot[]>
}

const entriesOf = (list: string): { words: string[]; english: string }[] => list.trim().split(/\s*;\s*/).filter((entry) => entry !== '').map((entry) => {
  const [words = '', english = ''] = entry.split('=')
  const [first = '', ...others] = words.trim().split('/')
  return { words: [first, ...others.map((other) => (other.startsWith('+') ? first + other.slice(1) : other))], english: english.trim() }
})

/** `om af te kom` → kom … af, `om na iets te kyk` → kyk na, `om te slaap` → slaap. */
function readInfinitive(sense: string): AfrikaansVerb | null {
  const [, before = '', verb = ''] = /^om (?:(.+) )?te (\S+)$/.exec(sense.replaceAll(/\s*\([^)]*\)/g, '').split(',')[0]?.trim() ?? '') ?? []
  if (verb === '') return null
  const preposition = /^(\S+) (?:iets|iemand|’n plek)$/.exec(before)?.[1]
  if (before === '' || /^\p{L}+$/u.test(before) && !/^(?:iemand|iets)$/.test(before)) return { verb, particle: before, preposition: '' }
  return preposition === undefined || preposition === 'aan' ? (/^(?:aan )?(?:iemand|iets)$/.test(before) ? { verb, particle: '', preposition: '' } : null) : { verb, particle: '', preposition }
}

const bare = (sense: string): string => sense.replaceAll(/\s*\([^)]*\)/g, '').split(',')[0]?.trim() ?? ''

const englishOf = ({ senses: [first = ''] }: LexiconRoot): string => bare(first).toLowerCase().replace(/^(?:to|the|an?) /, '')

/** A phrase as it is looked up: `dis ’n plesier` and `dis n plesier` are one. */
export const lettersOf = (phrase: string): string => phrase.normalize('NFC').toLowerCase().replaceAll(/[^\p{L}\s]/gu, '').trim()

const KINDS: Readonly<Record<string, AfrikaansWord['kind']>> = { noun: 'noun', verb: 'verb', adjective: 'quality', relative: 'quality' }

/** Endings of nouns whose plural has -s, and what looks like them and has -e. */
const TAKES_S = /(?:[aiou]|ie|ee|er|el|em|en|erd|ma|pa)$/
const TAKES_E = /(?:[^e]?oei|[aeiou]i|eer|ier|oer|uur|oor|aar|oen|een|aan|eel|oel)$|^(?:[^aeiou]*e[rlmn]|[^aeiou]*[aou])$/

/** The plural of an Afrikaans noun by the rule: vaders, bome, katte, honde. */
function pluralByRule(noun: string): string {
  if (TAKES_S.test(noun) && !TAKES_E.test(noun)) return `${noun}s`
  const [, long = '', end = ''] = /(aa|ee|oo|uu)([^aeiou])$/.exec(noun) ?? []
  if (long !== '') return `${noun.slice(0, -3)}${long.slice(1)}${end}e`
  return `${noun}${/^[^aeiou]*[aeiou][bdfgklmnprst]$/.test(noun) ? noun.slice(-1) : ''}e`
}

/** Reads the list of Afrikaans words once, and what the lexicon's Afrikaans meanings add to it. */
export function readAfrikaansWords(roots: readonly LexiconRoot[] = [], senses: AfrikaansSenses = new Map()): AfrikaansWords {
  const toEnglish = new Map<string, AfrikaansWord>()
  const fromEnglish = new Map<string, string>()
  const plurals = new Map<string, string>()
  const attributive = new Map<string, string>()
  const verbs = new Map<string, AfrikaansVerb>()
  const put = (word: string | undefined, english: string, kind: AfrikaansWord['kind']): void => {
    if (word !== undefined && word !== '' && !toEnglish.has(word)) toEnglish.set(word, { english, kind })
  }
  const putAll = (list: string, kind: AfrikaansWord['kind']): void => {
    for (const { words, english } of entriesOf(list)) {
      const [first = '', ...others] = words
      put(first, english, kind)
      const several = kind === 'noun' && others.length === 0 ? [pluralByRule(first)] : others
      for (const other of several) put(other, english, kind === 'noun' ? 'plural' : kind)
      if (kind === 'noun') plurals.set(first, several.at(-1) ?? '')
      if (kind === 'quality' && others[0] !== undefined) attributive.set(first, others[0])
      if (kind === 'verb' && !verbs.has(english)) verbs.set(english, { verb: first.split(' ')[0] ?? first, particle: '', preposition: first.split(' ')[1] ?? '' })
      if (!fromEnglish.has(english)) fromEnglish.set(english, first)
    }
  }
  // To want something is to wish to have it.
  verbs.set('want', { verb: 'wil', particle: 'hê', preposition: '' })
  verbs.set('love', { verb: 'hou', particle: '', preposition: 'van' })
  putAll(AFRIKAANS_LITTLE_WORDS, 'little')
  putAll(AFRIKAANS_ACTIONS, 'verb')
  putAll(AFRIKAANS_QUALITIES, 'quality')
  putAll(AFRIKAANS_THINGS, 'noun')
  const named = new Map<string, NamedRoot[]>()
  for (const root of roots.toSorted((one, other) => Number(isSetPhrase(other)) - Number(isSetPhrase(one)))) {
    const [first = ''] = senses.get(root.id) ?? []
    const english = englishOf(root)
    if (first === '' || english === '') continue
    if (isSetPhrase(root)) {
      for (const phrase of first.split(',')) put(lettersOf(phrase), bare(root.senses[0] ?? '').toLowerCase(), 'phrase')
      continue
    }
    const verb = root.partOfSpeech === 'verb' ? readInfinitive(first) : null
    if (root.partOfSpeech === 'verb' && !verb) continue
    const word = verb ? `${verb.particle}${verb.verb}${verb.preposition === '' ? '' : ` ${verb.preposition}`}` : bare(first).replace(/^(?:’n|die) /, '')
    const kind = KINDS[root.partOfSpeech] ?? 'little'
    const state = /^(?:be|become) (.+)$/.exec(english)?.[1]
    if (verb && state !== undefined && /^(?:wees|word)$/.test(verb.verb)) {
      if (!fromEnglish.has(state)) fromEnglish.set(state, verb.particle)
      // What was done to somebody, geseën, is a form of its verb first.
      if (!/^(?:ge(?!lukkig|lyk|noeg)|ver(?!skrik|veeld))/.test(verb.particle)) put(verb.particle, state, 'quality')
      continue
    }
    if (verb && !verbs.has(english)) verbs.set(english, verb)
    for (const part of verb ? [verb.particle === '' ? verb.verb : `${verb.particle}${verb.verb}`] : first.split(',').map((one) => bare(one).replace(/^(?:’n|die) /, ''))) put(part.toLowerCase(), english, kind)
    if (!fromEnglish.has(english)) fromEnglish.set(english, word)
    if (kind === 'noun' && root.plural !== undefined && !word.includes(' ') && !plurals.has(word)) plurals.set(word, pluralByRule(word))
  }
  // What else a root means, and the plurals of its nouns, where no word stands first.
  for (const root of roots) {
    const english = englishOf(root)
    const kind = KINDS[root.partOfSpeech] ?? 'little'
    if (english === '' || kind === 'verb') continue
    const words = (senses.get(root.id) ?? []).flatMap((sense) => sense.split(',')).map((sense) => bare(sense).replace(/^(?:’n|die) /, '').toLowerCase())
    for (const word of words) {
      put(word, english, kind)
      if (kind === 'noun' && root.plural !== undefined && !/[ -]/.test(word) && toEnglish.get(word)?.english === english) put(pluralByRule(word), english, 'plural')
    }
  }
  // Each word with where it stands among the meanings: the third of the second sense is at 5.
  for (let place = 0; place < 9; place++) for (const root of roots) {
    const sense = bare(senses.get(root.id)?.[Math.floor(place / 3)]?.split(', ')[place % 3] ?? '')
    const [, particle = '', verb = ''] = /^om (?:(.+) )?te (?:gaan )?(.+)$/.exec(sense) ?? []
    const words = verb === '' ? [sense.replace(/^(?:’n|die) /, '')] : /^(?:wees|word)$/.test(verb) ? [particle] : /(?:^| )(?:iets|iemand)$/.test(particle) || particle === '' ? [verb] : [particle + verb, `${particle} ${verb}`]
    if (sense !== '' && !isSetPhrase(root)) for (const word of words) named.set(word.toLowerCase(), [...(named.get(word.toLowerCase()) ?? []), { root, place }])
  }
  return { toEnglish, fromEnglish, plurals, attributive, verbs, senses, named }
}
