import type { DataCopy } from '#core/privacy/data-copy.ts'
import { layOutCopy, type CopyFile, type Described } from '#core/privacy/lay-out-copy.ts'
import { writeZip } from '#core/privacy/write-zip.ts'
import { currentLanguage, loadText, t } from '../i18n/translate.ts'
import { saveFile } from '../save-file.ts'

const encoder = new TextEncoder()

/** Says in the reader's language what each file of the copy is. */
function writeReadme(described: readonly Described[], name: string, exportedAt: string): string {
  const lines = described.map(({ name: file, what }) => `${file}: ${t(`dataCopy.what.${what}`)}`)
  return [t('dataCopy.title', { name }), t('dataCopy.made', { day: exportedAt.slice(0, 10) }), t('dataCopy.care'), `${t('dataCopy.files')}\n${lines.join('\n')}`, t('dataCopy.tables'), t('dataCopy.secret'), '']
    .join('\n\n')
}

const bytesOf = (file: CopyFile): Uint8Array => ('text' in file ? encoder.encode(file.text) : Uint8Array.from(atob(file.base64), (sign) => sign.charCodeAt(0)))

/** Has the browser save all that is stored of somebody: one archive, with a text in the page's language that says what is in it. */
export async function saveCopy(copy: DataCopy, username: string): Promise<void> {
  await loadText(currentLanguage(), ['data-copy'])
  const { files, described } = layOutCopy(copy)
  const readme = { name: t('dataCopy.readme'), text: writeReadme(described, username, copy.exportedAt) }
  const archive = writeZip([readme, ...files].map((file) => ({ name: encoder.encode(file.name), bytes: bytesOf(file) })), new Date(copy.exportedAt))
  saveFile(`funda-${username}.zip`, archive, 'application/zip')
}
