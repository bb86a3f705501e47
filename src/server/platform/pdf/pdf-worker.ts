import { parentPort } from 'node:worker_threads'
import { drawSheet } from '#server/platform/pdf/draw-sheet.ts'
import type { PdfSheet } from '#server/platform/pdf/pdf-sheet.ts'

async function answer(sheet: PdfSheet): Promise<void> {
  const bytes = await drawSheet(sheet)
  parentPort?.postMessage(bytes, [])
}

parentPort?.on('message', (sheet: PdfSheet) => void answer(sheet))
