import type { Entry } from '#core/permissions/ended-access.ts'
import type { Config } from '#server/platform/config/read-config.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { Identity, SessionAccount, SignedInAccount } from '#server/platform/identity/create-identity.ts'
import type { Mail } from '#server/platform/mail/create-mail.ts'

/** What the accounts feature works with, before it is known how to leave the hub: the hub's own feature goes by it. */
export type PersonsParts = Omit<AccountsParts, 'leaveHub'>

/** What the accounts feature works with. */
export type AccountsParts = {
  database: Database
  identity: Identity
  mail: Mail
  clock: () => Date
  /** Whether an account may be entered now: a child's only as long as a guardian agrees, by a login that still holds. */
  judgeEntry: (account: Pick<SignedInAccount, 'id' | 'ageBand'>) => Promise<Entry>
  /** Notes that somebody under 18 chose their own password. */
  noteOwnLogin: (accountId: string) => Promise<void>
  /** Withdraws the invitations that an account sent. */
  withdrawSent: (id: string) => Promise<void>
  /** Who asked for an account of this name and waits for a guardian, with the hash of what they will log in with. */
  findWaiting: (username: string) => Promise<{ password: string } | undefined>
  /** Where a browser goes to be logged out at the hub too, if the session was begun there. */
  leaveHub: (account: SessionAccount) => Promise<string | undefined>
  config: Pick<Config, 'origin' | 'secret'> & Partial<Pick<Config, 'hub' | 'staff'>>
}
