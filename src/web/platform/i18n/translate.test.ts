import { expect, test, vi } from 'vitest'
import type { MessageId } from './text-areas.ts'
import { activateLanguage, currentLanguage, loadText, onLanguageChange, t } from './translate.ts'

const MISSING = 'shell.thisKeyHasNoText' as MessageId

test.each(['en', 'xh', 'fr'] as const)(
  'texts in %s: a key without text shows itself, with values too [S4.09]',
  async (language) => {
    await loadText(language, ['shell'])
    activateLanguage(language)
    expect(t(MISSING)).toBe(MISSING)
    expect(t(MISSING, { name: 'Nomsa' })).toBe(MISSING)
  },
)

test('texts: a language without its own shows the English ones', async () => {
  await loadText('fr', ['shell'])
  activateLanguage('fr')
  expect(currentLanguage()).toBe('fr')
  expect(t('shell.section.vocabulary')).toBe('Vocabulary')
  expect(t('shell.account', { name: 'Nomsa' })).toBe('Logged in as Nomsa')
})

test('texts: each language shows its own, and listeners hear of a change', async () => {
  await Promise.all([loadText('en', ['shell']), loadText('af', ['shell'])])
  activateLanguage('en')
  const listener = vi.fn<() => void>()
  const end = onLanguageChange(listener)
  activateLanguage('af')
  expect(t('shell.section.vocabulary')).toBe('Woordeskat')
  expect(listener).toHaveBeenCalledOnce()
  end()
  activateLanguage('en')
  expect(t('shell.section.vocabulary')).toBe('Vocabulary')
  expect(listener).toHaveBeenCalledOnce()
})
