import type { FastifyInstance, FastifyContextConfig } from 'fastify'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** List in the body whose entries the call checks itself, so that a bad one is refused alone. */
    looksAtEach?: string
  }
}

/** Most lists and objects within one another: the deepest input of the contract, an answer of Khulu's, has 11. */
export const MOST_LEVELS = 32

/** Most values and names in one input: a full request of Khulu's messages stays far below. */
export const MOST_VALUES = 50_000

/** Tells whether PostgreSQL can hold the text: it takes neither U+0000 nor half a character. */
const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

/**
 * Tells whether an input nests too deeply, has too many values, or holds a text that can't be stored. It runs before
 * any schema: thousands of levels overflow a schema, and such a text is a database error. `except` names a list in the
 * input of which only the length counts. With `texts: 'any'` texts aren't checked.
 */
export function isMisfit(
  input: unknown,
  { except, texts = 'storable' }: { except?: string | undefined; texts?: 'storable' | 'any' } = {},
): boolean {
  const waiting: [value: unknown, level: number][] = [[input, 1]]
  let values = 0
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [value, level] = next
    if (typeof value === 'string' && texts === 'storable' && !isStorable(value)) return true
    if (typeof value !== 'object' || value === null) continue
    const keys = Object.keys(value)
    values += keys.length
    if (level > MOST_LEVELS || values > MOST_VALUES) return true
    if (texts === 'storable' && !Array.isArray(value) && !keys.every(isStorable)) return true
    for (const key of keys) {
      const inner: unknown = (value as Record<string, unknown>)[key]
      if (level === 1 && key === except && Array.isArray(inner)) values += inner.length
      else waiting.push([inner, level + 1])
    }
  }
  return values > MOST_VALUES
}

const misfit = (): CallRefusal =>
  new CallRefusal(
    'invalid-input',
    "The input nests too deeply, is too long, or holds characters that can't be stored",
    { fields: { input: 'invalid' } },
  )

/** Refuses inputs that fit no call before they meet a schema or the database. */
export function refuseMisfits(app: FastifyInstance): void {
  app.addHook('preValidation', ({ body, query, routeOptions }, _reply, done) => {
    const { looksAtEach } = routeOptions.config as FastifyContextConfig
    if (isMisfit(body, { except: looksAtEach }) || isMisfit(query)) done(misfit())
    else done()
  })
}
