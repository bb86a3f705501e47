import { z } from 'zod'
import type { SchemasOf } from '#contract/call.ts'
import type { healthCalls } from '#contract/health.ts'

export const healthSchemas = {
  getHealth: { input: z.strictObject({}), output: z.object({ status: z.literal('ok') }), errors: ['unavailable'] },
} as const satisfies SchemasOf<typeof healthCalls>
