import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { accountsCalls } from '#contract/accounts.ts'
import { learningCalls } from '#contract/learning.ts'
import { ownDataCalls } from '#contract/own-data.ts'
import { uuidV7 } from '#core/identifiers/uuid-v7.ts'
import type { LearningEvent } from '#core/learning/learning-event.ts'
import type { DataCopy } from '#core/privacy/data-copy.ts'

/** Longer than any answer should take, in milliseconds: a hang is a failure. */
const PATIENCE_MS = 30_000

/** A learner's device that talks to a server at one address, whatever happens to that server. */
export type LearnerClient = {
  /** Sends events once. Returns the ids that the server stored, or undefined if it was away or couldn't store them. */
  send: (events: LearningEvent[]) => Promise<string[] | undefined>
  /** Asks for an address as this learner; with a body, sends it. */
  ask: (path: string, body?: object) => Promise<Response>
  /** Sends a new right answer; whether the server keeps it. */
  sendOne: () => Promise<boolean>
  /** Every event that the server has, in its order. */
  listAll: () => Promise<string[]>
  countAnswers: () => Promise<number>
  /** All that the server keeps of the learner. */
  copyData: () => Promise<DataCopy>
}

/** Makes an account on the server and stays signed in. */
export async function signUpLearner(address: string): Promise<LearnerClient> {
  const name = `learner-${randomBytes(6).toString('hex')}`
  const password = randomBytes(12).toString('base64url')
  const person = {
    email: `${name}@school.example`,
    username: name,
    firstName: 'Thandi',
    lastName: 'Ndlovu',
    termsAccepted: true,
  }
  const signedUp = await call(address, accountsCalls.signUp[1], '', { ...person, password, confirmPassword: password })
  if (!signedUp.ok) throw new Error(`Signing up was refused: ${await signedUp.text()}`)
  const cookie = signedUp.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ')
  const read = async <Output>(path: string): Promise<Output> => {
    const until = performance.now() + PATIENCE_MS
    for (;;) {
      const answer = await call(address, path, cookie)
      if (answer.ok) return (await answer.json()) as Output
      if (answer.status !== 503 || performance.now() > until)
        throw new Error(`${path} was answered with ${answer.status}`)
      await sleep(50)
    }
  }
  const send: LearnerClient['send'] = async (events) => {
    try {
      const answer = await call(address, learningCalls.recordEvents[1], cookie, { events })
      if (answer.ok) return ((await answer.json()) as { accepted: string[] }).accepted
      // 503 and 507 say "later"; anything else is a fault of ours.
      if (answer.status === 503 || answer.status === 507) return undefined
      throw new Error(`Events were answered with ${answer.status}: ${await answer.text()}`)
    } catch (error) {
      if (error instanceof TypeError) return undefined
      throw error
    }
  }
  return {
    send,
    ask: (path, body) => call(address, path, cookie, body),
    sendOne: async () => (await send([makeEvent()]))?.length === 1,
    listAll: async () => {
      const ids: string[] = []
      for (let after = 0; ;) {
        const page = await read<{ events: { id: string }[]; cursor: number; more: boolean }>(
          `${learningCalls.listEvents[1]}?after=${after}`,
        )
        ids.push(...page.events.map(({ id }) => id))
        if (!page.more) return ids
        after = page.cursor
      }
    },
    copyData: async () => read<DataCopy>(ownDataCalls.exportOwnData[1]),
    countAnswers: async () =>
      (await read<{ progress: { answers: number } }>(learningCalls.getProgress[1])).progress.answers,
  }
}

/** A phrase that the server can judge, so that every event counts in the progress. */
const ITEM = 'phrases.greetings.hello-how-are-you'
const ANSWER = 'Molo, unjani?'

/** Makes a new right answer by this device. */
export function makeEvent(): LearningEvent {
  const now = new Date()
  return {
    id: uuidV7(now.getTime(), randomBytes(10)),
    language: 'xh',
    section: 'phrases',
    itemId: ITEM,
    exerciseType: 'type-translation',
    answer: ANSWER,
    verdict: 'correct',
    errorClass: null,
    milliseconds: 2400,
    deviceId: 'bench',
    occurredAt: now.toISOString(),
    utcOffsetMinutes: 120,
  }
}

async function call(address: string, path: string, cookie: string, body?: object): Promise<Response> {
  const headers = { cookie, ...(body && { 'content-type': 'application/json' }) }
  return fetch(address + path, {
    method: body ? 'POST' : 'GET',
    headers,
    signal: AbortSignal.timeout(PATIENCE_MS),
    ...(body && { body: JSON.stringify(body) }),
  })
}
