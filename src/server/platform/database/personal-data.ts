import type { InterfaceLanguage } from '#core/languages/interface-languages.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { ExportedTables, LongTables } from '#server/platform/database/pick-exported.ts'

/**
 * End of an adult's account. `heirs` is the next person in charge of each space: an id, or null for nobody. `language`
 * is the language of the page.
 */
export type AccountEnd = { id: string; heirs: ReadonlyMap<string, string | null>; language: InterfaceLanguage }

/**
 * A feature's part in the copy and the deletion of personal data. Each feature that stores rows about people hands one
 * to own-data, in the list of `src/server/personal-data.ts`.
 */
export type PersonalData = {
  /** Collects a person's rows for the copy. */
  collect?: (database: Database, personId: string) => Promise<ExportedTables>
  /** Collects an adult's decisions about others; the copy of a minor has none. */
  collectDecisions?: (database: Database, adultId: string) => Promise<ExportedTables>
  /** Collects tables with very many or very large rows, page by page. */
  collectLong?: (database: Database, personId: string) => LongTables
  /** Deletes all that a learner learnt and said; the account stays. */
  forgetLearnt?: (transaction: Database, learnerId: string) => Promise<void>
  /** Throws a refusal if others still depend on the account. */
  refuseEnd?: (database: Database, adultId: string) => Promise<void>
  /** Ends an adult's roles before the account is deleted. Returns the work for after the commit, such as emails. */
  endRoles?: (transaction: Database, end: AccountEnd) => Promise<() => Promise<void>>
  /** Deletes rows that only name the addresses of a deleted account. */
  forgetAddresses?: (transaction: Database, emails: readonly string[]) => Promise<void>
}
