/** Tool that the model may call, as JSON Schema. */
export type ModelTool = {
  name: string
  description: string
  parameters: {
    type: 'object'
    properties: Record<string, { type: 'string'; description: string }>
    required: string[]
    additionalProperties: false
  }
}

/** A call that the model asks for; `input` is whatever it sent. */
export type ModelCall = { id: string; name: string; input: string }

/** Turn of the exchange so far: the question, the model's calls, and their results. */
export type ModelTurn =
  | { role: 'user'; text: string }
  | { role: 'calls'; calls: readonly ModelCall[] }
  | { role: 'results'; results: readonly { id: string; text: string }[] }

/** Piece of the model's output. */
export type ModelPiece = { kind: 'text'; text: string } | { kind: 'call'; call: ModelCall }

export type ModelRequest = {
  system: string
  turns: readonly ModelTurn[]
  tool: ModelTool
  /** True if the model has to call the tool now, or has to speak.|act: 'call'  */
  act: 'call' | 'speak'
  signal: AbortSignal
}

/** Client of a language model, whatever its protocol. Its output can't be trusted. */
export type ModelClient = (request: ModelRequest) => AsyncIterable<ModelPiece>

/** The longest answer that is asked for, in the model's own counting. */
export const MOST_TOKENS = 500

/** Calls of one turn that are looked at; more are left out. */
export const MOST_CALLS = 3
