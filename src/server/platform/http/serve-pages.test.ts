import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import { test as appTest } from '../../../../tests/support/app-test.ts'

const HASH = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='
const PAGE_NAMES = ['index', 'menu/index', 'age-levels/toddlers/index', 'app', '404']

const test = appTest.extend<{ webRoot: string; site: FastifyInstance }>({
  webRoot: async ({}, use) => {
    const root = mkdtempSync(join(tmpdir(), 'funda-web-'))
    const write = (file: string, content: string | Buffer): void => {
      mkdirSync(dirname(join(root, 'web', file)), { recursive: true })
      writeFileSync(join(root, 'web', file), content)
    }
    const files = [
      ...PAGE_NAMES.map((name) => [`${name}.html`, `<h1>${name}</h1>`]),
      ['assets/main-abc123.js', 'export const main = 1'],
    ]
    for (const [file = '', content = ''] of files) {
      write(file, content)
      write(`${file}.br`, brotliCompressSync(content))
      write(`${file}.gz`, gzipSync(content))
    }
    write('audio/xh/0123456789abcdef.mp3', Buffer.from('a clip'))
    write('sw.js', 'self.skipWaiting()')
    write('.hidden.txt', 'hidden')
    write('csp-hashes.json', JSON.stringify({ script: [HASH] }))
    writeFileSync(join(root, 'secret.txt'), 'secret')
    await use(join(root, 'web'))
    rmSync(root, { recursive: true })
  },
  site: async ({ buildTestApp, webRoot }, use) => use(await buildTestApp({ webRoot })),
})

test('built page: sent unchanged, in the smallest encoding that the browser accepts', async ({ site }) => {
  const plain = await site.inject({ url: '/menu' })
  expect([plain.statusCode, plain.headers['content-type'], plain.body]).toEqual([
    200,
    'text/html; charset=utf-8',
    '<h1>menu/index</h1>',
  ])
  const brotli = await site.inject({ url: '/menu/', headers: { 'accept-encoding': 'gzip, deflate, br' } })
  expect([brotli.headers['content-encoding'], brotliDecompressSync(brotli.rawPayload).toString()]).toEqual([
    'br',
    plain.body,
  ])
  const gzip = await site.inject({ url: '/menu', headers: { 'accept-encoding': 'br;q=0, gzip;q=0.5' } })
  expect([gzip.headers['content-encoding'], gunzipSync(gzip.rawPayload).toString()]).toEqual(['gzip', plain.body])
  for (const { headers } of [plain, brotli, gzip]) expect(headers['vary']).toMatch(/accept-encoding/i)
})

test('page already in the browser: answered with 304 and no body', async ({ site }) => {
  const first = await site.inject({ url: '/' })
  expect(first.headers['cache-control']).toBe('no-cache')
  const etag = String(first.headers.etag)
  for (const tag of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const again = await site.inject({ url: '/', headers: { 'if-none-match': tag } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  }
  expect((await site.inject({ url: '/', headers: { 'if-none-match': '"other"' } })).statusCode).toBe(200)
})

test('rebuilt page: sent again despite the old ETag', async ({ site, webRoot }) => {
  const first = await site.inject({ url: '/' })
  writeFileSync(join(webRoot, 'index.html'), '<h1>newer</h1>')
  const again = await site.inject({ url: '/', headers: { 'if-none-match': String(first.headers.etag) } })
  expect([again.statusCode, again.body]).toEqual([200, '<h1>newer</h1>'])
})

test('hashed files: cached for a year; other files are revalidated', async ({ site }) => {
  const asset = await site.inject({ url: '/assets/main-abc123.js', headers: { 'accept-encoding': 'br' } })
  expect(asset.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
  })
  expect(asset.headers['content-type']).toMatch(/^(text|application)\/javascript/)
  const worker = await site.inject({ url: '/sw.js' })
  expect([worker.statusCode, worker.headers['cache-control']]).toEqual([200, 'no-cache'])
  expect(
    (await site.inject({ url: '/sw.js', headers: { 'if-none-match': String(worker.headers.etag) } })).statusCode,
  ).toBe(304)
})

test('clips: cached for a year, served in ranges; a missing one is answered in a word', async ({ site }) => {
  const clip = await site.inject({ url: '/audio/xh/0123456789abcdef.mp3', headers: { 'accept-encoding': 'br' } })
  expect([clip.statusCode, clip.body]).toEqual([200, 'a clip'])
  expect(clip.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'audio/mpeg',
  })
  expect(clip.headers['content-security-policy']).toBeUndefined()
  expect((await site.inject({ url: '/audio/xh/0123456789abcdef.mp3', headers: { range: 'bytes=2-5' } })).body).toBe(
    'clip',
  )
  for (const url of [
    '/audio/xh/ffffffffffffffff.mp3',
    '/audio/xh/',
    '/audio/..%2f..%2fsecret.txt',
    '/audio/xh/clips.json',
  ]) {
    const gone = await site.inject({ url })
    expect([gone.statusCode, gone.body, gone.headers['cache-control']]).toEqual([404, 'No recording', 'no-cache'])
  }
})

test('missing page or file: the not-found page with status 404', async ({ site }) => {
  for (const url of [
    '/unknown',
    '/unknown/',
    '/menu/more',
    '/assets/gone-123.js',
    '/gone.png',
    '/assets/',
    '/assets',
  ]) {
    const { statusCode, body, headers } = await site.inject({ url })
    expect([url, statusCode, body, headers['cache-control']]).toEqual([url, 404, '<h1>404</h1>', 'no-cache'])
  }
})

test('age level: a known one is a page, an unknown one the shell with status 404 [S2.06]', async ({ site }) => {
  const answers = await Promise.all(
    ['/age-levels/toddlers', '/age-levels/families', '/age-levels/grandparents'].map((url) => site.inject({ url })),
  )
  expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
    [200, '<h1>age-levels/toddlers/index</h1>'],
    [200, '<h1>app</h1>'],
    [404, '<h1>app</h1>'],
  ])
})

test('files outside the build and hidden files: never readable', async ({ site }) => {
  for (const url of [
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/%2e%2e%5csecret.txt',
    '/.hidden.txt',
    '/%00.html',
    '/%E0%A4%A',
  ]) {
    const { statusCode, body } = await site.inject({ url })
    expect([url, statusCode >= 400 && statusCode < 500, body.includes('secret') || body.includes('hidden')]).toEqual([
      url,
      true,
      false,
    ])
  }
})

test('no web build: pages get a plain 404, and calls are still answered', async ({ buildTestApp }) => {
  const site = await buildTestApp({ webRoot: join(tmpdir(), 'funda-nothing-built') })
  const page = await site.inject({ url: '/' })
  expect([page.statusCode, page.body]).toEqual([404, 'Not found'])
  expect((await site.inject({ url: '/api/health' })).statusCode).toBe(200)
})

test("the content security policy: allows our scripts and the pages' inline ones, nothing else", async ({ site }) => {
  const policy = String((await site.inject({ url: '/' })).headers['content-security-policy'])
  expect(policy).toContain(`script-src 'self' '${HASH}';`)
  for (const rule of [
    "default-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ])
    expect(policy).toContain(rule)
  expect(policy).not.toMatch(/script-src[^;]*unsafe|https?:|\*/)
})
