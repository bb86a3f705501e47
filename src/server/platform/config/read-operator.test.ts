import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test as base } from 'vitest'
import { OPERATOR_FIELDS } from '#core/privacy/operator.ts'
import { OPERATOR_FILE, TEST_OPERATOR } from '../../../../tests/support/test-operator.ts'
import { readConfig } from './read-config.ts'
import { readOperator } from './read-operator.ts'

const test = base.extend<{ folder: string }>({
  folder: async ({}, use) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'funda-operator-'))
    await use(folder)
    rmSync(folder, { recursive: true })
  },
})

/** Writes an operator's file. */
function write(folder: string, content: unknown): string {
  const file = path.join(folder, 'operator.json')
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

test('operator: a whole file is shown as it is, nothing is missing, and children are taken (H5)', () => {
  const { state, warnings } = readOperator(OPERATOR_FILE, true)
  expect([state.isSample, state.takesChildren, warnings]).toEqual([false, true, []])
  expect(state.operator).toMatchObject({
    name: 'Isiseko Learning NPC',
    informationOfficer: { name: 'Nosipho Dyantyi' },
  })
  expect(state.sites).toMatchObject({
    dashboard: 'https://dashboard.example.com/',
    academyAbout: 'https://academy.example.com/about',
  })
})

test('operator: without a file, development shows a marked sample with no site outside (H5)', () => {
  const { state, warnings } = readOperator(undefined, false)
  expect([state.isSample, state.takesChildren]).toEqual([true, true])
  expect(state.sites).toEqual({
    families: [],
    academy: [],
    declineSearch: 'https://www.google.com/search?q=learn+isiXhosa',
  })
  expect(warnings).toEqual([
    'No operator is set (FUNDA_OPERATOR). Pages and emails show a sample, and nobody runs this server yet.',
  ])
})

test('operator: without a file, production names nobody and takes no children (H5)', () => {
  const { state, warnings } = readOperator(undefined, true)
  expect(state).toMatchObject({ operator: {}, isSample: false, takesChildren: false })
  expect(warnings[0]).toContain("Children's accounts can't be made until then")
})

test('operator: what a file lacks is named, and production takes no children until it is whole (H5)', ({ folder }) => {
  const { name: _name, processors: _processors, ...rest } = TEST_OPERATOR.operator
  const file = write(folder, { operator: rest })
  expect(readOperator(file, true)).toMatchObject({
    state: { isSample: false, takesChildren: false },
    warnings: [expect.stringMatching(/lacks name, processors\. Children's accounts/)],
  })
  expect(readOperator(file, false)).toMatchObject({
    state: { isSample: false, takesChildren: true },
    warnings: [expect.stringMatching(/lacks name, processors\.$/)],
  })
  expect(readOperator(write(folder, { operator: {} }), true).warnings[0]).toContain(OPERATOR_FIELDS.join(', '))
})

test.for<[string, unknown, RegExp]>([
  ['no JSON', '{', /is not JSON/],
  ['an unknown field', { operator: { nam: 'A' } }, /unknown fields: nam/],
  [
    'a dead email address',
    { operator: { email: 'hello@funda.example' } },
    /operator\.email must be an email address that people can reach/,
  ],
  [
    'a dead site',
    { operator: {}, sites: { dashboard: 'https://dashboard.funda.example/' } },
    /sites\.dashboard must be an address/,
  ],
  [
    'a script for a site',
    { operator: {}, sites: { families: [{ name: 'A', url: 'javascript:alert(1)' }] } },
    /sites\.families\.0\.url must be an address/,
  ],
  ['no operator', {}, /operator is wrong/],
])('operator: a file with %s stops the start with a sentence (H5)', ([, content, sentence], { folder }) => {
  const file = write(folder, content)
  expect(() => readOperator(file, false)).toThrow(sentence)
})

test('operator: a file that is not there stops the start with a sentence (H5)', () => {
  expect(() => readConfig({ FUNDA_OPERATOR: 'nowhere.json' }, '/srv/funda')).toThrow(
    "The operator's file /srv/funda/nowhere.json (FUNDA_OPERATOR) can't be read.",
  )
})

test('operator: services elsewhere that no processor stands for are told at the start (H5)', ({ folder }) => {
  const file = write(folder, { operator: { ...TEST_OPERATOR.operator, processors: [] } })
  expect(readConfig({ FUNDA_OPERATOR: file, SMTP_URL: 'smtp://mail.example.com' }, '/srv/funda').warnings).toEqual([
    expect.stringContaining('this server uses a mail server'),
  ])
  const bucket = { FILES_S3_URL: 'https://s3.example.org/funda', FILES_S3_KEY: 'funda', FILES_S3_SECRET: 'secret' }
  expect(readConfig({ FUNDA_OPERATOR: file, ...bucket }, '/srv/funda').warnings).toEqual([
    expect.stringContaining('this server uses a store of files'),
  ])
  expect(
    readConfig({ FUNDA_OPERATOR: OPERATOR_FILE, SMTP_URL: 'smtp://mail.example.com' }, '/srv/funda').warnings,
  ).toEqual([])
})
