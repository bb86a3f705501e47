import type { Entry } from '#core/permissions/ended-access.ts'
import type { SecurityEvent } from '#core/security/security-events.ts'
import type { Config } from '#server/platform/config/read-config.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { Identity, SessionAccount, SignedInAccount } from '#server/platform/identity/create-identity.ts'
import type { Mail } from '#server/platform/mail/create-mail.ts'

/** Parts of the accounts feature without logging out at the hub; the hub's feature is built from them. */
export type PersonsParts = Omit<AccountsParts, 'leaveHub'>

/** Parts that the accounts feature works with. */
export type AccountsParts = {
  database: Database
  identity: Identity
  mail: Mail
  clock: () => Date
  /** Judges if an account may log in now. A child needs a guardian's consent and a login that still holds. */
  judgeEntry: (account: Pick<SignedInAccount, 'id' | 'ageBand'>) => Promise<Entry>
  /** Records an act that the server did by itself, about these people, in its transaction. */
  recordByServer: (
    transaction: Database,
    learnerIds: readonly string[],
    event: SecurityEvent,
    at: Date,
  ) => Promise<void>
  /** Notes that somebody under 18 chose their own password. */
  noteOwnLogin: (accountId: string) => Promise<void>
  /** Keeps with which referral code a new account was made, if the code counts for it. */
  noteReferral: (referral: { id: string; email: string; code: string; askerId: string | undefined }) => Promise<void>
  /** Withdraws the invitations that an account sent. */
  withdrawSent: (id: string) => Promise<void>
  /** Finds a child's request that waits for a guardian under this username, with the hash of its password. */
  findWaiting: (username: string) => Promise<{ password: string } | undefined>
  /** Returns the address that logs the browser out at the hub; undefined if the session didn't begin there. */
  leaveHub: (account: SessionAccount) => Promise<string | undefined>
  config: Pick<Config, 'origin' | 'secret'> & Partial<Pick<Config, 'hub' | 'staff'>>
}
