import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import '@fastify/swagger'
import { expect } from 'vitest'
import type { CallName } from '#contract/call-of.ts'
import { failureSchema } from '#contract/error-schemas.ts'
import { healthCalls } from '#contract/health.ts'
import { ORIGIN, test, type Visitor } from '../../tests/support/app-test.ts'
import { badRequests, type BadRequest, type Operation, type Schema } from '../../tests/support/fuzz/bad-requests.ts'
import { inMatrixWorld } from '../../tests/support/matrix/in-matrix-world.ts'
import { CALLS, ROWS, type Ids } from '../../tests/support/matrix/rows.ts'

/** Nobody, somebody who may do much, and somebody who may do little. */
const SENDERS = ['nobody', 'guardian', 'child'] as const

/** Bad inputs an operation by each seed, each sent by everybody in `SENDERS`. */
const INPUTS = 50

/** One seed never changes, so that a corrected fault stays corrected; the other is new each time. A failure prints it. */
const SEEDS = [20_261_123, Number(process.env['FUNDA_FUZZ_SEED'] ?? Date.now() % 2_147_483_647)] as const

type Described = {
  components?: object
  paths: Record<
    string,
    Record<
      string,
      {
        requestBody?: { content: { 'application/json': { schema: Schema } } }
        parameters?: readonly { name: string; required?: boolean; schema: Schema }[]
      }
    >
  >
}

/** Returns the schema of an operation's input, as the document describes it. */
function describedInput(document: Described, method: string, path: string): Schema {
  const { requestBody, parameters = [] } = document.paths[path]?.[method.toLowerCase()] ?? {}
  if (requestBody) return requestBody.content['application/json'].schema
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.flatMap(({ name, required }) => (required ? [name] : [])),
    additionalProperties: false,
  } as Schema
}

/** Lists every operation of the document, with the input that the matrix of routes asks it with. */
function listOperations(document: Described, ids: Ids): Operation[] {
  return (Object.keys(CALLS) as CallName[]).map((name) => {
    const [method, path] = CALLS[name]
    const { targets, input } = ROWS[name]
    return {
      method,
      path,
      schema: describedInput(document, method, path),
      input: input(targets[0] ?? 'self', ids) as Operation['input'],
    }
  })
}

/** Texts as the server reads them, which forgives spaces around them and capital letters. */
const forgiven = (value: unknown): unknown => {
  if (typeof value === 'string') return value.trim().toLowerCase()
  if (Array.isArray(value)) return value.map(forgiven)
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, forgiven(inner)]))
    : value
}

/** Tells whether the document surely refuses a body. */
function documentRefuses(isFit: (value: unknown) => boolean, payload: NonNullable<BadRequest['payload']>): boolean {
  try {
    const value = JSON.parse(payload.toString().replace(/^\uFEFF/, '')) as unknown
    return !isFit(value) && !isFit(forgiven(value))
  } catch (fault) {
    return fault instanceof SyntaxError
  }
}

/** Traces of the server's inside: a stack, a path of the source, a library's error or a query. */
const INSIDE = [
  /\bat (?:async )?[\w.<>]+ \(|node_modules|\/src\/server/,
  /DrizzleQuery|PostgresError|ZodError/,
  /\b(?:select|insert into|delete from|update) "|syntax error at or near/,
]

/** Names the fault in an answer to a bad request; undefined for a correct refusal. */
function faultOf(status: number, body: string, isRefused: () => boolean): string | undefined {
  if (status >= 500) return `answered ${status}`
  if (INSIDE.some((trace) => trace.test(body))) return 'told of the inside'
  if (status < 400) return status === 200 && isRefused() ? 'took what the document refuses' : undefined
  try {
    return failureSchema.strict().safeParse(JSON.parse(body)).success
      ? undefined
      : `refused with ${status} in another shape`
  } catch {
    return `refused with ${status}, and not in JSON`
  }
}

async function send(
  { app, cookies }: Visitor,
  { method, path }: Operation,
  { query, payload, headers }: BadRequest,
): Promise<{ status: number; body: string }> {
  const { cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; '), ...others } = headers
  const { statusCode, body } = await app.inject({
    method,
    url: query === '' ? path : `${path}?${query}`,
    headers: { host: 'localhost:3000', origin: ORIGIN, 'sec-fetch-site': 'same-origin', cookie, ...others },
    ...(payload === undefined ? {} : { payload }),
  })
  return { status: statusCode, body }
}

test(
  'bad input: 100 an operation, signed out and in, get no 5xx and one shape of refusal (M12) [ASVS V1.3.3] [ASVS V2.2.1] [ASVS V2.2.2]',
  { timeout: 300_000 },
  async ({ databaseUrl, buildTestApp, sentEmails, time, filesFolder, onTestFailed }) => {
    onTestFailed(() => console.error(`Again with this seed: FUNDA_FUZZ_SEED=${SEEDS[1]}`))
    const ajv = new Ajv2020({ strict: false, validateFormats: false })
    const faults = new Map<string, string>()
    const counted = { requests: 0, refused: 0, operations: 0 }
    await inMatrixWorld(
      { databaseUrl, buildTestApp, sentEmails, time, filesFolder },
      async ({ app, world, visit, attempt }) => {
        const document = app.swagger() as unknown as Described
        for (const [index, operation] of listOperations(document, world.ids).entries()) {
          const name = `${operation.method} ${operation.path}`
          const isFit = ajv.compile({ ...operation.schema, components: document.components })
          expect([name, operation.method === 'GET' || isFit(operation.input), isFit.errors ?? null]).toEqual([
            name,
            true,
            null,
          ])
          const requests = SEEDS.flatMap((seed) =>
            fc.sample(badRequests(operation), { seed: seed + index, numRuns: INPUTS }),
          )
          await attempt(async () => {
            for (const request of requests) {
              for (const sender of SENDERS) {
                const { status, body } = await send(world.as(sender), operation, request)
                const fault = faultOf(
                  status,
                  body,
                  () => operation.method === 'POST' && documentRefuses(isFit, request.payload ?? ''),
                )
                counted.requests += 1
                counted.refused += Number(status >= 400)
                if (fault !== undefined)
                  faults.set(
                    `${name}: ${fault}`,
                    `${name}: ${fault} (${sender}; ${request.kind}; ${body.slice(0, 120)})`,
                  )
              }
            }
            const health = await visit().send(healthCalls.getHealth)
            if (health.status !== 200)
              faults.set(`${name} health`, `after ${name} the server says ${health.status} of its health`)
          })
          counted.operations += 1
        }
        expect(counted.operations).toBe(Object.values(document.paths).flatMap((methods) => Object.keys(methods)).length)
      },
    )
    console.info(
      `${counted.requests} bad requests to ${counted.operations} operations, ${counted.refused} refused, seeds ${SEEDS.join(' and ')}`,
    )
    expect([...faults.values()].join('\n')).toBe('')
  },
)
