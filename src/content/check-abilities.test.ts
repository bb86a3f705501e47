import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkAbilities } from '#content/check-abilities.ts'
import { listLanguagesWith } from '#content/list-languages-with.ts'
import { loadLanguageContent } from '#content/load-content.ts'

const ROOT = join(import.meta.dirname, '..', '..')

test('abilities: a language that lists what it has, no problem', () => {
  expect(checkAbilities(ROOT, 'zu', loadLanguageContent(ROOT, 'zu').has)).toEqual([])
})

test('abilities: stories are listed and not there, a problem names them', () => {
  expect(checkAbilities(ROOT, 'zu', ['engine', 'stories']).map(({ problem }) => problem)).toEqual([
    "'stories' is listed under `has`, but not there",
  ])
})

test('abilities: an engine is there and not listed, a problem names it', () => {
  expect(checkAbilities(ROOT, 'zu', []).map(({ problem }) => problem)).toEqual([
    "'engine' is there, but not listed under `has`",
  ])
})

test('abilities: languages with clips, those that list them', () => {
  expect(listLanguagesWith(ROOT, 'clips')).toEqual(['xh'])
})
