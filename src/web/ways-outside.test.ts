import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const sources = globSync('**/*.{ts,tsx}', { cwd: import.meta.dirname })
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => ({
    file: file.replaceAll(path.sep, '/'),
    text: readFileSync(path.join(import.meta.dirname, file), 'utf8'),
  }))

/** Files that hold what the pattern finds. */
const filesWith = (pattern: RegExp): string[] =>
  sources
    .filter(({ text }) => pattern.test(text))
    .map(({ file }) => file)
    .toSorted()

test('links outside: one component draws them, and it asks who has the screen (M11)', () => {
  expect(sources.length).toBeGreaterThan(200)
  expect(filesWith(/<a[^>]* href=\{(?!`?\/)[^}]*\}[^>]*>/)).toContain('parts/grown-ups/outside-link.tsx')
  expect(filesWith(/<a[^>]* href=("|\{`?)(https?:|mailto:)/)).toEqual([])
  expect(filesWith(/\b(window|globalThis)\.open\(/)).toEqual([])
})

test('leaving by script: only the terms, the logout at the hub and a new version do (M11)', () => {
  expect(filesWith(/location\.(assign|replace)\(|location\.href = /)).toEqual([
    'features/terms/terms-dialog.tsx',
    'parts/account/leave-account.ts',
    'parts/lesson/new-version.tsx',
  ])
})

test("child's notice: short sentences of short words, as grade 3 reads (H5)", () => {
  const texts = JSON.parse(
    readFileSync(path.join(import.meta.dirname, '../../locales/en/operator.json'), 'utf8'),
  ) as Record<string, string>
  const said = Object.entries(texts)
    .filter(([key]) => key.startsWith('operator.children.'))
    .map(([, text]) => text)
  expect(said.length).toBeGreaterThanOrEqual(6)
  const sentences = said.flatMap((text) => text.split(/[.?!]\s*/)).filter((sentence) => sentence !== '')
  for (const sentence of sentences) {
    const words = sentence.split(/\s+/)
    expect([sentence, words.length <= 14, words.every((word) => word.length <= 10)]).toEqual([sentence, true, true])
  }
  expect(sentences.reduce((sum, sentence) => sum + sentence.split(/\s+/).length, 0) / sentences.length).toBeLessThan(8)
})
