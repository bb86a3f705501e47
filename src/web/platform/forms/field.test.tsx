import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Field } from './field.tsx'

vi.mock('../i18n/translate.ts', () => ({ t: (key: string) => key }))

const WEB = path.join(import.meta.dirname, '../..')
const draw = (autoComplete: string): string =>
  renderToStaticMarkup(
    <Field name="password" label="Password" type="password" autoComplete={autoComplete} value="" onChange={() => {}} />,
  )

test('password field: hidden while typed, and a button shows it [ASVS V6.2.6]', () => {
  expect(draw('current-password')).toMatch(/<input[^>]* type="password"/)
  expect(draw('current-password')).toContain('<button type="button"')
})

test('password field: says which password it is, and allows pasting [ASVS V6.2.7]', () => {
  for (const kind of ['current-password', 'new-password']) expect(draw(kind)).toContain(`autoComplete="${kind}"`)
  expect(draw('new-password')).not.toMatch(/readonly|maxlength/i)
  const asking = globSync('**/*.tsx', { cwd: WEB })
    .filter((file) => !file.endsWith('.test.tsx'))
    .map((file) => ({ file, text: readFileSync(path.join(WEB, file), 'utf8') }))
    .filter(({ text }) => /type="password"|forms\/field\.tsx|type = 'text'/.test(text))
  expect(asking.length).toBeGreaterThan(10)
  expect(asking.filter(({ text }) => /onPaste|['"]paste['"]/.test(text)).map(({ file }) => file)).toEqual([])
})
