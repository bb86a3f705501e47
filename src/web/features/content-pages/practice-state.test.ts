import { expect, test } from 'vitest'
import type { LearningItem } from '#core/learning/learning-item.ts'
import {
  changeDraft,
  checkDraft,
  checkPlainly,
  currentItem,
  hasEnded,
  needsGrammar,
  nextPrompt,
  revealAnswer,
  startEndless,
  startPractice,
  type CheckAnswer,
  type MakeItem,
  type Practice,
} from './practice-state.ts'

const item = (target: string, also: string[] = []): LearningItem => ({
  id: `phrases.greetings.${target}`,
  section: 'phrases',
  category: 'greetings',
  target,
  english: target,
  pronunciation: 'x',
  also,
  review: 'drafted',
})

const START = startPractice([item('Molo'), item('Unjani?', ['Unjani'])], 1000)

test('practice: a right answer is trimmed, whatever its case, and ends the prompt [S5.01]', () => {
  const { practice, outcome } = checkDraft(changeDraft(START, '  mOLO '), 3500, checkPlainly)
  expect(practice.phase).toBe('right')
  expect(outcome).toMatchObject({ answer: '  mOLO ', verdict: 'correct', errorClass: null, milliseconds: 2500 })
  expect(checkDraft(practice, 4000, checkPlainly).outcome).toBeUndefined()
})

test('practice: an equally right answer is accepted', () => {
  expect(checkDraft(changeDraft(nextPrompt(START, 0), 'unjani'), 0, checkPlainly).outcome?.verdict).toBe('variant')
})

test('practice: a wrong answer leaves the prompt open, and typing clears the message [S2.09]', () => {
  const { practice, outcome } = checkDraft(changeDraft(START, 'Mola'), 2000, checkPlainly)
  expect(practice.phase).toBe('wrong')
  expect(outcome).toMatchObject({ verdict: 'wrong', errorClass: 'other-word' })
  expect(changeDraft(practice, 'Molo').phase).toBe('asking')
  expect(checkDraft(changeDraft(practice, 'Molo'), 3000, checkPlainly).outcome?.verdict).toBe('correct')
})

test('practice: revealing ends the prompt without an answer [S2.09]', () => {
  const { practice, outcome } = revealAnswer(START, 1500)
  expect(practice.phase).toBe('revealed')
  expect(outcome).toMatchObject({ verdict: 'revealed', errorClass: null })
  expect(changeDraft(practice, 'Molo')).toBe(practice)
  expect(revealAnswer(practice, 1600).outcome).toBeUndefined()
})

test('practice: the first prompt follows the last', () => {
  expect(currentItem(nextPrompt(nextPrompt(START, 0), 0))?.target).toBe('Molo')
  expect(checkDraft(startPractice([], 0), 0, checkPlainly).outcome).toBeUndefined()
})

test('practice: a clock set back or a phone laid aside still gives a sensible duration', () => {
  expect(checkDraft(changeDraft(START, 'Molo'), 0, checkPlainly).outcome?.milliseconds).toBe(0)
  expect(checkDraft(changeDraft(START, 'Molo'), 1000 + 86_400_000, checkPlainly).outcome?.milliseconds).toBe(600_000)
})

const judge =
  (checked: ReturnType<CheckAnswer>): CheckAnswer =>
  () =>
    checked

test('practice: the grammar’s explanation stays until the learner types or goes on', () => {
  const { practice, outcome } = checkDraft(
    changeDraft(START, 'Mola'),
    2000,
    judge({ verdict: 'slip', errorClass: 'spelling', rule: 'spelling', words: { expected: 'molo', given: 'mola' } }),
  )
  expect(outcome).toMatchObject({ verdict: 'slip', errorClass: 'spelling' })
  expect(practice).toMatchObject({
    phase: 'wrong',
    explanation: { rule: 'spelling', words: { expected: 'molo', given: 'mola' } },
  })
  expect(changeDraft(practice, 'Molo').explanation).toBeNull()
  expect(nextPrompt(practice, 0).explanation).toBeNull()
  expect(revealAnswer(practice, 0).practice.explanation).toBeNull()
})

test('practice: an answer that the grammar accepts is right, ends the prompt and says why', () => {
  const { practice } = checkDraft(
    changeDraft(START, 'Molo!'),
    2000,
    judge({ verdict: 'variant', errorClass: null, rule: 'marks', words: {} }),
  )
  expect(practice).toMatchObject({ phase: 'right', explanation: { rule: 'marks' } })
  expect(hasEnded(practice)).toBe(true)
})

test('practice: another word without a known meaning isn’t explained by its meaning', () => {
  const other = judge({
    verdict: 'wrong',
    errorClass: 'other-word',
    rule: 'otherWord',
    words: { given: 'ikati', meaning: '' },
  })
  expect(checkDraft(changeDraft(START, 'ikati'), 0, other).practice.explanation).toMatchObject({ rule: 'unknownWord' })
})

test.each([
  ['molo', false],
  ['  ', false],
  ['Mola', true],
])('“%s” waits for the grammar: %s', (draft, waits) => {
  expect(needsGrammar(checkDraft(changeDraft(START, draft), 0, checkPlainly))).toBe(waits)
})

/** Questions that say how far the learner is ahead, and which one they are. */
const countUp: MakeItem = (ahead, before) => item(`${ahead}.${Number(before?.target.split('.')[1] ?? 0) + 1}`)
const answer = (practice: Practice): Practice =>
  checkDraft(changeDraft(practice, currentItem(practice)?.target ?? ''), 0, checkPlainly).practice
const asked = (practice: Practice): string | undefined => currentItem(practice)?.target

test('endless practice: always another question; right answers make it harder, shown ones easier', () => {
  let practice = startEndless(countUp, 1000)
  expect([asked(practice), practice.askedAt]).toEqual(['0.1', 1000])
  practice = nextPrompt(answer(practice), 2000)
  practice = nextPrompt(answer(practice), 3000)
  expect([asked(practice), practice.draft, practice.phase, practice.askedAt]).toEqual(['2.3', '', 'asking', 3000])
  for (const expected of ['1.4', '0.5', '0.6']) {
    practice = nextPrompt(revealAnswer(practice, 0).practice, 0)
    expect(asked(practice)).toBe(expected)
  }
  expect(practice.index).toBe(5)
})

test('endless practice: a wrong answer leaves the same question open', () => {
  const { practice, outcome } = checkDraft(changeDraft(startEndless(countUp, 0), 'x'), 0, checkPlainly)
  expect([asked(practice), practice.phase, outcome?.item.target]).toEqual(['0.1', 'wrong', '0.1'])
})
