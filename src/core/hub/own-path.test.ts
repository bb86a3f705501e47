import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ownPath } from './own-path.ts'

const ORIGIN = 'https://funda.example'

test.each([
  '/',
  '/learn',
  '/learn/greetings?step=2',
  '/kids-menu/listen#top',
  '/tools/dictionary?word=umntwana',
  '/phrases?q=%2F%2Fevil',
])('own path: %s is a page of ours', (path) => {
  expect(ownPath(path, '/progress')).toBe(path)
})

test.each([
  undefined,
  '',
  ' /learn',
  'learn',
  'https://evil.example/',
  'HTTPS://evil.example',
  '//evil.example',
  '///evil.example',
  '////evil.example/%2f..',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\u0000/evil.example',
  '\t//evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'mailto:a@b.example',
  '?next=https://evil.example',
  '#x',
  './learn',
  '../learn',
  '/a/..//evil.example',
  '/./\\evil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/%09/../..//evil.example',
  '/learn\\..\\..',
  'funda.example/learn',
  'http:/evil.example',
  'https:evil.example',
  '/api/accounts/login',
  '/api',
  '/learn/../api/hub/callback',
  `/${'x'.repeat(500)}`,
  '@evil.example',
  '/\u2028/\r/evil.example',
  '/learn/./x',
  '/learn/%2E%2e/x',
  '/learn//x',
  '/ú',
])('own path: %j is refused, so that nobody is led to another site [ASVS V3.7.2]', (path) => {
  expect(ownPath(path, '/progress')).toBe('/progress')
})

test('own path: for any input it leads to our own site and to no call', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '/',
      '//',
      '\\',
      '.',
      '..',
      '%2e',
      '@',
      ':',
      '?',
      '#',
      '%2f',
      '%5c',
      '\t',
      '\n',
      'evil.example',
      'http:',
      'api',
    ),
    fc.string({ maxLength: 5 }),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const led = new URL(ownPath(pieces.join(''), '/progress'), ORIGIN)
      expect(led.origin).toBe(ORIGIN)
      expect(led.pathname).not.toMatch(/^\/(\/|api(\/|$))/)
    }),
    { numRuns: 2000 },
  )
})
