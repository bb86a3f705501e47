import { expect } from 'vitest'
import { accountsCalls } from '#contract/accounts.ts'
import type { CallName } from '#contract/call-of.ts'
import { RECORDED_CALLS } from '#server/features/records/recorded-calls.ts'
import { securityEvents } from '#server/features/records/tables.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { test } from '../../tests/support/app-test.ts'
import { ACTORS, type World } from '../../tests/support/matrix/build-world.ts'
import { inMatrixWorld } from '../../tests/support/matrix/in-matrix-world.ts'
import { CALLS, ROWS } from '../../tests/support/matrix/rows.ts'

const HOUR = 60 * 60 * 1000
const NAMES = Object.keys(CALLS) as CallName[]

/** Calls that leave no row in the matrix's world, because nobody there can complete them or they show nobody. */
const BEYOND_THE_WORLD: readonly CallName[] = [
  'confirmSecondFactor',
  'renewRecoveryCodes',
  'endSecondFactor',
  'signInWithCode',
  'finishWithCode',
  'signUpNewcomer',
  'linkNewcomer',
  'giveConsent',
  'requestFactorRemoval',
  'signInByCode',
  'acceptFirst',
  'refuseFirst',
  'getStudent',
  'saveStudent',
  'setStudentStatus',
  'joinStudent',
  'partStudent',
  'listMistakes',
  'listPractices',
  'listMarkingQueue',
  'listMarketQueue',
  'decideSubmission',
  'decideReview',
  'decideMarketReport',
]

/** Inputs that name another person by their id. */
const NAMING = ['childId', 'memberId', 'guardianId']

const rowsOf = (database: Database) => asSystem(() => database.select().from(securityEvents))

/** Rows that were added since. */
const newRows = async (database: Database, known: ReadonlySet<string>) =>
  (await rowsOf(database)).filter(({ id }) => !known.has(id))

/** Ids of people in an answer who are neither the actor nor somebody of no account. */
const strangersIn = (body: string, { ids }: World, own: string | undefined): string[] =>
  ['gogo', 'malume', 'dade', 'thandi', 'sipho', 'thabo', 'teacher', 'lwazi', 'makhulu'].filter(
    (name) => ids[name] !== own && body.includes(ids[name] ?? name),
  )

test(
  'operations: each that names or shows another person leaves a row (M13) [ASVS V16.3.1]',
  { timeout: 240_000 },
  async ({ databaseUrl, buildTestApp, sentEmails, time, filesFolder }) => {
    const faults: string[] = []
    await inMatrixWorld(
      { databaseUrl, buildTestApp, sentEmails, time, filesFolder },
      async ({ database, world, attempt }) => {
        const begun = time.now.getTime()
        for (const [index, name] of NAMES.entries()) {
          const recorded = RECORDED_CALLS[name]
          let isShown = 'unrecorded' in recorded
          for (const target of ROWS[name].targets) {
            const input = ROWS[name].input(target, world.ids)
            if ('unrecorded' in recorded && Object.keys(input).some((key) => NAMING.includes(key)))
              faults.push(`${name} names another person, and is not recorded`)
            for (const actor of ACTORS) {
              if (isShown && !('unrecorded' in recorded)) break
              await attempt(async () => {
                const browser = world.as(actor)
                const own = ((await browser.send(accountsCalls.getMe)).body['account'] as { id: string } | null)?.id
                // Every call has a window of its own, within the days for which an invitation stands.
                time.now = new Date(begun + (index % 100) * HOUR)
                const known = new Set((await rowsOf(database)).map(({ id }) => id))
                const { status, response } = await browser.send(CALLS[name], input)
                if (status !== 200) return
                if ('unrecorded' in recorded) {
                  const strangers = strangersIn(response.body, world, own)
                  if (strangers.length > 0)
                    faults.push(`${name} shows ${strangers.join(' and ')} to ${actor}, and is not recorded`)
                } else if ((await newRows(database, known)).some(({ event }) => event === recorded.event))
                  isShown = true
              })
            }
          }
          if (!isShown && !BEYOND_THE_WORLD.includes(name))
            faults.push(`${name} was done by nobody so that a row of it was left`)
        }
        time.now = new Date(begun)
      },
    )
    expect(faults).toEqual([])
  },
)
