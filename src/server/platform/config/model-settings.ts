import { z } from 'zod'
import { isLoopbackHost } from '#server/platform/mail/mail-settings.ts'

/** Protocols that a language model may speak. */
const MODEL_KINDS = ['openai-compatible', 'anthropic'] as const

/** Settings of a language model that Khulu may ask. */
export type ModelSettings = {
  kind: (typeof MODEL_KINDS)[number]
  /** Base address of the model's API, without the last part of the path. */
  url: string
  name: string
  key: string | undefined
  /** Milliseconds for all that one question takes. */
  timeout: number
  /** Region in which the model's operator processes questions, as people are told. */
  region: string
}

const URL_RULE = 'an address of https://, or of http:// on this machine, without a name or password in it'
const SECONDS_RULE = 'a whole number of seconds from 1 to 60'
/** Rule of a key: only characters that a header may carry. */
const KEY_RULE = 'up to 500 characters without spaces'

const isModelAddress = (text: string): boolean => {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username, password } = new URL(text)
  return (
    username === '' && password === '' && (protocol === 'https:' || (protocol === 'http:' && isLoopbackHost(hostname)))
  )
}

/** Rules of the model's settings by their names in the environment, each optional by itself. */
export const MODEL_SETTINGS = {
  KHULU_MODEL_KIND: z.enum(MODEL_KINDS, `one of ${MODEL_KINDS.join(', ')}`).optional(),
  KHULU_MODEL_URL: z.string().refine(isModelAddress, URL_RULE).optional(),
  KHULU_MODEL_NAME: z
    .string()
    .regex(/^[\w.:/@-]{1,100}$/, 'the name of a model, such as the provider writes it')
    .optional(),
  KHULU_MODEL_KEY: z
    .string()
    .regex(/^[\x21-\x7E]{1,500}$/, KEY_RULE)
    .optional(),
  KHULU_MODEL_TIMEOUT: z
    .string()
    .regex(/^\d+$/, SECONDS_RULE)
    .transform(Number)
    .refine((seconds) => seconds >= 1 && seconds <= 60, SECONDS_RULE)
    .default(8),
  KHULU_MODEL_REGION: z
    .string()
    .trim()
    .regex(
      /^[\p{L}\p{M}\d ().,'’-]{2,60}$/u,
      'the country or region where messages are processed, as people are told it: up to 60 letters',
    )
    .optional(),
}

/** Settings that a language model needs, all of them; without any of them there is no model. */
const NEEDED = ['KHULU_MODEL_KIND', 'KHULU_MODEL_URL', 'KHULU_MODEL_NAME', 'KHULU_MODEL_REGION'] as const

/** Returns a sentence for each missing setting of a model that is set in part. */
export const findMissingModelSettings = (given: Readonly<Record<string, unknown>>): string[] =>
  Object.keys(MODEL_SETTINGS).some((name) => given[name] !== undefined)
    ? NEEDED.filter((name) => given[name] === undefined).map(
        (name) => `The setting ${name} is missing: a language model for Khulu needs it beside the others.`,
      )
    : []

/** Returns the model of checked settings; undefined without one. */
export function readModelSettings(value: z.output<z.ZodObject<typeof MODEL_SETTINGS>>): ModelSettings | undefined {
  const {
    KHULU_MODEL_KIND: kind,
    KHULU_MODEL_URL: url,
    KHULU_MODEL_NAME: name,
    KHULU_MODEL_KEY: key,
    KHULU_MODEL_TIMEOUT: seconds,
    KHULU_MODEL_REGION: region,
  } = value
  if (kind === undefined || url === undefined || name === undefined || region === undefined) return undefined
  return { kind, url: url.replace(/\/+$/, ''), name, key, timeout: seconds * 1000, region }
}
