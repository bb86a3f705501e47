import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { emptyPlan } from '#core/lesson-plans/lesson-plan.ts'
import { activateLanguage, loadText } from '../../platform/i18n/translate.ts'
import { activityInput, exerciseInput, lessonPlanInput } from '../../../../tests/support/lesson-plan-input.ts'
import { Content } from './content-step.tsx'
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

test('content: each part of an activity has its fields, an exercise its right answer', () => {
  const plan = lessonPlanInput({
    activities: [
      activityInput({
        blocks: [
          { id: 't1', kind: 'text', text: 'Molo!' },
          { id: 'w1', kind: 'words', words: [{ id: 'x', target: 'inja', english: 'dog', root: '' }] },
          exerciseInput(),
          exerciseInput({ id: 'e2', type: 'match-pairs' }),
          exerciseInput({ id: 'e3', type: 'fill-concord', prompt: 'Abantwana ___yafunda' }),
        ],
      }),
    ],
  })
  const faultOf = (path: string) => (path.endsWith('e2/pairs') ? ('few-pairs' as const) : undefined)
  const html = renderToStaticMarkup(<Content planId="p" plan={plan} faultOf={faultOf} onChange={() => {}} />)
  const text = textOf(html)
  expect(text).toContain('10 of 60 min planned')
  for (const shown of [
    'Text for students',
    'Make exercises from these words',
    'Right answer',
    'Add at least three pairs',
  ])
    expect(text).toContain(shown)
  expect(html).toContain('value="inja"')
})
