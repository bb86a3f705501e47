import { z } from 'zod'
import { ASSIGNMENTS_PER_PAGE, type assignmentsCalls } from '#contract/assignments.ts'
import type { SchemasOf } from '#contract/call.ts'
import { near } from '#contract/quota-schemas.ts'
import { because, lineOfText, moment, plainText } from '#contract/text-schemas.ts'
import {
  ASSIGNMENT_KINDS,
  ASSIGNMENT_LIMITS,
  ASSIGNMENT_STATUSES,
  AUDIENCES,
  GRADINGS,
  LATE_RULES,
  USUAL_POINTS,
} from '#core/assignments/assignment.ts'
import { LATENESSES } from '#core/assignments/judge-lateness.ts'
import { readTarget } from '#core/assignments/read-target.ts'
import {
  DEFAULT_LEARNING_LANGUAGE,
  LEARNING_LANGUAGE_CODES,
  type LearningLanguage,
} from '#core/languages/learning-languages.ts'
import { ERROR_CLASSES, EXERCISE_TYPES, VERDICTS } from '#core/learning/learning-event.ts'
import { SPACE_KINDS } from '#core/permissions/spaces.ts'

const spaceId = z.uuid()
const id = z.uuidv7().toLowerCase()
const kind = z.enum(ASSIGNMENT_KINDS)
const status = z.enum(ASSIGNMENT_STATUSES)
const points = z.int().min(0).max(ASSIGNMENT_LIMITS.points)
const language = z.enum(LEARNING_LANGUAGE_CODES as [LearningLanguage, ...LearningLanguage[]])
const rubricLine = z.strictObject({
  text: lineOfText(ASSIGNMENT_LIMITS.rubricText),
  points: z.int().min(1).max(ASSIGNMENT_LIMITS.points),
})
const rubric = z.array(rubricLine).max(ASSIGNMENT_LIMITS.rubricLines)
const title = lineOfText(ASSIGNMENT_LIMITS.title)
const note = plainText(ASSIGNMENT_LIMITS.note)

/** Terms that can be changed later. The target can't, because hand-ins belong to it. */
const terms = {
  title,
  note: note.default(''),
  audience: z.enum(AUDIENCES),
  /** Accounts of the students of a list; ignored where everybody is meant. */
  learnerIds: z.array(z.uuid()).max(ASSIGNMENT_LIMITS.students).default([]),
  fromAt: moment,
  dueAt: moment.nullable().default(null),
  lateRule: z.enum(LATE_RULES),
  points: points.min(1).default(USUAL_POINTS),
  grading: z.enum(GRADINGS).default('automatic'),
  rubric: rubric.nullable().default(null),
}

type Terms = { fromAt: string; dueAt: string | null; audience: string; learnerIds: readonly string[] }

const endsAfterItBegins = ({ fromAt, dueAt }: Terms): boolean =>
  dueAt === null || Date.parse(dueAt) > Date.parse(fromAt)
const namesSomebody = ({ audience, learnerIds }: Terms): boolean => audience === 'everybody' || learnerIds.length > 0
const DUE = { path: ['dueAt'], ...because('invalid') }
const LIST = { path: ['learnerIds'], ...because('missing') }

const counted = { checked: z.int(), right: z.int() }
export const errorCounts = z.array(z.object({ errorClass: z.enum(ERROR_CLASSES), count: z.int() }))

/** A mark, and who gave it by name. */
const mark = z.object({
  points: z.int().nullable(),
  comment: z.string(),
  rubric: z.array(z.int()).nullable(),
  by: z.string(),
  at: z.string(),
})

const handInShown = z.object({
  id: z.string(),
  startedAt: z.string(),
  finishedAt: z.string(),
  lateness: z.enum(LATENESSES),
  ...counted,
  unchecked: z.int(),
  /** Number of questions in the work; null if it has no fixed number. */
  asked: z.int().nullable(),
  /** Points from the answers alone; null if nothing could be checked. */
  points: z.int().nullable(),
  mark: mark.nullable(),
})

const shown = {
  id: z.string(),
  spaceId: z.string(),
  spaceName: z.string(),
  spaceKind: z.enum(SPACE_KINDS),
  kind,
  target: z.string(),
  title: z.string(),
  note: z.string(),
  language,
  fromAt: z.string(),
  dueAt: z.string().nullable(),
  lateRule: z.enum(LATE_RULES),
  points: z.int(),
}

const listed = z.object({
  ...shown,
  audience: z.enum(AUDIENCES),
  grading: z.enum(GRADINGS),
  rubric: rubric.nullable(),
  isWithdrawn: z.boolean(),
  /** Sent back with a change, so that two people's changes don't overwrite each other. */
  revision: z.int(),
  status,
  students: z.int(),
  completed: z.int(),
  inProgress: z.int(),
  /** Hand-ins that wait for a mark. */
  toMark: z.int(),
})

const own = z.object({
  ...shown,
  /** Name of the person who assigned it. */
  from: z.string(),
  status,
  rubric: rubric.nullable(),
  /** The newest first. */
  handIns: z.array(handInShown),
})

const student = z.object({
  learnerId: z.string(),
  name: z.string(),
  status,
  /** The hand-in to look at first. */
  latest: handInShown.nullable(),
  handIns: z.int(),
  /** True if the student handed in again since the mark. */
  isAgain: z.boolean(),
  isReminded: z.boolean(),
})

export const answer = z.object({
  itemId: z.string(),
  exerciseType: z.enum(EXERCISE_TYPES),
  answer: z.string(),
  /** The question and a right answer, if the content still has them. */
  asked: z.string().nullable(),
  right: z.string().nullable(),
  verdict: z.enum(VERDICTS),
  errorClass: z.enum(ERROR_CLASSES).nullable(),
  verified: z.boolean(),
  at: z.string(),
})

const report = z.object({ answers: z.array(answer), errors: errorCounts })

const page = z.int().min(1).max(1000).default(1)
const adultErrors = ['not-signed-in', 'guardian-needed', 'not-found', 'not-allowed'] as const
const learnerErrors = ['not-signed-in', 'not-found'] as const

const marked = { spaceId, assignmentId: z.uuid(), learnerId: z.uuid(), handInId: z.uuid() }

export const assignmentsSchemas = {
  /** Assigns something to the students of a group. Sent twice with one id, it is one assignment. */
  createAssignment: {
    input: z
      .strictObject({
        ...terms,
        spaceId,
        id,
        kind,
        target: plainText(ASSIGNMENT_LIMITS.target).min(1),
        language: language.default(DEFAULT_LEARNING_LANGUAGE),
      })
      .refine(({ kind: of, target }) => readTarget(of, target) !== null, { path: ['target'], ...because('invalid') })
      .refine(endsAfterItBegins, DUE)
      .refine(namesSomebody, LIST),
    output: z.object({ id: z.string(), near }),
    errors: [...adultErrors, 'quota-reached'],
  },
  /** Changes the terms. Hand-ins keep their lateness; automatic points follow a change of the most points. */
  changeAssignment: {
    input: z
      .strictObject({ ...terms, spaceId, id, revision: z.int().min(1) })
      .refine(endsAfterItBegins, DUE)
      .refine(namesSomebody, LIST),
    output: z.object({ revision: z.int() }),
    errors: [...adultErrors, 'changed-since'],
  },
  /** Takes an assignment back, or undoes that: hand-ins stay either way. */
  withdrawAssignment: {
    input: z.strictObject({ spaceId, id, isWithdrawn: z.boolean() }),
    output: z.object({}),
    errors: adultErrors,
  },
  /** Deletes an assignment for good. Hand-ins and their marks stay the students' own, in the copy of their data. */
  deleteAssignment: {
    input: z.strictObject({ spaceId, id }),
    output: z.object({}),
    errors: adultErrors,
  },
  /** Assignments of one group, or of all that the account teaches; the newest first. */
  listAssignments: {
    input: z.strictObject({
      spaceId: spaceId.optional(),
      kind: kind.optional(),
      status: status.optional(),
      search: plainText(100).default(''),
      page,
    }),
    output: z.object({ assignments: z.array(listed).max(ASSIGNMENTS_PER_PAGE), total: z.int() }),
    errors: adultErrors,
  },
  getAssignment: {
    input: z.strictObject({ spaceId, id: z.uuid() }),
    output: z.object({ assignment: listed, students: z.array(student), errors: errorCounts }),
    errors: adultErrors,
  },
  /** One hand-in with its answers: exactly those of that hand-in, whatever was done since. */
  getHandIn: {
    input: z.strictObject(marked),
    output: z.object({
      name: z.string(),
      handIn: handInShown,
      answers: z.array(answer),
      errors: errorCounts,
      /** The hand-ins of this student, the newest first. */
      handIns: z.array(z.object({ id: z.string(), finishedAt: z.string(), isMarked: z.boolean() })),
    }),
    errors: adultErrors,
  },
  /** Marks one hand-in. The mark stays with it when the student hands in again. */
  markHandIn: {
    input: z.strictObject({
      ...marked,
      points: points.nullable(),
      comment: plainText(ASSIGNMENT_LIMITS.comment),
      rubric: z.array(z.int().min(0).max(ASSIGNMENT_LIMITS.points)).max(ASSIGNMENT_LIMITS.rubricLines).nullable(),
    }),
    output: z.object({ isAgain: z.boolean() }),
    errors: adultErrors,
  },
  listMarkingQueue: {
    input: z.strictObject({ spaceId: spaceId.optional(), page }),
    output: z.object({
      waiting: z.array(
        z.object({
          spaceId: z.string(),
          assignmentId: z.string(),
          learnerId: z.string(),
          handInId: z.string(),
          title: z.string(),
          spaceName: z.string(),
          name: z.string(),
          finishedAt: z.string(),
          lateness: z.enum(LATENESSES),
          isAgain: z.boolean(),
        }),
      ),
      total: z.int(),
    }),
    errors: adultErrors,
  },
  getGradebook: {
    input: z.strictObject({ spaceId }),
    output: z.object({
      assignments: z.array(
        z.object({ id: z.string(), title: z.string(), points: z.int(), dueAt: z.string().nullable() }),
      ),
      students: z.array(
        z.object({
          learnerId: z.string(),
          name: z.string(),
          /** One cell for each assignment, in their order; null where it wasn't assigned to the student. */
          cells: z.array(
            z
              .object({
                status,
                points: z.int().nullable(),
                lateness: z.enum(LATENESSES).nullable(),
                toMark: z.boolean(),
              })
              .nullable(),
          ),
          percent: z.int().nullable(),
        }),
      ),
    }),
    errors: adultErrors,
  },
  /** Assignments of the account itself, what is still to do first. */
  listOwnAssignments: {
    input: z.strictObject({}),
    output: z.object({ assignments: z.array(own) }),
    errors: ['not-signed-in'],
  },
  listChildAssignments: {
    input: z.strictObject({ childId: z.uuid() }),
    output: z.object({ assignments: z.array(own) }),
    errors: adultErrors,
  },
  /** Report of one of the account's own hand-ins: each answer, what was wrong in it, and a right one. */
  getOwnHandIn: { input: z.strictObject({ handInId: z.uuid() }), output: report, errors: learnerErrors },
  getChildHandIn: {
    input: z.strictObject({ childId: z.uuid(), handInId: z.uuid() }),
    output: report,
    errors: adultErrors,
  },
  startAssignment: {
    input: z.strictObject({ assignmentId: z.uuid(), startedAt: moment }),
    output: z.object({}),
    errors: learnerErrors,
  },
  /** Hands in what was answered between the two times. Sent twice with one id, it is one hand-in. */
  handIn: {
    input: z.strictObject({
      id,
      assignmentId: z.uuid(),
      startedAt: moment,
      finishedAt: moment,
      /** Answers of this hand-in, so that late ones are waited for. They never decide about the points. */
      eventIds: z.array(z.uuidv7().toLowerCase()).max(ASSIGNMENT_LIMITS.answers).default([]),
    }),
    output: z.object({ handIn: handInShown }),
    errors: [...learnerErrors, 'quota-reached'],
  },
} as const satisfies SchemasOf<typeof assignmentsCalls>

export type ListedAssignment = z.infer<typeof listed>
export type OwnAssignment = z.infer<typeof own>
export type AnswerReport = z.infer<typeof report>
export type ShownHandIn = z.infer<typeof handInShown>
export type AssignedStudent = z.infer<typeof student>
