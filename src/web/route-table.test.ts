import { expect, test } from 'vitest'
import { isOfWorkplace } from './page-loader.ts'
import { matchRoute, ROUTES } from './route-table.ts'
import { matchWorkplaceRoute, WORKPLACE_ROUTES } from './workplace-routes.ts'

const find = (address: string): ReturnType<typeof matchRoute> =>
  isOfWorkplace(address) ? matchWorkplaceRoute(address) : matchRoute(address)
const pathOf = (address: string): string => find(address).route.path

test('route: an exact path comes before a parameter, and a parameter before any rest', () => {
  expect(pathOf('/dashboard')).toBe('/dashboard')
  expect(pathOf('/dashboard/family')).toBe('/dashboard/family')
  expect(matchRoute('/age-levels/toddlers')).toMatchObject({
    route: { path: '/age-levels/:parameter' },
    parameter: 'toddlers',
  })
})

test('route: a final slash changes nothing', () => {
  expect([pathOf('/dashboard/family/'), pathOf('/')]).toEqual(['/dashboard/family', '/'])
})

test('route: an unknown address below the dashboard, however deep, is not found in its layout', () => {
  for (const address of ['/dashboard/no-such-part', '/dashboard/classes/01999999/more', '/dashboard/family/more/still'])
    expect(find(address).route).toMatchObject({
      path: '/dashboard/*',
      layout: { module: 'features/dashboard/dashboard-layout.tsx' },
    })
})

test('route: any other unknown address is the page that was not found, without a layout', () => {
  for (const address of ['/no-such-page', '/dashboards', '/menu/more', '/age-levels/toddlers/more']) {
    const { route } = find(address)
    expect([route.path, route.layout]).toEqual(['/404', undefined])
  }
})

test('routes: every page below the dashboard is in its layout and says for whom it is', () => {
  const below = WORKPLACE_ROUTES.filter(({ path }) => path === '/dashboard' || path.startsWith('/dashboard/'))
  expect(below.length).toBeGreaterThan(2)
  for (const { path, layout, audience } of below)
    expect([path, layout?.module, path.endsWith('*') || audience !== undefined]).toEqual([
      path,
      'features/dashboard/dashboard-layout.tsx',
      true,
    ])
})

test('routes: a page stands in the list that its address loads', () => {
  expect(ROUTES.filter(({ path }) => isOfWorkplace(path)).map(({ path }) => path)).toEqual([])
  expect(WORKPLACE_ROUTES.filter(({ path }) => !isOfWorkplace(path)).map(({ path }) => path)).toEqual([])
})
