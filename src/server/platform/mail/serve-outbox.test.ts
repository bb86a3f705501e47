import { expect } from 'vitest'
import type { Outbox } from '#server/platform/mail/create-mail.ts'
import { test } from '../../../../tests/support/app-test.ts'

const message = {
  to: 'nomsa@example.com',
  language: 'xh' as const,
  subject: 'A <b>letter</b>',
  text: 'Look:\nhttp://localhost:3000/reset-password#abc\n',
  html: '',
}
const shownOutbox: Outbox = {
  list: async () => [{ id: '1', at: '2026-03-02T10:00:00.000Z', message }],
}

test('development outbox: shows the unsent emails on this machine', async ({ buildTestApp }) => {
  const app = await buildTestApp({ shownOutbox })
  const { statusCode, headers, body } = await app.inject({ url: '/dev/outbox', headers: { host: 'localhost:3000' } })
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'text/html; charset=utf-8',
    'no-store',
  ])
  expect(body).toContain('A &lt;b&gt;letter&lt;/b&gt;')
  expect(body).toContain('To nomsa@example.com')
  expect(body).toContain('<a href="http://localhost:3000/reset-password#abc">')
})

test.for<[string, { host: string; 'x-forwarded-for'?: string; forwarded?: string }, string]>([
  ['a page of another site that points its name here', { host: 'evil.example:3000' }, '127.0.0.1'],
  ['another machine', { host: 'localhost:3000' }, '192.168.0.9'],
  ['somebody behind a proxy', { host: 'localhost:3000', 'x-forwarded-for': '192.168.0.9' }, '127.0.0.1'],
  ['somebody behind a newer proxy', { host: 'localhost:3000', forwarded: 'for=192.168.0.9' }, '127.0.0.1'],
])('for %s there is no such page', async ([, headers, remoteAddress], { buildTestApp }) => {
  const app = await buildTestApp({ shownOutbox })
  const { statusCode, body } = await app.inject({ url: '/dev/outbox', headers, remoteAddress })
  expect([statusCode, body]).toEqual([404, expect.not.stringContaining('nomsa')])
})

test('no development outbox: its page is not found', async ({ app }) => {
  expect((await app.inject({ url: '/dev/outbox', headers: { host: 'localhost:3000' } })).statusCode).toBe(404)
})
