import { expect, test } from 'vitest'
import { checkClass, hasTags, NEW_CLASS, sentClass, teaches } from './class-form-state.ts'

test('class form: a name is needed, and a class ends after it begins', () => {
  expect(checkClass(NEW_CLASS)).toEqual({ name: 'missing' })
  expect(checkClass({ ...NEW_CLASS, name: 'Grade 4' })).toEqual({})
  expect(checkClass({ ...NEW_CLASS, name: 'Grade 4', startsOn: '2026-04-08', endsOn: '2026-04-07' })).toEqual({
    endsOn: 'invalid',
  })
})

test('class form: empty fields are sent as unknown', () => {
  expect(sentClass({ ...NEW_CLASS, name: 'Grade R', grade: 'r' })).toEqual({
    name: 'Grade R',
    subject: '',
    grade: 'r',
    language: 'xh',
    startsOn: null,
    endsOn: null,
    schedule: '',
  })
})

test('rights in a class: those of the reader’s own place; a guardian of a student has none', () => {
  const own = { role: 'assistant', tags: ['edit', 'view'] } as const
  const card = { own: { ...own, tags: [...own.tags] } }
  expect([teaches(card), hasTags(card, 'edit'), hasTags(card, 'admin')]).toEqual([true, true, false])
  expect([teaches({ own: null }), hasTags({ own: null }, 'view')]).toEqual([false, false])
})
