import { expect, test } from 'vitest'
import { readPrintChoice, WORD_LISTS, writePrintChoice } from './worksheet-choice.ts'

test('print choice: what the address says is read back; nothing else is a choice', () => {
  for (const kind of ['unit', 'story', 'words'] as const)
    expect(readPrintChoice(writePrintChoice(kind, 'a-name').split('?')[1] ?? '')).toEqual({ kind, id: 'a-name' })
  for (const query of ['', 'unit=', 'lesson=one']) expect([query, readPrintChoice(query)]).toEqual([query, null])
})

test('print choice: a report of mistakes names its group, rule and language', () => {
  expect(readPrintChoice('spaceId=s&language=xh&rule=subject-concord.2')).toEqual({
    kind: 'mistakes',
    spaceId: 's',
    learnerId: null,
    rule: 'subject-concord.2',
    language: 'xh',
  })
  expect(readPrintChoice('spaceId=s&language=qq')).toMatchObject({ language: null })
})

test('word lists: every category of every content page', () => {
  expect(WORD_LISTS).toContain('phrases.greetings')
  expect(new Set(WORD_LISTS).size).toBe(WORD_LISTS.length)
})
