import Anthropic from '@anthropic-ai/sdk'
import { limitedFetch } from '#server/features/khulu/model/limited-fetch.ts'
import {
  MOST_TOKENS,
  type ModelCall,
  type ModelClient,
  type ModelRequest,
  type ModelTurn,
} from '#server/features/khulu/model/model-client.ts'
import type { ModelSettings } from '#server/platform/config/model-settings.ts'

/** Returns a call's input from the model, as the protocol wants it back: always an object. */
function inputOf({ input }: ModelCall): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(input)
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? (read as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

function messageOf(turn: ModelTurn): Anthropic.MessageParam {
  if (turn.role === 'user') return { role: 'user', content: turn.text }
  if (turn.role === 'results')
    return {
      role: 'user',
      content: turn.results.map(({ id, text }) => ({ type: 'tool_result', tool_use_id: id, content: text })),
    }
  return {
    role: 'assistant',
    content: turn.calls.map((call) => ({ type: 'tool_use', id: call.id, name: call.name, input: inputOf(call) })),
  }
}

const bodyOf = ({ system, turns, tool, act }: ModelRequest, model: string): Anthropic.MessageCreateParamsStreaming => ({
  model,
  stream: true,
  max_tokens: MOST_TOKENS,
  system,
  messages: turns.map(messageOf),
  tools: [{ name: tool.name, description: tool.description, input_schema: tool.parameters }],
  tool_choice: { type: act === 'call' ? 'any' : 'none' },
})

/** Asks a model that speaks Anthropic's protocol. Nothing of the environment but our own settings has a say in it. */
export function createAnthropicClient({ url, key, name, timeout }: ModelSettings): ModelClient {
  const client = new Anthropic({
    baseURL: url,
    apiKey: key ?? 'none',
    authToken: null,
    webhookKey: null,
    maxRetries: 0,
    timeout,
    logLevel: 'off',
    openTelemetry: false,
    fetch: limitedFetch,
  })
  return async function* ask(request) {
    const stream = await client.messages.create(bodyOf(request, name), { signal: request.signal })
    let call: ModelCall | undefined
    for await (const event of stream) {
      if (event.type === 'content_block_start' && event.content_block.type === 'tool_use')
        call = { id: event.content_block.id, name: event.content_block.name, input: '' }
      if (event.type === 'content_block_delta' && event.delta.type === 'text_delta')
        yield { kind: 'text', text: event.delta.text }
      if (event.type === 'content_block_delta' && event.delta.type === 'input_json_delta' && call)
        call = { ...call, input: call.input + event.delta.partial_json }
      if (event.type === 'content_block_stop' && call) {
        yield { kind: 'call', call }
        call = undefined
      }
    }
  }
}
