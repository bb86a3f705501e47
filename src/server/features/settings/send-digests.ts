import { DIGESTS, type Digest } from '#core/people/account-settings.ts'
import { lastPeriod, sumDays } from '#core/progress/digest.ts'
import { findChildren, type ChildrenParts } from '#server/features/children/index.ts'
import { getProgress } from '#server/features/learning/index.ts'
import { findDue, takeDue } from '#server/features/settings/queries.ts'

type Parts = Pick<ChildrenParts, 'database' | 'clock' | 'mail' | 'config'>

/** South Africa's clock, by which weeks and months are reckoned. */
const UTC_OFFSET_MINUTES = 120

async function writeAbout(
  parts: Parts,
  digest: Digest,
  { id, email, language }: Awaited<ReturnType<typeof findDue>>[number],
  period: { from: string; to: string },
): Promise<void> {
  for (const child of await findChildren(parts.database, id, parts.clock())) {
    if (!child.scopes.includes('see-progress') || child.latest?.act !== 'given') continue
    const { progress } = await getProgress(parts, child.id, UTC_OFFSET_MINUTES)
    const { days, answers, right } = sumDays(progress.days, period)
    if (answers === 0) continue
    parts.mail.send({
      kind: digest === 'weeklyDigest' ? 'child-week' : 'child-month',
      to: email,
      language,
      about: child.id,
      link: `${parts.config.origin}/children`,
      values: { username: child.username, days, answers, right, ...period },
    })
  }
}

/**
 * Sends the due digests: the learning of each child in the past week or month, once. A child without learning is left
 * out.
 */
export async function sendDigests(parts: Parts): Promise<void> {
  const now = parts.clock()
  for (const digest of Object.keys(DIGESTS) as Digest[]) {
    const { endedAt, ...period } = lastPeriod(DIGESTS[digest], now)
    for (const reader of await findDue(parts.database, digest, endedAt)) {
      if (await takeDue(parts.database, reader.id, digest, endedAt, now))
        await writeAbout(parts, digest, reader, period)
    }
  }
}
