import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { emptyPlan } from '#core/lesson-plans/lesson-plan.ts'
import { activateLanguage, loadText } from '../../platform/i18n/translate.ts'
import { Review } from './plan-steps.tsx'

beforeAll(async () => {
  await loadText('en', ['lesson-plans', 'shell', 'dashboard'])
  activateLanguage('en')
})

const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

test('review: empty fields, an empty activity and blank objectives read as specified [S5.06]', () => {
  const plan = emptyPlan('xh', () => 'a')
  const empty = textOf(renderToStaticMarkup(<Review plan={plan} />))
  for (const field of ['Title', 'Subject', 'Grade', 'Duration', 'Description', 'Formative assessment'])
    expect(empty).toContain(`${field} Not specified`)
  expect(empty).toContain('No content specified')
  expect(empty).toContain('0 objectives')
  const objectives = [
    { id: '1', text: 'Greet a friend' },
    { id: '2', text: ' ' },
    { id: '3', text: '' },
  ]
  const filled = textOf(renderToStaticMarkup(<Review plan={{ ...plan, title: 'Greetings', objectives }} />))
  expect(filled).toContain('Title Greetings')
  expect(filled).toContain('1 objective Greet a friend')
})
