import { expect, test } from 'vitest'
import { findDeadAddresses } from './find-dead-addresses.ts'

test.each([
  ['locales/en/contact.json', '{ "contact.content": "Write to hello@funda.example; a person reads it." }'],
  ['content/ecosystem.json', '{ "dashboard": "https://dashboard.funda.example/" }'],
  ['dist/web/index.html', '<a href="https://academy.funda.example/about">'],
  ['src/web/footer.tsx', "const site = 'https://funda.example/'"],
  ['src/server/rule.ts', "'such as zola@funda.example,xola@example'"],
])('addresses: one in %s that leads nowhere is found (M11)', (file, text) => {
  expect(findDeadAddresses({ file, text }).length).toBeGreaterThan(0)
})

test.each([
  ['locales/en/khulu.json', '{ "khulu.head.example": "Example", "tools.agreement.example": "An example" }'],
  ['content/xh/unit.json', '["noun.novel", "noun.example"]'],
  ['src/content/join-items.ts', 'item.example && gloss.example ? { example: item.example } : {}'],
  ['src/web/page.tsx', "t('tools.agreement.example') + 'learn.example.com'"],
])('addresses: in %s nothing is taken for one (M11)', (file, text) => {
  expect(findDeadAddresses({ file, text })).toEqual([])
})
