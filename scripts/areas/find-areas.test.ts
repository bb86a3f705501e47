import { expect, test } from 'vitest'
import { findAreas } from './find-areas.ts'

const KEYS = new Map([
  ['shell.title', 'shell'],
  ['home.title', 'home'],
  ['quiz.title', 'quiz'],
  ['audio.hear', 'audio'],
  ['ageLevels.young.title', 'age-levels'],
  ['ageLevels.old.title', 'age-levels'],
  ['guest.save', 'guest'],
])

const QUIZ = 'src/web/features/quiz/quiz-page.tsx'

function find(texts: Readonly<Record<string, string>>, titles = '', workplaces = '') {
  const sources = Object.entries(texts).map(([file, text]) => ({ file, text }))
  return findAreas(sources, KEYS, titles, workplaces)
}

test('page: its areas are those of the keys in it and in all that it imports', () => {
  const { pages, problems } = find({
    [QUIZ]: "import { Hear } from '../../ui/hear.tsx'\nt('quiz.title')\nt('shell.title')\n",
    'src/web/ui/hear.tsx': "import { rule } from '#core/rule.ts'\nt('audio.hear')\n",
    'src/core/rule.ts': "export const rule = 'guest.save'\n",
  })
  expect([pages, problems]).toEqual([{ 'quiz/quiz': ['audio', 'guest', 'quiz'] }, []])
})

test('page: a template names the area of the keys that fit it, and a title its own area', () => {
  const titles = "route('/quiz', 'quiz/quiz', 'audio.hear', { wide: true }),"
  expect(find({ [QUIZ]: 't(`ageLevels.${id}.title`)\n' }, titles).pages).toEqual({
    'quiz/quiz': ['age-levels', 'audio'],
  })
})

test('page: comments, imports of types and unknown keys name no area', () => {
  const text =
    "import type { Hear } from './hear.tsx'\n/** As in 'quiz.title'. */\n// 'quiz.title'\nconst a = 'quiz.other'\n"
  expect(find({ [QUIZ]: text, 'src/web/features/quiz/hear.tsx': "t('audio.hear')\n" }).pages).toEqual({
    'quiz/quiz': [],
  })
})

test('page: texts that a module or the one beside it loads later are not of the page', () => {
  const own = "import { load } from './load.ts'\nt('audio.hear')\n"
  const { pages } = find({ [QUIZ]: own, 'src/web/features/quiz/load.ts': "loadText(language, ['audio'])\n" })
  expect(pages).toEqual({ 'quiz/quiz': [] })
})

const LATER = { 'src/web/features/quiz/later.tsx': "t('audio.hear')\n" }

test('later part: its texts must be loaded with it', () => {
  const opened = (load: string) => find({ ...LATER, [QUIZ]: `import('./later.tsx')\n${load}\n` }).problems
  expect(opened('')).toEqual([
    "src/web/features/quiz/quiz-page.tsx imports src/web/features/quiz/later.tsx later: give loadText the area 'audio' there",
  ])
  expect(opened("loadText(currentLanguage(), ['audio'])")).toEqual([])
  expect(opened("t('audio.hear')")).toEqual([])
})

test('later part: a list of areas by name counts, and so does every page that reaches it', () => {
  const list =
    "export const OVERLAY_TEXT: readonly TextArea[] = ['audio']\nloadText(language, OVERLAY_TEXT)\nimport('./later.tsx')\n"
  expect(find({ ...LATER, 'src/web/features/quiz/open.ts': list }).problems).toEqual([])
  const open = { ...LATER, 'src/web/features/quiz/open.ts': "import('./later.tsx')\n" }
  const page = "import { open } from './open.ts'\nt('audio.hear')\n"
  expect(find({ ...open, [QUIZ]: page }).problems).toEqual([])
  expect(
    find({ ...open, [QUIZ]: page, 'src/web/features/quiz/other-page.tsx': "import './open.ts'\n" }).problems,
  ).toHaveLength(1)
})

test('first page: it needs no area besides its own', () => {
  const home = 'src/web/features/home/home-page.tsx'
  expect(find({ [home]: "t('home.title')\n" })).toMatchObject({ pages: {}, problems: [] })
  expect(find({ [home]: "t('quiz.title')\n" }).problems).toHaveLength(1)
})

test('workplace: its pages stand apart, with the areas that no other page or later part needs', () => {
  const { pages, workplaces, workplaceAreas } = find(
    {
      [QUIZ]: "t('quiz.title')\nloadText(currentLanguage(), ['guest'])\n",
      'src/web/features/desk/desk-page.tsx': "t('quiz.title')\nt('guest.save')\nt('audio.hear')\n",
    },
    '',
    "route('/desk', 'desk/desk', 'audio.hear'),",
  )
  expect([pages, workplaces, workplaceAreas]).toEqual([
    { 'quiz/quiz': ['quiz'] },
    { 'desk/desk': ['audio', 'guest', 'quiz'] },
    ['audio'],
  ])
})
