import type { FastifySchemaValidationError } from 'fastify'
import { FIELD_CODES, type FieldCode } from '#contract/errors.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'

const isFieldCode = (text: string | undefined): text is FieldCode => FIELD_CODES.some((code) => code === text)

/** Returns the code of one problem that zod found; a rule of our own says its code as its message. */
function fieldCodeOf({ keyword, message, params }: FastifySchemaValidationError): FieldCode {
  if (isFieldCode(message)) return message
  if (keyword === 'too_big') return 'too-long'
  if (keyword === 'too_small') return params['origin'] === 'string' && params['minimum'] === 1 ? 'missing' : 'too-short'
  return keyword === 'invalid_type' && message?.endsWith('received undefined') ? 'missing' : 'invalid'
}

const pathOf = (problem: FastifySchemaValidationError): string[] =>
  problem.instancePath.split('/').filter((part) => part !== '')

function fieldsOf(problem: FastifySchemaValidationError): [string, FieldCode][] {
  const unknown = problem.keyword === 'unrecognized_keys' ? problem.params['keys'] : undefined
  if (!Array.isArray(unknown)) return [[pathOf(problem).join('.') || 'input', fieldCodeOf(problem)]]
  return unknown.map((key) => [[...pathOf(problem), String(key)].join('.'), 'unknown-field'])
}

/**
 * Limits of a refusal: the most wrong fields it names, and the longest name. An input may have thousands, with any
 * names.
 */
const MOST_FIELDS = 20
const LONGEST_FIELD = 100

/** Returns the refusal of an input that does not match its schema, with the first problem of each field. */
export function explainInvalidInput(problems: readonly FastifySchemaValidationError[]): CallRefusal {
  const fields = Object.fromEntries(
    problems
      .slice(0, MOST_FIELDS)
      .flatMap(fieldsOf)
      .slice(0, MOST_FIELDS)
      .map(([name, code]) => [name.slice(0, LONGEST_FIELD).toWellFormed(), code])
      .toReversed(),
  )
  return new CallRefusal('invalid-input', 'The input does not match what the call takes', { fields })
}
