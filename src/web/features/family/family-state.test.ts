import { expect, test } from 'vitest'
import { checkTags, childrenOutside, has, tagsFor, toggleTag } from './family-state.ts'

test('somebody under 18 is offered looking and handing in, and no more', () => {
  expect([tagsFor('child'), tagsFor('teen')]).toEqual([
    ['view', 'submit'],
    ['view', 'submit'],
  ])
  expect(tagsFor('adult')).toEqual(['admin', 'create', 'edit', 'delete', 'view', 'submit'])
})

test('a button is shown to whoever has every tag for it, and never to the guardian of a member', () => {
  expect(has({ own: { role: 'parent', tags: ['admin', 'delete'] } }, 'admin', 'delete')).toBe(true)
  expect(has({ own: { role: 'parent', tags: ['admin'] } }, 'admin', 'delete')).toBe(false)
  expect(has({ own: null }, 'view')).toBe(false)
})

test('tags keep their order, and there has to be one', () => {
  expect(toggleTag(['view'], 'admin', true)).toEqual(['admin', 'view'])
  expect(toggleTag(['admin', 'view'], 'view', false)).toEqual(['admin'])
  expect([checkTags([]), checkTags(['view'])]).toEqual([{ tags: 'missing' }, {}])
})

test('only children who are not in the family yet can be added', () => {
  expect(childrenOutside([{ id: 'a' }, { id: 'b' }], [{ id: 'b' }])).toEqual([{ id: 'a' }])
})
