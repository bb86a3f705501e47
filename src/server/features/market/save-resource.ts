import type { z } from 'zod'
import type { CallOf } from '#contract/call-of.ts'
import type { marketSchemas } from '#contract/market-schemas.ts'
import type { LessonPlan } from '#core/lesson-plans/lesson-plan.ts'
import { fileIdsOf } from '#core/lesson-plans/lesson-plan.ts'
import { tidyTags } from '#core/market/resource.ts'
import { findOwnVersion } from '#server/features/lesson-plans/index.ts'
import type { MarketParts } from '#server/features/market/market-parts.ts'
import { noSuchResource, requireOwnResource } from '#server/features/market/policy.ts'
import {
  countByAuthor,
  findResource,
  findVersion,
  insertResource,
  keepFiles,
  keepVersion,
  listFiles,
  measureBytes,
  updateResource,
} from '#server/features/market/queries.ts'
import { listAttachments } from '#server/features/uploads/index.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import { lockName } from '#server/platform/database/lock-name.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { refuseOverQuota } from '#server/platform/http/refuse-over-quota.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'

type Parts = Pick<MarketParts, 'database' | 'clock' | 'files'>
type Input = z.output<typeof marketSchemas.saveResource.input>

/** Finds the chosen lesson among the account's published ones. */
async function findLesson(
  transaction: Database,
  account: SessionAccount,
  lesson: Input['lesson'],
): Promise<LessonPlan | null> {
  if (!lesson) return null
  const plan = await findOwnVersion(transaction, account.id, lesson)
  if (!plan) throw noSuchResource()
  return plan
}

/** Collects the files of a draft: uploads for this resource, files of the versions before, and those of the lesson. */
async function collectFiles(
  transaction: Database,
  account: SessionAccount,
  { id, fileIds, lesson }: Input,
  { plan, newest }: { plan: LessonPlan | null; newest: number },
) {
  const known = [
    ...(newest > 0 ? await listFiles(transaction, id, newest) : []),
    ...(await listAttachments(transaction, account.id, id)),
    ...(lesson ? await listAttachments(transaction, account.id, lesson.planId) : []),
  ]
  const wanted = new Set([...fileIds, ...(plan ? fileIdsOf(plan) : [])])
  return [...wanted].flatMap((fileId) => known.find((file) => file.id === fileId) ?? [])
}

/**
 * Saves the draft of the next version. A version that waits for review is a draft again. A published one stays, and the
 * draft follows it.
 */
export async function saveResource(
  { database, clock, files }: Parts,
  account: SessionAccount,
  input: Input,
): Promise<CallOf<'saveResource'>['output']> {
  const { id, text, lesson } = input
  const now = clock()
  const saved = await database.transaction(async (transaction) => {
    await lockName(transaction, `market ${account.id}`)
    if ((await asSystem(() => findResource(transaction, id))) === undefined) {
      const isMade = await insertResource(transaction, {
        learnerId: account.id,
        id,
        state: 'unpublished',
        downloads: 0,
        createdAt: now,
        changedAt: now,
      })
      if (!isMade) throw noSuchResource()
    }
    await requireOwnResource(transaction, account, id, { isLocked: true })
    const before = await findVersion(transaction, id)
    const isFinal = before?.state === 'published' || before?.state === 'replaced'
    const version = before ? before.version + (isFinal ? 1 : 0) : 1
    const plan = await findLesson(transaction, account, lesson)
    const wanted = await collectFiles(transaction, account, input, { plan, newest: before?.version ?? 0 })
    await keepVersion(transaction, {
      learnerId: account.id,
      resourceId: id,
      version,
      state: 'draft',
      ...text,
      title: text.title.trim(),
      tags: tidyTags(text.tags),
      plan,
      planId: lesson?.planId ?? null,
      planVersion: lesson?.version ?? null,
      commission: null,
      changedAt: now,
      submittedAt: null,
      decidedAt: null,
      reason: before?.state === 'returned' ? before.reason : null,
    })
    const hashes = await keepFiles(transaction, { learnerId: account.id, resourceId: id, version }, wanted, now)
    await updateResource(transaction, id, { changedAt: now })
    refuseOverQuota({
      'market-resources': await countByAuthor(transaction, account.id),
      'market-bytes': await measureBytes(transaction, account.id),
    })
    return { version, hashes }
  })
  for (const hash of saved.hashes) await files.removeUnused(hash)
  return { version: saved.version }
}
