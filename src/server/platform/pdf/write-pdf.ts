import { takeTurns } from '#server/platform/identity/take-turns.ts'
import type { PdfSheet } from '#server/platform/pdf/pdf-sheet.ts'
import { keepWorker } from '#server/platform/process/keep-worker.ts'

/** Most PDFs that may wait. */
const LONGEST_LINE = 200

/** One PDF at a time, beside the main thread: other answers don't wait for it. */
const turns = takeTurns(1, LONGEST_LINE)

const ask = keepWorker({
  program: new URL('./pdf-worker.ts', import.meta.url),
  megabytes: 256,
  patience: 60_000,
  idle: 30_000,
})

/** Writes a sheet as tagged PDF (PDF/UA) in Andika, in a thread of its own. */
export async function writePdf(sheet: PdfSheet): Promise<Uint8Array> {
  const bytes = await turns(() => ask(sheet))
  if (!(bytes instanceof Uint8Array)) throw new Error('The thread returned no PDF')
  return bytes
}
