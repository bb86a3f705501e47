import { z } from 'zod'
import type { LanguageContent, LexiconEntry } from '#content/load-content.ts'
import { checkAnswer } from '#core/answers/check-answer.ts'
import { cardinalWords } from '#core/grammar/number-words.ts'
import { clockWords } from '#core/grammar/clock-words.ts'
import { ordinalWords } from '#core/grammar/ordinal-words.ts'
import { INTERFACE_LANGUAGES } from '#core/languages/interface-languages.ts'
import type { LearningItem } from '#core/learning/learning-item.ts'

/** The questions that can be asked of the language. Those without an answer yet say so. */
export const LANGUAGE_COMMANDS = ['analyse', 'synthesise', 'plural', 'conjugate', 'number', 'time', 'check', 'lookup'] as const

export type LanguageCommand = (typeof LANGUAGE_COMMANDS)[number]

type Answer = Record<string, unknown>

const numberRequest = z.object({ value: z.number(), kind: z.enum(['cardinal', 'ordinal']).default('cardinal'), of: z.string().optional() })
const timeRequest = z.object({ hour: z.number(), minute: z.number().default(0) })
const checkRequest = z.object({
  target: z.string(),
  answer: z.string(),
  interface: z.enum(INTERFACE_LANGUAGES.map(({ code }) => code)).default('en'),
})

/** Compared without regard to case, surrounding white space and the little word that a meaning may begin with: `to learn` is found by `learn`. */
const plain = (text: string): string => text.normalize('NFC').trim().toLowerCase().replace(/^(?:to|an?|the)\s+/, '')

const describeRoot = ({ id, lemma, partOfSpeech, nounClass, plural, senses, review }: LexiconEntry): Answer =>
  ({ id, word: lemma, partOfSpeech, nounClass: nounClass ?? null, plural: plural ?? null, senses, review })

const describeItem = ({ id, target, pronunciation, english, nounClass, also, review }: LearningItem): Answer =>
  ({ id, word: target, pronunciation, nounClass: nounClass ?? null, plural: null, senses: [english], also, review })

/** Roots of the lexicon, then items of the pages, that are this word or mean it. */
function lookUp(line: string, content: LanguageContent): Answer {
  const wanted = plain(line)
  if (wanted === '') return { error: 'The request is empty; a word or an English word is expected.' }
  const fits = (texts: readonly (string | undefined)[]): boolean => texts.some((text) => text !== undefined && plain(text) === wanted)
  const roots = [...content.lexicon.values()].filter(({ lemma, plural, root, senses }) => fits([lemma, plural, root, ...senses]))
  const items = [...content.items.values()].filter(({ target, also, english }) => fits([target, ...also, english]))
  return { word: line.trim(), entries: [...roots.map(describeRoot), ...items.map(describeItem)] }
}

function sayNumber({ value, kind, of }: z.infer<typeof numberRequest>): Answer {
  if (of !== undefined) return { error: "Numbers that agree with a noun ('of') are not there yet." }
  return { forms: kind === 'cardinal' ? cardinalWords(value) : ordinalWords(value) }
}

/** The verdict on an answer; variants are those of the items that have this target. There is no explanation yet. */
function check({ target, answer }: z.infer<typeof checkRequest>, content: LanguageContent): Answer {
  const also = [...content.items.values()].filter((item) => plain(item.target) === plain(target)).flatMap((item) => item.also)
  return { ...checkAnswer(target, also, answer), rule: null, explanation: null }
}

function answerParsed(command: LanguageCommand, line: string, content: LanguageContent): Answer {
  if (command === 'lookup') return lookUp(line, content)
  if (command === 'number') return sayNumber(numberRequest.parse(JSON.parse(line)))
  if (command === 'time') {
    const { hour, minute } = timeRequest.parse(JSON.parse(line))
    return { forms: clockWords(hour, minute) }
  }
  if (command === 'check') return check(checkRequest.parse(JSON.parse(line)), content)
  return { error: `The command '${command}' has no answers yet.` }
}

/** The answer to one request, a line of text or of JSON. A request that can't be read or answered gets `{"error": "…"}`; never throws. */
export function answerRequest(command: LanguageCommand, line: string, content: LanguageContent): Answer {
  try {
    return answerParsed(command, line, content)
  } catch (error) {
    if (error instanceof SyntaxError) return { error: `The request is not JSON: ${line.slice(0, 100)}` }
    if (error instanceof z.ZodError) return { error: error.issues.map(({ path, message }) => `${path.join('.') || 'request'}: ${message}`).join('; ') }
    return { error: (error as Error).message }
  }
}
