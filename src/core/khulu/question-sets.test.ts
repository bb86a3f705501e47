import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadLanguageContent } from '#content/load-content.ts'
import { plainWord } from '#core/grammar/word-lexicon.ts'
import { answerQuestion } from '#core/khulu/answer-question.ts'
import type { AnswerBlock, AnswerCell, Conversation, KhuluAnswer, Saying } from '#core/khulu/khulu-answer.ts'
import { continueConversation } from '#core/khulu/khulu-conversation.ts'
import { KHULU_LANGUAGES, type KhuluLanguage } from '#core/khulu/khulu-language.ts'
import { wordsOfText } from '#core/khulu/make-khulu-world.ts'
import { readMeaning } from '#core/khulu/reading/english-of-sentence.ts'
import { loadKhuluWorld } from '#content/load-khulu-world.ts'
import { createSpeaker } from '#server/features/khulu/model/speak-answer.ts'

/** A question with what its answer must and must not say; `after` are the questions before it in the conversation. */
type Asked = { question: string; after?: string[]; must: string[]; mustNot?: string[]; known?: boolean }

const ROOT = join(import.meta.dirname, '../../..')
const readSet = (language: KhuluLanguage): Asked[] =>
  JSON.parse(readFileSync(join(import.meta.dirname, `questions.${language}.json`), 'utf8')) as Asked[]
const SETS: Readonly<Record<KhuluLanguage, readonly Asked[]>> = {
  en: readSet('en'),
  xh: readSet('xh'),
  af: readSet('af'),
}
const world = loadKhuluWorld(loadLanguageContent(ROOT, 'xh'))

function ask({ question, after = [] }: Pick<Asked, 'question' | 'after'>, language: KhuluLanguage): KhuluAnswer {
  let conversation: Conversation = {}
  for (const before of after)
    conversation = continueConversation(conversation, answerQuestion(before, { language }, conversation, world))
  return answerQuestion(question, { language }, conversation, world)
}

const wordsOfCell = (cell: AnswerCell): string[] =>
  'word' in cell ? [cell.word] : 'saying' in cell ? wordsOfSaying(cell.saying) : []
const wordsOfSaying = ({ words }: Saying): string[] => Object.values(words ?? {})

function wordsOfBlock(block: AnswerBlock): string[] {
  switch (block.kind) {
    case 'morphemes':
    case 'sound':
      return [block.word]
    case 'table':
      return block.rows.flatMap((row) => row.flatMap(wordsOfCell))
    case 'ask':
      return block.questions.flatMap(wordsOfSaying)
    default:
      return []
  }
}

/** Returns every word of isiXhosa that an answer prints as such. */
const printedWords = ({ says, blocks }: KhuluAnswer): string[] =>
  [...says.flatMap(wordsOfSaying), ...blocks.flatMap(wordsOfBlock)].flatMap(wordsOfText)

/**
 * Beginnings of words such as `li-` or `ezin-`. Stems such as `-khulu` and words need the lexicon, the content, or a
 * reading on a known root.
 */
const CONCORDS: ReadonlySet<string> = new Set(
  Object.values(world.engine.grammar.concords.classes).flatMap(({ adjective, relative, possessive }) => [
    adjective,
    relative,
    possessive,
  ]),
)

const isConfirmed = (word: string): boolean =>
  word.length < 3 ||
  (word.startsWith('ku-') && world.engine.lexicon.words.has(plainWord(`u${word.slice(2)}`))) ||
  CONCORDS.has(word) ||
  world.contentWords.has(word) ||
  world.engine.lexicon.words.has(plainWord(word)) ||
  readMeaning([word], world.engine, world.closed).words.every(({ role }) => role.kind !== 'unknown')

test.each(KHULU_LANGUAGES)(
  'question set %s: at least 95 % of the answers say what they must and nothing forbidden',
  (language) => {
    const set = SETS[language]
    const speak = createSpeaker(ROOT, language)
    const wrong = set.flatMap((asked) => {
      const answer = ask(asked, language)
      const { text, blocks } = speak(answer)
      const said = `${text} ${JSON.stringify(blocks)}`.toLowerCase()
      const lacks = asked.must.filter((part) => !said.includes(part.toLowerCase()))
      const has = (asked.mustNot ?? []).filter((part) => said.includes(part.toLowerCase()))
      const known = answer.known === (asked.known ?? true)
      return lacks.length === 0 && has.length === 0 && known
        ? []
        : [{ asked: asked.question, lacks, has, known: answer.known, text: text.slice(0, 200) }]
    })
    expect(set.length).toBeGreaterThanOrEqual(100)
    expect(wrong, JSON.stringify(wrong, null, 1)).toHaveLength(Math.min(wrong.length, Math.floor(set.length * 0.05)))
  },
)

/** True for a name that the asker wrote, with its beginning: nguNomsa. */
const isNamed = (word: string, question: string): boolean =>
  [...question.matchAll(/(?<= )[A-Z][a-z]+/g)].some(
    ([name]) => /^(?:ndi)?(?:u|ngu|no|ka|e)$/.test(word.slice(0, -name.length)) && word.endsWith(name.toLowerCase()),
  )

test.each(KHULU_LANGUAGES)(
  'answers to %s: each isiXhosa form is confirmed by the engine or the content',
  (language) => {
    const invented = SETS[language].flatMap((asked) =>
      printedWords(ask(asked, language))
        .filter((word) => !isConfirmed(word) && !isNamed(word, asked.question))
        .map((word) => `${asked.question}: ${word}`),
    )
    expect(invented).toEqual([])
  },
)

test('unanswered question: suggests two answerable ones', () => {
  for (const language of KHULU_LANGUAGES) {
    const speak = createSpeaker(ROOT, language)
    for (const asked of SETS[language].filter(({ known }) => known === false)) {
      const offers = speak(ask(asked, language)).blocks.flatMap(
        (block) => (block as { kind: string; questions?: string[] }).questions ?? [],
      )
      expect(offers, asked.question).toHaveLength(2)
      for (const offer of offers)
        expect(ask({ question: offer }, language).known, `${asked.question} → ${offer}`).toBe(true)
    }
  }
})

test.each(KHULU_LANGUAGES)('question set %s: every answer names its source', (language) => {
  expect(
    SETS[language].filter((asked) => ask(asked, language).sources.length === 0).map(({ question }) => question),
  ).toEqual([])
})

test('Khulu: the same question in the same conversation always gets the same answer', () => {
  for (const asked of SETS.en.slice(0, 40)) expect(ask(asked, 'en')).toEqual(ask(asked, 'en'))
})
