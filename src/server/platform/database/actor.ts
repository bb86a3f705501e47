import { AsyncLocalStorage } from 'node:async_hooks'

type Acting = { actor: string | undefined; clock: () => Date }

const acting = new AsyncLocalStorage<Acting>()

/** What sees every row: work that nobody asked for, and the few steps by which somebody comes to be related to a row. */
const SYSTEM = 'system'

/** Runs a request as nobody, until it is known who asks. */
export const asNobody = (clock: () => Date, work: () => void): void => acting.run({ actor: undefined, clock }, work)

/** From here on the request is this account's. */
export function actAs(accountId: string): void {
  const present = acting.getStore()
  if (present) present.actor = accountId
}

/** Does something as an account: the database shows and takes what is its own, or of those whose guardian it is, and nothing else. */
export function asAccount<Result>(accountId: string, work: () => PromiseLike<Result>): Promise<Result> {
  const { clock = () => new Date() } = acting.getStore() ?? {}
  // A query is sent when it is awaited: that has to happen in here.
  return acting.run({ actor: accountId, clock }, async () => await work())
}

/** Does something that no account asked for, or that makes the relation by which the wall would let it through. */
export const asSystem = <Result>(work: () => PromiseLike<Result>): Promise<Result> => asAccount(SYSTEM, work)

/** Who acts now and when, as the database is told; undefined for nobody. */
export function actorSettings(): [actor: string, now: string] | undefined {
  const present = acting.getStore()
  return present?.actor === undefined ? undefined : [present.actor, present.clock().toISOString()]
}
