import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { UPLOAD_LIMITS } from '#core/uploads/upload-rules.ts'
import { sendUpload } from './send-upload.ts'
import type { UploadState } from './upload-list.ts'

const BYTES = Uint8Array.from({ length: UPLOAD_LIMITS.chunk * 2 + 100 }, (_, at) => at % 251)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Starts a server that stores bytes; `hinder` says before a request what happens to it. */
function startServer(hinder: (method: string, times: number) => 'cut-before' | 'cut-after' | 'restarts' | undefined) {
  const taken: Blob[] = []
  const asked: string[] = []
  const answer = async (path: string, { method = 'GET', body }: RequestInit = {}): Promise<Response> => {
    asked.push(method)
    const fate = hinder(method, asked.filter((one) => one === method).length)
    if (fate === 'cut-before') throw new TypeError('cut')
    if (fate === 'restarts') return new Response('', { status: 502 })
    if (method === 'PATCH') taken.push(body as Blob)
    if (fate === 'cut-after') throw new TypeError('cut')
    const offset = { 'upload-offset': String(new Blob(taken).size) }
    if (path.endsWith('/finish'))
      return Response.json({ file: { id: 'u1', name: 'a', kind: 'document', ending: 'txt', bytes: 1 }, refused: null })
    if (method === 'POST') return new Response(null, { status: 201, headers: { location: '/api/uploads/u1' } })
    return new Response(null, { status: method === 'HEAD' ? 200 : 204, headers: offset })
  }
  vi.stubGlobal('fetch', answer)
  return { bytes: async () => new Uint8Array(await new Blob(taken).arrayBuffer()), asked }
}

/** Sends the file to the end, however long the pauses are. */
async function send(signal = new AbortController().signal) {
  const states: string[] = []
  const sent: number[] = []
  let end: { state: UploadState | undefined } | undefined
  void sendUpload({
    planId: 'p1',
    name: 'a.txt',
    content: new Blob([BYTES]),
    signal,
    onSent: (bytes) => sent.push(bytes),
    onState: ({ is }) => states.push(is),
  }).then((state) => (end = { state }))
  await vi.waitFor(() => expect(end).toBeDefined(), { timeout: 60_000, interval: 500 })
  return { end: end?.state, states, sent }
}

test('upload: in pieces, each told, and finished', async () => {
  const { bytes } = startServer(() => undefined)
  const { end, sent, states } = await send()
  expect([end?.is, sent, states]).toEqual([
    'done',
    [UPLOAD_LIMITS.chunk, UPLOAD_LIMITS.chunk * 2, BYTES.length],
    ['checking'],
  ])
  expect(await bytes()).toEqual(BYTES)
})

for (const fate of ['cut-before', 'cut-after', 'restarts'] as const)
  test(`upload: a request that is hindered (${fate}) sends no byte twice and leaves none out`, async () => {
    const { bytes, asked } = startServer((method, times) =>
      (method === 'PATCH' && times === 2) || (method === 'HEAD' && times === 1) ? fate : undefined,
    )
    const { end, states } = await send()
    expect([end?.is, states]).toEqual(['done', ['waiting', 'waiting', 'sending', 'checking']])
    expect(asked.filter((method) => method === 'HEAD')).toHaveLength(2)
    expect(await bytes()).toEqual(BYTES)
  })

test('upload: a refusal ends it with its reason, and nothing is tried again', async () => {
  const { asked } = startServer(() => undefined)
  vi.stubGlobal('fetch', async (_path: string, { method = 'GET' }: RequestInit = {}) => {
    asked.push(method)
    return Response.json({ error: { code: 'too-large', message: '' } }, { status: 413 })
  })
  expect((await send()).end).toEqual({ is: 'refused', reason: 'too-large' })
  expect(asked).toEqual(['POST'])
})

test('upload: a cancelled one is deleted on the server', async () => {
  const control = new AbortController()
  const { asked } = startServer((method) => {
    if (method === 'PATCH') control.abort()
    return method === 'PATCH' ? 'cut-before' : undefined
  })
  expect((await send(control.signal)).end).toBeUndefined()
  expect(asked).toEqual(['POST', 'PATCH', 'DELETE'])
})
