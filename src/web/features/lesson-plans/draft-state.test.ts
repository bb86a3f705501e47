import { expect, test } from 'vitest'
import { emptyPlan, type LessonPlan } from '#core/lesson-plans/lesson-plan.ts'
import { changePlan, decideClash, openKept, sentOf, takeSaved, type Draft } from './draft-state.ts'

const plan = { ...emptyPlan('xh', () => 'a'), title: 'Base' }
const draft: Draft = {
  plan,
  base: { revision: 1, plan },
  clashes: [],
  decided: [],
  savedAt: null,
  isKept: false,
  isChanged: false,
}
const answer = (changes: Partial<LessonPlan>, clashes: { id: string; path: string; mine: string }[] = []) => ({
  plan: { ...plan, ...changes },
  revision: 2,
  clashes,
  savedAt: '2026-03-02T07:41:00.000Z',
})

test('draft: text typed while a save was on its way stays and is sent next', () => {
  const sent = { ...plan, title: 'Sent' }
  const now = changePlan(
    changePlan(draft, () => sent),
    (before) => ({ ...before, title: 'Typed since' }),
  )
  const taken = takeSaved(now, sent, answer({ title: 'Sent', formative: 'From somebody else' }))
  expect(taken).toMatchObject({ plan: { title: 'Typed since', formative: 'From somebody else' }, isChanged: true })
  expect(sentOf(taken).base).toMatchObject({ revision: 2, plan: { title: 'Sent' } })
})

test('draft: the same save without further typing has nothing left to send', () => {
  const now = changePlan(draft, (before) => ({ ...before, title: 'Sent' }))
  expect(takeSaved(now, now.plan, answer({ title: 'Sent' }))).toMatchObject({ isChanged: false, isKept: false })
})

test('draft: a field that both typed keeps mine on the screen, and theirs beside it', () => {
  const now = changePlan(draft, (before) => ({ ...before, title: 'Mine' }))
  const taken = takeSaved(now, plan, answer({ title: 'Theirs' }))
  const [clash] = taken.clashes
  expect([taken.plan.title, clash?.mine]).toEqual(['Mine', 'Theirs'])
  const other = clash && decideClash(taken, clash, true)
  expect([other?.plan.title, other?.clashes, other && sentOf(other).decided]).toEqual(['Theirs', [], []])
})

test('draft: a decision about the server’s clash is sent with its id', () => {
  const taken = takeSaved(draft, plan, answer({}, [{ id: 'c1', path: 'title', mine: 'Other' }]))
  const [clash] = taken.clashes
  const kept = clash && decideClash(taken, clash, false)
  expect([kept?.plan.title, kept && sentOf(kept).decided, kept?.isChanged]).toEqual(['Base', ['c1'], true])
})

test('draft: one that only the device has is opened as unsent', () => {
  const kept = { planId: '1', base: null, plan, decided: ['c1'], changedAt: '2026-03-02T07:41:00.000Z' }
  expect(openKept(kept)).toMatchObject({ isKept: true, isChanged: true, base: null, decided: ['c1'] })
})
