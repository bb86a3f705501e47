import { randomBytes } from 'node:crypto'
import type { z } from 'zod'
import type { Account } from '#contract/accounts-schemas.ts'
import type { hubSchemas, Newcomer } from '#contract/hub-schemas.ts'
import { uuidV7 } from '#core/identifiers/uuid-v7.ts'
import { needsGuardian } from '#core/people/age-bands.ts'
import { findByUsername } from '#server/features/accounts/index.ts'
import { forgetHubCookie, readHubCookie } from '#server/features/hub/hub-cookies.ts'
import type { HubParts, NewcomerSession } from '#server/features/hub/hub-parts.ts'
import { openHubSession } from '#server/features/hub/open-session.ts'
import { findByHub, hasConfirmedAdult, insertPerson, isAddressTaken } from '#server/features/hub/queries.ts'
import { asksForCode, findPending } from '#server/features/hub/second-step.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import type { Visit } from '#server/platform/identity/require-account.ts'

type SignUpInput = z.output<typeof hubSchemas.signUpNewcomer.input>

/** Finds the new person of the hub that this browser keeps. */
export function findNewcomer(parts: HubParts, { request }: Visit): NewcomerSession | undefined {
  const newcomer = parts.seals.newcomer.open(readHubCookie(parts, request, 'hub_newcomer'), parts.clock().getTime())
  return newcomer !== undefined && newcomer.issuer === parts.hub?.issuer ? newcomer : undefined
}

/** Returns the state of a person from the hub: new, with the form's first values, or awaiting a second factor. */
export async function readNewcomer(
  parts: HubParts,
  visit: Visit,
): Promise<{ newcomer: Newcomer | null; secondStep: { returnTo: string } | null }> {
  const pending = findPending(parts, visit)
  if (pending !== undefined) return { newcomer: null, secondStep: { returnTo: pending.returnTo } }
  const newcomer = findNewcomer(parts, visit)
  if (newcomer === undefined) return { newcomer: null, secondStep: null }
  const { firstName, lastName, username, ageBand, returnTo, email } = newcomer
  // The hub has seen that the address is theirs: they may know whether it has an account.
  const linkable = email !== undefined && (await hasConfirmedAdult(parts.database, email)) ? email : null
  return { newcomer: { firstName, lastName, username, ageBand, returnTo, linkable }, secondStep: null }
}

/** Keeps nothing of who came. */
export function forgetNewcomer(parts: HubParts, { reply }: Visit): Record<string, never> {
  for (const cookie of ['hub_newcomer', 'hub_second_step'] as const) forgetHubCookie(parts, reply, cookie)
  return {}
}

/**
 * Returns an address that can't exist (RFC 2606). It is used if the hub confirms none, or another account has it; it
 * never links the two.
 */
const addressOf = (id: string): string => `${id}@hub.invalid`

async function makePerson(parts: HubParts, newcomer: NewcomerSession, input: SignUpInput): Promise<string> {
  const { database, clock } = parts
  const now = clock()
  const newId = (): string => uuidV7(now.getTime(), randomBytes(10))
  const id = newId()
  const { firstName, lastName, username, ageBand } = input
  const { email, issuer, subject } = newcomer
  const isOwn = email !== undefined && !(await isAddressTaken(database, email))
  const person = {
    id,
    firstName,
    lastName,
    username,
    ageBand,
    email: isOwn ? email : addressOf(id),
    emailVerified: isOwn,
    termsAcceptedAt: now,
    createdAt: now,
    updatedAt: now,
  }
  const isMade = await database.transaction(async (transaction) =>
    insertPerson(transaction, person, { id: newId(), issuer, subject }),
  )
  if (!isMade) throw new CallRefusal('username-in-use', 'Another account has this username')
  if (input.referralCode !== undefined)
    await parts.noteReferral({ id, email: person.email, code: input.referralCode, askerId: undefined })
  return id
}

/**
 * Creates the account of an adult who is new from the hub. Nothing is stored about a minor (POPIA, sections 34 and 35):
 * they learn as guests until a guardian consents.
 */
export async function signUpNewcomer(parts: HubParts, input: SignUpInput, visit: Visit): Promise<{ account: Account }> {
  const newcomer = findNewcomer(parts, visit)
  if (newcomer === undefined) throw new CallRefusal('link-over', 'No login from the hub is waiting')
  if (needsGuardian(input.ageBand) || needsGuardian(newcomer.ageBand ?? 'adult')) {
    forgetHubCookie(parts, visit.reply, 'hub_newcomer')
    throw new CallRefusal(
      'guardian-needed',
      "Somebody under 18 needs a guardian's consent; until then they can learn as a guest",
    )
  }
  const known = await findByHub(parts.database, newcomer.issuer, newcomer.subject)
  if (!known && (await findByUsername(parts.database, input.username)))
    throw new CallRefusal('username-in-use', 'Another account has this username')
  if (known && (await asksForCode(parts, known.id, newcomer, { returnTo: newcomer.returnTo, reply: visit.reply })))
    throw new CallRefusal('second-factor-needed', 'The account asks for a second factor')
  const account = await openHubSession(parts, known?.id ?? (await makePerson(parts, newcomer, input)), newcomer, visit)
  forgetHubCookie(parts, visit.reply, 'hub_newcomer')
  return { account }
}
