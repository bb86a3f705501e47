import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import type { Mistake, Practice, StudentProgress } from '#contract/insights-schemas.ts'
import { activateLanguage, loadText } from '../../platform/i18n/translate.ts'
import { MistakeCard } from './mistake-card.tsx'
import { NeedsHelp } from './needs-help.tsx'
import { PracticeEffect } from './practice-effect.tsx'
import { pageOfError } from './page-of-error.ts'
import { ruleName } from './rule-name.ts'
import { StudentProgressList } from './student-progress-list.tsx'

beforeAll(async () => {
  await loadText('en', ['shell', 'dashboard', 'insights', 'checking'])
  activateLanguage('en')
})

const textOf = (node: ReactNode): string =>
  renderToStaticMarkup(node)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

const ID = '01999999-0000-7000-8000-000000000001'
const STUDENT: StudentProgress = {
  learnerId: ID,
  name: 'Thandi',
  username: 'thandi',
  answers: 0,
  right: 0,
  score: null,
  section: null,
  minutes: 0,
  lastAt: null,
  needsHelp: [],
}
const MISTAKE: Mistake = {
  rule: 'subject-concord.2',
  errorClass: 'subject-concord',
  nounClass: '2',
  language: 'xh',
  errors: 20,
  students: Array.from({ length: 14 }, (_, at) => ({
    learnerId: ID.replace(/..$/, `${at + 10}`),
    name: `S${at}`,
    errors: 1,
  })),
  answered: 22,
  examples: [
    {
      answer: 'abantwana ufunda',
      learners: 14,
      asked: 'the children learn',
      right: 'abantwana bafunda',
      answerLanguage: 'target',
      explanation: {
        rule: 'subjectConcord',
        words: {
          noun: 'abantwana',
          nounClass: '2',
          concord: 'ba',
          wrongConcord: 'u',
          expected: 'bafunda',
          given: 'ufunda',
        },
      },
    },
  ],
  cards: ['subject-concord.2'],
}

test('rule: is named with its noun class, and an unknown one by itself', () => {
  expect(ruleName('subject-concord.2')).toBe('Subject concord, class 2')
  expect(ruleName('tense')).toBe('Tenses')
  expect(ruleName('no such rule')).toBe('no such rule')
  expect([pageOfError('subject-concord'), pageOfError('spelling')]).toEqual([
    '/tools/noun-classes',
    '/tools/dictionary',
  ])
})

test('mistake: how many of the class, their own words, the right ones, and the reason', () => {
  const text = textOf(<MistakeCard mistake={MISTAKE} printAddress="/dashboard/print" ofOne={false} />)
  expect(text).toContain('14 of 22 students got this wrong.')
  expect(text).toContain('14 students wrote abantwana ufunda')
  expect(text).toContain('Right abantwana bafunda')
  expect(text).toContain('abantwana is class 2, so the verb takes ba -, not u -.')
  expect(textOf(<MistakeCard mistake={MISTAKE} printAddress="/dashboard/print" ofOne />)).toContain(
    'Wrong 20 times in the past four weeks.',
  )
})

test('needs help: names the first rule; a student without answers is told nothing of', () => {
  expect(textOf(<NeedsHelp rules={[{ rule: 'tense', errors: 3 }]} />)).toBe('Needs help: Tenses')
  expect(textOf(<NeedsHelp rules={[]} />)).toBe('')
  expect(textOf(<StudentProgressList students={[STUDENT]} />)).toBe('Thandi No answers in the past four weeks')
  const active = { ...STUDENT, score: 86, answers: 20, minutes: 12, lastAt: '2026-03-02T08:00:00.000Z' }
  expect(textOf(<StudentProgressList students={[active]} />)).toContain(
    '12 minutes · Last answered on 2 March 86% Good',
  )
})

test('practice: shows both numbers of each student, and no claim about few answers', () => {
  const student = {
    learnerId: ID,
    name: 'Thandi',
    isDone: true,
    before: { asked: 8, errors: 6 },
    after: { asked: 9, errors: 1 },
  }
  const practice: Practice = {
    assignmentId: ID,
    rule: 'tense',
    language: 'xh',
    madeAt: '2026-03-02T08:00:00.000Z',
    students: [
      { ...student, effect: 'fewer' },
      {
        ...student,
        learnerId: `${ID.slice(0, -1)}2`,
        name: 'Sipho',
        after: { asked: 2, errors: 0 },
        effect: 'unknown',
      },
      { ...student, learnerId: `${ID.slice(0, -1)}3`, name: 'Lwazi', isDone: false, effect: 'unknown' },
    ],
  }
  const text = textOf(<PracticeEffect practice={practice} />)
  expect(text).toContain('2 of 3 students did it')
  expect(text).toContain('Thandi 6 of 8 wrong 1 of 9 wrong Yes, fewer mistakes')
  expect(text).toContain('Sipho 6 of 8 wrong 0 of 2 wrong Too few answers to tell')
  expect(text).toContain('Lwazi 6 of 8 wrong – Not done yet')
})
