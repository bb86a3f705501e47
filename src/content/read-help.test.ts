import path from 'node:path'
import { expect, test } from 'vitest'
import { readHelp } from '#content/read-help.ts'
import { findArticles } from '#core/help/find-articles.ts'
import { HELP_READERS } from '#core/help/help-article.ts'
import { COMPLETE_INTERFACE_LANGUAGES } from '#core/languages/interface-languages.ts'

const ROOT = path.join(import.meta.dirname, '../..')
const ENGLISH = readHelp(ROOT, 'en')

const firstOf = (query: string): string | undefined => findArticles(ENGLISH, query, undefined)[0]?.id

test('help: thirty articles or more in three languages, with labels filled in', () => {
  expect(ENGLISH.length).toBeGreaterThanOrEqual(30)
  const ids = ENGLISH.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const language of COMPLETE_INTERFACE_LANGUAGES) {
    const articles = readHelp(ROOT, language)
    expect(articles.map(({ id }) => id)).toEqual(ids)
    expect(
      articles.filter(({ title, text }) => `${title} ${text.join(' ')}`.includes('{')).map(({ id }) => id),
    ).toEqual([])
    for (const { related } of articles) expect(related.filter((id) => !ids.includes(id))).toEqual([])
  }
  for (const reader of HELP_READERS) expect(findArticles(ENGLISH, '', reader).length).toBeGreaterThanOrEqual(10)
})

test.each([
  ['I forgot my password', 'forgot-password'],
  ['how do I invite the other parent', 'invite-a-guardian'],
  ['my phone with the codes was lost', 'lost-app'],
  ['learn without internet', 'learn-offline'],
  ['can I use dark mode', 'change-theme'],
  ['give homework to my class', 'assign-work'],
  ['the translation is wrong', 'suggest-a-better-word'],
  ['delete everything about me', 'delete-your-account'],
  ['upload a spreadsheet of names', 'import-students'],
])('help: %j finds %s first', (query, id) => {
  expect(firstOf(query)).toBe(id)
})

test('help: words that are in no article find nothing, and filler words do not decide', () => {
  expect(findArticles(ENGLISH, 'zzzz', undefined)).toEqual([])
  expect(firstOf('how can I please print')).toBe('print-worksheets')
})

test('help: each language finds its own words', () => {
  expect(findArticles(readHelp(ROOT, 'af'), 'ek het my wagwoord vergeet', undefined)[0]?.id).toBe('forgot-password')
  expect(findArticles(readHelp(ROOT, 'xh'), 'ndilibele iphasiwedi', undefined)[0]?.id).toBe('forgot-password')
})
