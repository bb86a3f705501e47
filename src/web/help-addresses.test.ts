import path from 'node:path'
import { expect, test } from 'vitest'
import { readHelp } from '#content/read-help.ts'
import { ROUTES } from './route-table.ts'
import { WORKPLACE_ROUTES } from './workplace-routes.ts'

test('help: each article leads to a page that exists', () => {
  const paths = [...ROUTES, ...WORKPLACE_ROUTES].map((route) => route.path)
  const articles = readHelp(path.join(import.meta.dirname, '../..'), 'en')
  expect(articles.filter(({ address }) => !paths.includes(address)).map(({ id }) => id)).toEqual([])
})
