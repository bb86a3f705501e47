import OpenAI from 'openai'
import { limitedFetch } from '#server/features/khulu/model/limited-fetch.ts'
import {
  MOST_TOKENS,
  type ModelCall,
  type ModelClient,
  type ModelRequest,
  type ModelTurn,
} from '#server/features/khulu/model/model-client.ts'
import type { ModelSettings } from '#server/platform/config/model-settings.ts'

type Message = OpenAI.Chat.Completions.ChatCompletionMessageParam

function messagesOf(turn: ModelTurn): Message[] {
  if (turn.role === 'user') return [{ role: 'user', content: turn.text }]
  if (turn.role === 'results')
    return turn.results.map(({ id, text }) => ({ role: 'tool', tool_call_id: id, content: text }))
  return [
    {
      role: 'assistant',
      content: null,
      tool_calls: turn.calls.map(({ id, name, input }) => ({
        id,
        type: 'function',
        function: { name, arguments: input },
      })),
    },
  ]
}

const bodyOf = (
  { system, turns, tool, act }: ModelRequest,
  model: string,
): OpenAI.Chat.Completions.ChatCompletionCreateParamsStreaming => ({
  model,
  stream: true,
  max_tokens: MOST_TOKENS,
  messages: [{ role: 'system', content: system }, ...turns.flatMap(messagesOf)],
  tools: [{ type: 'function', function: { ...tool } }],
  tool_choice: act === 'call' ? 'required' : 'none',
})

/** Asks a model that speaks OpenAI's chat protocol. Nothing of the environment but our own settings has a say in it. */
export function createOpenAiClient({ url, key, name, timeout }: ModelSettings): ModelClient {
  const client = new OpenAI({
    baseURL: url,
    apiKey: key ?? 'none',
    organization: null,
    project: null,
    adminAPIKey: null,
    webhookSecret: null,
    maxRetries: 0,
    timeout,
    logLevel: 'off',
    fetch: limitedFetch,
  })
  return async function* ask(request) {
    const stream = await client.chat.completions.create(bodyOf(request, name), { signal: request.signal })
    const calls = new Map<number, ModelCall>()
    for await (const { choices } of stream) {
      const { content, tool_calls: pieces = [] } = choices[0]?.delta ?? {}
      if (typeof content === 'string') yield { kind: 'text', text: content }
      for (const { index, id, function: called } of pieces) {
        const call = calls.get(index) ?? { id: id ?? `call-${index}`, name: '', input: '' }
        calls.set(index, {
          id: call.id,
          name: call.name + (called?.name ?? ''),
          input: call.input + (called?.arguments ?? ''),
        })
      }
    }
    for (const call of calls.values()) yield { kind: 'call', call }
  }
}
