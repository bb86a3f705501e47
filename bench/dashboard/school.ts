import type pg from 'pg'

/** Size of the school that is measured. */
export type SchoolSize = {
  students: number
  classes: number
  eventsEach: number
  bigClass: number
  assignments: number
}

/** Days over which the answers are spread. */
const DAYS = 180

/** Ids of people, students first, teachers after them. */
const PERSON = "('01900000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid"
const CLASS = "('01910000-0000-7000-8000-' || lpad(to_hex(c), 12, '0'))::uuid"
const ASSIGNMENT = "('01920000-0000-7000-8000-' || lpad(to_hex(a), 12, '0'))::uuid"

export const classId = (number: number): string => `01910000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`

/** Columns of an event, and the values of the event `s` of the person `n`. */
const EVENT_COLUMNS = `learner_id, id, sequence, language, section, item_id, exercise_type, answer, verdict, error_class,
  noun_class, milliseconds, device_id, occurred_at, utc_offset_minutes, cards, verified, clock_corrected, received_at`

/** Rows of events that one statement inserts. */
const ROWS_AT_ONCE = 120_000

/**
 * Fills the tables with a school. Rows of different students lie side by side, as they come in. One answer in five is
 * wrong. @param client a connection that passes the row-level policies
 */
export async function fillSchool(
  client: pg.Client,
  { students, classes, eventsEach, bigClass, assignments }: SchoolSize,
  items: readonly string[],
): Promise<void> {
  const run = (text: string, values: unknown[] = []) => client.query(text, values)
  await run(`insert into users (id, first_name, last_name, email, username, age_band, email_verified, terms_accepted_at, created_at)
    select ${PERSON}, 'Thandi', 'Ndlovu ' || n, 'person-' || n || '@school.example', 'person-' || n, 'adult', true,
      now(), now() - interval '200 days' from generate_series(0, ${students + classes - 1}) n`)
  await run(`insert into spaces (space_id, kind, name, join_code, created_at)
    select ${CLASS}, 'class', 'Grade ' || (c % 12 + 1), lpad(to_hex(c), 8, 'B'), now() - interval '190 days'
    from generate_series(0, ${classes - 1}) c`)
  // The first class is big; the other students are spread evenly. Each teacher has five classes.
  await run(`insert into space_members (space_id, learner_id, role, tags, joined_at)
    select ${CLASS}, ${PERSON}, 'student', '{view,submit}', now() - interval '180 days'
    from (select n, case when n < ${bigClass} then 0 else 1 + n % ${classes - 1} end as c
      from generate_series(0, ${students - 1}) n) placed`)
  await run(`insert into space_members (space_id, learner_id, role, tags, joined_at)
    select ${CLASS}, ${PERSON}, 'teacher', '{admin,create,edit,delete,view}', now() - interval '190 days'
    from (select c, ${students} + c / 5 as n from generate_series(0, ${classes - 1}) c) placed`)
  await run(`insert into students (space_id, id, learner_id, origin, name, status, changed_by_hand, revision, created_at, changed_at)
    select m.space_id, gen_random_uuid(), m.learner_id, 'joined', u.first_name || ' ' || u.last_name, 'active', '{}', 1, now(), now()
    from space_members m join users u on u.id = m.learner_id where m.role = 'student' on conflict do nothing`)
  const step = Math.floor(ROWS_AT_ONCE / students)
  for (let from = 1; from <= eventsEach; from += step) {
    await run(
      `insert into learning_events (${EVENT_COLUMNS})
      select ${PERSON}, ('019000' || lpad(to_hex(n % 256), 2, '0') || '-0000-7000-8000-' || lpad(to_hex(s), 12, '0'))::uuid,
        s, 'xh', 'phrases', ($1::text[])[1 + (s * 7 + n) % cardinality($1::text[])], 'type-translation',
        case when s % 5 = 0 then 'Molweni ' || (s % 7) else 'Molo' end,
        case when s % 5 = 0 then 'wrong' else 'correct' end,
        case when s % 5 = 0 then ('{subject-concord,tense,spelling,other-word,word-order}'::text[])[1 + s / 5 % 5] end,
        case when s % 25 = 0 then (1 + s / 25 % 9)::text end, 9000, 'bench', t, 120, '{subject-concord.2,noun.child}', true, false, t
      from generate_series($2::int, $3::int) s, generate_series(0, ${students - 1}) n,
        lateral (select date_trunc('milliseconds', now()) - interval '${DAYS} days'
          + (s + n / ${students}::float8) * interval '1 day' * ${DAYS} / ${eventsEach} as t) placed`,
      [items, from, Math.min(from + step - 1, eventsEach)],
    )
  }
  await run(`insert into learning_streams select ${PERSON}, ${eventsEach} from generate_series(0, ${students - 1}) n`)
  await run(`insert into assignments (space_id, id, created_by, kind, target, language, title, note, audience, from_at, due_at, late_rule,
      points, grading, created_at, changed_at)
    select ${CLASS}, ${ASSIGNMENT}, null, 'lesson', 'greetings.hello', 'xh', 'Work ' || a, '', 'everybody', now() - interval '60 days',
      now() - interval '1 day' * (a % 50), 'accept', 100, 'automatic', now() - interval '60 days', now()
    from (select 0 as c, a from generate_series(0, ${assignments - 1}) a) placed`)
  await run(`insert into hand_ins (learner_id, id, assignment_id, title, started_at, finished_at, received_at, clock_corrected, lateness,
      checked, "right", unchecked, points, errors, event_ids, awaited)
    select ${PERSON}, gen_random_uuid(), ${ASSIGNMENT}, 'Work', now() - interval '9 days', now() - interval '9 days',
      now() - interval '9 days', false, 'in-time', 10, 8, 0, 80, '[]', '{}', 0
    from generate_series(0, ${bigClass - 1}) n, generate_series(0, ${assignments - 1}) a`)
  await run('vacuum analyze')
}
