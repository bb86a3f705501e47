import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sampleFamilySchema } from '#content/sample-family-schema.ts'

const sample: unknown = JSON.parse(readFileSync(new URL('../../content/sample-family.json', import.meta.url), 'utf8'))

test('sample family: its records have the fields of the specification, and none is missing', () => {
  const read = sampleFamilySchema.parse(sample)
  for (const records of Object.values(read)) if (Array.isArray(records)) expect(records.length).toBeGreaterThan(0)
  expect(read.user).toBe('Parent')
  expect(read.billing).toMatchObject({ plan: 'Premium Family', amount: 29.99, currency: 'USD' })
})

test('sample family: every address has a domain that nobody owns', () => {
  const { students } = sampleFamilySchema.parse(sample)
  expect(students.filter(({ email }) => !email.endsWith('@funda.sample'))).toEqual([])
})

test('sample family: scores fall into all four bands', () => {
  const { progress } = sampleFamilySchema.parse(sample)
  expect(progress.map(({ score }) => Math.min(9, Math.max(6, Math.floor(score / 10))))).toEqual([9, 8, 7, 6])
})
