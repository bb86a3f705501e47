/** A document about privacy: its file's name and text. */
export type PrivacyDocument = { file: string; text: string }

/** Documents that have to be there (security goals, P21 and P22). */
export const PRIVACY_DOCUMENTS = [
  'breach-guide.md',
  'impact-assessment.md',
  'processing-record.md',
  'retention.md',
  'security-programme.md',
] as const

const MONTHS = 12

/** Returns the last day on which a document of that date is recent enough, `yyyy-mm-dd`. */
function lastDayOf(date: string): string {
  const end = new Date(`${date}T00:00:00Z`)
  end.setUTCMonth(end.getUTCMonth() + MONTHS)
  return end.toISOString().slice(0, 10)
}

function checkHead({ file, text }: PrivacyDocument, today: string): string[] {
  const owner = /^\| Owner \| (.+) \|$/m.exec(text)?.[1]?.trim() ?? ''
  const date = /^\| Date \| (\d{4}-\d{2}-\d{2}) \|$/m.exec(text)?.[1]
  return [
    ...(owner === '' ? [`${file} names no owner`] : []),
    ...(date === undefined || Number.isNaN(Date.parse(date)) ? [`${file} has no date`] : []),
    ...(date !== undefined && date > today ? [`${file} is dated ${date}, after today`] : []),
    ...(date !== undefined && lastDayOf(date) < today
      ? [`${file} is of ${date}: it must be reviewed every ${MONTHS} months`]
      : []),
  ]
}

/**
 * Lists problems of the privacy documents: missing, without an owner, older than 12 months, or lacking a retention
 * rule. @param today `yyyy-mm-dd`
 */
export function checkPrivacyDocuments(
  documents: readonly PrivacyDocument[],
  rules: readonly string[],
  today: string,
): string[] {
  const missing = PRIVACY_DOCUMENTS.filter((file) => !documents.some((document) => document.file === file)).map(
    (file) => `${file} is missing`,
  )
  const record = documents.find(({ file }) => file === 'processing-record.md')?.text ?? ''
  const unnamed = rules
    .filter((rule) => !record.includes(`| \`${rule}\` |`))
    .map((rule) => `processing-record.md has no line for the rule ${rule}`)
  return [...missing, ...documents.flatMap((document) => checkHead(document, today)), ...unnamed]
}
