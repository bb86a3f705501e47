import { z } from 'zod'
import type { SchemasOf } from '#contract/call.ts'
import { email } from '#contract/person-schemas.ts'
import { near } from '#contract/quota-schemas.ts'
import { IMPORT_LIMITS, ROSTER_ORDERS, type rosterCalls } from '#contract/roster.ts'
import { lineOfText, plainText, shownName } from '#contract/text-schemas.ts'
import { GRADES } from '#core/people/grades.ts'
import { SPACE_KINDS } from '#core/permissions/spaces.ts'
import { IMPORTED_FIELDS } from '#core/roster/read-row.ts'
import { IMPORT_COLUMNS } from '#core/roster/recognise-columns.ts'
import { STUDENT_LIMITS, STUDENT_STATUSES } from '#core/roster/student.ts'

const spaceId = z.uuid()
const grade = z.enum(GRADES)
const status = z.enum(STUDENT_STATUSES)

/** Schema of the fields of a student that people write; the operation checks the year against the clock. */
const studentFields = z.object({
  name: shownName(STUDENT_LIMITS.name),
  grade: grade.nullable().default(null),
  birthYear: z.int().min(1900).max(2200).nullable().default(null),
  email: email.nullable().default(null),
  parent: shownName(STUDENT_LIMITS.name).nullable().default(null),
  parentEmail: email.nullable().default(null),
  /** The school's own number of the student. */
  number: lineOfText(STUDENT_LIMITS.number).nullable().default(null),
  note: plainText(STUDENT_LIMITS.note).nullable().default(null),
})

/** A student as the roster shows it. */
const student = z.object({
  spaceId,
  id: z.uuid(),
  /** Account of the student; null until one is joined, or if its learning may not be seen. */
  learnerId: z.uuid().nullable(),
  name: z.string(),
  grade: grade.nullable(),
  birthYear: z.int().nullable(),
  /** Age reached this year. */
  age: z.int().nullable(),
  email: z.string().nullable(),
  parent: z.string().nullable(),
  parentEmail: z.string().nullable(),
  number: z.string().nullable(),
  status,
  /** Number of the row's last change, which `saveStudent` is sent. */
  revision: z.int(),
  lastLogin: z.iso.datetime().nullable(),
  /** Share of right answers in percent (`insights`); null without an answer. */
  progress: z.int().nullable(),
  /** Groups of the caller that the student is in. */
  groups: z.array(z.string()),
})

const group = z.object({
  id: spaceId,
  kind: z.enum(SPACE_KINDS),
  name: z.string(),
  /** True if the caller may change its students. */
  mayEdit: z.boolean(),
})

/** One student with the note, which the list leaves out. */
const wholeStudent = student.extend({
  note: z.string().nullable(),
  /** True if an account was joined to a student who had been entered. */
  isJoined: z.boolean(),
  mayEdit: z.boolean(),
})

/** Rows of a student file, with its recognised columns only. */
const file = {
  spaceId,
  columns: z.array(z.enum(IMPORT_COLUMNS)).min(1).max(IMPORT_COLUMNS.length),
  rows: z
    .array(z.array(plainText(IMPORT_LIMITS.cell)).max(IMPORT_COLUMNS.length))
    .min(1)
    .max(IMPORT_LIMITS.rows),
  /** Decisions about unclear rows: the student that it is, or null for another one. */
  decisions: z
    .array(z.object({ row: z.int().min(0), id: z.uuid().nullable() }))
    .max(IMPORT_LIMITS.rows)
    .default([]),
}

const problems = z.array(z.enum(IMPORTED_FIELDS))
const value = z.union([z.string(), z.number()])
const changes = z.array(z.object({ field: z.enum(IMPORTED_FIELDS), from: value.nullable(), to: value }))
/** A student whom a row is about, or may be. */
const known = z.object({ id: z.uuid(), name: z.string(), grade: grade.nullable(), parentEmail: z.string().nullable() })

const fate = z.discriminatedUnion('fate', [
  z.object({ fate: z.literal('add'), name: z.string(), isNamesake: z.boolean(), problems }),
  z.object({ fate: z.literal('change'), name: z.string(), changes, kept: changes, problems }),
  z.object({ fate: z.literal('same'), name: z.string(), kept: changes, problems }),
  z.object({ fate: z.literal('twice'), name: z.string(), rows: z.array(z.int()), isRepeat: z.boolean(), problems }),
  z.object({ fate: z.literal('unclear'), name: z.string(), candidates: z.array(known), problems }),
  z.object({ fate: z.literal('bad'), name: z.string(), problems }),
])

const preview = z.object({
  /** Stands for exactly these fates; an import is sent it. */
  token: z.string(),
  /** The fate of each row, in their order. */
  fates: z.array(fate),
})

const exported = z.object({
  id: z.uuid(),
  name: z.string(),
  grade: grade.nullable(),
  birthYear: z.int().nullable(),
  email: z.string().nullable(),
  parent: z.string().nullable(),
  parentEmail: z.string().nullable(),
  number: z.string().nullable(),
  status,
})

/** An account that may be a student's who was entered before. */
const doubt = z.object({ spaceId, id: z.uuid(), name: z.string(), candidates: z.array(known) })

const errors = ['not-signed-in', 'not-found', 'not-allowed'] as const

export const rosterSchemas = {
  /** Students of the classes that the caller teaches and of the family, a page at a time. */
  listStudents: {
    input: z.strictObject({
      spaceId: spaceId.optional(),
      /** Part of a name, an email address, or a parent's name or address, in any case. */
      search: z.string().trim().max(100).optional(),
      grade: grade.or(z.literal('none')).optional(),
      status: status.optional(),
      order: z.enum(ROSTER_ORDERS).default('name'),
      page: z.int().min(1).max(10_000).default(1),
    }),
    output: z.object({
      students: z.array(student),
      /** Students that match, and all that the caller may see. */
      found: z.int(),
      tiles: z.object({
        students: z.int(),
        active: z.int(),
        recentLogins: z.int(),
        averageProgress: z.int().nullable(),
      }),
      /** Grades that occur. */
      grades: z.array(grade),
      groups: z.array(group),
      /** Accounts of which a person decides whose they are. */
      doubts: z.array(doubt),
    }),
    errors,
  },
  getStudent: {
    input: z.strictObject({ spaceId, id: z.uuid() }),
    output: z.object({ student: wholeStudent, group }),
    errors,
  },
  /**
   * Adds a student under an id made by the caller, or changes one. `learnerId` names the account of a new student, a
   * member of the group. With an old revision nothing is written, and the answer holds what another has saved.
   */
  saveStudent: {
    input: z.strictObject({
      spaceId,
      id: z.uuid(),
      /** Null for a new student. */
      revision: z.int().min(1).nullable(),
      learnerId: z.uuid().optional(),
      ...studentFields.shape,
    }),
    output: z.object({ outcome: z.enum(['saved', 'changed-meanwhile']), student: wholeStudent, near }),
    errors: [...errors, 'quota-reached'],
  },
  setStudentStatus: {
    input: z.strictObject({ spaceId, id: z.uuid(), status }),
    output: z.object({ student: wholeStudent }),
    errors,
  },
  /**
   * Joins an account that came by itself to a student who was entered before. With null, it is nobody else's.
   */
  joinStudent: {
    input: z.strictObject({ spaceId, id: z.uuid(), enteredId: z.uuid().nullable() }),
    output: z.object({ student: wholeStudent }),
    errors,
  },
  /** Takes the account off a student who was entered, and gives it a row of its own again. */
  partStudent: {
    input: z.strictObject({ spaceId, id: z.uuid() }),
    output: z.object({ student: wholeStudent }),
    errors,
  },
  /** Says what an import of these rows would do to each. Nothing is written. */
  previewImport: { input: z.strictObject(file), output: z.object({ preview }), errors },
  /**
   * Writes what the preview of this token has shown. If the roster has changed so that it would write anything else, it
   * writes nothing and shows the preview anew.
   */
  importStudents: {
    input: z.strictObject({ ...file, token: z.string().max(100) }),
    output: z.object({
      outcome: z.enum(['imported', 'changed-meanwhile']),
      added: z.int(),
      changed: z.int(),
      preview: preview.nullable(),
    }),
    errors: [...errors, 'quota-reached'],
  },
  /** Lists the students of a group for a file: all that an import reads, and no notes. */
  exportStudents: {
    input: z.strictObject({ spaceId }),
    output: z.object({ students: z.array(exported) }),
    errors,
  },
  /** Removes a student without an account from the roster. One with an account leaves by the group's members. */
  removeStudent: {
    input: z.strictObject({ spaceId, id: z.uuid() }),
    output: z.object({}),
    errors,
  },
} as const satisfies SchemasOf<typeof rosterCalls>

export type Student = z.infer<typeof student>
export type WholeStudent = z.infer<typeof wholeStudent>
export type RosterGroup = z.infer<typeof group>
export type StudentFields = z.infer<typeof studentFields>
export type ImportFate = z.infer<typeof fate>
export type ImportPreview = z.infer<typeof preview>
export type AccountDoubt = z.infer<typeof doubt>
