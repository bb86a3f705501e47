import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const WEB = import.meta.dirname

/** Tokens that a package sets on its own elements. */
const OF_PACKAGES: readonly string[] = ['--trigger-width']

const SET = /['"\s;{](--[\w-]+)['"]?\]?\s*:/g
const USED_WITHOUT_FALLBACK = /var\((--[\w-]+)\)/g

test('stylesheets: every token that a rule uses is set somewhere', () => {
  const files = globSync('**/*.{css,ts,tsx}', { cwd: WEB }).map((file) => ({
    file,
    text: readFileSync(path.join(WEB, file), 'utf8'),
  }))
  const tokens = new Set(files.flatMap(({ text }) => [...text.matchAll(SET)].map(([, token = '']) => token)))
  const unset = files.flatMap(({ file, text }) =>
    [...text.matchAll(USED_WITHOUT_FALLBACK)]
      .map(([, token = '']) => token)
      .filter((token) => !tokens.has(token) && !OF_PACKAGES.includes(token))
      .map((token) => `${file}: ${token}`),
  )
  expect(tokens.size).toBeGreaterThan(50)
  expect(unset).toEqual([])
})
