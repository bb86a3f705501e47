import { expect, test } from 'vitest'
import { chooseFiles, filesOfPiece, filesOfUnit, sizeOf, wayOfAnswering, type OfflineFiles } from './offline-files.ts'

const ORIGIN = 'https://funda.example'

test.each<[string, RequestMode, string, string]>([
  ['GET', 'navigate', '/vocabulary?search=inja', 'page'],
  ['GET', 'navigate', '/', 'page'],
  ['GET', 'cors', '/assets/abc.js', 'file'],
  ['GET', 'no-cors', '/assets/abc.woff2', 'file'],
  ['GET', 'cors', '/audio/xh/0123456789abcdef.mp3', 'clip'],
  ['GET', 'cors', '/api/v1/learning/progress', 'network'],
  ['GET', 'navigate', '/api/v1/health', 'network'],
  ['POST', 'cors', '/assets/abc.js', 'network'],
  ['POST', 'navigate', '/login', 'network'],
  ['GET', 'navigate', '/offline-files.json', 'network'],
  ['GET', 'cors', '/vocabulary', 'network'],
])('%s in mode %s of %s is answered by: %s', (method, mode, path, way) => {
  expect(wayOfAnswering({ method, mode, url: `${ORIGIN}${path}` }, ORIGIN)).toBe(way)
})

test('offline files: other sites’ addresses are left to the network', () => {
  expect(
    wayOfAnswering({ method: 'GET', mode: 'navigate', url: 'https://elsewhere.example/assets/a.js' }, ORIGIN),
  ).toBe('network')
})

const files: OfflineFiles = {
  build: 'b',
  app: [['/assets/app.js', 10]],
  dashboard: [['/assets/roster.js', 5]],
  texts: { en: [['/assets/en.js', 3]], xh: [['/assets/xh.js', 4]] },
  content: { xh: [['/assets/words.js', 20]] },
  units: {
    'xh/01-greetings/en': [['/assets/unit.js', 9]],
    'xh/02-family/en': [
      ['/assets/family.js', 8],
      ['/assets/again.js', 1],
    ],
  },
  modules: { 'xh/foundation-art-1': [['/assets/module.js', 7]] },
  stories: { 'xh/ikati': [['/assets/story.js', 6]], 'zu/ikati': [] },
  sounds: { 'xh/family': 500 },
}

test.each([
  ['en', 'xh', ['/assets/app.js', '/assets/en.js', '/assets/words.js', '/assets/story.js', '/assets/unit.js'], 48],
  [
    'xh',
    'xh',
    ['/assets/app.js', '/assets/en.js', '/assets/xh.js', '/assets/words.js', '/assets/story.js', '/assets/unit.js'],
    52,
  ],
  ['fr', 'zu', ['/assets/app.js', '/assets/en.js'], 13],
])(
  'offline files: a device in %s that learns %s stores what it needs and no more',
  (language, learning, addresses, bytes) => {
    const chosen = chooseFiles(files, language, learning, [])
    expect(chosen.map(([address]) => address)).toEqual(addresses)
    expect(sizeOf(chosen)).toBe(bytes)
  },
)

test('offline files: units to be stored are included, each file once', () => {
  expect(filesOfUnit(files, 'xh', 'family')).toEqual([
    ['/assets/family.js', 8],
    ['/assets/again.js', 1],
  ])
  expect(filesOfUnit(files, 'zu', 'family')).toEqual([])
  const chosen = chooseFiles(files, 'en', 'xh', ['family', 'greetings', 'no-such-unit'])
  expect(chosen.map(([address]) => address)).toEqual([
    '/assets/app.js',
    '/assets/en.js',
    '/assets/words.js',
    '/assets/story.js',
    '/assets/unit.js',
    '/assets/family.js',
    '/assets/again.js',
  ])
})

test('offline files: a module is kept by its id, and never with the app', () => {
  expect(filesOfPiece(files, 'xh', { kind: 'module', id: 'foundation-art-1' })).toEqual([['/assets/module.js', 7]])
  expect(filesOfPiece(files, 'xh', { kind: 'story', id: 'ikati' })).toEqual([['/assets/story.js', 6]])
  expect(filesOfPiece(files, 'xh', { kind: 'unit', id: 'family' })).toEqual(filesOfUnit(files, 'xh', 'family'))
  expect(filesOfPiece(files, 'zu', { kind: 'module', id: 'foundation-art-1' })).toEqual([])
  expect(chooseFiles(files, 'en', 'xh', []).flat()).not.toContain('/assets/module.js')
})
