import { sql } from 'drizzle-orm'
import type { NotificationKind } from '#core/notifications/kinds.ts'
import { users } from '#server/features/accounts/index.ts'
import { notificationChoices, notifications } from '#server/features/notifications/tables.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import type { Database } from '#server/platform/database/open-database.ts'

/** Notice of something that happened, and the people whom it concerns. */
export type Notice = {
  kind: NotificationKind
  to: readonly string[]
  /** Id of the subject, from which `notificationPage` makes the address. */
  about: string
  /** Group that it concerns; the page shows its name. */
  groupId?: string | undefined
}

/**
 * Tells adults what happened, in the transaction that causes it. People under 18 are left out, and so is whoever
 * muted the kind. The same thing is told again only after it was read.
 */
export async function notify(
  { clock }: { clock: () => Date },
  transaction: Database,
  { kind, to, about, groupId }: Notice,
): Promise<void> {
  if (to.length === 0) return
  const ids = sql.join(
    [...new Set(to)].map((id) => sql`${id}::uuid`),
    sql`, `,
  )
  await asSystem(() =>
    transaction.execute(sql`
      insert into ${notifications} (learner_id, id, kind, about, group_id, created_at)
      select u.id, gen_random_uuid(), ${kind}, ${about}, ${groupId ?? null}::uuid, ${clock().toISOString()}::timestamptz
      from ${users} u left join ${notificationChoices} c on c.learner_id = u.id
      where u.id in (${ids}) and u.age_band = 'adult' and not ${kind} = any (coalesce(c.muted, '{}'))
        and not exists (select from ${notifications} n
          where n.learner_id = u.id and n.kind = ${kind} and n.about = ${about} and n.read_at is null)`),
  )
}
