import { globSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { Call, CallSchemas } from '#contract/call.ts'

const files = globSync('*-schemas.ts', { cwd: import.meta.dirname })
  .filter((file) => !/^(error|person|quota|text)-/.test(file))
  .toSorted()

type Named = { name: string; call: Call; schemas: CallSchemas }

const CALLS: Named[] = (
  await Promise.all(
    files.map(async (file): Promise<Named[]> => {
      const [schemas, calls] = (await Promise.all([
        import(path.join(import.meta.dirname, file)),
        import(path.join(import.meta.dirname, file.replace('-schemas', ''))),
      ])) as [Record<string, unknown>, Record<string, unknown>]
      const find = <Found>(module: Record<string, unknown>, ending: string): Record<string, Found> =>
        module[Object.keys(module).find((key) => key.endsWith(ending)) ?? ''] as Record<string, Found>
      const known = find<CallSchemas>(schemas, 'Schemas')
      return Object.entries(find<Call>(calls, 'Calls')).flatMap(([name, call]) =>
        known[name] ? [{ name, call, schemas: known[name] }] : [],
      )
    }),
  )
).flat()

/** Returns the forms of a call's input: one, or several that must each be strict. */
const waysToAsk = ({ input }: CallSchemas): readonly CallSchemas['input'][] =>
  (input as { options?: readonly CallSchemas['input'][] }).options ?? [input]

test("inputs: one table; every call refuses a field that it doesn't name [ASVS V8.1.2]", () => {
  expect(CALLS.length).toBeGreaterThan(50)
  const taking = CALLS.filter(({ schemas }) =>
    waysToAsk(schemas).some(
      (input) => !/unrecognized_keys/.test(JSON.stringify(input.safeParse({ isAdmin: true }).error?.issues ?? [])),
    ),
  )
  expect(taking.map(({ name }) => name)).toEqual([])
})

/** Ids of work that somebody marks, and the page of a list. */
const SHOWN_IDS = ['assignmentId', 'learnerId', 'handInId', 'page'] as const

/** Inputs allowed in an address: random ids, positions in a list, and the learning language. */
const IN_ADDRESSES = new Set([
  'childId',
  'utcOffsetMinutes',
  'after',
  'before',
  'spaceId',
  'classId',
  'id',
  'language',
  ...SHOWN_IDS,
])

test('nothing personal stands in the address of a call: only ids and places in a list do [ASVS V14.2.1]', () => {
  const reading = CALLS.filter(({ call: [method] }) => method === 'GET')
  expect(reading.length).toBeGreaterThan(5)
  const others = reading.flatMap(({ name, schemas }) =>
    Object.keys((schemas.input as unknown as { shape?: object }).shape ?? { 'not an object': 1 })
      .filter((field) => !IN_ADDRESSES.has(field))
      .map((field) => `${name}: ${field}`),
  )
  expect(others).toEqual([])
  for (const {
    call: [, address],
  } of CALLS)
    expect(address).toMatch(/^\/api\/[a-z/-]+$/)
})
