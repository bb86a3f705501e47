import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLog } from '#server/platform/log/create-log.ts'
import { BUILD_STAMP, ensureWebBuilt } from './ensure-web-built.ts'
import { hashWebSources } from './hash-web-sources.ts'

let project: string
const log = createLog('silent')
const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(project, file)), { recursive: true })
  fs.writeFileSync(path.join(project, file), text)
}
const read = (file: string) => fs.readFileSync(path.join(project, file), 'utf8')
const builds = () => fs.readFileSync(path.join(project, 'builds'), 'utf8').length

beforeEach(() => {
  project = fs.mkdtempSync(path.join(os.tmpdir(), 'funda-build-'))
  write('src/web/main.tsx', 'one')
  // Stands in for the real build script: says what it built from, and counts its runs.
  const hashModule = path.join(import.meta.dirname, 'hash-web-sources.ts')
  write(
    'scripts/build-web.ts',
    `import fs from 'node:fs'; import { hashWebSources } from ${JSON.stringify(hashModule)}
    fs.mkdirSync('dist/web', { recursive: true }); fs.appendFileSync('builds', '1')
    fs.writeFileSync('${BUILD_STAMP}', JSON.stringify({ hash: hashWebSources(process.cwd()) }))`,
  )
})
afterEach(() => fs.rmSync(project, { recursive: true }))

test('web pages: built when missing, and not again without a change', async () => {
  expect(await ensureWebBuilt(project, log)).toBe(path.join(project, 'dist/web'))
  expect(JSON.parse(read(BUILD_STAMP))).toEqual({ hash: hashWebSources(project) })
  await ensureWebBuilt(project, log)
  expect(builds()).toBe(1)
})

test('web pages: built again after a source has changed', async () => {
  await ensureWebBuilt(project, log)
  write('src/web/main.tsx', 'two')
  await ensureWebBuilt(project, log)
  expect(builds()).toBe(2)
})

test('hash of web sources: changes with a new or renamed source, not with a test file', () => {
  const before = hashWebSources(project)
  write('src/web/main.test.ts', 'test')
  expect(hashWebSources(project)).toBe(before)
  write('locales/en/home.json', '{}')
  const added = hashWebSources(project)
  fs.renameSync(path.join(project, 'locales/en/home.json'), path.join(project, 'locales/en/about.json'))
  expect(new Set([before, added, hashWebSources(project)])).toHaveLength(3)
})

test('environment of a build: production, whatever that of the server or the test that starts it', async () => {
  expect(process.env['NODE_ENV']).toBe('test')
  write('scripts/build-web.ts', `import fs from 'node:fs'; fs.writeFileSync('environment', process.env.NODE_ENV)`)
  await ensureWebBuilt(project, log)
  expect(read('environment')).toBe('production')
})

test('failed web build: stops the start with the output of the build', async () => {
  write('scripts/build-web.ts', `console.error('a page is broken'); process.exit(1)`)
  await expect(ensureWebBuilt(project, log)).rejects.toThrow(/could not be built[^]*a page is broken/)
})
