import { expect, test } from 'vitest'
import type { LearningItem } from '#core/learning/learning-item.ts'
import { changeDraft, checkDraft, currentItem, nextPrompt, revealAnswer, startPractice } from './practice-state.ts'

const item = (target: string, also: string[] = []): LearningItem =>
  ({ id: `phrases.greetings.${target}`, section: 'phrases', category: 'greetings', target, english: target, pronunciation: 'x', also, review: 'drafted' })

const START = startPractice([item('Molo'), item('Unjani?', ['Unjani'])], 1000)

test('a right answer is trimmed, without regard to case, and ends the prompt [S5.01]', () => {
  const { practice, outcome } = checkDraft(changeDraft(START, '  mOLO '), 3500)
  expect(practice.phase).toBe('right')
  expect(outcome).toMatchObject({ answer: '  mOLO ', verdict: 'correct', errorClass: null, milliseconds: 2500 })
  expect(checkDraft(practice, 4000).outcome).toBeUndefined()
})

test('an answer that is as right as the target is accepted', () => {
  expect(checkDraft(changeDraft(nextPrompt(START, 0), 'unjani'), 0).outcome?.verdict).toBe('variant')
})

test('a wrong answer leaves the prompt open, and typing takes the message away [S2.09]', () => {
  const { practice, outcome } = checkDraft(changeDraft(START, 'Mola'), 2000)
  expect(practice.phase).toBe('wrong')
  expect(outcome).toMatchObject({ verdict: 'wrong', errorClass: 'other-word' })
  expect(changeDraft(practice, 'Molo').phase).toBe('asking')
  expect(checkDraft(changeDraft(practice, 'Molo'), 3000).outcome?.verdict).toBe('correct')
})

test('revealing ends the prompt without an answer [S2.09]', () => {
  const { practice, outcome } = revealAnswer(START, 1500)
  expect(practice.phase).toBe('revealed')
  expect(outcome).toMatchObject({ verdict: 'revealed', errorClass: null })
  expect(changeDraft(practice, 'Molo')).toBe(practice)
  expect(revealAnswer(practice, 1600).outcome).toBeUndefined()
})

test('after the last prompt comes the first', () => {
  expect(currentItem(nextPrompt(nextPrompt(START, 0), 0))?.target).toBe('Molo')
  expect(checkDraft(startPractice([], 0), 0).outcome).toBeUndefined()
})

test('a clock that was set back, or a phone laid aside, gives a sensible time', () => {
  expect(checkDraft(changeDraft(START, 'Molo'), 0).outcome?.milliseconds).toBe(0)
  expect(checkDraft(changeDraft(START, 'Molo'), 1000 + 86_400_000).outcome?.milliseconds).toBe(600_000)
})
