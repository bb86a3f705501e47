import { z } from 'zod'
import type { LanguageContent, LexiconEntry } from '#content/load-content.ts'
import type { LearningItem } from '#core/learning/learning-item.ts'
import { answerConjugate } from './answer-conjugate.ts'
import { answerExercise } from './answer-exercise.ts'
import { answerNumber, answerTime } from './answer-number.ts'
import { answerPlural } from './answer-plural.ts'
import { answerAnalyse, answerCheck, answerSynthesise } from './answer-words.ts'

/** The questions that can be asked of the language. */
export const LANGUAGE_COMMANDS = [
  'analyse',
  'synthesise',
  'plural',
  'conjugate',
  'number',
  'time',
  'check',
  'lookup',
  'exercise',
] as const

export type LanguageCommand = (typeof LANGUAGE_COMMANDS)[number]

type Answer = Record<string, unknown>

/**
 * Normalises a text for comparing: case, surrounding space and the first small word of a meaning. `to learn` is found
 * by `learn`.
 */
const plain = (text: string): string =>
  text
    .normalize('NFC')
    .trim()
    .toLowerCase()
    .replace(/^(?:to|an?|the)\s+/, '')

const describeRoot = ({ id, lemma, partOfSpeech, nounClass, plural, senses, review }: LexiconEntry): Answer => ({
  id,
  word: lemma,
  partOfSpeech,
  nounClass: nounClass ?? null,
  plural: plural ?? null,
  senses,
  review,
})

const describeItem = ({ id, target, pronunciation, english, nounClass, also, review }: LearningItem): Answer => ({
  id,
  word: target,
  pronunciation,
  nounClass: nounClass ?? null,
  plural: null,
  senses: [english],
  also,
  review,
})

/** Roots of the lexicon, then items of the pages, that are this word or mean it. */
function lookUp(line: string, content: LanguageContent): Answer {
  const wanted = plain(line)
  if (wanted === '') return { error: 'The request is empty; a word or an English word is expected.' }
  const fits = (texts: readonly (string | undefined)[]): boolean =>
    texts.some((text) => text !== undefined && plain(text) === wanted)
  const roots = [...content.lexicon.values()].filter(({ lemma, plural, root, senses }) =>
    fits([lemma, plural, root, ...senses]),
  )
  const items = [...content.items.values()].filter(({ target, also, english }) => fits([target, ...also, english]))
  return { word: line.trim(), entries: [...roots.map(describeRoot), ...items.map(describeItem)] }
}

/** Answers to the target that its items say are as right. */
const alsoRight = (target: string, content: LanguageContent): string[] =>
  [...content.items.values()].filter((item) => plain(item.target) === plain(target)).flatMap((item) => item.also)

function answerParsed(command: LanguageCommand, line: string, content: LanguageContent): Answer {
  if (command === 'lookup') return lookUp(line, content)
  if (command === 'number') return { forms: answerNumber(JSON.parse(line), content) }
  if (command === 'time') return { forms: answerTime(JSON.parse(line), content) }
  if (command === 'plural') return answerPlural(JSON.parse(line), content)
  if (command === 'check') return answerCheck(JSON.parse(line), content, (target) => alsoRight(target, content))
  if (command === 'analyse') return answerAnalyse(line, content)
  if (command === 'conjugate') return answerConjugate(JSON.parse(line), content.code)
  if (command === 'exercise') return answerExercise(JSON.parse(line), content)
  return answerSynthesise(JSON.parse(line), content)
}

/**
 * Answers the answer to one request, a line of text or of JSON. A request that can't be read or answered gets
 * `{"error": "…"}`; never throws.
 */
export function answerRequest(command: LanguageCommand, line: string, content: LanguageContent): Answer {
  try {
    return answerParsed(command, line, content)
  } catch (error) {
    if (error instanceof SyntaxError) return { error: `The request is not JSON: ${line.slice(0, 100)}` }
    if (error instanceof z.ZodError)
      return { error: error.issues.map(({ path, message }) => `${path.join('.') || 'request'}: ${message}`).join('; ') }
    return { error: (error as Error).message }
  }
}
