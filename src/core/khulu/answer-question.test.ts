import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { loadLanguageContent } from '#content/load-content.ts'
import { answerQuestion } from '#core/khulu/answer-question.ts'
import { continueConversation } from '#core/khulu/khulu-conversation.ts'
import type { KhuluWorld } from '#core/khulu/khulu-world.ts'
import { KHULU_LANGUAGES } from '#core/khulu/khulu-language.ts'
import type { Conversation } from '#core/khulu/khulu-answer.ts'
import { loadKhuluWorld } from '#content/load-khulu-world.ts'

const ROOT = join(import.meta.dirname, '../../..')
const world = loadKhuluWorld(loadLanguageContent(ROOT, 'xh'))

/** Words that questions are made of, in any order, with others between them. */
const QUESTION_WORDS = [
  'how',
  'do',
  'i',
  'say',
  'what',
  'does',
  'mean',
  'plural',
  'of',
  'the',
  'class',
  'conjugate',
  'in',
  'past',
  'not',
  'and',
  'why',
  'is',
  'it',
  'my',
  'two',
  'big',
  'dogs',
  'child',
  "'s",
  'book',
  'at',
  'under',
  'school',
  'inja',
  'izinja',
  'ndiyafunda',
  'ukufunda',
  'umntwana',
  'hoe',
  'sê',
  'ek',
  'nie',
  'het',
  'hond',
  'wat',
  'beteken',
  'meervoud',
  'van',
  'ndithini',
  'xa',
  'ndisithi',
  'isininzi',
  'sika-inja',
  'lithetha',
  'ntoni',
  '25',
  '3',
  '+',
  '-',
  ':',
  '?',
  '"',
  'was',
  'hungry',
  'with',
  'who',
  'where',
  'have',
  'had',
  'there',
  'want',
  'to',
]

test('Khulu: any questions in any order get an answer with a text', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.array(fc.constantFrom(...QUESTION_WORDS), { minLength: 1, maxLength: 9 }).map((words) => words.join(' ')),
  )
  fc.assert(
    fc.property(
      fc.array(text, { minLength: 1, maxLength: 3 }),
      fc.constantFrom(...KHULU_LANGUAGES),
      (texts, language) => {
        let conversation: Conversation = {}
        for (const one of texts) {
          const answer = answerQuestion(one, { language }, conversation, world)
          expect(answer.says.length).toBeGreaterThan(0)
          conversation = continueConversation(conversation, answer)
        }
      },
    ),
    { numRuns: 200 },
  )
}, 120_000)

test('Khulu: a blank or endless message is answered without being read', () => {
  expect(answerQuestion('  ', { language: 'en' }, {}, world).known).toBe(false)
  expect(answerQuestion('inja '.repeat(200), { language: 'en' }, {}, world).says[0]?.text).toBe('khulu.unknown.long')
})

test('Khulu: the learner’s progress comes from the device’s data', () => {
  expect(
    answerQuestion(
      'how am I doing',
      { language: 'en', learnt: { answered: 12, correct: 9, weekAnswered: 5 } },
      {},
      world,
    ).says,
  ).toEqual([{ text: 'khulu.progress.is', words: {}, values: { answered: 12, correct: 9, week: 5 } }])
  expect(answerQuestion('how am I doing', { language: 'en' }, {}, world).says[0]?.text).toBe('khulu.progress.none')
})

test('earlier questions of others or oneself: never repeated to another person', () => {
  const mine = answerQuestion('my address is 5 Main Road', { language: 'en' }, {}, world)
  expect(JSON.stringify(mine)).not.toContain('main road')
  expect(
    JSON.stringify(
      answerQuestion('what is my address', { language: 'en' }, continueConversation({}, mine), world),
    ).toLowerCase(),
  ).not.toContain('main road')
})

test.each(KHULU_LANGUAGES)(
  'a word that every object of the program has: a word like any other, asked in %s',
  (language) => {
    let conversation: Conversation = {}
    for (const one of [
      'inja',
      'constructor',
      'how do I say constructor',
      'how do I pronounce constructor',
      'hoe sê ek die constructor slaap',
      'conjugate constructor',
      'the constructor is big',
      'inja',
      'and constructor?',
    ]) {
      const answer = answerQuestion(one, { language }, conversation, world)
      expect(JSON.stringify(answer)).not.toContain('native code')
      conversation = continueConversation(conversation, answer)
    }
  },
)

describe('answers before the lazy chunks have loaded', () => {
  const alone = { ...world, late: {} }
  const ask = (text: string, known: KhuluWorld): ReturnType<typeof answerQuestion> =>
    answerQuestion(text, { language: 'en' }, {}, known)

  test.each([
    'correct my sentence: umntwana bayadlala',
    'what is the difference between lala and hlala',
    'why is it izinja zam and not izinja wam',
    'what is the plural of umntwana uyalila',
    'what does inja womntwana mean',
  ])('missing part: %s is answered with a request for it, and normally once it is loaded', (text) => {
    const first = ask(text, alone)
    expect(first).toMatchObject({ known: false, needs: expect.stringMatching(/^(?:explaining|rewording)$/) as string })
    expect(first.says[0]?.text).toBe('khulu.unknown.unfetched')
    expect(ask(text, world)).toMatchObject({ known: true })
  })

  test.each([
    'what are the days of the week',
    'how do I say 25',
    'how am I doing',
    'what should I learn next',
    'does this work offline',
    'I want to practise clicks',
  ])('missing telling part: %s is answered with a request for it, and normally once loaded', (text) => {
    expect(ask(text, alone)).toMatchObject({ known: false, needs: 'telling' })
    expect(ask(text, { ...alone, late: world.late.telling ? { telling: world.late.telling } : {} })).toEqual(
      ask(text, world),
    )
  })

  test('missing rewording: a long question and a follow-up are answered as far as possible', () => {
    expect(ask('I am at the shop with my sister and I would like to know how I say milk', alone)).toMatchObject({
      needs: 'rewording',
      known: true,
    })
    const after = continueConversation({}, ask('how do I say dog', alone))
    expect(answerQuestion('and cat?', { language: 'en' }, after, alone)).toMatchObject({
      needs: 'following',
      known: true,
      says: [{ words: { word: 'ikati' } }, {}],
    })
  })

  test('missing parts: other questions don’t need them', () => {
    expect(ask('how do I say dog', alone)).toEqual(ask('how do I say dog', world))
  })
})
