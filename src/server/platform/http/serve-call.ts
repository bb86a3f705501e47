import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Call, CallSchemas } from '#contract/call.ts'
import { failureSchema } from '#contract/error-schemas.ts'
import { JsonText } from '#server/platform/http/json-text.ts'

const JSON_TYPE = 'application/json; charset=utf-8'

/** One request of a call: its checked input, and the raw request and reply for cookies and headers. */
export type Exchange<Input> = { input: Input; request: FastifyRequest; reply: FastifyReply }

/**
 * Serves one call of the contract. The input is checked before `handle` sees it. Only fields of the output schema go out;
 * a `JsonText` goes out unchecked.
 */
export function serveCall<Schemas extends CallSchemas>(
  app: FastifyInstance,
  [method, url]: Call,
  schemas: Schemas,
  handle: (exchange: Exchange<z.output<Schemas['input']>>) => Promise<z.output<Schemas['output']> | JsonText>,
  config: FastifyContextConfig = {},
): void {
  const place = method === 'GET' ? 'querystring' : 'body'
  app.route({
    method,
    url,
    config,
    schema: { [place]: schemas.input, response: { '200': schemas.output, '4xx': failureSchema, '5xx': failureSchema } },
    handler: async (request, reply) => {
      // Every answer is of one person or one moment: neither a proxy nor a phone may keep it.
      void reply.header('cache-control', 'no-store')
      const input = (method === 'GET' ? request.query : request.body) as z.output<Schemas['input']>
      const output = await handle({ input, request, reply })
      return output instanceof JsonText ? reply.type(JSON_TYPE).send(output.text) : output
    },
  })
}
