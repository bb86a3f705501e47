import { z } from 'zod'
import type { SchemasOf } from '#contract/call.ts'
import type { khuluCalls } from '#contract/khulu.ts'
import { because } from '#contract/person-schemas.ts'
import { near } from '#contract/quota-schemas.ts'
import { moment, plainText } from '#contract/text-schemas.ts'
import {
  CHAT_SENDERS,
  MOST_ANSWER_CHARACTERS,
  MOST_MESSAGES,
  MOST_QUESTION_CHARACTERS,
  type ChatMessage,
} from '#core/khulu/history/chat-message.ts'
import { KHULU_LANGUAGES } from '#core/khulu/khulu-language.ts'
import { MODEL_LANGUAGES, MODEL_TEXT_VERSION } from '#core/khulu/model/model-use.ts'

const word = plainText(200)
const name = z.string().regex(/^[A-Za-z]\w{0,39}$/)
const text = z.templateLiteral(['khulu.', z.string().regex(/^[\w.-]{1,80}$/)])
/** A page of our own: never an address of another site. */
const address = z
  .string()
  .max(200)
  .regex(/^\/(?:[\w%-][\w%./-]*)?(?:\?[\w%.=&+-]*)?$/)

const saying = z
  .strictObject({
    text,
    words: z.record(name, word).readonly().exactOptional(),
    values: z
      .record(name, z.union([plainText(400), z.number(), z.strictObject({ text })]))
      .readonly()
      .exactOptional(),
  })
  .readonly()

const cell = z.union([z.strictObject({ word }), z.strictObject({ plain: plainText(200) }), z.strictObject({ saying })])
const piece = z.strictObject({ form: word, role: z.enum(['who', 'when', 'what', 'other']), meaning: saying })

const helpline = z.strictObject({ name: plainText(60), number: z.string().regex(/^[\d ]{3,16}$/) })

const block = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('morphemes'), word, pieces: z.array(piece).max(40).readonly() }),
  z.strictObject({
    kind: z.literal('table'),
    heads: z.array(saying).max(8).readonly(),
    rows: z.array(z.array(cell).max(8).readonly()).max(60).readonly(),
  }),
  z.strictObject({ kind: z.literal('practise'), address, label: saying }),
  z.strictObject({ kind: z.literal('sound'), word, respelling: word }),
  z.strictObject({
    kind: z.literal('ask'),
    head: saying.exactOptional(),
    questions: z.array(saying).max(8).readonly(),
  }),
  // Devices of an earlier version send these two; the server keeps neither.
  z.strictObject({ kind: z.literal('helplines'), lines: z.array(helpline).max(8).readonly() }),
  z.strictObject({ kind: z.literal('beside'), line: helpline }),
])

const source = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('lexicon'), id: plainText(200), word }),
  z.strictObject({ kind: z.literal('rule'), rule: text }),
  z.strictObject({ kind: z.literal('item'), id: plainText(200), word, address }),
])

const phrasedPart = z.union([z.strictObject({ plain: plainText(300) }), z.strictObject({ word })])

const drawnAnswer = z.strictObject({
  says: z.array(saying).max(12).readonly(),
  blocks: z.array(block).max(24).readonly(),
  sources: z.array(source).max(60).readonly(),
  phrased: z.array(phrasedPart).max(80).readonly().exactOptional(),
})

const message = z.strictObject({
  id: z.uuid().toLowerCase(),
  text: plainText(4000),
  sender: z.enum(CHAT_SENDERS),
  timestamp: moment,
  answer: drawnAnswer
    .refine((answer) => JSON.stringify(answer).length <= MOST_ANSWER_CHARACTERS, because('too-long'))
    .exactOptional(),
}) satisfies z.ZodType<ChatMessage>

/** The language model as people are told of it: where their questions would go, and whether they do. */
const modelOffer = z.object({ host: z.string(), region: z.string(), isUsed: z.boolean() })

export const khuluSchemas = {
  /**
   * Stores a device's messages and returns those that it lacks, in one request. `after` and `clearedAt` are from the
   * last answer. If the conversation was cleared elsewhere since, the answer starts afresh and the device's messages
   * are gone.
   */
  exchangeMessages: {
    input: z.strictObject({
      messages: z.array(message).max(MOST_MESSAGES),
      /** The device's clock now: a wrong one is set right. */
      sentAt: moment,
      after: z.int().min(0).default(0),
      clearedAt: moment.nullable().default(null),
    }),
    output: z.object({
      /** The newest after the cursor, in the order in which they were said, without those that were sent. */
      messages: z.array(message).max(MOST_MESSAGES),
      cursor: z.int(),
      clearedAt: moment.nullable(),
      /** Language model; missing if there is none, or for a minor without a guardian's consent to it. */
      model: modelOffer.exactOptional(),
      near,
    }),
    errors: ['not-signed-in', 'quota-reached'],
  },
  /** Deletes the conversation as of so many seconds ago, on every device; a device that was offline sends it later. */
  clearMessages: {
    input: z.strictObject({
      secondsAgo: z
        .int()
        .min(0)
        .max(90 * 24 * 60 * 60)
        .default(0),
    }),
    output: z.object({ clearedAt: moment }),
    errors: ['not-signed-in'],
  },
  /** An adult turns the model on or off for their own questions. For a child, a guardian does. */
  chooseModel: {
    input: z.discriminatedUnion('isUsed', [
      z.strictObject({ isUsed: z.literal(true), textVersion: z.literal(MODEL_TEXT_VERSION, because('different')) }),
      z.strictObject({ isUsed: z.literal(false) }),
    ]),
    output: z.object({ model: modelOffer }),
    errors: ['not-signed-in', 'guardian-needed', 'not-found'],
  },
  /**
   * Asks the model to read one question that Khulu couldn't. The answer comes in lines: the engine's own answer,
   * confirmed sentences about it, and whether those replace its words. Without an answer only the end comes.
   */
  askModel: {
    input: z.strictObject({
      question: plainText(MOST_QUESTION_CHARACTERS).trim().min(1),
      language: z.enum(KHULU_LANGUAGES),
      learning: z.enum(MODEL_LANGUAGES),
    }),
    output: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('answer'), answer: drawnAnswer }),
      z.object({ kind: z.literal('says'), parts: z.array(phrasedPart).max(80) }),
      z.object({ kind: z.literal('end'), phrased: z.boolean() }),
    ]),
    errors: ['not-signed-in', 'guardian-needed', 'not-found', 'not-allowed', 'too-many-attempts', 'unavailable'],
  },
} as const satisfies SchemasOf<typeof khuluCalls>
