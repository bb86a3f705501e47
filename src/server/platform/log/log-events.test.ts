import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LOG_EVENTS } from '#server/platform/log/log-events.ts'

const DOCUMENT = readFileSync(new URL('../../../../docs/logging.md', import.meta.url), 'utf8')

test('inventory of logs: every event of a line is written down, and no other [ASVS V16.1.1]', () => {
  const told = [...DOCUMENT.matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, event]) => event)
  expect(told).toEqual([...LOG_EVENTS])
})
