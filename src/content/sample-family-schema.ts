import { z } from 'zod'
import { NOTIFICATION_KINDS } from '#core/notifications/kinds.ts'
import { GRADES } from '#core/people/grades.ts'
import { PERMISSION_TAGS } from '#core/permissions/spaces.ts'
import { CONTENT_SECTION_IDS } from '#core/sections/sections.ts'

const text = z.string().min(1)
const count = z.int().nonnegative()
const perCent = z.int().min(0).max(100)
const grade = z.enum(GRADES)
const section = z.enum(CONTENT_SECTION_IDS)
const rating = z.number().min(0).max(5)
const price = z.number().nonnegative()

/** A moment as days from today and a time of day, so that the sample never grows old: `@-2T18:00`. */
const moment = z.string().regex(/^@[+-]\d+T\d{2}:\d{2}$/)

const assignmentStatus = z.enum(['pending', 'in-progress', 'completed'])

/**
 * Sample records of the dashboard, with the fields of the specification (section 3). Somebody who isn't logged in sees
 * them, marked as a sample.
 */
export const sampleFamilySchema = z.strictObject({
  /** Name in the user menu. */
  user: text,
  family: z.strictObject({
    name: text,
    members: z.array(
      z.strictObject({
        id: text,
        name: text,
        role: z.enum(['parent', 'student']),
        age: count,
        grade: grade.nullable(),
        permissions: z.array(z.enum(PERMISSION_TAGS)).min(1),
        lastActivity: moment,
      }),
    ),
  }),
  students: z.array(
    z.strictObject({
      id: text,
      name: text,
      grade,
      age: count,
      email: z.email(),
      parent: text,
      status: z.enum(['active', 'inactive']),
      lastLogin: moment,
      progress: perCent,
      subjects: z.array(text).min(1),
    }),
  ),
  progress: z.array(z.strictObject({ student: text, section, score: perCent })),
  schedule: z.array(z.strictObject({ id: text, title: text, for: text, startsAt: moment, minutes: count, section })),
  assignments: z.array(z.strictObject({ id: text, title: text, for: text, dueAt: moment, status: assignmentStatus })),
  classes: z.array(
    z.strictObject({
      id: text,
      name: text,
      subject: text,
      students: count,
      teacher: text,
      schedule: text,
      status: z.enum(['active', 'upcoming']),
      progress: perCent,
    }),
  ),
  courses: z.array(
    z.strictObject({
      id: text,
      title: text,
      description: text,
      level: text,
      duration: text,
      enrolled: count,
      rating,
      price,
      language: text,
      instructor: text,
    }),
  ),
  assessments: z.array(
    z.strictObject({
      id: text,
      title: text,
      student: text,
      subject: text,
      score: count,
      maxScore: count,
      date: moment,
      status: assignmentStatus,
      /** Minutes of learning. */
      timeSpent: count,
    }),
  ),
  reports: z.array(
    z.strictObject({
      id: text,
      title: text,
      type: z.enum(['Progress', 'Subject', 'Analytics']),
      period: z.enum(['week', 'month', 'quarter', 'year']),
      generated: moment,
      students: count,
      status: z.enum(['ready']),
    }),
  ),
  lessonPlans: z.array(
    z.strictObject({
      id: text,
      title: text,
      subject: text,
      grade: text,
      duration: count,
      objectives: z.array(text).min(1),
      materials: z.array(text),
      activities: z.array(z.strictObject({ type: text, content: text, duration: count })).min(1),
      assessment: z.strictObject({ formative: text, summative: text, differentiation: text }),
    }),
  ),
  market: z.array(
    z.strictObject({
      id: text,
      title: text,
      description: text,
      category: z.enum(['Math', 'Science', 'English', 'Art']),
      price,
      rating,
      downloads: count,
      author: text,
      type: z.enum(['Digital Download', 'Physical Kit']),
      tags: z.array(text),
    }),
  ),
  notices: z.array(
    z.strictObject({
      id: text,
      kind: z.enum(NOTIFICATION_KINDS),
      group: text.nullable(),
      at: moment,
      isRead: z.boolean(),
    }),
  ),
  schools: z.array(
    z.strictObject({
      id: text,
      name: text,
      description: text,
      location: text,
      region: text,
      students: count,
      teachers: count,
      rating,
      founded: count,
      focus: z.array(text),
      type: text,
      membership: z.strictObject({ role: text, status: text, pendingRequests: count }).nullable(),
    }),
  ),
  curriculum: z.array(
    z.strictObject({
      phase: z.enum(['foundation', 'intermediate', 'senior']),
      subject: z.enum(['english', 'math', 'science']),
      modules: z.array(
        z.strictObject({
          id: text,
          title: text,
          duration: count,
          completed: z.boolean(),
          difficulty: z.enum(['beginner', 'intermediate', 'advanced']),
        }),
      ),
    }),
  ),
  notifications: z.strictObject({
    emailReports: z.boolean(),
    pushNotifications: z.boolean(),
    weeklyDigest: z.boolean(),
    marketingEmails: z.boolean(),
  }),
  billing: z.strictObject({
    plan: text,
    status: text,
    nextBilling: moment,
    amount: price,
    currency: z.string().length(3),
    paymentMethod: text,
  }),
})

/** The sample family; once it is loaded, its moments are ISO dates. */
export type SampleFamily = z.infer<typeof sampleFamilySchema>
