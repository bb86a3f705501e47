import type { CallOf } from '#contract/call-of.ts'
import { khuluCalls } from '#contract/khulu.ts'
import type { DrawnAnswer } from '#core/khulu/history/chat-message.ts'
import type { PhrasedPart } from '#core/khulu/khulu-answer.ts'

type Ask = CallOf<'askModel'>
type Line = Ask['output']

/**
 * Folds the lines so far: null until the engine has answered. New sentences are shown as they come, and confirmed or
 * dropped at the end.
 */
export function foldLines(lines: readonly Line[]): DrawnAnswer | null {
  const answer = lines.find((line) => line.kind === 'answer')?.answer
  if (!answer) return null
  const parts = lines.flatMap((line): PhrasedPart[] => (line.kind === 'says' ? [...line.parts, { plain: ' ' }] : []))
  const isDropped = lines.some((line) => line.kind === 'end' && !line.phrased)
  return isDropped || parts.length === 0 ? answer : { ...answer, phrased: parts.slice(0, -1) }
}

/** Milliseconds for which the page waits at most: the server ends before that, unless the network hangs. */
const PATIENCE = 30_000

/**
 * Asks the server to have the model understand a question. Gives back what came of it: null where nothing did, whatever the reason.
 * @param onDraft is called each time that there is more to show
 */
export async function askModel(
  input: Ask['input'],
  onDraft: (draft: DrawnAnswer) => void,
  gone: AbortSignal,
): Promise<DrawnAnswer | null> {
  const lines: Line[] = []
  try {
    const [method, path] = khuluCalls.askModel
    const response = await fetch(path, {
      method,
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
      signal: AbortSignal.any([gone, AbortSignal.timeout(PATIENCE)]),
    })
    if (!response.ok || !response.body) return null
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    let rest = ''
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      const pieces = (rest + read.value).split('\n')
      rest = pieces.pop() ?? ''
      lines.push(...pieces.map((piece) => JSON.parse(piece) as Line))
      const draft = foldLines(lines)
      if (draft) onDraft(draft)
    }
  } catch {
    // The engine's answer stays. Half an answer of the model is dropped.
    lines.push({ kind: 'end', phrased: false })
  }
  return foldLines(lines.some(({ kind }) => kind === 'end') ? lines : [...lines, { kind: 'end', phrased: false }])
}
