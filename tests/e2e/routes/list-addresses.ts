import { readFileSync } from 'node:fs'
import { AGE_LEVELS } from '#core/age-levels/age-levels.ts'
import { KIDS_GAMES } from '#core/game/kids-games.ts'

const source = ['routes.ts', 'route-table.ts', 'workplace-routes.ts']
  .map((file) => readFileSync(new URL(`../../../src/web/${file}`, import.meta.url), 'utf8'))
  .join('\n')

/** Every path in the list of routes. It is read as text: the list itself imports what only the build understands. */
const paths = [...source.matchAll(/(?:\broute\(|\bpath: )'(\/[^']*)'|\bcontentRoute\('([^']+)'\)/g)].map(
  ([, path, section]) => path ?? `/${section}`,
)
if (paths.length < 20) throw new Error(`Only ${paths.length} routes were found in src/web.`)

/** Values for `:parameter`, by the part before it. */
const PARAMETERS: Readonly<Record<string, readonly string[]>> = {
  '/age-levels': AGE_LEVELS.map(({ id }) => id),
  '/kids-menu': KIDS_GAMES,
}

/** Every address that is prerendered: each route's, with each age level and each game in the place of `:parameter`. */
export const PRERENDERED: readonly string[] = paths
  .filter((path) => !path.endsWith('*') && path !== '/404')
  .flatMap((path) =>
    path.endsWith('/:parameter')
      ? (PARAMETERS[path.replace('/:parameter', '')] ?? []).map((name) => path.replace(':parameter', name))
      : [path],
  )

/** Addresses without a prerendered page: one below the dashboard, a unit, a lesson, a module, and unknown pages. */
const NOT_PRERENDERED = [
  '/dashboard/no-such-part',
  '/learn/greetings',
  '/lesson/greetings--hello',
  '/module/foundation-math-1',
  '/age-levels/grandparents',
  '/no-such-page',
]

/** Every kind of page there is. */
export const ADDRESSES: readonly string[] = [...PRERENDERED, ...NOT_PRERENDERED]
