import type pg from 'pg'
import { PgBoss } from 'pg-boss'
import { CHORES, JOB_QUEUE_NAMES, JOBS_SCHEMA, queueOptions } from '#server/platform/jobs/job-queues.ts'

/**
 * Creates or updates the tables of pg-boss, the queues and their schedules. Several servers may do so at once: pg-boss
 * locks for one transaction each. The app's own role may write rows and change no table.
 */
export async function installJobs(client: pg.Client, appRole?: string): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => client.query(text, values) },
    schema: JOBS_SCHEMA,
    supervise: false,
    schedule: false,
    registerInstance: false,
    reindex: false,
  })
  // An error that nobody listens to would end the process; whatever matters is thrown as well.
  boss.on('error', () => {})
  try {
    await boss.start()
    for (const queue of JOB_QUEUE_NAMES) {
      await boss.createQueue(queue, queueOptions(queue))
      const { policy: _policy, ...changeable } = queueOptions(queue)
      await boss.updateQueue(queue, changeable)
    }
    for (const [chore, cron] of Object.entries(CHORES))
      await boss.schedule('chore', cron, { chore }, { tz: 'UTC', key: chore, singletonKey: chore })
  } finally {
    await boss.stop({ close: false, graceful: false })
  }
  if (appRole === undefined) return
  const role = client.escapeIdentifier(appRole)
  await client.query(`grant usage on schema ${JOBS_SCHEMA} to ${role}`)
  await client.query(`grant select, insert, update, delete on all tables in schema ${JOBS_SCHEMA} to ${role}`)
  await client.query(`grant usage, select on all sequences in schema ${JOBS_SCHEMA} to ${role}`)
}
