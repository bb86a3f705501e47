import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { putAside, putBack } from './keep-earlier-files.ts'

const DAY_MS = 24 * 60 * 60 * 1000
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'funda-earlier-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('new build: files of the last build stay beside it, files older than a month go', () => {
  const [assets, aside] = [path.join(folder, 'assets'), path.join(folder, 'aside')]
  mkdirSync(assets)
  for (const [name, text] of [
    ['same.js', 'old'],
    ['gone.js', 'old'],
    ['ancient.js', 'old'],
  ] as const)
    writeFileSync(path.join(assets, name), text)
  const now = Date.now()
  utimesSync(path.join(assets, 'ancient.js'), now / 1000, (now - 31 * DAY_MS) / 1000)

  putAside(assets, aside)
  rmSync(assets, { recursive: true, force: true })
  mkdirSync(assets)
  writeFileSync(path.join(assets, 'same.js'), 'new')
  putBack(assets, aside, now)

  expect(readdirSync(assets).toSorted()).toEqual(['gone.js', 'same.js'])
  expect(readFileSync(path.join(assets, 'same.js'), 'utf8')).toBe('new')
  expect(readdirSync(folder)).toEqual(['assets'])
})

test('first build: nothing is put aside or back', () => {
  putAside(path.join(folder, 'assets'), path.join(folder, 'aside'))
  putBack(path.join(folder, 'assets'), path.join(folder, 'aside'), 0)
  expect(readdirSync(folder)).toEqual([])
})
