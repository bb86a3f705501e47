import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import type { Call, CallSchemas } from '#contract/call.ts'
import { failureSchema } from '#contract/error-schemas.ts'
import type { Exchange } from '#server/platform/http/serve-call.ts'

/** Lines of JSON, one each time that there is something to say. */
const LINES_TYPE = 'application/x-ndjson; charset=utf-8'

/**
 * Serves a contract call whose answer is streamed: each line is one output. A refusal before the first line is answered
 * like any other. The signal aborts when the client is gone.
 */
export function serveLines<Schemas extends CallSchemas>(
  app: FastifyInstance,
  [method, url]: Call,
  schemas: Schemas,
  handle: (
    exchange: Exchange<z.output<Schemas['input']>>,
    signal: AbortSignal,
  ) => Promise<AsyncIterable<z.output<Schemas['output']>>>,
): void {
  app.route({
    method,
    url,
    schema: {
      body: schemas.input,
      response: {
        '200': { description: 'Lines of JSON', content: { 'application/x-ndjson': { schema: schemas.output } } },
        '4xx': failureSchema,
        '5xx': failureSchema,
      },
    },
    handler: async (request, reply) => {
      void reply.header('cache-control', 'no-store')
      const gone = new AbortController()
      reply.raw.once('close', () => gone.abort())
      const outputs = await handle({ input: request.body as z.output<Schemas['input']>, request, reply }, gone.signal)
      const lines = async function* write(): AsyncGenerator<string> {
        for await (const output of outputs) yield `${JSON.stringify(schemas.output.parse(output))}\n`
      }
      return reply.type(LINES_TYPE).send(Readable.from(lines()))
    },
  })
}
