import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { accountsCalls } from '#contract/accounts.ts'
import { signUpLearner } from './support/learner-client.ts'
import type { MeasuredRow } from './support/measured-row.ts'
import { percentile } from './support/statistics.ts'

/** Security goals, L3: the bell rings, and a school logs in. */
const SIGN_INS = 200
const WITHIN_MS = 10_000
const BUDGETS = { signInMs: 3000, otherMs: 500 }

/** Milliseconds between requests of others meanwhile. */
const OTHERS_EVERY_MS = 50

/** Longest that others go on asking, and that anybody waits: a machine that can't keep up ends the measuring, too. */
const LONGEST_MS = 30_000

/** The whole school is behind one address, as its proxy says. */
const SCHOOL = '203.0.113.5'

/** Accounts created in parallel before the measurement. */
const MADE_AT_ONCE = 4

type Person = { name: string; password: string }

async function post(address: string, path: string, body: object): Promise<number> {
  const answer = await fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': SCHOOL },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(LONGEST_MS),
  })
  await answer.arrayBuffer()
  return answer.status
}

async function makePeople(address: string): Promise<Person[]> {
  const [run, people]: [string, Person[]] = [randomBytes(4).toString('hex'), []]
  await Promise.all(
    Array.from({ length: MADE_AT_ONCE }, async () => {
      while (people.length < SIGN_INS) {
        const person = { name: `bell-${run}-${people.length}`, password: randomBytes(12).toString('base64url') }
        people.push(person)
        const names = {
          email: `${person.name}@school.example`,
          username: person.name,
          firstName: 'Thandi',
          lastName: 'Ndlovu',
          termsAccepted: true,
        }
        const status = await post(address, accountsCalls.signUp[1], {
          ...names,
          password: person.password,
          confirmPassword: person.password,
        })
        if (status !== 200) throw new Error(`Signing up was answered with ${status}.`)
      }
    }),
  )
  return people
}

/** Times a request; one without an answer is a failure like any other. */
async function timed(run: () => Promise<boolean>): Promise<{ took: number; isDone: boolean }> {
  const start = performance.now()
  const isDone = await run().catch(() => false)
  return { took: performance.now() - start, isDone }
}

/** Asks at a steady pace, whatever the answers take, until it is over. */
async function askSteadily<Result>(
  everyMs: number,
  ask: (index: number) => Promise<Result>,
  isOver: (index: number) => boolean,
): Promise<Result[]> {
  const asked: Promise<Result>[] = []
  const start = performance.now()
  for (let index = 0; !isOver(index); index++) {
    await sleep(Math.max(0, start + index * everyMs - performance.now()))
    asked.push(ask(index))
  }
  return Promise.all(asked)
}

/**
 * Measures the logins of a school within ten seconds, on unknown devices. Meanwhile it times others' requests for a
 * page, their progress, and storing an answer.
 */
export async function measureSignIns(address: string): Promise<MeasuredRow[]> {
  const people = await makePeople(address)
  const learner = await signUpLearner(address)
  const page = async (): Promise<boolean> => (await fetch(`${address}/`)).arrayBuffer().then(() => true)
  const others = [page, async () => (await learner.countAnswers()) >= 0, learner.sendOne]
  const bell = { isOver: false }
  const meanwhile = askSteadily(
    OTHERS_EVERY_MS,
    (index) => timed(others[index % others.length] ?? page),
    (index) => bell.isOver || index * OTHERS_EVERY_MS > LONGEST_MS,
  )
  const signIns = await askSteadily(
    WITHIN_MS / SIGN_INS,
    (index) => timed(async () => (await post(address, accountsCalls.signIn[1], people[index] ?? {})) === 200),
    (index) => index === SIGN_INS,
  )
  bell.isOver = true
  const answers = await meanwhile
  const failed = [...signIns, ...answers].filter(({ isDone }) => !isDone).length
  const ninetyFifth = (all: readonly { took: number }[]): number =>
    percentile(
      all.map(({ took }) => took),
      95,
    )
  return [
    {
      name: `${SIGN_INS} sign-ins in ${WITHIN_MS / 1000} s from one address, 95th percentile`,
      unit: 'ms',
      product: ninetyFifth(signIns),
      budget: BUDGETS.signInMs,
    },
    {
      name: `other calls and pages meanwhile (${answers.length}), 95th percentile`,
      unit: 'ms',
      product: ninetyFifth(answers),
      budget: BUDGETS.otherMs,
    },
    { name: 'of them all, refused or failed', unit: 'requests', product: failed, budget: 0 },
  ]
}
