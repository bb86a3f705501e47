import { expect, test } from 'vitest'
import { INTERFACE_LANGUAGES } from '#core/languages/interface-languages.ts'
import { MEANING_LANGUAGES, meaningLanguageOf } from '#core/languages/meaning-languages.ts'

test('meanings are told in Afrikaans to those who read the site in it, and in English to everybody else', () => {
  expect(meaningLanguageOf('af')).toBe('af')
  for (const { code } of INTERFACE_LANGUAGES.filter((language) => language.code !== 'af'))
    expect(meaningLanguageOf(code), code).toBe('en')
})

test('every language of meanings is a language of the site', () => {
  for (const code of MEANING_LANGUAGES) expect(INTERFACE_LANGUAGES.map((language) => language.code)).toContain(code)
})
