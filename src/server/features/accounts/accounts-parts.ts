import type { Config } from '#server/platform/config/read-config.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { Identity, SignedInAccount } from '#server/platform/identity/create-identity.ts'
import type { Mail } from '#server/platform/mail/create-mail.ts'

/** What the accounts feature works with. */
export type AccountsParts = {
  database: Database
  identity: Identity
  mail: Mail
  clock: () => Date
  /** Whether an account may be entered now: a child's only as long as a guardian agrees. */
  mayEnter: (account: SignedInAccount) => Promise<boolean>
  config: Pick<Config, 'origin' | 'secret'> & Partial<Pick<Config, 'hubUrl' | 'staff'>>
}
