import { z } from 'zod'
import type { SchemasOf } from '#contract/call.ts'
import { language } from '#contract/person-schemas.ts'
import type { ownDataCalls } from '#contract/own-data.ts'
import { jsonValue } from '#contract/text-schemas.ts'
import { COPIED_TABLES } from '#core/privacy/data-copy.ts'

/** Schema of a copy of all stored data about a person, by table, without credentials. */
export const dataCopy = z.object({
  exportedAt: z.iso.datetime(),
  tables: z.partialRecord(z.enum(COPIED_TABLES), z.array(z.record(z.string(), jsonValue))),
})

/** Most spaces of one person. */
const MOST_HEIRS = 100

const guarded = ['not-signed-in', 'guardian-needed', 'proof-needed'] as const

/**
 * Schemas of calls on own data. Each needs a reauthentication within ten minutes and an adult; a child's data is its
 * guardian's matter.
 */
export const ownDataSchemas = {
  /** Everything that is stored of the person, by table, but what opens the account. */
  exportOwnData: {
    input: z.strictObject({}),
    output: dataCopy,
    errors: guarded,
  },
  /**
   * Lists the spaces in which nobody else is in charge, with possible successors and the default one. It is null if the
   * space will be closed.
   */
  listLeftSpaces: {
    input: z.strictObject({}),
    output: z.object({
      spaces: z.array(
        z.object({
          id: z.uuid(),
          name: z.string(),
          adults: z.array(z.object({ id: z.uuid(), name: z.string() })),
          heirId: z.uuid().nullable(),
        }),
      ),
    }),
    errors: ['not-signed-in', 'guardian-needed'],
  },
  /**
   * Deletes the account and all its data; refused while the person decides for a child. Spaces without another admin go
   * to `heirs`, or are closed for null; unnamed ones go to the next member.
   */
  deleteOwnAccount: {
    input: z.strictObject({
      language,
      heirs: z
        .array(z.strictObject({ spaceId: z.uuid(), memberId: z.uuid().nullable() }))
        .max(MOST_HEIRS)
        .default([]),
    }),
    output: z.object({}),
    errors: [...guarded, 'children-first', 'not-found'],
  },
} as const satisfies SchemasOf<typeof ownDataCalls>
