import type { CallOf } from '#contract/call-of.ts'
import type { FieldCode } from '#contract/errors.ts'
import type { ListedAssignment } from '#contract/assignments-schemas.ts'
import { ASSIGNMENT_LIMITS, USUAL_POINTS, type LateRule } from '#core/assignments/assignment.ts'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import type { OfferedKind, TargetOption } from './load-targets.ts'

/** Form of an assignment as it is filled in. Days are written as a date field gives them: `2026-03-02`. */
export type AssignForm = {
  spaceId: string
  kind: OfferedKind
  target: string
  /** Chosen students; empty for everybody. */
  learnerIds: readonly string[]
  from: string
  due: string
  lateRule: LateRule
  isMarked: boolean
  note: string
  /** Shown to students; empty takes the name of the work. */
  title: string
  /** Most points, as typed. With a rubric, its lines decide. */
  points: string
  rubric: readonly RubricFields[]
}

/** One line of a rubric as it is typed; `key` tells lines apart while they are written. */
export type RubricFields = { key: number; text: string; points: string }

/** Fields of the form in their order; each one's input has its name as id. */
export const ASSIGN_FIELDS = ['spaceId', 'target', 'title', 'fromAt', 'dueAt', 'points', 'rubric', 'note'] as const
export type AssignField = (typeof ASSIGN_FIELDS)[number]

const DAY = 24 * 60 * 60 * 1000

/** Writes the day of a moment in local time. */
function dayOf(moment: number, utcOffsetMinutes: number): string {
  return new Date(moment + utcOffsetMinutes * 60_000).toISOString().slice(0, 10)
}

/** Returns a form that only lacks the thing to be done: everybody, from today, due in a week. */
export const emptyForm = (spaceId: string, now: number, utcOffsetMinutes: number): AssignForm => ({
  spaceId,
  kind: 'lesson',
  target: '',
  learnerIds: [],
  from: dayOf(now, utcOffsetMinutes),
  due: dayOf(now + 7 * DAY, utcOffsetMinutes),
  lateRule: 'mark-late',
  isMarked: false,
  note: '',
  title: '',
  points: String(USUAL_POINTS),
  rubric: [],
})

/** Fills the form with an assignment that is there. @param listed students of its list */
export const formOf = (
  assignment: Pick<
    ListedAssignment,
    | 'spaceId'
    | 'target'
    | 'title'
    | 'note'
    | 'audience'
    | 'fromAt'
    | 'dueAt'
    | 'lateRule'
    | 'points'
    | 'grading'
    | 'rubric'
  >,
  listed: readonly string[],
  utcOffsetMinutes: number,
): AssignForm => ({
  ...emptyForm(assignment.spaceId, Date.parse(assignment.fromAt), utcOffsetMinutes),
  target: assignment.target,
  title: assignment.title,
  note: assignment.note,
  learnerIds: assignment.audience === 'list' ? listed : [],
  due: assignment.dueAt === null ? '' : dayOf(Date.parse(assignment.dueAt), utcOffsetMinutes),
  lateRule: assignment.lateRule,
  isMarked: assignment.grading === 'by-hand',
  points: String(assignment.points),
  rubric: (assignment.rubric ?? []).map(({ text, points }, key) => ({ key, text, points: String(points) })),
})

/** Adds an empty line to a rubric; a full one stays as it is. */
export const addRubricLine = (rubric: readonly RubricFields[]): readonly RubricFields[] =>
  rubric.length >= ASSIGNMENT_LIMITS.rubricLines
    ? rubric
    : [...rubric, { key: Math.max(-1, ...rubric.map(({ key }) => key)) + 1, text: '', points: '' }]

const isPoints = (typed: string): boolean =>
  /^[1-9]\d{0,3}$/.test(typed.trim()) && Number(typed) <= ASSIGNMENT_LIMITS.points

/** Returns the sum of a rubric's points; lines without points count as none. */
export const sumRubric = (rubric: readonly RubricFields[]): number =>
  rubric.reduce((sum, { points }) => sum + (isPoints(points) ? Number(points) : 0), 0)

/** Tells whether every line of a rubric says something and has points, and all together aren't too many. */
const isRubric = (rubric: readonly RubricFields[]): boolean =>
  rubric.every(({ text, points }) => text.trim() !== '' && isPoints(points)) &&
  sumRubric(rubric) <= ASSIGNMENT_LIMITS.points

/** Finds what is missing or impossible before the form is sent. */
export function checkForm({
  spaceId,
  target,
  from,
  due,
  points,
  rubric,
}: AssignForm): Partial<Record<AssignField, FieldCode>> {
  return {
    ...(spaceId === '' ? { spaceId: 'missing' as const } : {}),
    ...(target === '' ? { target: 'missing' as const } : {}),
    ...(from === '' ? { fromAt: 'missing' as const } : {}),
    ...(due !== '' && due < from ? { dueAt: 'invalid' as const } : {}),
    ...(rubric.length === 0 && !isPoints(points) ? { points: 'invalid' as const } : {}),
    ...(isRubric(rubric) ? {} : { rubric: 'invalid' as const }),
  }
}

/** Turns a local day and a time of day into a moment. */
function momentOf(day: string, time: string, utcOffsetMinutes: number): string {
  return new Date(Date.parse(`${day}T${time}Z`) - utcOffsetMinutes * 60_000).toISOString()
}

/**
 * Turns the form into the call's input. The first day begins at midnight, or now if it is today; the last day ends with
 * its last second.
 */
export function inputOf(
  form: AssignForm,
  {
    id,
    now,
    utcOffsetMinutes,
    language,
    options,
  }: {
    id: string
    now: number
    utcOffsetMinutes: number
    language: LearningLanguage
    options: readonly TargetOption[]
  },
): CallOf<'createAssignment'>['input'] {
  const chosen = options.find(({ target }) => target === form.target)
  return {
    ...termsOf(form, { now, utcOffsetMinutes }),
    id,
    spaceId: form.spaceId,
    kind: form.kind,
    target: form.target,
    title: form.title.trim() || (chosen?.title ?? form.target),
    language,
  }
}

/** Terms of the form, as both calls take them. */
function termsOf(
  form: AssignForm,
  { now, utcOffsetMinutes }: { now: number; utcOffsetMinutes: number },
): Omit<CallOf<'changeAssignment'>['input'], 'id' | 'spaceId' | 'revision' | 'title'> {
  return {
    note: form.note.trim(),
    audience: form.learnerIds.length === 0 ? 'everybody' : 'list',
    learnerIds: [...form.learnerIds],
    fromAt:
      form.from === dayOf(now, utcOffsetMinutes)
        ? new Date(now).toISOString()
        : momentOf(form.from, '00:00:00.000', utcOffsetMinutes),
    dueAt: form.due === '' ? null : momentOf(form.due, '23:59:59.000', utcOffsetMinutes),
    lateRule: form.lateRule,
    grading: form.isMarked || form.rubric.length > 0 ? 'by-hand' : 'automatic',
    points: form.rubric.length > 0 ? sumRubric(form.rubric) : Number(form.points),
    rubric:
      form.rubric.length > 0
        ? form.rubric.map(({ text, points }) => ({ text: text.trim(), points: Number(points) }))
        : null,
  }
}

/** Turns the form into the input of a change. Days that weren't touched keep their moments. */
export function changeOf(
  form: AssignForm,
  assignment: Pick<ListedAssignment, 'id' | 'spaceId' | 'revision' | 'title' | 'fromAt' | 'dueAt'>,
  { now, utcOffsetMinutes }: { now: number; utcOffsetMinutes: number },
): CallOf<'changeAssignment'>['input'] {
  const terms = termsOf(form, { now, utcOffsetMinutes })
  const { id, spaceId, revision, fromAt, dueAt } = assignment
  return {
    ...terms,
    id,
    spaceId,
    revision,
    title: form.title.trim() || assignment.title,
    fromAt: form.from === dayOf(Date.parse(fromAt), utcOffsetMinutes) ? fromAt : terms.fromAt,
    dueAt: dueAt !== null && form.due === dayOf(Date.parse(dueAt), utcOffsetMinutes) ? dueAt : (terms.dueAt ?? null),
  }
}
