import { expect, test } from 'vitest'
import { checkTags, childrenOutside, has, tagsFor, toggleTag } from './family-state.ts'

test('family: a member under 18 is offered looking and handing in only', () => {
  expect([tagsFor('child'), tagsFor('teen')]).toEqual([
    ['view', 'submit'],
    ['view', 'submit'],
  ])
  expect(tagsFor('adult')).toEqual(['admin', 'create', 'edit', 'delete', 'view', 'submit'])
})

test('family: a button needs every tag of its act, and no guardian of a member sees it', () => {
  expect(has({ own: { role: 'parent', tags: ['admin', 'delete'] } }, 'admin', 'delete')).toBe(true)
  expect(has({ own: { role: 'parent', tags: ['admin'] } }, 'admin', 'delete')).toBe(false)
  expect(has({ own: null }, 'view')).toBe(false)
})

test('family: tags keep their order, and there has to be one', () => {
  expect(toggleTag(['view'], 'admin', true)).toEqual(['admin', 'view'])
  expect(toggleTag(['admin', 'view'], 'view', false)).toEqual(['admin'])
  expect([checkTags([]), checkTags(['view'])]).toEqual([{ tags: 'missing' }, {}])
})

test('family: only children outside the family can be added', () => {
  expect(childrenOutside([{ id: 'a' }, { id: 'b' }], [{ id: 'b' }])).toEqual([{ id: 'a' }])
})
