import { expect, test } from 'vitest'
import { checkCatalogs, keyPrefix, type LocaleRules } from './check-catalogs.ts'
import { parseLocaleFile } from './read-locales.ts'

const RULES: LocaleRules = { languages: ['en', 'xh', 'zu'], complete: ['en', 'xh'], sameAsEnglish: {} }

const file = (language: string, area: string, messages: object) =>
  parseLocaleFile(language, area, JSON.stringify(messages))
const ENGLISH = file('en', 'age-levels', {
  'ageLevels.title': 'Age levels',
  'ageLevels.back': 'Back',
  '@ageLevels.back': 'A link.',
})
const XHOSA = { 'ageLevels.title': 'Amanqanaba obudala', 'ageLevels.back': 'Buyela' }
const problemsOf = (...files: ReturnType<typeof file>[]): string[] => checkCatalogs([ENGLISH, ...files], RULES).problems

test('keys of an area: begin with its name in camel case', () => {
  expect(keyPrefix('age-levels')).toBe('ageLevels.')
  expect(keyPrefix('shell')).toBe('shell.')
})

test('catalogues: a complete language and a partial one pass; comments are ignored', () => {
  expect(problemsOf(file('xh', 'age-levels', XHOSA), file('zu', 'age-levels', { 'ageLevels.back': 'Emuva' }))).toEqual(
    [],
  )
})

test('complete language: a missing file or key is refused', () => {
  expect(problemsOf()).toEqual(['locales/xh/age-levels.json: the file is missing'])
  expect(problemsOf(file('xh', 'age-levels', { 'ageLevels.title': 'Amanqanaba obudala' }))).toEqual([
    'locales/xh/age-levels.json: 1 keys are missing: ageLevels.back',
  ])
})

test('catalogues: an extra key, area or language and a wrong prefix are refused', () => {
  expect(problemsOf(file('xh', 'age-levels', { ...XHOSA, 'ageLevels.extra': 'x' }))).toContain(
    'locales/xh/age-levels.json: not in English: ageLevels.extra',
  )
  expect(problemsOf(file('xh', 'age-levels', XHOSA), file('zu', 'shop', {}))).toContain(
    'locales/zu/shop.json: there is no English file of this area',
  )
  expect(problemsOf(file('xh', 'age-levels', XHOSA), file('de', 'age-levels', {}))).toContain(
    "locales/de/age-levels.json: 'de' is not an interface language",
  )
  expect(
    checkCatalogs([file('en', 'age-levels', { 'age.title': 'Age' })], { ...RULES, complete: ['en'] }).problems,
  ).toEqual(["locales/en/age-levels.json: age.title must begin with 'ageLevels.'"])
})

test('wrong text: reported with its file and key', () => {
  expect(problemsOf(file('xh', 'age-levels', { ...XHOSA, 'ageLevels.back': '' }))).toEqual([
    'locales/xh/age-levels.json: ageLevels.back: the text is empty',
  ])
})

test('text equal to the English one: warned of, refused if many, allowed if listed', () => {
  const same = file('xh', 'age-levels', { ...XHOSA, 'ageLevels.back': 'Back' })
  expect(checkCatalogs([ENGLISH, same], RULES)).toEqual({
    problems: ['xh: 1 of 2 texts are the same as in English'],
    warnings: ['xh: the same as in English: ageLevels.back'],
  })
  expect(checkCatalogs([ENGLISH, same], { ...RULES, sameAsEnglish: { xh: ['ageLevels.back'] } })).toEqual({
    problems: [],
    warnings: [],
  })
  expect(
    checkCatalogs([ENGLISH, file('xh', 'age-levels', XHOSA)], { ...RULES, sameAsEnglish: { xh: ['ageLevels.back'] } })
      .problems,
  ).toEqual(['xh: ageLevels.back is listed as rightly the same as in English, but is not the same'])
})

test('locale file: invalid JSON, a repeated key or a value other than text is refused', () => {
  expect(parseLocaleFile('en', 'shell', '{').problems[0]).toMatch(/^the file can't be read: /)
  expect(parseLocaleFile('en', 'shell', '{"shell.a": "x", "shell.a": "y"}').problems).toEqual([
    'shell.a is there twice',
  ])
  expect(parseLocaleFile('en', 'shell', '{"shell.a": 5}').problems).toEqual(['shell.a is not a text'])
})
