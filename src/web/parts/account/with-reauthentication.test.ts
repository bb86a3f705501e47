import { expect, test, vi } from 'vitest'
import type { CallResult } from '../../platform/call-api.ts'
import { withReauthentication } from './with-reauthentication.ts'

const asked = vi.hoisted(() => ({ answer: true, times: 0 }))
vi.mock('./ask-reauthentication.tsx', () => ({
  askReauthentication: async () => {
    asked.times++
    return asked.answer
  },
}))

const refused = (code: 'proof-needed' | 'not-found'): CallResult<string> => ({ ok: false, code, fields: {} })
const done: CallResult<string> = { ok: true, output: 'done' }

/** Creates a server that gives these answers, one after the other. */
const server =
  (...answers: CallResult<string>[]): (() => Promise<CallResult<string>>) =>
  async () =>
    answers.shift() ?? refused('not-found')

test('reauthentication: afterwards the call is sent once more', async () => {
  expect(await withReauthentication(server(refused('proof-needed'), done))).toEqual(done)
  expect(asked.times).toBe(1)
})

test('reauthentication refused: the person reads that nothing was done', async () => {
  asked.answer = false
  expect(await withReauthentication(server(refused('proof-needed'), done))).toEqual(refused('proof-needed'))
})

test('reauthentication: asked only if the server asks', async () => {
  asked.times = 0
  expect([await withReauthentication(server(done)), await withReauthentication(server(refused('not-found')))]).toEqual([
    done,
    refused('not-found'),
  ])
  expect(asked.times).toBe(0)
})
