import { desc, eq, and } from 'drizzle-orm'
import type { InterfaceLanguage } from '#core/languages/interface-languages.ts'
import { limitAttempts, users } from '#server/features/accounts/index.ts'
import type { ChildrenParts } from '#server/features/children/children-parts.ts'
import { relationStands } from '#server/features/children/queries.ts'
import { consentActs, guardianRelations } from '#server/features/children/tables.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import type { EmailRequest } from '#server/platform/mail/email.ts'

/** Acts of others about which the first guardian gets an email; the texts are the cases of `mail.child-changed.…`. */
export type ChildChange =
  | 'login'
  | 'ownLogin'
  | 'withdrawn'
  | 'renewed'
  | 'assistant'
  | 'sharing'
  | 'joined'
  | 'left'
  | 'guardianJoined'
  | 'guardianLeft'
  | 'kept'

/** Parts for writing to guardians. */
export type TellParts = Pick<ChildrenParts, 'database' | 'mail' | 'config' | 'clock' | 'findLanguage'>

export type Reader = { id: string; email: string; kind: 'first' | 'invited' }

/** Emails about one kind of change of one child in 15 minutes, so that repeated changes don't flood a guardian. */
const MOST_EMAILS = 5

/** Finds the guardians that the child has now. */
export const findReaders = (database: Database, childId: string, now: Date): Promise<Reader[]> =>
  database
    .select({ id: users.id, email: users.email, kind: guardianRelations.kind })
    .from(guardianRelations)
    .innerJoin(users, eq(users.id, guardianRelations.guardianId))
    .where(and(eq(guardianRelations.learnerId, childId), relationStands(now)))

/** Returns the language of an account's emails: its choice, else the language of its last consent, else English. */
async function languageOf(
  { database, findLanguage }: Pick<TellParts, 'database' | 'findLanguage'>,
  accountId: string,
): Promise<InterfaceLanguage> {
  const chosen = await findLanguage(database, accountId)
  if (chosen !== undefined) return chosen
  const [read] = await database
    .select({ language: consentActs.language })
    .from(consentActs)
    .where(eq(consentActs.guardianId, accountId))
    .orderBy(desc(consentActs.number))
    .limit(1)
  return read?.language ?? 'en'
}

export const findUsername = async (database: Database, id: string): Promise<string> =>
  (await database.select({ username: users.username }).from(users).where(eq(users.id, id)).limit(1))[0]?.username ?? ''

type Told = Pick<EmailRequest, 'kind' | 'values'> & { childId: string; page?: string }

/** Writes to an account, in its own language, about a child. */
export async function tell(
  parts: TellParts,
  reader: Pick<Reader, 'id' | 'email'>,
  { kind, values = {}, childId, page = '/children' }: Told,
): Promise<void> {
  const language = await asSystem(() => languageOf(parts, reader.id))
  await parts.mail.send(
    { kind, to: reader.email, language, about: childId, link: `${parts.config.origin}${page}`, values },
    parts.database,
  )
}

/** Tells whether another email about this may be written now. */
async function mayTell(parts: TellParts, subject: string): Promise<boolean> {
  try {
    await limitAttempts(parts, `email about ${subject}`, MOST_EMAILS)
    return true
  } catch (refused) {
    if (refused instanceof CallRefusal) return false
    throw refused
  }
}

/** Emails the first guardian about an act of somebody else. `byId` is null for acts of the child or the server. */
export async function tellFirst(
  parts: TellParts,
  childId: string,
  byId: string | null,
  change: ChildChange,
): Promise<void> {
  const first = (await asSystem(() => findReaders(parts.database, childId, parts.clock()))).find(
    ({ kind }) => kind === 'first',
  )
  if (!first || first.id === byId || !(await mayTell(parts, `${change} of ${childId}`))) return
  await tell(parts, first, {
    kind: 'child-changed',
    childId,
    values: { username: await asSystem(() => findUsername(parts.database, childId)), what: change },
  })
}
