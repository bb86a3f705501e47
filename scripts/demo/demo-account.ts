import { accountsCalls } from '#contract/accounts.ts'
import type { CallFailure } from '#contract/errors.ts'
import { learningCalls } from '#contract/learning.ts'
import { MAX_EVENTS_PER_BATCH, type LearningEvent } from '#core/learning/learning-event.ts'
import type { DemoPerson } from './people.ts'

/** Returns an address that no mail ever reaches (RFC 2606). */
export const emailOf = ({ username }: DemoPerson): string => `${username}@demo.example`

/** The cookies of somebody who is signed in. */
type SignedIn = { server: string; cookies: string }

async function call(server: string, path: string, body: object, cookies = ''): Promise<Response> {
  return fetch(server + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: cookies },
    body: JSON.stringify(body),
  })
}

const cookiesOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ')

/** Makes the person's account, or signs in where it was made before. Throws what the server said where it refuses. */
export async function enterAs(person: DemoPerson, server: string): Promise<SignedIn & { isNew: boolean }> {
  const { username, firstName, lastName, password } = person
  const made = await call(server, accountsCalls.signUp[1], {
    email: emailOf(person),
    username,
    firstName,
    lastName,
    password,
    confirmPassword: password,
    termsAccepted: true,
  })
  if (made.ok) return { server, cookies: cookiesOf(made), isNew: true }
  const { error } = (await made.json()) as CallFailure
  if (error.code !== 'username-in-use') throw new Error(`The account of ${username} can't be made: ${error.message}.`)
  const entered = await call(server, accountsCalls.signIn[1], { name: username, password })
  if (!entered.ok) throw new Error(`${username} can't sign in: has somebody changed the password?`)
  return { server, cookies: cookiesOf(entered), isNew: false }
}

/** Sends answers as a device does; the server keeps each once. Throws where it doesn't keep them all. */
export async function sendEvents({ server, cookies }: SignedIn, events: readonly LearningEvent[]): Promise<void> {
  for (let from = 0; from < events.length; from += MAX_EVENTS_PER_BATCH) {
    const batch = events.slice(from, from + MAX_EVENTS_PER_BATCH)
    const response = await call(server, learningCalls.recordEvents[1], { events: batch }, cookies)
    const { accepted = [] } = (await response.json()) as { accepted?: string[] }
    if (accepted.length !== batch.length)
      throw new Error(`Of ${batch.length} answers the server keeps ${accepted.length} (${response.status}).`)
  }
}
