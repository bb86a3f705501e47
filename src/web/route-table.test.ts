import { expect, test } from 'vitest'
import { findRoute, isOfWorkplace, ROUTES } from './route-table.ts'
import { WORKPLACE_ROUTES } from './workplace-routes.ts'

const pathOf = async (address: string): Promise<string> => (await findRoute(address)).route.path

test('route: an exact path comes before a parameter, and a parameter before any rest', async () => {
  expect(await pathOf('/dashboard')).toBe('/dashboard')
  expect(await pathOf('/dashboard/family')).toBe('/dashboard/family')
  expect(await findRoute('/age-levels/toddlers')).toMatchObject({
    route: { path: '/age-levels/:parameter' },
    parameter: 'toddlers',
  })
})

test('route: a final slash changes nothing', async () => {
  expect([await pathOf('/dashboard/family/'), await pathOf('/')]).toEqual(['/dashboard/family', '/'])
})

test('route: an unknown address below the dashboard, however deep, is not found in its layout', async () => {
  for (const address of ['/dashboard/no-such-part', '/dashboard/classes/01999999/more', '/dashboard/family/more/still'])
    expect((await findRoute(address)).route).toMatchObject({
      path: '/dashboard/*',
      layout: { module: 'features/dashboard/dashboard-layout.tsx' },
    })
})

test('route: any other unknown address is the page that was not found, without a layout', async () => {
  for (const address of ['/no-such-page', '/dashboards', '/menu/more', '/age-levels/toddlers/more']) {
    const { route } = await findRoute(address)
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
