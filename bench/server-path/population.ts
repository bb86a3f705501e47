import { createHash, createHmac } from 'node:crypto'
import type pg from 'pg'
import { uuidV7 } from '#core/identifiers/uuid-v7.ts'

/** Learners with sessions of their own. */
export type BenchLearner = { id: string; cookie: string }

/** Columns of an event, and the values of the event `s` of the learner `n`. Times are whole milliseconds, as devices send them. */
const EVENT_COLUMNS = `learner_id, id, sequence, language, section, item_id, exercise_type, answer, verdict, error_class,
  milliseconds, device_id, occurred_at, utc_offset_minutes, cards, verified, clock_corrected, received_at`
const EVENT_TIME = "date_trunc('milliseconds', now()) - interval '50 days' + s * interval '30 minutes'"
const EVENT_VALUES = `s, 'xh', 'phrases', 'phrases.greetings.' || (s % 40), 'type-translation', 'Molo, unjani?',
  case when s % 7 = 0 then 'wrong' else 'correct' end, case when s % 7 = 0 then 'other-word' end, 2400, 'bench',
  ${EVENT_TIME}, 120, '{}', true, false, ${EVENT_TIME}`

const DAY = 24 * 60 * 60 * 1000

/** Id of the learner with this number. */
export const learnerId = (number: number): string => `01900000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`

/** The same in SQL, where the number is `n`. */
const LEARNER_ID = "('01900000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid"

/**
 * Fills the tables: so many adults, each with so many answers of the past weeks.
 * @param client a connection that passes the row-level policies
 */
export async function fillTables(client: pg.Client, learners: number, eventsEach: number): Promise<void> {
  await client.query(`insert into users (id, first_name, last_name, email, username, age_band, terms_accepted_at, created_at)
    select ${LEARNER_ID}, 'Thandi', 'Ndlovu', 'learner-' || n || '@school.example', 'learner-' || n, 'adult',
      now(), now() - interval '90 days'
    from generate_series(0, ${learners - 1}) n`)
  const step = Math.max(1, Math.floor(100_000 / Math.max(1, eventsEach)))
  for (let from = 0; from < learners && eventsEach > 0; from += step) {
    await client.query(`insert into learning_events (${EVENT_COLUMNS})
      select ${LEARNER_ID},
        ('019000' || lpad(to_hex(n % 256), 2, '0') || '-0000-7000-8000-' || lpad(to_hex(s), 12, '0'))::uuid, ${EVENT_VALUES}
      from generate_series(${from}, ${Math.min(from + step, learners) - 1}) n, generate_series(1, ${eventsEach}) s`)
  }
  await client.query(
    `insert into learning_streams select ${LEARNER_ID}, ${eventsEach} from generate_series(0, ${learners - 1}) n`,
  )
  await client.query('vacuum analyze')
}

/** Gives a learner who has some events already so many more. @param client a connection that passes the row-level policies */
export async function addEvents(client: pg.Client, id: string, from: number, more: number): Promise<void> {
  await client.query(
    `insert into learning_events (${EVENT_COLUMNS})
      select $1, ('01900100-0000-7000-8000-' || lpad(to_hex(s), 12, '0'))::uuid, ${EVENT_VALUES}
      from generate_series($2::bigint, $3::bigint) s`,
    [id, from + 1, from + more],
  )
  await client.query('update learning_streams set last_sequence = $2 where learner_id = $1', [id, from + more])
  await client.query('vacuum analyze learning_events')
}

/** Gives learners a session each, as a login does, and returns their cookies. */
export async function openSessions(client: pg.Client, count: number, secret: string): Promise<BenchLearner[]> {
  const now = new Date()
  const learners = Array.from({ length: count }, (_, number) => {
    const token = createHash('md5').update(`bench ${number}`).digest('hex')
    const signature = createHmac('sha256', secret).update(token).digest('base64')
    return {
      id: learnerId(number),
      hash: createHash('sha256').update(token).digest('hex'),
      cookie: `funda.session_token=${encodeURIComponent(`${token}.${signature}`)}`,
    }
  })
  for (const [number, { id, hash }] of learners.entries()) {
    const sessionId = uuidV7(now.getTime(), new Uint8Array(10).fill(number % 256))
    const end = new Date(now.getTime() + 30 * DAY)
    await client.query(
      'insert into sessions (id, user_id, token, expires_at, proved_at, created_at, updated_at) values ($1, $2, $3, $4, $5, $5, $5)',
      [sessionId.slice(0, -4) + number.toString(16).padStart(4, '0'), id, hash, end, now],
    )
  }
  return learners
}
