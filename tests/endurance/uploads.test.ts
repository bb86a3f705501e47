import { once } from 'node:events'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { accountsCalls } from '#contract/accounts.ts'
import { lessonFileAddress, UPLOADS_PATH, uploadsCalls } from '#contract/uploads.ts'
import { UPLOAD_LIMITS } from '#core/uploads/upload-rules.ts'
import { findFreePort, runServer } from '../../bench/support/run-server.ts'
import { signUpInput } from '../support/app-test.ts'
import { PLAN_ID } from '../support/lesson-plan-input.ts'
import { makeScratchFolder } from '../support/scratch-folder.ts'
import { metadataOf, TUS, TUS_TYPE } from '../support/send-upload.ts'

const TEXT = Buffer.from('Umntwana uyafunda ekhaya.\n'.repeat(40_000))

test('killed server: an upload goes on at the stored offset, and its file is whole (C1)', async ({
  onTestFinished,
}) => {
  const folder = makeScratchFolder('uploads')
  const port = await findFreePort()
  let server = await runServer(path.join(folder, 'data'), port)
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const ended = once(server, 'exit')
    server.kill(signal)
    await ended
  }
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  let cookie = ''
  const send = async (
    method: string,
    address: string,
    headers: Record<string, string> = {},
    body?: Uint8Array<ArrayBuffer> | string,
  ): Promise<Response> => {
    const response = await fetch(`http://localhost:${port}${address}`, {
      method,
      headers: { cookie, ...TUS, ...headers },
      ...(body === undefined ? {} : { body }),
    })
    const set = response.headers.getSetCookie().map((line) => line.split(';')[0])
    if (set.length > 0) cookie = set.join('; ')
    return response
  }
  const call = (address: string, input: object): Promise<Response> =>
    send('POST', address, { 'content-type': 'application/json' }, JSON.stringify(input))
  const sendFrom = async (address: string, from: number, until: number): Promise<void> => {
    for (let at = from; at < until; at += UPLOAD_LIMITS.chunk) {
      const bytes = Uint8Array.from(TEXT.subarray(at, Math.min(until, at + UPLOAD_LIMITS.chunk)))
      expect(
        (await send('PATCH', address, { 'upload-offset': String(at), 'content-type': TUS_TYPE }, bytes)).status,
      ).toBe(204)
    }
  }

  expect((await call(accountsCalls.signUp[1], signUpInput('nomsa'))).status).toBe(200)
  const metadata = metadataOf({ filename: 'animals.txt', lesson: PLAN_ID })
  const begun = await send('POST', UPLOADS_PATH, { 'upload-length': String(TEXT.length), 'upload-metadata': metadata })
  const address = begun.headers.get('location') ?? ''
  await sendFrom(address, 0, UPLOAD_LIMITS.chunk * 2)

  await end('SIGKILL')
  server = await runServer(path.join(folder, 'data'), port)
  const offset = Number((await send('HEAD', address)).headers.get('upload-offset'))
  expect(offset).toBe(UPLOAD_LIMITS.chunk * 2)
  await sendFrom(address, offset, TEXT.length)
  const id = address.split('/').at(-1) ?? ''
  const finished = await call(uploadsCalls.finishUpload[1], { planId: PLAN_ID, id })
  expect(await finished.json()).toMatchObject({ file: { name: 'animals', bytes: TEXT.length }, refused: null })
  const read = await send('GET', lessonFileAddress(PLAN_ID, id))
  expect(Buffer.from(await read.arrayBuffer()).equals(TEXT)).toBe(true)
  await end('SIGTERM')
})
