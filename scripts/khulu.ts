// `npm run -s khulu -- --interface en --learning xh`: one question a line on standard input, one line of JSON each, in
// order. Follow-ups keep the thread.
import { DEFAULT_LEARNING_LANGUAGE } from '#core/languages/learning-languages.ts'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { listLanguagesWith } from '#content/list-languages-with.ts'
import { loadLanguageContent } from '#content/load-content.ts'
import { answerQuestion } from '#core/khulu/answer-question.ts'
import { continueConversation } from '#core/khulu/khulu-conversation.ts'
import type { Asker } from '#core/khulu/khulu-world.ts'
import type { Conversation } from '#core/khulu/khulu-answer.ts'
import { KHULU_LANGUAGES } from '#core/khulu/khulu-language.ts'
import { loadKhuluWorld } from '#content/load-khulu-world.ts'
import { createSpeaker } from '#server/features/khulu/model/speak-answer.ts'

const ROOT = join(import.meta.dirname, '..')

/** Ends the program with a sentence. */
function refuse(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

const { values } = parseArgs({
  options: {
    interface: { type: 'string', default: 'en' },
    learning: { type: 'string', default: DEFAULT_LEARNING_LANGUAGE },
    age: { type: 'string' },
  },
})
const language =
  KHULU_LANGUAGES.find((code) => code === values.interface) ??
  refuse(`Khulu answers in ${KHULU_LANGUAGES.join(', ')}, not in '${values.interface}'.`)
const learning =
  listLanguagesWith(ROOT, 'khulu').find((code) => code === values.learning) ??
  refuse(`Khulu knows ${listLanguagesWith(ROOT, 'khulu').join(', ')}, not '${values.learning}'.`)
const age = values.age === 'child' || values.age === 'adult' ? values.age : undefined

const world = loadKhuluWorld(loadLanguageContent(ROOT, learning))
const speak = createSpeaker(ROOT, language)
const asker: Asker = { language, age, today: new Date().toISOString().slice(0, 10) }
let conversation: Conversation = {}

for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
  const answer = answerQuestion(line, asker, conversation, world)
  conversation = continueConversation(conversation, answer)
  process.stdout.write(`${JSON.stringify(speak(answer))}\n`)
}
