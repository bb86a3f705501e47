import { expect, test } from 'vitest'
import { INTERFACE_LANGUAGES } from '#core/languages/interface-languages.ts'
import { MEANING_LANGUAGES, meaningLanguageOf } from '#core/languages/meaning-languages.ts'

test('meanings: in Afrikaans for readers of the Afrikaans site, in English for all others', () => {
  expect(meaningLanguageOf('af')).toBe('af')
  for (const { code } of INTERFACE_LANGUAGES.filter((language) => language.code !== 'af'))
    expect(meaningLanguageOf(code), code).toBe('en')
})

test('languages of meanings: each is an interface language', () => {
  for (const code of MEANING_LANGUAGES) expect(INTERFACE_LANGUAGES.map((language) => language.code)).toContain(code)
})
