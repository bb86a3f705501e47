import type { z } from 'zod'
import type { staffSchemas } from '#contract/staff-schemas.ts'
import {
  approveRemoval,
  findPerson,
  findRemoval,
  forgetRemoval,
  listRemovals,
  removeDueFactor,
  writeToAccount,
  type AccountsParts,
} from '#server/features/accounts/index.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import { noteSubject } from '#server/platform/http/request-people.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'
import type { Visit } from '#server/platform/identity/require-account.ts'

type Listed = z.output<typeof staffSchemas.listFactorRemovals.output>
type Decision = z.output<typeof staffSchemas.decideFactorRemoval.input>

/** Lists the requests that wait to have a second step taken away. */
export async function listFactorRemovals(
  { database }: AccountsParts,
  staff: SessionAccount,
  { request }: Pick<Visit, 'request'>,
): Promise<Listed> {
  const found = await listRemovals(database)
  noteSubject(request, ...found.map(({ userId }) => userId))
  return {
    removals: found.map(({ id, userId, username, email, madeAt, askedAt, readyAt, approvedAt }) => ({
      id,
      username,
      email,
      memberSince: madeAt.toISOString(),
      askedAt: askedAt.toISOString(),
      readyAt: readyAt.toISOString(),
      approvedAt: approvedAt?.toISOString() ?? null,
      isOwn: userId === staff.id,
    })),
  }
}

/** Approves or refuses a request. Nobody decides about their own, and an approval alone does nothing before the waiting time is over. */
export async function decideFactorRemoval(
  parts: AccountsParts,
  { id, decision, reason }: Decision,
  { staff, request }: { staff: SessionAccount; request: Visit['request'] },
): Promise<Record<string, never>> {
  const { database, clock } = parts
  const removal = await findRemoval(database, id)
  const person = removal && (await findPerson(database, removal.userId))
  if (!removal || !person) throw new CallRefusal('not-found', 'There is no such request')
  noteSubject(request, removal.userId)
  if (removal.userId === staff.id) throw new CallRefusal('not-allowed', "Staff can't decide about their own request")
  if (decision === 'refused') {
    if (await forgetRemoval(database, removal.userId))
      await writeToAccount(
        parts,
        { id: removal.userId, email: person.email },
        { kind: 'factor-removal-refused', link: '/login' },
        'en',
      )
    return {}
  }
  if (!(await approveRemoval(database, id, { approvedBy: staff.id, reason, approvedAt: clock() })))
    throw new CallRefusal('already-on', 'The request has already been approved')
  await removeDueFactor(parts, removal.userId)
  return {}
}
