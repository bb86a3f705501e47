import { UPLOADS_PATH, uploadsCalls } from '#contract/uploads.ts'
import type { Call } from '#contract/call.ts'
import { UPLOAD_LIMITS } from '#core/uploads/upload-rules.ts'
import type { Answer, Visitor } from './app-test.ts'

/** Headers of every request of the protocol. */
export const TUS = { 'tus-resumable': '1.0.0' }

/** Type of the bodies that carry bytes. */
export const TUS_TYPE = 'application/offset+octet-stream'

const NOTHING = Buffer.alloc(0)

/** Sends a request of the protocol of resumable uploads. */
export const sendTus = (
  browser: Visitor,
  method: 'POST' | 'HEAD' | 'PATCH' | 'DELETE' | 'OPTIONS',
  path: string,
  headers: Record<string, string> = {},
  body: Buffer = NOTHING,
): Promise<Answer> => browser.send([method, path] as unknown as Call, body, { ...TUS, ...headers })

export const metadataOf = (values: Record<string, string>): string =>
  Object.entries(values)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',')

/** Begins an upload; the address is where its bytes go. */
export async function begin(
  browser: Visitor,
  { planId, name = 'file.txt', bytes }: { planId: string; name?: string; bytes: number | string },
): Promise<{ status: number; address: string; id: string }> {
  const { status, response } = await sendTus(browser, 'POST', UPLOADS_PATH, {
    'upload-length': String(bytes),
    'upload-metadata': metadataOf({ filename: name, lesson: planId }),
  })
  const address = response.headers['location'] ?? ''
  return { status, address, id: address.split('/').at(-1) ?? '' }
}

/** Sends bytes of an upload from an offset on. */
export const sendPart = (browser: Visitor, address: string, offset: number | string, bytes: Buffer): Promise<Answer> =>
  sendTus(browser, 'PATCH', address, { 'upload-offset': String(offset), 'content-type': TUS_TYPE }, bytes)

/** Sends a whole file and finishes it. */
export async function sendFile(
  browser: Visitor,
  file: { planId: string; name?: string; bytes: Uint8Array },
): Promise<Answer & { id: string }> {
  const { status, address, id } = await begin(browser, { ...file, bytes: file.bytes.length })
  if (status !== 201) throw new Error(`The upload is refused with ${status}`)
  for (let at = 0; at < file.bytes.length; at += UPLOAD_LIMITS.part)
    await sendPart(browser, address, at, Buffer.from(file.bytes.subarray(at, at + UPLOAD_LIMITS.part)))
  return { ...(await browser.send(uploadsCalls.finishUpload, { planId: file.planId, id })), id }
}
