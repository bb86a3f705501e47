import type { FastifyInstance } from 'fastify'

/** Pairs of the former and the present name of an input field; pages of an older version send the former. */
const FORMER_NAMES = [
  ['proof', 'token'],
  ['addressProof', 'addressToken'],
] as const

/** Renames fields of an input that have a former name; a field that already has its new name stays. */
export function readFormerNames(app: FastifyInstance): void {
  app.addHook('preValidation', ({ body }, _reply, done) => {
    if (typeof body === 'object' && body !== null && !Array.isArray(body))
      for (const [former, name] of FORMER_NAMES)
        if (Object.hasOwn(body, former) && !Object.hasOwn(body, name)) {
          Object.assign(body, { [name]: (body as Record<string, unknown>)[former] })
          Reflect.deleteProperty(body, former)
        }
    done()
  })
}
