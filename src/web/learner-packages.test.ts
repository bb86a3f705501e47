import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ROUTES } from './route-table.ts'
import { WORKPLACE_ROUTES } from './workplace-routes.ts'

const WEB = import.meta.dirname

/** Packages of the learners' app. Each is paid for by every learner, so a new one needs a decision. */
const OF_LEARNERS = ['@lingui/core', 'idb', 'react', 'react-dom', 'ts-fsrs', 'uqr']

const IMPORT = /^(?:import|export) (?!type\b)(?:[^'"]*? from )?'([^']+)'|\bimport\(\s*'([^']+)'/gm

/** Resolves an import to a file of the project; undefined for a package and for data. */
function resolve(importer: string, name: string): string | undefined {
  const file = name.startsWith('#')
    ? path.join(WEB, '..', name.slice(1))
    : name.startsWith('.')
      ? path.join(path.dirname(importer), name)
      : ''
  return /\.tsx?$/.test(file) && existsSync(file) ? file : undefined
}

/** Lists the packages that modules import, at once or later, with all that they import. Lists of pages are no import. */
function packagesOf(modules: readonly string[]): string[] {
  const seen = new Set(['route-table.ts', 'workplace-routes.ts'].map((file) => path.join(WEB, file)))
  const packages = new Set<string>()
  const waiting = [...modules]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    for (const [, eager, late] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const name = eager ?? late ?? ''
      const inner = resolve(file, name)
      if (inner !== undefined) waiting.push(inner)
      else if (/^@?[a-z]/.test(name))
        packages.add(
          name
            .split('/')
            .slice(0, name.startsWith('@') ? 2 : 1)
            .join('/'),
        )
    }
  }
  return [...packages].toSorted()
}

const modulesOf = (isInLayout: boolean): string[] =>
  [...ROUTES, ...WORKPLACE_ROUTES]
    .filter(({ layout }) => (layout !== undefined) === isInLayout)
    .flatMap(({ module, layout }) => [module, ...(layout ? [layout.module] : [])].map((file) => path.join(WEB, file)))

test('learner pages: none loads a package of the dashboard, neither at once nor later', () => {
  const app = ['main.tsx', 'overlays.tsx', 'background.ts'].map((file) => path.join(WEB, file))
  expect(packagesOf([...app, ...modulesOf(false)])).toEqual(OF_LEARNERS)
})

test('dashboard pages: their packages are found by the same reading', () => {
  expect(packagesOf(modulesOf(true))).toEqual(expect.arrayContaining(['react', 'react-aria-components']))
})
