import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { ASSIGNMENT_STATUSES } from '#core/assignments/assignment.ts'
import { statusOf } from '#core/assignments/assignment-status.ts'
import { CLASS_STATUSES, classStatus } from '#core/classes/class-status.ts'
import { moduleStateOf } from '#core/curriculum/module-progress.ts'
import { STUDENT_STATUSES } from '#core/roster/student.ts'
import sample from '../../../../content/sample-family.json'
import { activateLanguage, loadText } from '../../platform/i18n/translate.ts'
import { StatusBadge, type Status } from './status-badge.tsx'

beforeAll(async () => {
  await loadText('en', ['dashboard'])
  activateLanguage('en')
})

const wordOf = (status: string): string =>
  renderToStaticMarkup(<StatusBadge status={status as Status} />)
    .replaceAll(/<[^>]*>/g, '')
    .trim()

test('statuses of module, class, student, assignment, report: each has its word [S4.21]', () => {
  const isCompleted = (answered: number): boolean => moduleStateOf({ questions: 10 }, answered) === 'completed'
  expect([isCompleted(0), isCompleted(1), isCompleted(10)]).toEqual([false, false, true])
  const classes = [null, '2026-03-01', '2026-03-03'].map((startsOn) =>
    classStatus({ startsOn, endsOn: null }, '2026-03-02'),
  )
  expect(classes).toEqual(['active', 'active', 'upcoming'])
  expect([CLASS_STATUSES, STUDENT_STATUSES]).toEqual([
    ['active', 'upcoming'],
    ['active', 'inactive'],
  ])
  const works = [
    { hasStarted: false, handIns: 0 },
    { hasStarted: true, handIns: 0 },
    { hasStarted: true, handIns: 1 },
  ].map(statusOf)
  expect(works).toEqual(ASSIGNMENT_STATUSES)
  const reports = sample.reports.map(({ status }) => status)
  expect(new Set(reports)).toEqual(new Set(['ready']))
  expect(['completed', ...CLASS_STATUSES, 'inactive', ...ASSIGNMENT_STATUSES, 'ready'].map(wordOf)).toEqual([
    'Completed',
    'Active',
    'Upcoming',
    'Inactive',
    'Pending',
    'In progress',
    'Completed',
    'Ready',
  ])
})
