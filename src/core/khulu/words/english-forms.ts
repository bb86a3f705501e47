import { byWord } from '#core/khulu/words/by-word.ts'

/** The forms of an English verb or verb phrase: `wake up, wakes up, woke up, woken up, waking up`. */
export type EnglishVerb = { base: string; third: string; past: string; participle: string; ing: string }

/** What is not counted, though some of it has a plural in the language learnt. */
const MASS: ReadonlySet<string> = new Set(
  `bread meat money rice porridge food water milk tea coffee juice beer wine soup stew fruit honey cheese jam sugar salt
butter spinach maize rain snow ice wind grass furniture music news homework hair firewood medicine work help luck clothing respect love blood trousers clothes scissors mathematics maths`.split(
    /\s/,
  ),
)

/** Words by words, each after its own: `child children man men`. */
const tableOf = (text: string): Readonly<Record<string, string>> =>
  byWord(
    Object.fromEntries(
      [...text.matchAll(/(\S+)\s(\S+)/g)].map(([, word = '', form = '']): [string, string] => [word, form]),
    ),
  )

const PLURALS = tableOf(
  'child children person people foot feet tooth teeth goose geese mouse mice louse lice ox oxen sheep sheep fish fish buck buck grandchild grandchildren',
)

/** An ending -s: `buses`, `babies`, `dogs`. */
function addS(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`
  if (/(?<!hu)man$/.test(word)) return word.replace(/an$/, 'en')
  if (/(?:[nw]i|thie|[aeo][al]|el)fe?$/.test(word)) return word.replace(/fe?$/, 'ves')
  return /(?:ato|hero|ango|s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`
}

/** The plural of an English noun or noun phrase; null where it isn't counted. */
export function englishPlural(noun: string): string | null {
  if (MASS.has(noun)) return null
  const [head = '', ...after] = noun.split(/(?= (?:of|with|in|for) )/)
  const words = head.split(' ')
  const last = words.at(-1) ?? ''
  return [[...words.slice(0, -1), PLURALS[last] ?? addS(last)].join(' '), ...after].join('')
}

/** Pasts, and participles where they are others: `ate/eaten`. */
const IRREGULAR =
  tableOf(`eat ate/eaten drink drank/drunk run ran/run come came/come go went/gone see saw/seen sing sang/sung swim swam/swum speak spoke/spoken
write wrote/written read read sleep slept sit sat buy bought sell sold bring brought teach taught cut cut
build built hold held wake woke/woken get got break broke/broken fall fell/fallen grow grew/grown fly flew/flown drive drove/driven
throw threw/thrown choose chose/chosen forget forgot/forgotten tell told keep kept leave left give gave/given take took/taken hear heard
bite bit/bitten draw drew/drawn sweep swept dig dug hide hid/hidden shine shone catch caught feed fed send sent
tear tore/torn freeze froze/frozen ride rode/ridden wear wore/worn win won forgive forgave/forgiven fight fought find found lose lost
make made meet met pay paid understand understood stand stood think thought hit hit know knew/known say said
do did/done begin began/begun put put steal stole/stolen rise rose/risen be was/been become became/become have had feel felt
lie lay/lain ring rang/rung show showed/shown shoot shot lead led lend lent burn burnt learn learnt spell spelt
dream dreamt smell smelt sew sewed/sewn blow blew/blown`)

const doubles = (word: string): boolean =>
  /^(?:begin|forget|control|fulfil|quarrel|travel)$/.test(word) || /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(word)

function regularPast(word: string): string {
  if (word.endsWith('e')) return `${word}d`
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ied`
  return `${word}${doubles(word) ? word.slice(-1) : ''}ed`
}

function ingOf(word: string): string {
  if (word.endsWith('ie')) return `${word.slice(0, -2)}ying`
  if (/[^eoy]e$/.test(word)) return `${word.slice(0, -1)}ing`
  return `${word}${doubles(word) ? word.slice(-1) : ''}ing`
}

const thirdOf = (word: string): string =>
  /^(?:go|do)$/.test(word) ? `${word}es` : word === 'have' ? 'has' : word === 'be' ? 'is' : addS(word)

/** The forms of a verb; of a phrase its first word changes: `look for, looked for`. */
export function englishVerb(phrase: string): EnglishVerb {
  const [verb = '', ...after] = phrase.replace(/^to /, '').split(' ')
  const [past = '', participle = past] = (IRREGULAR[verb] ?? regularPast(verb)).split('/')
  const join = (form: string): string => [form, ...after].join(' ')
  return {
    base: join(verb),
    third: join(thirdOf(verb)),
    past: join(past),
    participle: join(participle),
    ing: join(ingOf(verb)),
  }
}

/** Pasts that people also write regularly, and the other way round: `learned`, `burned`. */
export const otherPast = (phrase: string): string | null => {
  const [verb = '', ...after] = phrase.split(' ')
  return /^(?:learn|burn|dream|smell|spell)$/.test(verb) ? [`${verb}ed`, ...after].join(' ') : null
}

/** `a dog`, `an eye`, `an hour`. */
export const withArticle = (noun: string): string =>
  `${/^(?:hour|heir|honest)/.test(noun) || (/^[aeiou]/.test(noun) && !/^(?:uni(?!nt|m)|use|eu|one)/.test(noun)) ? 'an' : 'a'} ${noun}`

/** Whether an English noun is counted with a or an. */
export const isCounted = (noun: string): boolean => !MASS.has(noun)
