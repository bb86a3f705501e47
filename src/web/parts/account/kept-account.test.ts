import { expect, test, vi } from 'vitest'
import { keepAccount, keptAccount } from './kept-account.ts'

const kept = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => void kept.set(name, value),
  removeItem: (name: string) => void kept.delete(name),
})

test('the stored account: id, first name and age band; no address or username [ASVS V14.3.3]', () => {
  keepAccount({
    id: '0195f3a0-0000-7000-8000-000000000001',
    firstName: 'Nomsa',
    email: 'nomsa@example.com',
    username: 'nomsad',
    ageBand: 'adult',
  })
  expect([...kept.values()].map((text) => Object.keys(JSON.parse(text) as object))).toEqual([
    ['id', 'firstName', 'ageBand'],
  ])
  expect(JSON.stringify([...kept])).not.toMatch(/example\.com|nomsad/)
  expect(keptAccount()).toEqual({
    id: '0195f3a0-0000-7000-8000-000000000001',
    firstName: 'Nomsa',
    email: '',
    username: '',
    ageBand: 'adult',
  })
})

test('stored account: an earlier version is read; an empty or broken one is nobody', () => {
  kept.set(
    'funda.account',
    JSON.stringify({ id: '1', firstName: 'Nomsa', email: 'nomsa@example.com', username: 'nomsad', ageBand: 'adult' }),
  )
  expect(keptAccount()).toMatchObject({ firstName: 'Nomsa', email: '' })
  kept.set('funda.account', 'null')
  expect(keptAccount()).toBeUndefined()
  kept.clear()
  expect(keptAccount()).toBeUndefined()
})
