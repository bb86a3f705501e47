import { expect, test } from 'vitest'
import { INTERFACE_LANGUAGES, restoreInterfaceLanguage } from '#core/languages/interface-languages.ts'
import { LEARNING_LANGUAGES, restoreLearningLanguage } from '#core/languages/learning-languages.ts'

test('interface languages: the fourteen that are specified [S9.04] [S3.02]', () => {
  expect(INTERFACE_LANGUAGES.map(({ code }) => code)).toEqual([
    'af',
    'en',
    'fr',
    'nr',
    'nso',
    'pt',
    'ss',
    'st',
    'sw',
    'tn',
    'ts',
    've',
    'xh',
    'zu',
  ])
  for (const { name } of INTERFACE_LANGUAGES) expect(name).not.toBe('')
})

test('the stored language: used if supported, otherwise English, and the unknown is logged [S4.09]', () => {
  expect(restoreInterfaceLanguage(null)).toEqual({ language: 'en', known: true })
  expect(restoreInterfaceLanguage('ve')).toEqual({ language: 've', known: true })
  expect(restoreInterfaceLanguage('tlh')).toEqual({ language: 'en', known: false })
})

test('learning language: isiXhosa, unless another is stored', () => {
  expect(LEARNING_LANGUAGES[0].code).toBe('xh')
  expect(restoreLearningLanguage(null)).toBe('xh')
  expect(restoreLearningLanguage('st')).toBe('st')
  expect(restoreLearningLanguage('fr')).toBe('xh')
})
