import type { z } from 'zod'
import type { ErrorCode } from '#contract/errors.ts'

/** Method and path. A `GET` takes its input from the query, a `POST` from a JSON body. */
export type Call = readonly [method: 'GET' | 'POST', path: `/api/${string}`]

/**
 * Schemas of a call: input, output, and its refusal codes besides those of every call (`invalid-input`, `internal` …).
 */
export type CallSchemas = {
  readonly input: z.ZodType
  readonly output: z.ZodType
  readonly errors: readonly ErrorCode[]
}

/** Schemas of each of a feature's calls. */
export type SchemasOf<Calls extends Record<string, Call>> = { readonly [Name in keyof Calls]: CallSchemas }
