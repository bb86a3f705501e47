import type { Config } from '#server/platform/config/read-config.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { Identity } from '#server/platform/identity/create-identity.ts'

/** What the accounts feature works with. */
export type AccountsParts = { database: Database; identity: Identity; clock: () => Date; config: Pick<Config, 'secret'> & Partial<Pick<Config, 'hubUrl'>> }
