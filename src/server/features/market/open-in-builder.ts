import type { CallOf } from '#contract/call-of.ts'
import { fileIdsOf, type LessonPlan } from '#core/lesson-plans/lesson-plan.ts'
import { addPlan } from '#server/features/lesson-plans/index.ts'
import type { MarketParts } from '#server/features/market/market-parts.ts'
import { noSuchResource, requireHeld } from '#server/features/market/policy.ts'
import { countDownload, listFiles, type MarketFile } from '#server/features/market/queries.ts'
import { attachStored } from '#server/features/uploads/index.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'

type Parts = Pick<MarketParts, 'database' | 'clock'>

/** Makes an own draft of a lesson, with the files that it shows. The same id twice is one draft. */
export async function makeDraft(
  transaction: Database,
  { clock }: Pick<Parts, 'clock'>,
  account: SessionAccount,
  { plan, planId, files }: { plan: LessonPlan; planId: string; files: readonly MarketFile[] },
): Promise<void> {
  const isMade = await addPlan(transaction, account, { planId, plan, now: clock() })
  if (!isMade) return
  const shown = new Set(fileIdsOf(plan))
  const to = { learnerId: account.id, planId }
  await attachStored(
    transaction,
    to,
    files.filter(({ id }) => shown.has(id)),
    clock(),
  )
}

/** Opens the lesson of a resource as the account's own draft. It counts as a download. */
export async function openInBuilder(
  parts: Parts,
  account: SessionAccount,
  { id, newId }: CallOf<'openInBuilder'>['input'],
): Promise<CallOf<'openInBuilder'>['output']> {
  const { database, clock } = parts
  const { found } = await requireHeld(database, account, id)
  const { plan, version } = found.version
  if (!plan) throw noSuchResource()
  const files = await asSystem(() => listFiles(database, id, version))
  await database.transaction((transaction) =>
    makeDraft(transaction, parts, account, { plan, planId: newId.toLowerCase(), files }),
  )
  await asSystem(() => countDownload(database, account.id, id, clock()))
  return {}
}
