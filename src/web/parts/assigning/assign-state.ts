import type { CallOf } from '#contract/call-of.ts'
import type { FieldCode } from '#contract/errors.ts'
import type { LateRule } from '#core/assignments/assignment.ts'
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
}

/** Fields of the form in their order; each one's input has its name as id. */
export const ASSIGN_FIELDS = ['spaceId', 'target', 'fromAt', 'dueAt', 'note'] as const
export type AssignField = (typeof ASSIGN_FIELDS)[number]

const DAY = 24 * 60 * 60 * 1000

/** Writes the day of a moment in local time. */
function dayOf(moment: number, utcOffsetMinutes: number): string {
  return new Date(moment + utcOffsetMinutes * 60_000).toISOString().slice(0, 10)
}

/** A form that only lacks the thing to be done: everybody, from today, due in a week. */
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
})

/** Finds what is missing or impossible before the form is sent. */
export function checkForm({ spaceId, target, from, due }: AssignForm): Partial<Record<AssignField, FieldCode>> {
  return {
    ...(spaceId === '' ? { spaceId: 'missing' as const } : {}),
    ...(target === '' ? { target: 'missing' as const } : {}),
    ...(from === '' ? { fromAt: 'missing' as const } : {}),
    ...(due !== '' && due < from ? { dueAt: 'invalid' as const } : {}),
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
    id,
    spaceId: form.spaceId,
    kind: form.kind,
    target: form.target,
    title: chosen?.title ?? form.target,
    note: form.note.trim(),
    language,
    audience: form.learnerIds.length === 0 ? 'everybody' : 'list',
    learnerIds: [...form.learnerIds],
    fromAt:
      form.from === dayOf(now, utcOffsetMinutes)
        ? new Date(now).toISOString()
        : momentOf(form.from, '00:00:00.000', utcOffsetMinutes),
    dueAt: form.due === '' ? null : momentOf(form.due, '23:59:59.000', utcOffsetMinutes),
    lateRule: form.lateRule,
    grading: form.isMarked ? 'by-hand' : 'automatic',
  }
}

/** Writes the address of an assignment's page: the group and the assignment. */
export const assignmentAddress = (spaceId: string, id: string): string => `/dashboard/assignments/${spaceId}_${id}`

/** Reads the address of an assignment's page; null for any other text. */
export function readAssignmentAddress(parameter: string): { spaceId: string; id: string } | null {
  const [spaceId = '', id = ''] = parameter.split('_')
  return /^[0-9a-f-]{36}$/.test(spaceId) && /^[0-9a-f-]{36}$/.test(id) ? { spaceId, id } : null
}
