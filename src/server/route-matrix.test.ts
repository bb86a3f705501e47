import { readFileSync } from 'node:fs'
import { expect, vi } from 'vitest'
import type { Call } from '#contract/call.ts'
import type { CallName } from '#contract/call-of.ts'
import { ACTS, type Act, type Standing } from '#core/permissions/may.ts'
import { test, type Answer, type Visitor } from '../../tests/support/app-test.ts'
import {
  ACTORS,
  MORE_ACTORS,
  OTHER_ACTORS,
  type Actor,
  type MoreActor,
  type World,
} from '../../tests/support/matrix/build-world.ts'
import { inMatrixWorld, type MatrixWorld } from '../../tests/support/matrix/in-matrix-world.ts'
import { listRoutes } from '../../tests/support/matrix/list-routes.ts'
import { CALLS, OTHER_ROUTES, ROWS } from '../../tests/support/matrix/rows.ts'

/** Acts that the list of permissions has been asked about since the set was last cleared. */
const asked = vi.hoisted(() => new Set<string>())

vi.mock('#core/permissions/may.ts', async (importOriginal) => {
  const original = await importOriginal<{ may: (act: Act, standing: Standing) => boolean }>()
  return {
    ...original,
    may: (act: Act, standing: Standing) => {
      asked.add(act)
      return original.may(act, standing)
    },
  }
})

/** Table of the acts of each route. A dash stands for a route that asks about none. */
const ACTS_OF_ROUTES = new URL('../../tests/support/matrix/acts-of-routes.txt', import.meta.url)

const TABLE = new URL('../../tests/support/matrix/expected.txt', import.meta.url)

const MORE = Object.keys(MORE_ACTORS) as MoreActor[]

/** Statuses of a route by its target, in the order of the actors: twelve, and ten more if they differ. */
type Expected = { twelve: Map<string, string>; ten: Map<string, string> }

/** Reads the table. Lines that begin with # explain, those with + are about the ten. */
function readExpected(): Expected {
  const lines = readFileSync(TABLE, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  const read = (wanted: readonly string[]): Map<string, string> =>
    new Map(
      wanted.map((line) => {
        const [route = '', statuses = ''] = line.replace(/^\+ /, '').split(': ')
        return [route.trim(), statuses.trim()]
      }),
    )
  return {
    twelve: read(lines.filter((line) => !line.startsWith('+ '))),
    ten: read(lines.filter((line) => line.startsWith('+ '))),
  }
}

/** Returns the statuses of the ten without a line of their own: each is the same as its reference actor's. */
const heldTo = (statuses: string): string => {
  const twelve = statuses.split(' ')
  return MORE.map((actor) => twelve[ACTORS.indexOf(MORE_ACTORS[actor])]).join(' ')
}

/** One line of the table: how a route is asked about one thing. */
type Line = {
  name: string
  route: string
  isForStaff: boolean
  prepare: (world: World) => Promise<void>
  ask: (world: World, browser: Visitor) => Promise<Answer>
}

const LINES: readonly Line[] = [
  ...(Object.keys(ROWS) as CallName[]).flatMap((name): Line[] =>
    ROWS[name].targets.map((target) => ({
      name: `${CALLS[name].join(' ')} | ${target}`,
      route: CALLS[name].join(' '),
      isForStaff: ROWS[name].isForStaff === true,
      prepare: async (world) => {
        if (ROWS[name].scope) await world.withoutScope(ROWS[name].scope)
      },
      ask: (world, browser) => browser.send(CALLS[name], ROWS[name].input(target, world.ids)),
    })),
  ),
  ...Object.entries(OTHER_ROUTES).flatMap(([route, { targets, address, headers }]): Line[] =>
    targets.map((target) => ({
      name: `${route} | ${target}`,
      route,
      isForStaff: false,
      prepare: async () => {},
      ask: (world, browser) =>
        browser.send(
          [route.split(' ')[0], address(target, world.ids)] as unknown as Call,
          headers ? Buffer.alloc(0) : {},
          headers?.(target, world.ids),
        ),
    })),
  ),
]

/** None of the actors has anything to do with these: no answer may name them. */
const FAR = ['lwazi', 'makhulu', 'far family']
/** Members of the other family of the class. Only the teacher, the school and their own login know them. */
const NEAR = ['sipho', 'dade']
const KNOWS_NEAR: readonly (Actor | MoreActor)[] = [
  'teacher',
  'school founder',
  'assistant',
  'other teacher',
  'classmate',
]
const SIGNS_IN_AS_NEAR: readonly string[] = [CALLS.signIn, CALLS.signInChild].map((call) => call.join(' '))

/** Names and ids of people that an answer holds and must not. */
function findStrangers({ ids }: World, { route }: Line, actor: Actor | MoreActor, { response }: Answer): string[] {
  const strangers = KNOWS_NEAR.includes(actor) || SIGNS_IN_AS_NEAR.includes(route) ? FAR : [...FAR, ...NEAR]
  return strangers.filter((name) => response.body.includes(`"${name}"`) || response.body.includes(ids[name] ?? name))
}

/** Part of the addresses whose answers depend on being a partner. Elsewhere a partner is an ordinary adult. */
const PARTNERS = '/api/partners/'

/** Tells whether the two actors without a column get the answers of their reference column. */
async function findOthers(
  { name, route, isForStaff }: Line,
  statuses: readonly number[],
  ask: (actor: (typeof OTHER_ACTORS)[number]) => Promise<Answer>,
): Promise<string[]> {
  const ordinary = route.includes(PARTNERS) ? 'adult' : 'partner'
  const columns = {
    'whose account is gone': statuses[ACTORS.indexOf('nobody')],
    'staff without a second step': isForStaff ? 401 : statuses[ACTORS.indexOf(ordinary)],
  }
  const answers = [] as string[]
  for (const actor of OTHER_ACTORS) {
    const { status } = await ask(actor)
    if (status !== columns[actor])
      answers.push(
        `${name} answers ${status} to ${actor}, ` +
          `and not ${columns[actor]}${isForStaff ? '' : ' (if it lets in staff alone, say forStaff in rows.ts)'}`,
      )
  }
  return answers
}

/** Compares the acts that routes asked about with the table of them, and with the list of acts. */
function findActFaults(actsOf: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const lines = [...actsOf].map(([route, acts]) => `${route}: ${[...acts].toSorted().join(' ') || '-'}`)
  const table = readFileSync(ACTS_OF_ROUTES, 'utf8').trim().split('\n')
  const all = new Set([...actsOf.values()].flatMap((acts) => [...acts]))
  return [
    ...lines.filter((line) => !table.includes(line)).map((line) => `${line} is asked, and not in acts-of-routes.txt`),
    ...table.filter((line) => !lines.includes(line)).map((line) => `${line} is in acts-of-routes.txt, and not asked`),
    ...ACTS.filter((act) => !all.has(act)).map((act) => `no route asks about ${act}`),
  ]
}

/** Fields of a person that each actor may see at most (ASVS 5.0, 8.2.3). */
const TOLD = {
  ofOneself: ['ageBand', 'email', 'firstName', 'id', 'username'],
  profile: ['ageBand', 'email', 'emailVerified', 'firstName', 'hasPassword', 'id', 'language', 'lastName', 'username'],
}

/** Checks that a child learns nothing of its guardians, and an invited guardian no more than allowed. */
async function holdFields(world: World): Promise<void> {
  const bodyOf = async (actor: Actor, name: CallName): Promise<Record<string, unknown>> =>
    (await world.as(actor).send(CALLS[name])).body
  const keysOf = (value: unknown): string[] => Object.keys((value ?? {}) as object).toSorted()
  for (const actor of ['child', 'teen', 'adult', 'guardian', 'staff'] as const) {
    expect([actor, keysOf((await bodyOf(actor, 'getMe'))['account'])]).toEqual([actor, TOLD.ofOneself])
    expect([actor, keysOf((await bodyOf(actor, 'getProfile'))['profile'])]).toEqual([actor, TOLD.profile])
  }
  for (const name of ['getMe', 'getProfile', 'listSessions', 'getProgress'] as const)
    expect(JSON.stringify(await bodyOf('child', name))).not.toMatch(/gogo@example|malume@example/)
  await world.withoutScope('consent')
  const childrenOf = async (actor: Actor): Promise<Record<string, unknown>[]> =>
    (await bodyOf(actor, 'listChildren'))['children'] as Record<string, unknown>[]
  const [own] = (await childrenOf('guardian')).filter(({ id }) => id === world.ids['thandi'])
  const seenByMalume = await childrenOf('co-guardian without the scope')
  expect(seenByMalume.map(({ id, scopes }) => [id, scopes])).toEqual([
    [world.ids['thandi'], ['see-progress', 'manage-account']],
  ])
  expect(keysOf(seenByMalume[0])).toEqual(keysOf(own))
  expect(keysOf(own).filter((key) => /email|secret|password|lastName/i.test(key))).toEqual([])
}

test(
  "route matrix: every actor gets the table's answers [ASVS V8.1.1] [ASVS V8.2.1] [ASVS V8.2.2] [ASVS V8.2.3] [ASVS V8.3.1] [ASVS V15.3.1]",
  { timeout: 300_000 },
  async ({ databaseUrl, buildTestApp, sentEmails, time, filesFolder }) => {
    const [found, foundOfTen, faults] = [new Map<string, string>(), new Map<string, string>(), [] as string[]]
    const testMatrix = async ({ world, attempt }: MatrixWorld): Promise<void> => {
      await attempt(() => holdFields(world))
      const actsOf = new Map<string, Set<string>>(LINES.map(({ route }) => [route, new Set()]))
      const ask = (line: Line, actor: Parameters<World['as']>[0]) =>
        attempt(async () => {
          await line.prepare(world)
          asked.clear()
          const answer = await line.ask(world, world.as(actor))
          for (const act of asked) actsOf.get(line.route)?.add(act)
          return answer
        })
      for (const line of LINES) {
        const askAll = async (actors: readonly (Actor | MoreActor)[]): Promise<number[]> => {
          const answers: number[] = []
          for (const actor of actors) {
            const answer = await ask(line, actor)
            answers.push(answer.status)
            faults.push(
              ...findStrangers(world, line, actor, answer).map(
                (stranger) => `${line.name} tells ${actor} of ${stranger}`,
              ),
            )
          }
          return answers
        }
        const statuses = await askAll(ACTORS)
        found.set(line.name, statuses.join(' '))
        foundOfTen.set(line.name, (await askAll(MORE)).join(' '))
        faults.push(...(await findOthers(line, statuses, (actor) => ask(line, actor))))
      }
      faults.push(...findActFaults(actsOf))
    }
    await inMatrixWorld({ databaseUrl, buildTestApp, sentEmails, time, filesFolder }, testMatrix, { showsApi: false })
    const { twelve: expected, ten } = readExpected()
    const ofTen = [...foundOfTen]
      .map(([name, statuses]) => ({ name, statuses, wanted: ten.get(name) ?? heldTo(expected.get(name) ?? '') }))
      .filter(({ statuses, wanted }) => statuses !== wanted)
    faults.push(
      ...ofTen.map(
        ({ name, statuses, wanted }) =>
          `+ ${name}: ${statuses}\n  is what the server answers the ten (${MORE.join(', ')}); the table says ${wanted}`,
      ),
    )
    faults.push(
      ...[...ten]
        .filter(([name, statuses]) => heldTo(expected.get(name) ?? '') === statuses)
        .map(([name]) => `+ ${name} says what holds anyway: leave the line out`),
    )
    const deviations = [...found]
      .filter(([name, statuses]) => expected.get(name) !== statuses)
      .map(
        ([name, statuses]) =>
          `${name}: ${statuses}\n  ${
            expected.has(name)
              ? `is what the server answers; the table says ${expected.get(name)}`
              : 'is not in expected.txt: where every status is right, put this line there; ' +
                "where one isn't, mend the server"
          }`,
      )
    expect([...deviations, ...faults].join('\n')).toBe('')
    expect(
      [...expected.keys(), ...ten.keys()]
        .filter((name) => !found.has(name))
        .map((name) => `${name} is in expected.txt, and no row asks it`),
    ).toEqual([])
  },
)

test('route matrix: every route of the server has its rows [ASVS V15.2.3]', async ({ app }) => {
  await app.ready()
  const rows = new Set(LINES.map(({ route }) => route))
  expect(
    listRoutes(app)
      .filter((route) => !rows.has(route))
      .map(
        (route) =>
          `${route} has no row: say in tests/support/matrix/rows.ts what it is asked with and about which ` +
          'things (ROWS for a call of the contract, OTHER_ROUTES for any other), run this test, ' +
          'and put the lines that it prints into expected.txt',
      ),
  ).toEqual([])
})
