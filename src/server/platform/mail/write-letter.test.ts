import path from 'node:path'
import { expect, test } from 'vitest'
import { COMPLETE_INTERFACE_LANGUAGES, INTERFACE_LANGUAGES } from '#core/languages/interface-languages.ts'
import { CODE_LETTERS, LETTER_KINDS } from '#server/platform/mail/letter.ts'
import { readMailTexts } from '#server/platform/mail/read-mail-texts.ts'
import { writeLetter } from '#server/platform/mail/write-letter.ts'
import { TEST_OPERATOR } from '../../../../tests/support/test-operator.ts'

const texts = readMailTexts(path.join(import.meta.dirname, '../../../../locales'))
const to = 'nomsa@example.com'
const link = 'https://funda.example/reset-password#a&b"c'

for (const language of COMPLETE_INTERFACE_LANGUAGES) {
  test(`every letter is written in ${language}, with its link as a button and as text`, () => {
    for (const kind of LETTER_KINDS.filter((one) => !CODE_LETTERS.includes(one))) {
      const letter = writeLetter({ kind, to, language, link }, texts, TEST_OPERATOR)
      expect(letter).toMatchObject({ to, language })
      expect(letter.subject).toMatch(/^\S[^\n]+\S$/)
      expect(letter.text).toContain(`:\n${link}\n`)
      expect(letter.html).toContain(`<html lang="${language}">`)
      expect(letter.html).toContain('<a href="https://funda.example/reset-password#a&amp;b&quot;c"')
      expect(letter.html).toContain(`<title>${letter.subject}</title>`)
    }
  })
}

test('a language whose letters are not translated yet gets them in English, and they say so', () => {
  for (const { code } of INTERFACE_LANGUAGES.filter(
    (known) => !COMPLETE_INTERFACE_LANGUAGES.some((complete) => complete === known.code),
  )) {
    expect(writeLetter({ kind: 'reset-password', to, language: code, link }, texts, TEST_OPERATOR)).toMatchObject({
      language: 'en',
      subject: 'Choose a new password',
    })
  }
})

test('an email: loads nothing from elsewhere, neither picture, script nor style', () => {
  const { html } = writeLetter({ kind: 'confirm-email', to, language: 'en', link }, texts, TEST_OPERATOR)
  expect(html).not.toMatch(/<(img|script|link|iframe)|url\(|src=/)
})

for (const language of COMPLETE_INTERFACE_LANGUAGES) {
  test(`an email with a code in ${language}: it holds the code, and no link`, () => {
    expect(CODE_LETTERS.length).toBeGreaterThan(0)
    for (const kind of CODE_LETTERS) {
      const { subject, text, html } = writeLetter(
        { kind, to, language, values: { code: 'K7Q2MX' } },
        texts,
        TEST_OPERATOR,
      )
      for (const part of [subject, text, html]) expect(part).toContain('K7Q2MX')
      expect(`${text}${html}`).not.toMatch(/<a |https?:/)
    }
  })
}

test('a letter without a link has no button', () => {
  const { text, html } = writeLetter({ kind: 'password-changed', to, language: 'en' }, texts, TEST_OPERATOR)
  expect(`${text}${html}`).not.toMatch(/<a |https?:/)
})

for (const language of COMPLETE_INTERFACE_LANGUAGES) {
  test(`every email in ${language}: its end names the operator and how to reach a person (H5)`, () => {
    for (const kind of LETTER_KINDS) {
      const { text, html } = writeLetter(
        { kind, to, language, ...(!CODE_LETTERS.includes(kind) && { link }) },
        texts,
        TEST_OPERATOR,
      )
      for (const part of [
        'Isiseko Learning NPC',
        'hello@learn.example.com',
        '041 555 0100',
        '4 River Street, Gqeberha, 6001',
      ]) {
        expect([kind, text.includes(part), html.includes(part)]).toEqual([kind, true, true])
      }
    }
  })
}

test('email of a server without an operator: it says so, and the sample says that it is one (H5)', () => {
  const write = (sender: Parameters<typeof writeLetter>[2]): string =>
    writeLetter({ kind: 'password-changed', to, language: 'en' }, texts, sender).text
  expect(write({ operator: {}, isSample: false })).toContain('doesn’t say yet who runs it')
  expect(write({ ...TEST_OPERATOR, isSample: true })).toContain('This is a sample. Nobody runs this server yet.')
})
