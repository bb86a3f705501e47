import { readFileSync } from 'node:fs'
import { AGE_LEVELS } from '#core/age-levels/age-levels.ts'

const source = readFileSync(new URL('../../../src/web/routes.ts', import.meta.url), 'utf8')

/** Every path in the list of routes. It is read as text: the list itself imports what only the build understands. */
const paths = [...source.matchAll(/(?:\broute\(|\bpath: )'(\/[^']*)'|\bcontentRoute\('([^']+)'\)/g)].map(([, path, section]) => path ?? `/${section}`)
if (paths.length < 20) throw new Error(`Only ${paths.length} routes were found in src/web/routes.ts.`)

/** Every address that is prerendered: each route's, with each age level in the place of `:parameter`. */
export const PRERENDERED: readonly string[] = paths.filter((path) => !path.endsWith('*') && path !== '/404')
  .flatMap((path) => path.endsWith(':parameter') ? AGE_LEVELS.map(({ id }) => path.replace(':parameter', id)) : [path])

/** Addresses that no prerendered page answers: one below the dashboard, an age level that doesn't exist, and nothing at all. */
const NOT_PRERENDERED = ['/dashboard/family', '/age-levels/grandparents', '/no-such-page']

/** Every kind of page there is. */
export const ADDRESSES: readonly string[] = [...PRERENDERED, ...NOT_PRERENDERED]
