import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listComponents } from './list-components.ts'

const LOCK = readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')

test('bill of materials: every package of the lock file is in it once, with its version and hash [ASVS V15.1.2]', () => {
  const { packages } = JSON.parse(LOCK) as {
    packages: Record<string, { version?: string; dev?: boolean; integrity?: string }>
  }
  const places = Object.keys(packages).filter((place) => place !== '')
  const { components, metadata } = listComponents(LOCK)
  expect(metadata.component.name).toBe('funda')
  expect(components.map((component) => component['bom-ref']).toSorted()).toEqual(places.toSorted())
  for (const { 'bom-ref': place, version, scope, hashes, purl } of components) {
    expect([place, version, scope]).toEqual([
      place,
      packages[place]?.version,
      packages[place]?.dev ? 'excluded' : 'required',
    ])
    expect([place, hashes !== undefined]).toEqual([place, packages[place]?.integrity !== undefined])
    expect(purl).toMatch(/^pkg:npm\/(?:%40[\w.-]+\/)?[\w.-]+@\d/)
  }
  expect(components.filter(({ scope }) => scope === 'required').map(({ name }) => name)).toEqual(
    expect.arrayContaining(['fastify', 'react', 'pg']),
  )
})
