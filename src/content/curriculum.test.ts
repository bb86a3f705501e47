import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkCurriculum } from '#content/check-curriculum.ts'
import { describeProblem, loadLanguageContent } from '#content/load-content.ts'
import { loadKhuluWorld } from '#content/load-khulu-world.ts'
import { readCurriculum, type CurriculumFiles } from '#content/read-curriculum.ts'
import { readLanguageFiles } from '#content/read-language-files.ts'
import { findDisagreement } from '#core/khulu/answers/find-disagreement.ts'
import { wordsOfText } from '#core/khulu/make-khulu-world.ts'
import { readMeaning } from '#core/khulu/reading/english-of-sentence.ts'

const ROOT = join(import.meta.dirname, '../..')
const { files } = readLanguageFiles(ROOT, 'xh')
const read = readCurriculum(ROOT, 'xh')
const modules = read?.files.modules ?? []

/** The curriculum with the first module changed. */
const withFirst = (change: object): CurriculumFiles => ({
  modules: modules.map((placed, at) => (at === 0 ? { ...placed, value: { ...placed.value, ...change } } : placed)),
})
const problemsOf = (curriculum: CurriculumFiles): string[] => checkCurriculum(files, curriculum).map(describeProblem)

test('isiXhosa modules: three phases of three subjects have five each, without problems', () => {
  expect(read?.problems).toEqual([])
  expect(modules.length).toBe(45)
  expect(problemsOf({ modules })).toEqual([])
})

test('isiXhosa modules: no sentence has a concord that fits no noun', () => {
  const world = loadKhuluWorld(loadLanguageContent(ROOT, 'xh'))
  const sentences = modules.flatMap(({ value }) => value.sentences.flatMap(({ target, also }) => [target, ...also]))
  const disagreeing = (text: string): boolean =>
    findDisagreement(readMeaning(wordsOfText(text), world.engine, world.closed).words, world)
  expect(disagreeing('Inja womntwana iyabaleka.')).toBe(true)
  expect(sentences.filter(disagreeing)).toEqual([])
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
