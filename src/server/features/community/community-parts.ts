import type { ReportedKind } from '#core/community/content-reports.ts'
import type { SuggestionKind } from '#core/community/suggestions.ts'
import type { AccountsParts } from '#server/features/accounts/index.ts'
import type { Database } from '#server/platform/database/open-database.ts'

/** A text or word about which somebody may suggest a better one. `beside` is its English, or the word of a meaning. */
export type Shown = { target: string; shown: string; beside: string }

/** Operations of staff on a kind of reported things; both run as the system. `src/server/reportable.ts` lists them. */
export type Reportable = {
  /** Describes a thing that others can see; undefined if there is none. */
  describe: (
    database: Database,
    id: string,
  ) => Promise<{ title: string; authorId: string; address: string | null } | undefined>
  /** Hides the thing from everybody, in the transaction of the decision. */
  takeDown: (transaction: Database, id: string, decided: { by: string; at: Date }) => Promise<void>
}

/** Parts of the community. `listShown` lists all texts or words of a kind in a language. */
export type CommunityParts = AccountsParts & {
  listShown: (kind: SuggestionKind, language: string) => readonly Shown[]
  /** Finds the approved recordings of words, by the words. */
  findRecordings: (
    database: Database,
    language: string,
    words: readonly string[],
  ) => Promise<ReadonlyMap<string, string>>
  reportable: Readonly<Record<ReportedKind, Reportable>>
}
