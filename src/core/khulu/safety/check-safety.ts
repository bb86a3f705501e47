import { say, type AnswerBlock, type KhuluAnswer } from '#core/khulu/khulu-answer.ts'
import type { Asker } from '#core/khulu/khulu-world.ts'
import { readDisclosure, type Disclosure } from '#core/khulu/safety/read-disclosure.ts'
import LISTS from './concern-signs.json' with { type: 'json' }

/** Concern of a message besides harm, before it is a question. */
type Concern = 'insult' | 'injection' | 'link' | 'personal' | 'unsuitable'

/** Returns the source of a pattern that finds each of the words as a whole. */
const wholeWords = (words: readonly string[]): string => `\\b(?:${words.join('|')})\\b`

/** Signs of the concerns in English, Afrikaans and isiXhosa. The first sign that is found decides. */
const SIGNS = LISTS.concerns.map(({ concern, words, patterns }) => ({
  concern: concern as Concern,
  sign: new RegExp([...patterns, ...(words.length > 0 ? [wholeWords(words)] : [])].join('|')),
}))

/** Lines that answer in South Africa, with their numbers. */
const LINES = {
  childline: { name: 'Childline South Africa', number: '116' },
  sadag: { name: 'SADAG', number: '0800 567 567' },
  lifeline: { name: 'Lifeline', number: '0861 322 322' },
  police: { name: 'SAPS', number: '10111' },
} as const

/** Lists the helplines: Childline first for a child, adult lines for an adult; both for an unknown age. */
function helplinesFor(age: Asker['age'], isHarmedByOthers: boolean): AnswerBlock {
  const { childline, sadag, lifeline, police } = LINES
  const listening =
    age === 'child' ? [childline, sadag] : age === 'adult' ? [sadag, lifeline] : [childline, sadag, lifeline]
  return { kind: 'helplines', lines: isHarmedByOthers ? [...listening, police] : listening }
}

/** The quiet line beside an answer: who listens, if the message is about the teller. */
export const BESIDE: AnswerBlock = { kind: 'beside', line: LINES.childline }

/** Source of every answer here. */
const CARE: KhuluAnswer['sources'] = [{ kind: 'rule', rule: 'khulu.rule.care' }]

/**
 * Pattern of asking for words or their translation. A word that is asked about isn't a feeling, except for self-harm.
 */
const IS_ABOUT_WORDS = new RegExp(wholeWords(LISTS.aboutWords))

/** Returns the calm answer to somebody who tells of harm, with the lines to call. */
const careFor = (concern: Disclosure['concern'], age: Asker['age']): KhuluAnswer => ({
  says: [say(age === 'adult' ? 'khulu.safe.callAdult' : 'khulu.safe.callChild'), say(`khulu.safe.${concern}`)],
  blocks: [helplinesFor(age, concern !== 'distress' || age !== 'child')],
  sources: CARE,
  known: true,
})

/**
 * Checks a message before it is answered. A telling of harm gets a calm answer with the South African helplines for the
 * age, before all else. Insults, attempts to change Khulu, and requests for links or personal data get a short, kind
 * refusal. Null for any other question. @param told the harm in the message, if it has been read already
 */
export function checkSafety(text: string, { age }: Asker, told: Disclosure = readDisclosure(text)): KhuluAnswer | null {
  if (told.tier === 'full') return careFor(told.concern, age)
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[‘’´`ʼ]/g, "'")
    .replaceAll(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replaceAll(/\s+/g, ' ')
  const found = SIGNS.find(({ sign }) => sign.test(plain))?.concern
  if (found === undefined) return null
  if (
    (found === 'insult' || found === 'personal') &&
    IS_ABOUT_WORDS.test(plain) &&
    !/[*#]|\b(?:fuck|shit|bitch|cunt|kaffir|nigg(?!ie)|poes|msunu)/.test(plain)
  )
    return null
  // A child who types such a word may have more to tell.
  return {
    says: [say(`khulu.safe.${found}`)],
    blocks: found === 'unsuitable' ? [BESIDE] : [],
    sources: CARE,
    known: true,
  }
}
