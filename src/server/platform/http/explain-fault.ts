import type { FastifyError } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { isStorageFull } from '#server/platform/database/storage-full.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import { explainInvalidInput } from '#server/platform/http/explain-invalid-input.ts'
import { codesOf } from '#server/platform/log/describe-fault.ts'

/** Seconds after which a caller may try again when the database is away; it restarts well within them. */
const RETRY_AFTER = 5

/** Error codes for which another try helps: PostgreSQL is away, starting, stopping, overloaded or read-only. */
const AWAY_CODES = new Set([
  'DATABASE_AWAY',
  '25006',
  '40001',
  '40P01',
  '53000',
  '53200',
  '53300',
  '53400',
  '55P03',
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '57P04',
  '57P05',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
])

function explainRequestFault({ code, statusCode }: FastifyError): CallRefusal | undefined {
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return new CallRefusal('too-large', 'The request is larger than this server accepts')
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return new CallRefusal('unsupported-media-type', 'The request must have the type application/json')
  if (statusCode === undefined || statusCode < 400 || statusCode >= 500) return undefined
  return new CallRefusal('invalid-input', "The request can't be read", { fields: { input: 'invalid' } })
}

/** Returns the refusal for a caller after any error: never a stack, SQL or path. */
export function explainFault(fault: FastifyError | Error): CallRefusal {
  if (fault instanceof CallRefusal) return fault
  if (hasZodFastifySchemaValidationErrors(fault)) return explainInvalidInput(fault.validation)
  const codes = codesOf(fault)
  if (isStorageFull(fault))
    return new CallRefusal('storage-full', 'The server has no space left to store this', { retryAfter: RETRY_AFTER })
  if (codes.some((code) => AWAY_CODES.has(code) || code.startsWith('08')))
    return new CallRefusal('unavailable', "The database can't be reached; try again in a moment", {
      retryAfter: RETRY_AFTER,
    })
  if (codes.includes('STORE_AWAY'))
    return new CallRefusal('unavailable', "The store of files can't be reached; try again in a moment", {
      retryAfter: RETRY_AFTER,
    })
  const refusal = 'statusCode' in fault ? explainRequestFault(fault) : undefined
  return refusal ?? new CallRefusal('internal', 'Something went wrong on the server')
}

/** True for a fault that passes by itself: the database can't be reached, or no space is left. */
export const isPassing = (fault: unknown): boolean =>
  fault instanceof Error && ['unavailable', 'storage-full'].includes(explainFault(fault).code)
