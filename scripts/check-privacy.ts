// Checks the documents in docs/privacy: each has an owner and is of the past 12 months, and the record of processing
// names every retention rule.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { RETENTION_RULES } from '#core/privacy/retention.ts'
import { checkPrivacyDocuments } from './privacy/check-documents.ts'

const FOLDER = join(import.meta.dirname, '../docs/privacy')

const documents = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.md'))
  .map((file) => ({ file, text: readFileSync(join(FOLDER, file), 'utf8') }))
const problems = checkPrivacyDocuments(documents, RETENTION_RULES, new Date().toISOString().slice(0, 10))
for (const problem of problems) console.log(`docs/privacy/${problem}`)
console.log(
  problems.length === 0
    ? `${documents.length} documents about privacy have an owner and are recent`
    : `${problems.length} problems`,
)
process.exitCode = problems.length > 0 ? 1 : 0
