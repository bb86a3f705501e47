import { expect, test } from 'vitest'
import { isQuietPage } from './features/guest/quiet-pages.ts'
import { ROUTES } from './route-table.ts'
import { WORKPLACE_ROUTES } from './workplace-routes.ts'

test('save notice: no page that leaves out the guest banner shows it either, nor the dashboard', () => {
  const noisy = [...ROUTES, ...WORKPLACE_ROUTES].filter(
    ({ path, quiet, layout }) => path !== '/' && (quiet || layout) && !isQuietPage(path),
  )
  expect(noisy.map(({ path }) => path)).toEqual([])
})

test('save notice: pages without a round may show it', () => {
  for (const address of ['/', '/menu', '/vocabulary', '/progress', '/learn/greetings'])
    expect(isQuietPage(address)).toBe(false)
})
