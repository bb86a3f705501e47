import { expect, test } from 'vitest'
import { checkPrivacyDocuments, PRIVACY_DOCUMENTS } from './check-documents.ts'

const TODAY = '2026-11-23'

const written = (date: string, owner = 'Information officer') =>
  PRIVACY_DOCUMENTS.map((file) => ({
    file,
    text: `# A\n\n| Owner | ${owner} |\n| Date | ${date} |\n\n| \`account\` | what |`,
  }))

test('privacy documents: whole and recent ones pass, up to the last day of 12 months (H5)', () => {
  for (const date of [TODAY, '2025-11-23']) expect(checkPrivacyDocuments(written(date), ['account'], TODAY)).toEqual([])
})

test('privacy documents: one older than 12 months is found (H5)', () => {
  expect(checkPrivacyDocuments(written('2025-11-22'), ['account'], TODAY)).toHaveLength(PRIVACY_DOCUMENTS.length)
  expect(checkPrivacyDocuments(written('2025-11-22'), ['account'], TODAY)[0]).toContain(
    'must be reviewed every 12 months',
  )
})

test.each([
  ['a missing one', written(TODAY).slice(1), 'breach-guide.md is missing'],
  ['one without an owner', written(TODAY, ' '), 'names no owner'],
  ['one without a date', written('soon'), 'has no date'],
  ['one of tomorrow', written('2026-11-24'), 'after today'],
])('privacy documents: %s is found (H5)', (_, documents, problem) => {
  expect(checkPrivacyDocuments(documents, ['account'], TODAY).join('\n')).toContain(problem)
})

test('record of processing: a rule of the retention list without a line is found (H5)', () => {
  expect(checkPrivacyDocuments(written(TODAY), ['account', 'letter'], TODAY)).toEqual([
    'processing-record.md has no line for the rule letter',
  ])
})
