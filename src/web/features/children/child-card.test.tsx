import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { Child } from '#contract/children-schemas.ts'
import { ChildCard } from './child-card.tsx'

vi.mock('../../platform/i18n/translate.ts', () => ({
  t: (key: string, values?: Record<string, string>) => [key, ...Object.values(values ?? {})].join(' '),
  currentLanguage: () => 'en',
  loadText: async () => {},
}))

const THANDI: Child = {
  id: '01890000-0000-7000-8000-000000000001',
  username: 'thandi',
  ageBand: 'child',
  addedAt: '2026-03-02T10:00:00.000Z',
  decidedAt: '2026-03-02T10:00:00.000Z',
  scopes: ['see-progress', 'manage-account', 'consent'],
  kind: 'first',
  endsAt: null,
  purposes: ['learning-record'],
  needsLogin: false,
  agreedByYou: true,
  erasures: [],
  offeredUntil: null,
  ofAgeAt: null,
  mayObject: true,
}
const DUE = '2026-03-09T10:00:00.000Z'
const erasure = { what: 'account', dueAt: DUE, askedBy: 'Malume Ndlovu', isSelf: false } as const

const draw = (changes: Partial<Child>): string =>
  renderToStaticMarkup(
    <ChildCard
      child={{ ...THANDI, ...changes }}
      model={undefined}
      open={undefined}
      onOpen={() => {}}
      onDone={() => {}}
    />,
  )

test('consent: "You agreed" is shown to that guardian only (M4)', () => {
  expect(draw({})).toMatch(/>children\.agreed</)
  expect(draw({ agreedByYou: false })).toMatch(/>children\.agreedByOther</)
  expect(draw({ agreedByYou: false })).not.toMatch(/>children\.agreed</)
})

test('a login that ended: a guardian who manages the account can choose another (H2)', () => {
  expect(draw({})).not.toContain('children.needsLogin')
  expect(draw({ needsLogin: true })).toContain('children.needsLogin.choose')
  expect(draw({ needsLogin: true, scopes: ['see-progress'] })).toContain('children.needsLogin.other')
  expect(draw({ needsLogin: true, scopes: ['see-progress'] })).not.toContain('children.needsLogin.choose')
})

test('a pending deletion: shows day and asker; a deciding guardian can keep the account (M3)', () => {
  const page = draw({ erasures: [erasure] })
  for (const part of [
    'children.erasure.title thandi 2026-03-09',
    'children.erasure.text Malume Ndlovu',
    'children.erasure.keep',
  ])
    expect(page).toContain(part)
  expect(draw({ erasures: [erasure], scopes: ['see-progress'] })).not.toContain('children.erasure.keep')
})

test('an offer to be the first, and a teen of 18: each is shown with possible answers (M4, M5)', () => {
  for (const part of ['children.offer.accept', 'children.offer.refuse'])
    expect(draw({ kind: 'invited', offeredUntil: DUE })).toContain(part)
  expect(draw({ ageBand: 'teen', ofAgeAt: DUE, mayObject: false })).not.toContain('children.ofAge.object ')
  expect(draw({ ageBand: 'teen', ofAgeAt: DUE })).toContain('children.ofAge.object thandi')
})

test('a copy of everything: it is offered only with both scopes that it needs (M1)', () => {
  expect(draw({})).toContain('children.act.export')
  for (const scope of ['see-progress', 'manage-account', 'consent'] as const)
    expect(draw({ kind: 'invited', scopes: [scope] })).not.toContain('children.act.export')
})

test("groups and other guardians: only the first guardian's card has them (H2)", () => {
  expect(draw({})).toContain('children.act.spaces')
  expect(draw({ kind: 'invited' })).not.toMatch(/children\.act\.(spaces|guardians)/)
})
