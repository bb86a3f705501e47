import path from 'node:path'
import { expect, test } from 'vitest'
import { COMPLETE_INTERFACE_LANGUAGES, INTERFACE_LANGUAGES } from '#core/languages/interface-languages.ts'
import { CODE_EMAILS, EMAIL_KINDS } from '#server/platform/mail/email.ts'
import { readMailTexts } from '#server/platform/mail/read-mail-texts.ts'
import { writeEmail } from '#server/platform/mail/write-email.ts'
import { TEST_OPERATOR } from '../../../../tests/support/test-operator.ts'

const texts = readMailTexts(path.join(import.meta.dirname, '../../../../locales'))
const to = 'nomsa@example.com'
const link = 'https://funda.example/reset-password#a&b"c'

/** Names and figures that the texts of some emails hold. */
const VALUES = { username: 'thandi', count: '3' }

for (const language of COMPLETE_INTERFACE_LANGUAGES) {
  test(`emails in ${language}: have their link as a button and as text`, () => {
    for (const kind of EMAIL_KINDS.filter((one) => !CODE_EMAILS.includes(one))) {
      const message = writeEmail({ kind, to, language, link, values: VALUES }, texts, TEST_OPERATOR)
      expect(message).toMatchObject({ to, language })
      expect(message.subject).toMatch(/^\S[^\n]+\S$/)
      expect(message.text).toContain(`:\n${link}\n`)
      expect(message.html).toContain(`<html lang="${language}">`)
      expect(message.html).toContain('<a href="https://funda.example/reset-password#a&amp;b&quot;c"')
      expect(message.html).toContain(`<title>${message.subject}</title>`)
    }
  })
}

test('language without translated emails: gets English ones, marked as English', () => {
  for (const { code } of INTERFACE_LANGUAGES.filter(
    (known) => !COMPLETE_INTERFACE_LANGUAGES.some((complete) => complete === known.code),
  )) {
    expect(writeEmail({ kind: 'reset-password', to, language: code, link }, texts, TEST_OPERATOR)).toMatchObject({
      language: 'en',
      subject: 'Choose a new password',
    })
  }
})

test('an email: loads nothing from elsewhere, neither picture, script nor style', () => {
  const { html } = writeEmail({ kind: 'confirm-email', to, language: 'en', link }, texts, TEST_OPERATOR)
  expect(html).not.toMatch(/<(img|script|link|iframe)|url\(|src=/)
})

for (const language of COMPLETE_INTERFACE_LANGUAGES) {
  test(`an email with a code in ${language}: it holds the code, and no link`, () => {
    expect(CODE_EMAILS.length).toBeGreaterThan(0)
    for (const kind of CODE_EMAILS) {
      const { subject, text, html } = writeEmail(
        { kind, to, language, values: { code: 'K7Q2MX' } },
        texts,
        TEST_OPERATOR,
      )
      for (const part of [subject, text, html]) expect(part).toContain('K7Q2MX')
      expect(`${text}${html}`).not.toMatch(/<a |https?:/)
    }
  })
}

test('email without a link: has no button', () => {
  const { text, html } = writeEmail({ kind: 'password-changed', to, language: 'en' }, texts, TEST_OPERATOR)
  expect(`${text}${html}`).not.toMatch(/<a |https?:/)
})

for (const language of COMPLETE_INTERFACE_LANGUAGES) {
  test(`every email in ${language}: its end names the operator and how to reach a person (H5)`, () => {
    for (const kind of EMAIL_KINDS) {
      const { text, html } = writeEmail(
        { kind, to, language, ...(!CODE_EMAILS.includes(kind) && { link }) },
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
  const write = (sender: Parameters<typeof writeEmail>[2]): string =>
    writeEmail({ kind: 'password-changed', to, language: 'en' }, texts, sender).text
  expect(write({ operator: {}, isSample: false })).toContain('doesn’t say yet who runs it')
  expect(write({ ...TEST_OPERATOR, isSample: true })).toContain('This is a sample. Nobody runs this server yet.')
})
