import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { CHILD_NOTICE_RULES, DATA_RIGHTS, NOTICE_ITEMS, OPERATOR_FIELDS } from '#core/privacy/operator.ts'
import { RETENTION_RULES } from '#core/privacy/retention.ts'
import regulator from '../../content/information-regulator.json' with { type: 'json' }
import { AgreementFields } from './features/children/agreement.tsx'
import PrivacyPage from './features/privacy/privacy-page.tsx'

vi.mock('./platform/i18n/translate.ts', () => ({
  t: (key: string, values?: Record<string, string>) => [key, ...Object.values(values ?? {})].join(' '),
  currentLanguage: () => 'en',
  loadText: async () => {},
}))

const agreement = { purposes: [], termsAccepted: false, setPurpose: () => {}, setTerms: () => {} }
const PAGES = {
  'the consent page': renderToStaticMarkup(<AgreementFields agreement={agreement} errors={{}} />),
  '/privacy': renderToStaticMarkup(<PrivacyPage />),
}

/** Parts of the notice that a page marks. */
const itemsOf = (page: string): string[] =>
  [...page.matchAll(/data-notice="([^"]+)"/g)].flatMap(([, items = '']) => items.split(' '))

for (const [name, page] of Object.entries(PAGES)) {
  test(`POPIA section 18 on ${name}: every item of the notice is there (H5)`, () => {
    expect(itemsOf(page).toSorted()).toEqual([...NOTICE_ITEMS].toSorted())
  })

  test(`POPIA section 18 on ${name}: operator, officer, rights and Regulator are named (H5)`, () => {
    const labels = OPERATOR_FIELDS.filter(
      (field) => !field.includes('.') && !['dataPlace', 'processors'].includes(field),
    ).map((field) => `operator.field.${field}`)
    for (const part of [...labels, 'operator.officer', ...DATA_RIGHTS.map((right) => `operator.right.${right}`)])
      expect(page).toContain(part)
    for (const part of [regulator.name, regulator.physicalAddress, regulator.complaintsEmail, regulator.phone])
      expect(page).toContain(part)
  })
}

test("consent page: before the first tick, it lists a child's stored data by retention rule (H5)", () => {
  const page = PAGES['the consent page']
  const firstTick = page.indexOf('type="checkbox"')
  expect(firstTick).toBeGreaterThan(0)
  for (const rule of CHILD_NOTICE_RULES) expect(page.slice(0, firstTick)).toContain(`operator.keptOfChild.${rule}`)
  for (const item of itemsOf(page)) expect(page.indexOf(item)).toBeLessThan(firstTick)
})

test('/privacy: every rule of the retention list is shown (H5)', () => {
  for (const rule of RETENTION_RULES) expect(PAGES['/privacy']).toContain(`privacy.keeps.${rule}`)
})
