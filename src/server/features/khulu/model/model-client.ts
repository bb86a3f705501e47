/** What the model is offered to call, as JSON Schema. */
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

/** What was said so far: the question, the calls that the model asked for, and what they came to. */
export type ModelTurn =
  | { role: 'user'; text: string }
  | { role: 'calls'; calls: readonly ModelCall[] }
  | { role: 'results'; results: readonly { id: string; text: string }[] }

/** What comes back, piece by piece. */
export type ModelPiece = { kind: 'text'; text: string } | { kind: 'call'; call: ModelCall }

export type ModelRequest = {
  system: string
  turns: readonly ModelTurn[]
  tool: ModelTool
  /** Whether the model has to call the tool now, or has to speak. */
  act: 'call' | 'speak'
  signal: AbortSignal
}

/** A language model, whatever protocol it speaks. What it yields is not to be trusted. */
export type ModelClient = (request: ModelRequest) => AsyncIterable<ModelPiece>

/** The longest answer that is asked for, in the model's own counting. */
export const MOST_TOKENS = 500

/** Calls of one turn that are looked at; more are left out. */
export const MOST_CALLS = 3
