import { z } from 'zod'
import { answerQuestion } from '#core/khulu/answer-question.ts'
import type { KhuluAnswer } from '#core/khulu/khulu-answer.ts'
import type { Asker } from '#core/khulu/khulu-world.ts'
import { checkSafety } from '#core/khulu/safety/check-safety.ts'
import type { ModelCall, ModelTool } from '#server/features/khulu/model/model-client.ts'
import type { ModelWorld } from '#server/features/khulu/model/model-world.ts'

/** The one thing that the model can do: ask Khulu in words that Khulu understands. */
export const LOOK_UP: ModelTool = {
  name: 'ask_khulu',
  description: [
    'Asks the grammar and the dictionary of the language being learnt. ' +
      "Put the learner's question into one of these forms, in English, with isiXhosa or isiZulu words exactly as " +
      'the learner wrote them:',
    'How do I say X? (X is a word, or a short plain sentence: who does what) | What does X mean? | What is the ' +
      'plural of X? | What class is X? | What are the concords of X? | Conjugate X in the past, ' +
      'future or present, or negative |',
    'Why is it X and not Y? | Correct my sentence: X | What is the difference between X and Y? | How do I ' +
      'pronounce X? | Tell me about X (culture, greetings, family, numbers, food …) | What is 12 plus 5? | What ' +
      'time is 14:30? | How do I practise X? | What should I learn next?',
  ].join(' '),
  parameters: {
    type: 'object',
    properties: { question: { type: 'string', description: 'One question in one of the forms' } },
    required: ['question'],
    additionalProperties: false,
  },
}

const input = z.strictObject({ question: z.string().trim().min(1).max(400) })

function readInput(text: string): string | undefined {
  try {
    return input.parse(JSON.parse(text)).question
  } catch {
    return undefined
  }
}

/** Result of a call: the text for the model, and Khulu's answer if it has one. */
export type LookedUp = { id: string; text: string; answer?: KhuluAnswer }

/** Answers a call as Khulu answers anybody: without a conversation, and never what isn't a question about the language. */
export function lookUp(
  { id, name, input: sent }: ModelCall,
  asker: Asker,
  { world, speak }: Pick<ModelWorld, 'world' | 'speak'>,
): LookedUp {
  const question = name === LOOK_UP.name ? readInput(sent) : undefined
  if (question === undefined || checkSafety(question, asker))
    return { id, text: JSON.stringify({ known: false, text: 'That is no question for Khulu.' }) }
  const answer = answerQuestion(question, { ...asker, language: 'en' }, {}, world)
  const { text, known } = speak(asker.language, answer)
  return { id, text: JSON.stringify({ known, text }), ...(known ? { answer } : {}) }
}
