import { learningCalls } from '#contract/learning.ts'
import { hearNear } from '../account/hear-near.ts'
import { callApi } from '../../platform/call-api.ts'
import type { SendBatch } from '../../platform/offline/outbox.ts'

/**
 * Sends a batch of events. It fails if the server refuses it as a whole, such as with 503 or 507. The events are then
 * sent again later. Null if the server can't read the batch.
 */
export const sendBatch: SendBatch = async (events) => {
  const result = await callApi<'recordEvents'>(learningCalls.recordEvents, { events })
  if (!result.ok && (result.code === 'invalid-input' || result.code === 'too-large')) return null
  if (!result.ok) throw new Error(`The events were not sent: ${result.code}.`)
  hearNear(result.output)
  return result.output
}
