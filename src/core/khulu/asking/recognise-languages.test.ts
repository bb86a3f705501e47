import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { loadLanguageContent } from '#content/load-content.ts'
import { readAskedNames } from '#content/read-asked-names.ts'
import { loadKhuluWorld } from '#content/load-khulu-world.ts'
import { answerQuestion } from '#core/khulu/answer-question.ts'
import { continueConversation } from '#core/khulu/khulu-conversation.ts'
import type { Conversation, KhuluAnswer } from '#core/khulu/khulu-answer.ts'
import type { KhuluWorld } from '#core/khulu/khulu-world.ts'
import { KHULU_LANGUAGES, type KhuluLanguage } from '#core/khulu/khulu-language.ts'
import { makeKhuluWorld } from '#core/khulu/make-khulu-world.ts'
import { recogniseLanguages } from '#core/khulu/asking/recognise-languages.ts'

const NAMES = readAskedNames(process.cwd(), 'xh')
const WHOLE = loadKhuluWorld(loadLanguageContent(process.cwd(), 'xh'))
const readSet = (language: KhuluLanguage): { question: string }[] =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../questions.${language}.json`), 'utf8')) as { question: string }[]

const worlds = new Map<string, KhuluWorld>()

/** Returns the world of a phone that has loaded some of the languages; it is made once for each choice. */
function worldOf(languages: readonly KhuluLanguage[]): KhuluWorld {
  const key = languages.join(' ')
  const known = worlds.get(key)
  if (known) return known
  const askingLanguages = languages
    .map((language) => WHOLE.askingLanguages[language])
    .filter((askingLanguage) => askingLanguage !== undefined)
  const made = {
    ...makeKhuluWorld(WHOLE.engine, WHOLE.items, askingLanguages, WHOLE.afrikaans.senses, WHOLE.cultureTexts, NAMES),
    late: WHOLE.late,
  }
  worlds.set(key, made)
  return made
}

/** Returns an answer as it is shown; the words that it was read from may have other small words. */
const shown = ({ said: _said, ...answer }: KhuluAnswer): Omit<KhuluAnswer, 'said'> => answer

describe.each(KHULU_LANGUAGES)('somebody who reads %s', (own) => {
  const alone = worldOf([own])
  const set = readSet(own)

  /** Answers as a phone does: the chunk of the likely language loads first, and the others if nothing is recognised. */
  function answer(text: string, conversation: Conversation): KhuluAnswer {
    const heard = recogniseLanguages(text, own)
    const first = answerQuestion(
      text,
      { language: own },
      conversation,
      heard.length === 0 ? alone : worldOf([own, ...heard]),
    )
    return first.known ? first : answerQuestion(text, { language: own }, conversation, WHOLE)
  }

  test("askers of %s: get the same answers with their own language's files as with all", () => {
    let [mine, whole]: [Conversation, Conversation] = [{}, {}]
    const other: string[] = []
    for (const { question } of set) {
      const [one, all] = [answer(question, mine), answerQuestion(question, { language: own }, whole, WHOLE)]
      if (JSON.stringify(shown(one)) !== JSON.stringify(shown(all))) other.push(question)
      mine = continueConversation(mine, one)
      whole = continueConversation(whole, all)
    }
    expect(other).toEqual([])
  }, 120_000)

  test('language recognition: questions in the own language rarely load another language', () => {
    const fetched = set.filter(({ question }) => recogniseLanguages(question, own).length > 0)
    expect(fetched.length / set.length).toBeLessThan(0.1)
  })
})

test.each([
  ['wat beteken inja', 'en', ['af']],
  ['how do I say dog', 'af', ['en']],
  ['yintoni isininzi senja', 'en', ['xh']],
  ['what is the plural of inja', 'en', []],
  ['inja', 'af', []],
] as const)('language recognition: %s, asked by a reader of %s, is recognised as %j', (text, own, heard) => {
  expect(recogniseLanguages(text, own)).toEqual(heard)
})
