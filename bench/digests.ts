// Measures the memory that due digests take: their jobs are found and done, and the heap is looked at on the way.
// Usage: node bench/digests.ts [--readers 10000]
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { findDigests, writeDigests } from '#server/features/settings/send-digests.ts'
import { readOperator } from '#server/platform/config/read-operator.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import { connectDirectly } from '#server/platform/database/connect-directly.ts'
import { APP_ROLE } from '#server/platform/database/embedded/ensure-database.ts'
import { startEmbeddedPostgres } from '#server/platform/database/embedded/start-embedded-postgres.ts'
import { migrateDatabase } from '#server/platform/database/migrate-database.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { runJobs } from '#server/platform/jobs/run-jobs.ts'
import { createLog } from '#server/platform/log/create-log.ts'
import { createMail } from '#server/platform/mail/create-mail.ts'
import { readMailTexts } from '#server/platform/mail/read-mail-texts.ts'

const { values } = parseArgs({ options: { readers: { type: 'string', default: '10000' } } })
const READERS = Number(values.readers)
/** Digests between two looks at the heap. */
const LOOK = 1000
/** Bytes by which the heap may rise. */
const MOST_RISE = 16 * 1024 * 1024

const ROOT = path.join(import.meta.dirname, '..')
/** A Tuesday: the week before it is what the digests are about. */
const NOW = new Date('2026-03-10T10:00:00.000Z')

/** Gives each reader a child who learnt on twenty occasions last week. */
const FILL = `
  with readers as (insert into users (id, username, first_name, last_name, email, email_verified, age_band,
      terms_accepted_at, created_at, updated_at)
    select gen_random_uuid(), 'reader' || n, 'x', '', 'reader' || n || '@example.org', true, 'adult', now(), now(), now()
    from generate_series(1, ${READERS}) n returning id, username),
  children as (insert into users (id, username, first_name, last_name, email, age_band, terms_accepted_at, created_at, updated_at)
    select gen_random_uuid(), 'child-' || username, 'x', '', 'child-' || username || '@account.invalid', 'child',
      now(), now(), now() from readers returning id, username),
  pairs as (select r.id as reader, c.id as child from readers r join children c on c.username = 'child-' || r.username),
  related as (insert into guardian_relations (learner_id, guardian_id, scopes, created_at)
    select child, reader, array['see-progress'], now() from pairs),
  agreed as (insert into consent_acts (learner_id, guardian_id, act, purposes, method, text_version, language, decided_at)
    select child, reader, 'given', '{learning-record}', 'added', '1', 'en', now() from pairs),
  streams as (insert into learning_streams select child, 20 from pairs),
  settings as (insert into account_settings (learner_id, weekly_digest, email_reports, first_name_only, language,
      weekly_digest_at, email_reports_at)
    select reader, true, false, false, 'en', '2026-01-01', '2026-01-01' from pairs)
  insert into learning_events (learner_id, id, sequence, language, section, item_id, exercise_type, answer, verdict,
    milliseconds, device_id, occurred_at, utc_offset_minutes, verified, clock_corrected, received_at)
  select child, gen_random_uuid(), s, 'xh', 'phrases', 'phrases.greetings.hello', 'type-translation', 'Molo', 'correct',
    1500, 'd', timestamptz '2026-03-03 08:00Z' + s * interval '5 hours', 120, true, false, now()
  from pairs, generate_series(1, 20) s`

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void
const heapAfterCollection = (): number => {
  collectGarbage()
  return process.memoryUsage().heapUsed
}
const megabytes = (bytes: number): string => (bytes / 1024 / 1024).toFixed(1)

const dataFolder = mkdtempSync(path.join(tmpdir(), 'funda-digests-'))
// PostgreSQL doesn't run as root: its own user has to get through.
chmodSync(dataFolder, 0o711)
const log = createLog('warn')
const embedded = await startEmbeddedPostgres({ dataFolder, role: 'server', log })
try {
  await connectDirectly(embedded.ownerUrl('postgres'), async (admin) => admin.query('create database bench'))
  await migrateDatabase(embedded.ownerUrl('bench'), { appRole: APP_ROLE })
  await connectDirectly(embedded.ownerUrl('bench'), async (client) => {
    await client.query(FILL)
    await client.query('vacuum analyze')
  })
  const { database, query, close } = openDatabase(embedded.ownerUrl('bench'), { max: 4 })
  const jobs = runJobs({ query, log })
  const clock = (): Date => NOW
  const texts = readMailTexts(path.join(ROOT, 'locales'))
  const secret = 'a secret of the measurement that is long enough, 0123456789'
  const mail = createMail({
    database,
    jobs,
    secret,
    sender: readOperator(undefined, false).state,
    texts,
    carrier: null,
    clock,
    log,
  })
  const parts = { database, clock, mail, config: { origin: 'http://localhost' } as never }
  const before = heapAfterCollection()
  await asSystem(() => findDigests({ database, clock, jobs }))
  const heaps = [heapAfterCollection()]
  const { rows } = await query("select data from jobs.job where name = 'write-digest'")
  const due = rows.flatMap(({ data }: { data: { readerIds: string[] } }) => data.readerIds)
  for (const [place, readerId] of due.entries()) {
    await asSystem(() => writeDigests(parts, { readerIds: [readerId], digest: 'weeklyDigest' }))
    if ((place + 1) % LOOK === 0) heaps.push(heapAfterCollection())
  }
  const emails = Number((await asSystem(() => query('select count(*) from emails'))).rows[0]?.count)
  await close()
  const rise = Math.max(...heaps) - before
  console.log(
    `${due.length} digests, ${emails} emails: heap ${megabytes(before)} MB before, ${heaps.map(megabytes).join(', ')} MB ` +
      `after finding them and after each ${LOOK}; it rose by ${megabytes(rise)} MB  ${rise <= MOST_RISE ? 'ok' : 'OVER'}  ` +
      `(load ${loadavg()[0]?.toFixed(1)})`,
  )
  process.exitCode = rise <= MOST_RISE && emails === READERS ? 0 : 1
} finally {
  await embedded.stop()
  rmSync(dataFolder, { recursive: true, force: true })
}
