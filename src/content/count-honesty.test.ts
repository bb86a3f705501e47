import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { countHonesty } from '#content/count-honesty.ts'

const ROOT = path.join(import.meta.dirname, '../..')

/** Counts how often a pattern stands in the files, without parsing them. */
const countIn = (files: string, pattern: RegExp): number =>
  globSync(files, { cwd: ROOT }).reduce(
    (sum, file) => sum + (readFileSync(path.join(ROOT, file), 'utf8').match(pattern)?.length ?? 0),
    0,
  )

test('honesty: the figures of isiXhosa equal a count of the files themselves', () => {
  const { roots, items, clips, translations } = countHonesty(ROOT, 'xh')
  const folder = 'content/languages/xh'
  for (const state of ['drafted', 'checked', 'confirmed'] as const) {
    const pattern = new RegExp(`"review": ?"${state}"`, 'g')
    expect([state, roots[state]]).toEqual([state, countIn(`${folder}/lexicon/*.json`, pattern)])
    expect([state, items[state]]).toEqual([state, countIn(`${folder}/items/*.json`, pattern)])
  }
  expect(items.drafted + items.checked + items.confirmed).toBeGreaterThan(500)
  expect(clips).toEqual({ all: globSync('content/audio/xh/*.mp3', { cwd: ROOT }).length, synthetic: clips.all })
  for (const { language, texts } of translations)
    expect([language, texts]).toEqual([language, countIn(`locales/${language}/*.json`, /^ {2}"[^@"][^"]*":/gm)])
  expect(translations.map(({ language }) => language)).toEqual(['xh', 'af'])
})

test('honesty: a language without clips has none, and none of them is a speaker’s', () => {
  expect(countHonesty(ROOT, 'zu').clips).toEqual({ all: 0, synthetic: 0 })
})
