import { MAX_EVENTS_PER_BATCH } from '#core/learning/learning-event.ts'
import { layOutCopy } from '#core/privacy/lay-out-copy.ts'
import { writeZip } from '#core/privacy/write-zip.ts'
import { makeEvent, signUpLearner } from './support/learner-client.ts'
import type { MeasuredRow } from './support/measured-row.ts'

const ANSWERS = 10_000
const BUDGET_MS = 60_000

/** Times a copy for a learner with many answers, from the press to the finished archive. */
export async function measureDataCopy(address: string): Promise<MeasuredRow> {
  const learner = await signUpLearner(address)
  for (let sent = 0; sent < ANSWERS; sent += MAX_EVENTS_PER_BATCH) {
    const accepted = await learner.send(
      Array.from({ length: Math.min(MAX_EVENTS_PER_BATCH, ANSWERS - sent) }, makeEvent),
    )
    if (accepted === undefined) throw new Error('The server could not keep the answers.')
  }
  const start = performance.now()
  const copy = await learner.copyData()
  const encoder = new TextEncoder()
  writeZip(
    layOutCopy(copy).files.map((file) => ({
      name: encoder.encode(file.name),
      bytes: encoder.encode('text' in file ? file.text : file.base64),
    })),
    new Date(copy.exportedAt),
  )
  const product = performance.now() - start
  if (copy.tables.learningEvents?.length !== ANSWERS)
    throw new Error(`The copy has ${copy.tables.learningEvents?.length} answers instead of ${ANSWERS}.`)
  return { name: `copy of a learner's data with ${ANSWERS} answers`, unit: 'ms', product, budget: BUDGET_MS }
}
