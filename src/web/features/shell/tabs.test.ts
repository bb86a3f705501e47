import { expect, test } from 'vitest'
import { SECTIONS } from '#core/sections/sections.ts'
import { litTab, TAB_IDS, tabAddress } from './tabs.ts'

test.each([
  ['/', 'home'],
  ['/adults-dashboard', 'home'],
  ['/kids-dashboard', 'home'],
  ['/learn', 'learn'],
  ['/learn/family', 'learn'],
  ['/lesson/greetings--1', 'learn'],
  ['/review', 'learn'],
  ['/menu', 'menu'],
  ['/tools/dictionary', 'menu'],
  ['/ask-khulu', 'khulu'],
  ['/account/data', 'me'],
  ['/login', undefined],
])('tab: at %s %s is lit', (address, tab) => {
  expect(litTab(address)).toBe(tab)
})

test('tabs: each is lit at its own address, and every section lights one', () => {
  for (const tab of TAB_IDS) expect(litTab(tabAddress(tab, false))).toBe(tab)
  for (const section of SECTIONS) expect(litTab(`/${section}`)).toBeDefined()
})

test('Home tab: leads a child to the child’s day and everybody else to the first page', () => {
  expect(tabAddress('home', true)).toBe('/kids-dashboard')
  expect(tabAddress('home', false)).toBe('/')
  expect(tabAddress('learn', true)).toBe('/learn')
})
