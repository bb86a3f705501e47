import { AsyncLocalStorage } from 'node:async_hooks'
import { Readable } from 'node:stream'
import { setImmediate as othersFirst } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import type { Call, CallSchemas } from '#contract/call.ts'
import { failureSchema } from '#contract/error-schemas.ts'
import type { ExportedRows, ExportedTables, LongTables } from '#server/platform/database/pick-exported.ts'
import type { Exchange } from '#server/platform/http/serve-call.ts'

/** Copy of a person's data: short tables as a whole, long ones streamed. */
export type CopyInParts = { exportedAt: string; tables: ExportedTables; long: LongTables }

/** Rows that are written at a time. */
const ROWS_AT_ONCE = 200

async function* inPieces(rows: ExportedRows): AsyncGenerator<ExportedRows> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) yield rows.slice(from, from + ROWS_AT_ONCE)
}

/** Writes a copy as JSON, a few rows at a time, and lets other requests go first between them. */
async function* writeCopy({ exportedAt, tables, long }: CopyInParts): AsyncGenerator<string> {
  yield `{"exportedAt":${JSON.stringify(exportedAt)},"tables":{`
  const all = [
    ...Object.entries(tables).map(([name, rows]) => [name, inPieces(rows)] as const),
    ...Object.entries(long),
  ]
  for (const [place, [name, pieces]] of all.entries()) {
    yield `${place === 0 ? '' : ','}${JSON.stringify(name)}:[`
    let isFirst = true
    for await (const piece of pieces) {
      const text = 'json' in piece ? piece.json : JSON.stringify(piece).slice(1, -1)
      if (text !== '') yield isFirst ? text : `,${text}`
      isFirst &&= text === ''
      await othersFirst()
    }
    yield ']'
  }
  yield '}}'
}

/** Goes on as the request that began, whichever event of the connection asks for more: queries name whose they are. */
function keepContext(parts: AsyncGenerator<string>): AsyncIterable<string> {
  const within = AsyncLocalStorage.snapshot()
  return {
    [Symbol.asyncIterator]: () => ({
      next: () => within(() => parts.next()),
      return: () => within(() => parts.return(undefined)),
    }),
  }
}

/** Serves a call whose answer is a copy of somebody's data, however long, without holding others up. */
export function serveCopy<Schemas extends CallSchemas>(
  app: FastifyInstance,
  [method, url]: Call,
  schemas: Schemas,
  handle: (exchange: Exchange<z.output<Schemas['input']>>) => Promise<CopyInParts>,
): void {
  app.route({
    method,
    url,
    schema: {
      querystring: schemas.input,
      response: { '200': schemas.output, '4xx': failureSchema, '5xx': failureSchema },
    },
    handler: async (request, reply) => {
      void reply.header('cache-control', 'no-store')
      const copy = await handle({ input: request.query as z.output<Schemas['input']>, request, reply })
      return reply.type('application/json; charset=utf-8').send(Readable.from(keepContext(writeCopy(copy))))
    },
  })
}
