import { z } from 'zod'
import type { SchemasOf } from '#contract/call.ts'
import type { curriculumCalls } from '#contract/curriculum.ts'
import { LEARNING_LANGUAGE_CODES } from '#core/languages/learning-languages.ts'

/** Somebody, or a class, whose progress the account may choose to see alone. */
const choice = z.object({ kind: z.enum(['child', 'class']), id: z.uuid(), name: z.string() })

/** Progress of all those learners in one module; modules that nobody began are left out. */
const moduleProgress = z.object({
  id: z.string(),
  completed: z.int(),
  inProgress: z.int(),
  /** Share of all questions that were answered, from 0 to 1; a completed module counts in full. */
  share: z.number(),
})

export const curriculumSchemas = {
  /**
   * Returns the progress in modules of the account and of everybody whose learning it may see. It lists the children and
   * classes to choose from. A child or a class narrows it: nobody else is counted, and nothing is listed.
   */
  getModuleProgress: {
    input: z.strictObject({
      language: z.enum(LEARNING_LANGUAGE_CODES),
      childId: z.uuid().optional(),
      spaceId: z.uuid().optional(),
    }),
    output: z.object({ students: z.int(), modules: z.array(moduleProgress), choices: z.array(choice) }),
    errors: ['not-signed-in', 'guardian-needed', 'not-found', 'not-allowed'],
  },
} as const satisfies SchemasOf<typeof curriculumCalls>
