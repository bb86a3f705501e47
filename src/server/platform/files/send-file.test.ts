import { Readable } from 'node:stream'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { sendFile } from '#server/platform/files/send-file.ts'

const BYTES = Buffer.from('ID3 0123456789')
const TAG = '"0123"'

/** Sends a file of fourteen bytes, and notes which parts of it were opened. */
function buildSender(keeping: 'private' | { publicFor: number } = 'private') {
  const opened: string[] = []
  const app = Fastify()
  app.get('/file', (request, reply) =>
    sendFile(request, reply, {
      type: 'audio/mpeg',
      bytes: BYTES.length,
      hash: '0123',
      name: 'word-1',
      keeping,
      open: async (range) => {
        opened.push(range ? `${range.first}-${range.last}` : 'whole')
        return Readable.from([range ? BYTES.subarray(range.first, range.last + 1) : BYTES])
      },
    }),
  )
  return { opened, get: (headers: Record<string, string> = {}) => app.inject({ url: '/file', headers }), app }
}

test("sending: the type is the server's own, no browser guesses, and only the device keeps it", async () => {
  const { get } = buildSender()
  const { statusCode, headers, rawPayload } = await get()
  expect([statusCode, rawPayload]).toEqual([200, BYTES])
  expect(headers).toMatchObject({
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-cache',
    'content-disposition': 'inline; filename="word-1.mp3"',
    'content-length': '14',
    'content-security-policy': "default-src 'none'; sandbox",
    'content-type': 'audio/mpeg',
    etag: TAG,
    'x-content-type-options': 'nosniff',
  })
  expect((await buildSender({ publicFor: 60 }).get()).headers['cache-control']).toBe('public, max-age=60')
})

test.each([
  ['bytes=0-3', 206, 'ID3 ', 'bytes 0-3/14'],
  ['bytes=-2', 206, '89', 'bytes 12-13/14'],
  ['bytes=4-', 206, '0123456789', 'bytes 4-13/14'],
  ['bytes=14-', 416, '', 'bytes */14'],
  ['bytes=0-1,3-4', 200, 'ID3 0123456789', undefined],
])('ranges: %s is answered by %i', async (range, status, payload, contentRange) => {
  const { get, opened } = buildSender()
  const { statusCode, headers, payload: sent } = await get({ range })
  expect([statusCode, sent, headers['content-range']]).toEqual([status, payload, contentRange])
  expect(headers['content-length']).toBe(String(payload.length))
  expect(opened).toHaveLength(status === 416 ? 0 : 1)
})

test('conditions: If-Range of this content gives the part, of another the whole', async () => {
  const { get } = buildSender()
  for (const [condition, status] of [
    [TAG, 206],
    [`W/${TAG}`, 200],
    ['"other"', 200],
    ['Mon, 02 Mar 2026 10:00:00 GMT', 200],
  ] as const)
    expect([condition, (await get({ range: 'bytes=0-3', 'if-range': condition })).statusCode]).toEqual([
      condition,
      status,
    ])
})

test('conditions: a content that the device has is not sent again', async () => {
  const { get, opened } = buildSender()
  for (const known of [TAG, `W/${TAG}`, `"other", ${TAG}`, '*']) {
    const { statusCode, payload, headers } = await get({ 'if-none-match': known, range: 'bytes=0-3' })
    expect([known, statusCode, payload, headers.etag]).toEqual([known, 304, '', TAG])
  }
  expect(opened).toEqual([])
  expect((await get({ 'if-none-match': '"other"' })).statusCode).toBe(200)
})

test('heads: a HEAD request gets the headers alone', async () => {
  const { app } = buildSender()
  const { statusCode, payload, headers } = await app.inject({ method: 'HEAD', url: '/file' })
  expect([statusCode, payload, headers['content-length'], headers['content-type']]).toEqual([
    200,
    '',
    '14',
    'audio/mpeg',
  ])
})
