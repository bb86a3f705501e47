import { parseArgs } from 'node:util'
import {
  DEFAULT_LEARNING_LANGUAGE,
  isLearningLanguage,
  type LearningLanguage,
} from '#core/languages/learning-languages.ts'

/** Returns the learning language after `--language` on the command line, isiXhosa without it. Throws for any other code. */
export function chosenLanguage(): LearningLanguage {
  const { language } = parseArgs({
    options: { language: { type: 'string', default: DEFAULT_LEARNING_LANGUAGE } },
    strict: false,
  }).values
  if (typeof language !== 'string' || !isLearningLanguage(language))
    throw new Error(`'${String(language)}' is not the code of a learning language.`)
  return language
}
