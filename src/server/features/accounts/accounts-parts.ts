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
  /** Whether an account may be entered now: a child's only as long as a guardian agrees. */
  mayEnter: (account: Pick<SignedInAccount, 'id' | 'ageBand'>) => Promise<boolean>
  /** Where a browser goes to be logged out at the hub too, if the session was begun there. */
  leaveHub: (account: SessionAccount) => Promise<string | undefined>
  config: Pick<Config, 'origin' | 'secret'> & Partial<Pick<Config, 'hub' | 'staff'>>
}
