import { expect, test } from 'vitest'
import { checkUsedKeys } from './check-used-keys.ts'

const check = (text: string, ...keys: string[]): string[] => checkUsedKeys([{ file: 'a.tsx', text }], keys)

test('used keys: a literal, a template or a list counts as use', () => {
  expect(check("<p>{t('shell.title')}</p>", 'shell.title')).toEqual([])
  expect(check('t(`ageLevels.${level.id}.title`)', 'ageLevels.teens.title', 'ageLevels.adults.title')).toEqual([])
  expect(check("const DOCK = [{ label: 'shell.menu' }]", 'shell.menu')).toEqual([])
  expect(check('const key = `achievements.${name}`', 'achievements.right-answers')).toEqual([])
})

test('unknown key: reported with the file that uses it', () => {
  expect(check("t('shell.gone')")).toEqual(['a.tsx: shell.gone is not an English key'])
  expect(check('t(`shell.${x}.gone`)', 'shell.a')).toEqual([
    'a.tsx: no English key looks like shell.${x}.gone',
    'shell.a is never used',
  ])
})

test('used keys: file names and other words with dots are ignored', () => {
  expect(check("import x from 'node.js'; const y = 'a.b'; import('./t.ts')")).toEqual([])
})

test('unused key: reported', () => {
  expect(check("t('shell.title')", 'shell.title', 'shell.old')).toEqual(['shell.old is never used'])
  expect(check('t(`ageLevels.${id}.title`)', 'ageLevels.teens.title', 'ageLevels.teens.text')).toEqual([
    'ageLevels.teens.text is never used',
  ])
})
