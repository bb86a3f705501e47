import { z } from 'zod'
import type { SchemasOf } from '#contract/call.ts'
import type { operatorCalls } from '#contract/operator.ts'
import type { Operator, Sites } from '#core/privacy/operator.ts'

const text = z.string().trim().min(1).max(300)

/** Schema of the operator, as its file and the pages show it. */
export const operator = z.strictObject({
  name: text.optional(),
  legalForm: text.optional(),
  postalAddress: text.optional(),
  physicalAddress: text.optional(),
  phone: text.optional(),
  email: text.optional(),
  informationOfficer: z
    .strictObject({ name: text.optional(), email: text.optional(), phone: text.optional() })
    .optional(),
  dataPlace: text.optional(),
  processors: z
    .array(z.strictObject({ name: text, purpose: text, country: text }))
    .max(30)
    .optional(),
}) satisfies z.ZodType<Operator>

const site = z.strictObject({ name: text, url: text })

/** Schema of outside sites that pages link to. */
export const sites = z.strictObject({
  families: z.array(site).max(12).default([]),
  academy: z.array(site).max(12).default([]),
  academyAbout: text.optional(),
  dashboard: text.optional(),
  teachers: text.optional(),
  declineSearch: text,
}) satisfies z.ZodType<Sites>

export const operatorSchemas = {
  getOperator: {
    input: z.strictObject({}),
    output: z.object({
      operator,
      sites,
      /** True if it is the sample that stands in where no operator is set. */
      isSample: z.boolean(),
      /** True if children's accounts can be made here: a consent without a responsible party is void. */
      takesChildren: z.boolean(),
    }),
    errors: [],
  },
} as const satisfies SchemasOf<typeof operatorCalls>

export type OperatorAnswer = z.infer<typeof operatorSchemas.getOperator.output>
