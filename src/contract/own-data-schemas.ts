import { z } from 'zod'
import type { SchemasOf } from '#contract/call.ts'
import type { ownDataCalls } from '#contract/own-data.ts'
import { COPIED_TABLES } from '#core/privacy/data-copy.ts'

/** All that is stored of somebody, by table, but what opens the account. */
export const dataCopy = z.object({ exportedAt: z.iso.datetime(), tables: z.partialRecord(z.enum(COPIED_TABLES), z.array(z.record(z.string(), z.json()))) })

const guarded = ['not-signed-in', 'guardian-needed', 'proof-needed'] as const

/** Each asks for a proof of the last ten minutes that it is oneself, and is an adult's: a child's data is its guardian's affair. */
export const ownDataSchemas = {
  /** Everything that is stored of the person, by table, but what opens the account. */
  exportOwnData: {
    input: z.strictObject({}),
    output: dataCopy,
    errors: guarded,
  },
  /** Deletes the account and all that is kept under it; refused as long as the person decides for a child. */
  deleteOwnAccount: { input: z.strictObject({}), output: z.object({}), errors: [...guarded, 'children-first'] },
} as const satisfies SchemasOf<typeof ownDataCalls>
