import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkCurriculum } from '#content/check-curriculum.ts'
import { checkLanguageCurriculum } from '#content/check-language-curriculum.ts'
import { describeProblem, loadLanguageContent } from '#content/load-content.ts'
import { loadKhuluWorld } from '#content/load-khulu-world.ts'
import { loadModules } from '#content/load-modules.ts'
import { readCurriculum, readLanguageCurriculum, type CurriculumFiles } from '#content/read-curriculum.ts'
import { readCourse } from '#content/read-course.ts'
import { readLanguageFiles } from '#content/read-language-files.ts'
import { DIFFICULTIES, PHASE_GRADES } from '#core/curriculum/curriculum.ts'
import { outlineModule } from '#core/curriculum/make-module.ts'
import { curriculumFigures, totalOfModule } from '#core/curriculum/module-progress.ts'
import { findDisagreement } from '#core/khulu/answers/find-disagreement.ts'
import { wordsOfText } from '#core/khulu/make-khulu-world.ts'
import { readMeaning } from '#core/khulu/reading/english-of-sentence.ts'

const ROOT = join(import.meta.dirname, '../..')
const { files } = readLanguageFiles(ROOT, 'xh')
const read = readCurriculum(ROOT, 'xh')
const modules = read?.files.modules ?? []

/** Returns the curriculum with the first module changed. */
const withFirst = (change: object): CurriculumFiles => ({
  modules: modules.map((placed, at) => (at === 0 ? { ...placed, value: { ...placed.value, ...change } } : placed)),
})
const problemsOf = (curriculum: CurriculumFiles): string[] => checkCurriculum(files, curriculum).map(describeProblem)

test('isiXhosa modules: three phases of three subjects have five each, without problems', () => {
  expect(read?.problems).toEqual([])
  expect(modules.length).toBe(45)
  expect(problemsOf({ modules })).toEqual([])
})

test('curriculum: phases, difficulties and headline figures over 45 modules [S9.11]', () => {
  expect(PHASE_GRADES).toEqual({
    foundation: ['r', '1', '2', '3'],
    intermediate: ['4', '5', '6'],
    senior: ['7', '8', '9'],
  })
  expect(DIFFICULTIES).toEqual(['beginner', 'intermediate', 'advanced'])
  expect(new Set(modules.map(({ value }) => value.difficulty))).toEqual(new Set(DIFFICULTIES))
  const outlines = loadModules(ROOT, loadLanguageContent(ROOT, 'xh'), 'en').map(outlineModule)
  const learners = [
    new Map(outlines.slice(0, 2).map(({ id, questions }) => [id, questions])),
    new Map(outlines.slice(2, 5).map(({ id }) => [id, 1])),
  ]
  expect(
    curriculumFigures(
      outlines.map((outline) => totalOfModule(outline, learners)),
      learners.length,
    ),
  ).toEqual({ modules: 45, students: 2, completed: 2, inProgress: 3, percent: 2.2 })
})

test('isiXhosa modules: no sentence has a concord that fits no noun', () => {
  const world = loadKhuluWorld(loadLanguageContent(ROOT, 'xh'))
  const sentences = modules.flatMap(({ value }) => value.sentences.flatMap(({ target, also }) => [target, ...also]))
  const disagreeing = (text: string): boolean =>
    findDisagreement(readMeaning(wordsOfText(text), world.engine, world.closed).words, world)
  expect(disagreeing('Inja womntwana iyabaleka.')).toBe(true)
  expect(sentences.filter(disagreeing)).toEqual([])
})

test('language curriculum: every unit, skill, module, topic and source it names is there', () => {
  const { curriculum, problems } = readLanguageCurriculum(ROOT, 'xh')
  if (!curriculum) throw new Error('isiXhosa has no language curriculum.')
  expect(problems).toEqual([])
  const known = {
    units: [...(readCourse(ROOT, 'xh')?.files.units.values() ?? [])].map(({ value }) => value.id),
    modules: modules.map(({ id }) => id),
    sources: files.sources.map(({ id }) => id),
  }
  expect(checkLanguageCurriculum(curriculum, known)).toEqual([])
  const [topic, ...others] = curriculum.topics
  const [term, ...terms] = curriculum.terms
  if (!topic || !term) throw new Error('The language curriculum is empty.')
  const wrong = { ...topic, units: ['nowhere'], skills: ['no-skill'], modules: ['foundation-math-9'] }
  const found = checkLanguageCurriculum(
    { ...curriculum, sources: ['hearsay'], topics: [wrong, ...others, wrong], terms },
    known,
  )
  for (const problem of [
    "the source 'hearsay' is not in sources.json",
    `the topic '${topic.id}' is there twice`,
    `${topic.id}: there is no unit 'nowhere'`,
    `${topic.id}: there is no skill 'no-skill'`,
    `${topic.id}: there is no module 'foundation-math-9'`,
    `${term.level} ${term.grade} must have the terms 1 to 4, each once and in order`,
  ])
    expect(found).toContain(problem)
})

test.each([
  ['a missing module', { modules: modules.slice(1) }, 'there is no such module'],
  ['a grade of another phase', withFirst({ grade: '9' }), "the grade 9 doesn't belong to the phase"],
  ['an unknown source', withFirst({ sources: ['hearsay'] }), "the source 'hearsay' is not in sources.json"],
  ['an unknown root', withFirst({ words: [{ root: 'noun.nothing-such' }] }), 'is not in the lexicon'],
  ['a word twice', withFirst({ words: [{ root: 'noun.ball' }, { root: 'noun.ball' }] }), 'is there twice'],
  [
    'a meaning twice',
    withFirst({ words: [{ root: 'noun.ball' }, { target: 'inye', english: 'ball' }] }),
    'is there twice',
  ],
  [
    'a misspelt word',
    withFirst({ sentences: [{ target: 'Umntwana uyafyndqa.', english: 'x', also: [], alsoEnglish: [] }] }),
    "the word 'uyafyndqa' has no reading",
  ],
  [
    'half a sentence',
    withFirst({ sentences: [{ target: 'umntwana', english: 'x', also: [], alsoEnglish: [] }] }),
    'is no whole sentence',
  ],
  ['a name that no sentence has', withFirst({ names: ['Zodwa'] }), "the name 'Zodwa' is in no sentence"],
])('module check: %s is a problem', (_what, curriculum, problem) => {
  expect(problemsOf(curriculum).some((found) => found.includes(problem))).toBe(true)
})
