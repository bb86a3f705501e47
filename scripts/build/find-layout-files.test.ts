import { expect, test } from 'vitest'
import { findLayoutFiles } from './find-layout-files.ts'

test('files of layouts: those that learner pages reach at once or later are not among them', () => {
  const files = findLayoutFiles(
    {
      'index.html': { file: 'app.js', isEntry: true, imports: ['_react'], dynamicImports: ['table', 'late'] },
      _react: { file: 'react.js' },
      late: { file: 'late.js', src: 'late.ts' },
      table: { file: 'table.js', dynamicImports: ['quiz', 'roster', 'layout'] },
      quiz: { file: 'quiz.js', src: 'features/quiz/quiz-page.tsx', imports: ['_react', '_shared'] },
      roster: { file: 'roster.js', src: 'features/roster/roster-page.tsx', imports: ['_shared', '_aria'] },
      layout: {
        file: 'layout.js',
        src: 'features/dashboard/dashboard-layout.tsx',
        imports: ['_aria'],
        dynamicImports: ['own'],
      },
      _shared: { file: 'shared.js' },
      _aria: { file: 'aria.js' },
      own: { file: 'own.js', src: 'own.ts' },
    },
    ['features/roster/roster-page.tsx', 'features/dashboard/dashboard-layout.tsx'],
  )
  expect([...files].toSorted()).toEqual(['aria.js', 'layout.js', 'own.js', 'roster.js'])
})

test('files of layouts: without an entry, the file of the app is the beginning', () => {
  const files = findLayoutFiles(
    {
      _app: { file: 'app.js', name: 'app', imports: ['_react'], dynamicImports: ['roster', 'quiz'] },
      _react: { file: 'react.js' },
      quiz: { file: 'quiz.js', src: 'features/quiz/quiz-page.tsx', imports: ['_app'] },
      roster: { file: 'roster.js', src: 'features/roster/roster-page.tsx', imports: ['_react', '_aria'] },
      _aria: { file: 'aria.js' },
    },
    ['features/roster/roster-page.tsx'],
  )
  expect([...files].toSorted()).toEqual(['aria.js', 'roster.js'])
})
