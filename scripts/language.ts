// `npm run -s language -- COMMAND --language xh`: one request a line on standard input, one line of JSON each, in order.
import { DEFAULT_LEARNING_LANGUAGE } from '#core/languages/learning-languages.ts'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { listContentLanguages, loadLanguageContent } from '#content/load-content.ts'
import { answerRequest, LANGUAGE_COMMANDS } from './language/answer-request.ts'

const ROOT = join(import.meta.dirname, '..')

/** Ends the program with a sentence. */
function refuse(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

const {
  positionals: [asked],
  values,
} = parseArgs({ allowPositionals: true, options: { language: { type: 'string', default: DEFAULT_LEARNING_LANGUAGE } } })
const command =
  LANGUAGE_COMMANDS.find((name) => name === asked) ??
  refuse(`Usage: npm run -s language -- COMMAND --language xh, where COMMAND is ${LANGUAGE_COMMANDS.join(', ')}.`)
const languages = listContentLanguages(ROOT)
const language =
  languages.find((code) => code === values.language) ??
  refuse(`There is no content for '${values.language}'. There is for: ${languages.join(', ')}.`)
const content = loadLanguageContent(ROOT, language)

for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
  process.stdout.write(`${JSON.stringify(answerRequest(command, line, content))}\n`)
}
