import { AsyncLocalStorage } from 'node:async_hooks'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

/**
 * Step that runs in each transaction of a request, just before its commit. The function that it returns is told if the
 * commit succeeded.
 */
export type BeforeCommit = (transaction: NodePgDatabase) => Promise<((isDone: boolean) => void) | undefined>

type Acting = { actor: string | undefined; clock: () => Date; beforeCommit?: BeforeCommit | undefined }

const acting = new AsyncLocalStorage<Acting>()

/** Actor that bypasses row-level policies: background jobs, and the steps that create a relation to a row. */
const SYSTEM = 'system'

/**
 * Actor of logging in and getting back in. It sees accounts, sessions and tokens of everybody, because nobody is known
 * yet, and nothing else.
 */
const LOGIN = 'login'

/** Runs a request without an actor, until the caller's account is known. */
export const asNobody = (clock: () => Date, work: () => void): void => acting.run({ actor: undefined, clock }, work)

/** Sets the actor of the rest of the request to this account. */
export function actAs(accountId: string): void {
  const present = acting.getStore()
  if (present) present.actor = accountId
}

/** Runs work as an account. The database shows and accepts only its own rows and those of its children. */
export function asAccount<Result>(accountId: string, work: () => PromiseLike<Result>): Promise<Result> {
  const { clock = () => new Date(), beforeCommit } = acting.getStore() ?? {}
  // A query is sent when it is awaited: that has to happen in here.
  return acting.run({ actor: accountId, clock, beforeCommit }, async () => await work())
}

/**
 * Runs work as the system, which row-level policies let through. It is for background jobs, and for steps that create
 * the relation itself.
 */
export const asSystem = <Result>(work: () => PromiseLike<Result>): Promise<Result> => asAccount(SYSTEM, work)

/** Runs a step that looks for an account, a session or a token before, or beside, the account that asks. */
export const asLogin = <Result>(work: () => PromiseLike<Result>): Promise<Result> => asAccount(LOGIN, work)

/** Returns the time of the present request, by its server's clock. */
export const presentMoment = (): Date => acting.getStore()?.clock() ?? new Date()

/** Runs a step before the commit of each transaction of this request. */
export function addBeforeCommit(step: BeforeCommit): void {
  const present = acting.getStore()
  if (present) present.beforeCommit = step
}

/** Returns the step of this request before a commit, if there is one. */
export const beforeCommit = (): BeforeCommit | undefined => acting.getStore()?.beforeCommit

/** Returns the actor and time for the database; undefined without an actor. */
export function actorSettings(): [actor: string, now: string] | undefined {
  const present = acting.getStore()
  return present?.actor === undefined ? undefined : [present.actor, present.clock().toISOString()]
}
