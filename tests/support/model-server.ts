import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ModelSettings } from '../../src/server/platform/config/model-settings.ts'

type Kind = ModelSettings['kind']

/** Reply to one request: a call of the tool, text in pieces, or a fault of a broken server. */
export type ModelReply = { call: string | string[] } | { text: string[] } | ((response: ServerResponse) => void)

/** A language model on this machine that speaks either protocol, and notes all that it is sent. */
export type ModelServer = {
  settings: (kind: Kind, changes?: Partial<ModelSettings>) => ModelSettings
  /** Replies to the next requests, in order; the last one repeats. */
  replies: ModelReply[]
  requests: { path: string; headers: IncomingHttpHeaders; body: string }[]
  stop: () => Promise<void>
}

const event = (data: object, name?: string): string =>
  `${name === undefined ? '' : `event: ${name}\n`}data: ${JSON.stringify(data)}\n\n`

/** Arguments come in two pieces, as they do. */
const halves = (text: string): [string, string] => [text.slice(0, 5), text.slice(5)]

function writeOpenAi(response: ServerResponse, reply: Exclude<ModelReply, (response: ServerResponse) => void>): void {
  const chunk = (delta: object): string =>
    event({
      id: 'c',
      object: 'chat.completion.chunk',
      created: 1,
      model: 'small',
      choices: [{ index: 0, delta, finish_reason: null }],
    })
  if ('text' in reply) for (const content of reply.text) response.write(chunk({ content }))
  else
    for (const [index, question] of [reply.call].flat().entries()) {
      const [first, second] = halves(JSON.stringify({ question }))
      response.write(
        chunk({
          tool_calls: [
            { index, id: `call-${index}`, type: 'function', function: { name: 'ask_khulu', arguments: first } },
          ],
        }),
      )
      response.write(chunk({ tool_calls: [{ index, function: { arguments: second } }] }))
    }
  response.end('data: [DONE]\n\n')
}

function writeAnthropic(
  response: ServerResponse,
  reply: Exclude<ModelReply, (response: ServerResponse) => void>,
): void {
  const write = (data: { type: string } & Record<string, unknown>): void => void response.write(event(data, data.type))
  write({
    type: 'message_start',
    message: {
      id: 'm',
      type: 'message',
      role: 'assistant',
      model: 'small',
      content: [],
      stop_reason: null,
      stop_sequence: null,
      usage: { input_tokens: 1, output_tokens: 1 },
    },
  })
  const blocks = 'text' in reply ? [reply.text] : [reply.call].flat()
  for (const [index, block] of blocks.entries()) {
    write({
      type: 'content_block_start',
      index,
      content_block:
        typeof block === 'string'
          ? { type: 'tool_use', id: `call-${index}`, name: 'ask_khulu', input: {} }
          : { type: 'text', text: '' },
    })
    const pieces = typeof block === 'string' ? halves(JSON.stringify({ question: block })) : block
    for (const piece of pieces)
      write({
        type: 'content_block_delta',
        index,
        delta:
          typeof block === 'string'
            ? { type: 'input_json_delta', partial_json: piece }
            : { type: 'text_delta', text: piece },
      })
    write({ type: 'content_block_stop', index })
  }
  write({ type: 'message_delta', delta: { stop_reason: 'end_turn', stop_sequence: null }, usage: { output_tokens: 1 } })
  write({ type: 'message_stop' })
  response.end()
}

/** Starts a model server on a free port. */
export async function startModelServer(): Promise<ModelServer> {
  const replies: ModelReply[] = []
  const requests: ModelServer['requests'] = []
  const server = createServer((request, response) => {
    let body = ''
    request
      .setEncoding('utf8')
      .on('data', (piece: string) => {
        body += piece
      })
      .on('end', () => {
        requests.push({ path: request.url ?? '', headers: request.headers, body })
        const reply = (replies.length > 1 ? replies.shift() : replies[0]) ?? { text: [] }
        if (typeof reply === 'function') return reply(response)
        response.writeHead(200, { 'content-type': 'text/event-stream' })
        if (request.url?.endsWith('/chat/completions')) writeOpenAi(response, reply)
        else writeAnthropic(response, reply)
      })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    replies,
    requests,
    settings: (kind, changes = {}) => ({
      kind,
      url: `http://127.0.0.1:${port}${kind === 'anthropic' ? '' : '/v1'}`,
      name: 'small',
      key: 'test-key',
      timeout: 20_000,
      region: 'South Africa',
      ...changes,
    }),
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
