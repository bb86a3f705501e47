import FORMS from './english-forms.json' with { type: 'json' }
import { byWord } from '#core/khulu/words/by-word.ts'

/** The forms of an English verb or verb phrase: `wake up, wakes up, woke up, woken up, waking up`. */
export type EnglishVerb = { base: string; third: string; past: string; participle: string; ing: string }

/** Uncounted nouns, though some have a plural in the learning language. */
const MASS: ReadonlySet<string> = new Set(FORMS.uncounted)

const PLURALS = byWord<string>(FORMS.plurals)

/** Returns an ending -s: `buses`, `babies`, `dogs`. */
function addS(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`
  if (/(?<!hu)man$/.test(word)) return word.replace(/an$/, 'en')
  if (/(?:[nw]i|thie|[aeo][al]|el)fe?$/.test(word)) return word.replace(/fe?$/, 'ves')
  return /(?:ato|hero|ango|s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`
}

/** Returns the plural of an English noun or noun phrase; null where it isn't counted. */
export function englishPlural(noun: string): string | null {
  if (MASS.has(noun)) return null
  const [head = '', ...after] = noun.split(/(?= (?:of|with|in|for) )/)
  const words = head.split(' ')
  const last = words.at(-1) ?? ''
  return [[...words.slice(0, -1), PLURALS[last] ?? addS(last)].join(' '), ...after].join('')
}

/** Pasts, and participles where they are others: `ate/eaten`. */
const IRREGULAR = byWord<string>(FORMS.irregular)

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

/** Returns the forms of a verb; of a phrase its first word changes: `look for, looked for`. */
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

/** Tells whether an English noun is counted with a or an. */
export const isCounted = (noun: string): boolean => !MASS.has(noun)
