import type { DataCopy } from '#core/privacy/data-copy.ts'
import { layOutCopy, type CopyFile } from '#core/privacy/lay-out-copy.ts'
import { writeZip } from '#core/privacy/write-zip.ts'
import { currentLanguage, loadText, t } from '../../platform/i18n/translate.ts'
import {
  complaintsEmail,
  name as regulator,
  physicalAddress as regulatorAddress,
  phone as regulatorPhone,
} from '../../../../content/information-regulator.json'
import { operatorStore } from '../operator/operator-store.ts'
import { saveFile } from '../../platform/save-file.ts'

const encoder = new TextEncoder()

const listWays = (...ways: readonly (string | undefined)[]): string =>
  ways.filter((way) => way !== undefined).join(' · ')

/** Returns lines about the responsible party and complaints; none without an operator or with the sample. */
function sayWhoKeeps(): string[] {
  const answer = operatorStore.get()
  const { name, email, phone, physicalAddress } = answer?.isSample === false ? answer.operator : {}
  const rights = t('dataCopy.rights', { regulator, ways: listWays(complaintsEmail, regulatorPhone, regulatorAddress) })
  return [
    ...(name === undefined ? [] : [t('dataCopy.who', { name, ways: listWays(email, phone, physicalAddress) })]),
    rights,
  ]
}

/** Says in the reader's language what each file of the copy is, and each column. */
function writeReadme(
  { described, columns }: Pick<ReturnType<typeof layOutCopy>, 'described' | 'columns'>,
  name: string,
  exportedAt: string,
): string {
  const lines = described.map(({ name: file, what }) => `${file}: ${t(`dataCopy.what.${what}`)}`)
  const named = columns.map((column) => `${column}: ${t(`dataCopy.column.${column}`)}`)
  return [
    t('dataCopy.title', { name }),
    t('dataCopy.made', { day: exportedAt.slice(0, 10) }),
    t('dataCopy.care'),
    ...sayWhoKeeps(),
    `${t('dataCopy.files')}\n${lines.join('\n')}`,
    t('dataCopy.tables'),
    `${t('dataCopy.columns')}\n${named.join('\n')}`,
    t('dataCopy.secret'),
    '',
  ].join('\n\n')
}

const bytesOf = (file: CopyFile): Uint8Array =>
  'text' in file ? encoder.encode(file.text) : Uint8Array.from(atob(file.base64), (sign) => sign.charCodeAt(0))

/** Saves a person's copy in the browser: one archive, with a readme in the page's language. */
export async function saveCopy(copy: DataCopy, username: string): Promise<void> {
  await loadText(currentLanguage(), ['data-copy'])
  const { files, ...read } = layOutCopy(copy)
  const readme = { name: t('dataCopy.readme'), text: writeReadme(read, username, copy.exportedAt) }
  const archive = writeZip(
    [readme, ...files].map((file) => ({ name: encoder.encode(file.name), bytes: bytesOf(file) })),
    new Date(copy.exportedAt),
  )
  saveFile(`funda-${username}.zip`, archive, 'application/zip')
}
