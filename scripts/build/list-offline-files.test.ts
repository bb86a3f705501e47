import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { listOfflineFiles } from './list-offline-files.ts'

const web = mkdtempSync(path.join(tmpdir(), 'funda-list-'))
afterEach(() => rmSync(web, { recursive: true, force: true }))

test('offline file list: each file once, by its purpose, with its compressed size', () => {
  mkdirSync(path.join(web, 'assets'))
  for (const name of [
    'app.js',
    'page.js',
    'xh.js',
    'help.js',
    'words.js',
    'unit.js',
    'again.js',
    'course.js',
    'lexicon.js',
    'meanings.js',
    'module.js',
    'story.js',
    'page.css',
  ])
    writeFileSync(path.join(web, 'assets', name), 'molo '.repeat(400))
  writeFileSync(path.join(web, 'assets/app.js.br'), Buffer.alloc(123))
  writeFileSync(path.join(web, 'assets/font.woff2'), Buffer.alloc(500, 7))
  const list = listOfflineFiles(
    web,
    'b1',
    [
      { file: 'assets/app.js', src: 'main.tsx', assets: ['assets/font.woff2'] },
      { file: 'assets/page.js', src: 'features/quiz/quiz-page.tsx', css: ['assets/page.css'] },
      { file: 'assets/page.js' },
      { file: 'assets/xh.js', src: '../../locales/xh/quiz.json' },
      { file: 'assets/help.js', src: '../../content/help/xh.json?articles' },
      { file: 'assets/unit.js', src: '../../content/courses/xh/units/01-greetings.json?lessons=en' },
      { file: 'assets/again.js', src: '../../content/courses/xh/units/01-greetings.json?review=en' },
      { file: 'assets/course.js', src: '../../content/courses/xh/course.json?outline=xh' },
      { file: 'assets/lexicon.js', src: '../../content/languages/xh/language.json?lexicon=en' },
      { file: 'assets/meanings.js', src: '../../content/languages/xh/language.json?lexicon=af' },
      { file: 'assets/module.js', src: '../../content/curriculum/xh/foundation/language/1.json?module=all' },
      { file: 'assets/story.js', src: '../../content/languages/xh/stories/ikati.json?gloss=en' },
      { file: 'assets/words.js', src: '../../content/languages/xh/items/time.json?gloss=en', css: ['assets/page.css'] },
    ],
    { 'xh/greetings': 4200 },
  )
  expect(list.build).toBe('b1')
  expect(list.sounds).toEqual({ 'xh/greetings': 4200 })
  expect(list.app.map(([address]) => address)).toEqual([
    '/assets/app.js',
    '/assets/font.woff2',
    '/assets/page.js',
    '/assets/page.css',
  ])
  expect(list.app[1]).toEqual(['/assets/font.woff2', 500])
  expect(list.app[0]).toEqual(['/assets/app.js', 123])
  expect(list.texts).toEqual({
    xh: [
      ['/assets/xh.js', expect.any(Number)],
      ['/assets/help.js', expect.any(Number)],
      ['/assets/course.js', expect.any(Number)],
    ],
    af: [['/assets/meanings.js', expect.any(Number)]],
  })
  expect(list.units).toEqual({
    'xh/01-greetings/en': [
      ['/assets/unit.js', expect.any(Number)],
      ['/assets/again.js', expect.any(Number)],
    ],
  })
  expect(list.modules).toEqual({ 'xh/foundation-language-1': [['/assets/module.js', expect.any(Number)]] })
  expect(list.stories).toEqual({ 'xh/ikati': [['/assets/story.js', expect.any(Number)]] })
  expect(list.content).toEqual({
    xh: [
      ['/assets/lexicon.js', expect.any(Number)],
      ['/assets/words.js', expect.any(Number)],
    ],
  })
})
