import { isIP } from 'node:net'
import path from 'node:path'
import { z } from 'zod'
import {
  fileSettingsOf,
  FILE_SETTINGS,
  findFileSettingFaults,
  type FileSettings,
} from '#server/platform/files/file-settings.ts'
import { LOG_FORMATS, LOG_LEVELS, type LogFormat } from '#server/platform/log/create-log.ts'
import { isLoopbackHost, readSmtpAddress, type SmtpSettings } from '#server/platform/mail/mail-settings.ts'
import { StartError } from '#server/platform/start-error.ts'
import { findMissingHubSettings, HUB_RULES, hubOf, type HubSettings } from './hub-settings.ts'
import { findMissingModelSettings, MODEL_SETTINGS, readModelSettings, type ModelSettings } from './model-settings.ts'
import { nearestName } from './nearest-name.ts'
import { findUnsafe } from './production-rules.ts'
import { readOperator, type OperatorState } from './read-operator.ts'
import { UPLOAD_SETTINGS, uploadSettingsOf, type UploadSettings } from './upload-settings.ts'

const SECRET_LENGTH = 32
const PORT_RULE = 'a whole number from 1 to 65535'

const port = z
  .string()
  .regex(/^\d+$/, PORT_RULE)
  .transform(Number)
  .refine((number) => number >= 1 && number <= 65_535, PORT_RULE)

/** Returns an absolute address with one of the given protocols. A password in it is never repeated to the terminal. */
function address(protocols: string[], rule: string) {
  return z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), rule)
}

const ORIGIN_RULE = 'an address of http:// or https:// without a path, such as https://learn.example.com'

const PROXIES_RULE = 'addresses or ranges of the proxies before this server, such as 127.0.0.1,10.0.0.0/8'

const isAddressOrRange = (text: string): boolean => {
  const [start = '', bits = '0', ...more] = text.split('/')
  return (
    isIP(start) !== 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (isIP(start) === 4 ? 32 : 128) && more.length === 0
  )
}

const KEEP_FREE_RULE = 'a whole number of megabytes, such as 500'

const LIFETIME_RULE = 'a whole number of seconds from 1 to 86400'

const STAFF_RULE = 'e-mail addresses of accounts, such as zola@example.com,xola@example.com'

/** Every setting there is: its name in the environment, and what it may be. */
const SETTINGS = {
  PORT: port.default(3000),
  HOST: z
    .string()
    .regex(
      /^[\w.:-]+$/,
      'a host name or an IP address, such as 127.0.0.1 (this machine only) or 0.0.0.0 (the whole network)',
    )
    .default('127.0.0.1'),
  FUNDA_DATA: z.string().default('./data'),
  DATABASE_URL: address(
    ['postgres:', 'postgresql:'],
    'an address such as postgres://name:password@host:5432/database',
  ).optional(),
  DATABASE_LIFETIME: z
    .string()
    .regex(/^\d{1,5}$/, LIFETIME_RULE)
    .transform(Number)
    .refine((seconds) => seconds >= 1 && seconds <= 86_400, LIFETIME_RULE)
    .default(1800),
  FUNDA_KEEP_FREE: z
    .string()
    .regex(/^\d{1,7}$/, KEEP_FREE_RULE)
    .transform(Number)
    .default(32),
  ...FILE_SETTINGS,
  ...UPLOAD_SETTINGS,
  FUNDA_ORIGIN: address(['http:', 'https:'], ORIGIN_RULE)
    .refine((text) => !URL.canParse(text) || new URL(text).pathname === '/', ORIGIN_RULE)
    .optional(),
  FUNDA_SECRET: z.string().min(SECRET_LENGTH, `at least ${SECRET_LENGTH} characters that nobody can guess`).optional(),
  ...HUB_RULES,
  FUNDA_OPERATOR: z.string().optional(),
  FUNDA_STAFF: z
    .string()
    .transform((text) =>
      text
        .split(',')
        .map((one) => one.trim().toLowerCase())
        .filter(Boolean),
    )
    .pipe(z.array(z.email(STAFF_RULE)))
    .default([]),
  FUNDA_PROXIES: z
    .string()
    .transform((text) =>
      text
        .split(',')
        .map((one) => one.trim())
        .filter(Boolean),
    )
    .pipe(z.array(z.string().refine(isAddressOrRange, PROXIES_RULE)))
    .default([]),
  SMTP_URL: address(
    ['smtp:', 'smtps:'],
    'an address such as smtp://name:password@host:587, or smtps:// for TLS from the first byte on',
  ).optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^([^\p{Cc}<>"@]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u,
      'an address such as no-reply@example.com or Funda <no-reply@example.com>',
    )
    .optional(),
  ...MODEL_SETTINGS,
  NODE_ENV: z.string().optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, `one of ${LOG_LEVELS.join(', ')}`).default('info'),
  LOG_FORMAT: z.enum(LOG_FORMATS, `one of ${LOG_FORMATS.join(', ')}`).optional(),
}

const NO_MAIL =
  'No mail server is set (SMTP_URL): emails, such as those for a forgotten password, stay in the database and are not sent.'

/** Settings whose values are not repeated in messages. */
const SECRET_NAMES = [
  'FUNDA_SECRET',
  'DATABASE_URL',
  'SMTP_URL',
  'HUB_CLIENT_SECRET',
  'KHULU_MODEL_KEY',
  'KHULU_MODEL_URL',
  'FILES_S3_URL',
  'FILES_S3_SECRET',
]

/** Checked settings of a server. */
export type Settings = {
  port: number
  host: string
  /** Absolute path of the folder for the database, the secret and files. */
  dataFolder: string
  /** The place of people's files. */
  files: FileSettings
  /** Rules for what people may upload. */
  uploads: UploadSettings
  /** A PostgreSQL of one's own, instead of the built-in one. */
  databaseUrl: string | undefined
  /** Seconds after which a connection to the database is replaced by a new one. */
  databaseLifetime: number
  /** Megabytes of the data folder's disk that are never written to. */
  keepFreeMegabytes: number
  /** Address by which browsers reach the site, without a final slash. */
  origin: string
  /** Secret that signs sessions, if it was given; otherwise one is kept in the data folder. */
  givenSecret: string | undefined
  /** The single sign-on hub that accounts come from; without one they are the server's own. */
  hub: HubSettings | undefined
  /** Addresses of the accounts that may act as staff, once confirmed and with a second factor; lower-case. */
  staff: readonly string[]
  /** Addresses and ranges of the proxies whose word on who asks is taken (`X-Forwarded-For`); of nobody else's is. */
  proxies: readonly string[]
  /** The mail server; without one, emails stay in the database. */
  smtp: SmtpSettings | undefined
  /** Sender address of emails. */
  mailFrom: string
  /** True if a developer on this machine may read the outbox as a page. */
  showsOutbox: boolean
  /** True if the description of the API is published, for developers. */
  showsApi: boolean
  /** The language model that Khulu may ask; undefined where there is none. */
  khuluModel: ModelSettings | undefined
  /** Operator: who runs the server and is responsible for people's data. */
  operator: OperatorState
  logLevel: (typeof LOG_LEVELS)[number]
  /** JSON lines in production; readable ones elsewhere, unless it is set. */
  logFormat: LogFormat
}

/** Settings with the secret in use: the given one, or the one of the data folder. */
export type Config = Omit<Settings, 'givenSecret'> & { secret: string }

/**
 * Reads the settings from an environment; an empty one counts as not given. Throws one `StartError` with a line for
 * each wrong setting. @param env the environment, such as `process.env` @param folder base of a relative FUNDA_DATA
 */
export function readConfig(
  env: Record<string, string | undefined>,
  folder: string,
): { settings: Settings; warnings: string[] } {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const result = z.object(SETTINGS).safeParse(given)
  const missing = [
    ...findMissingHubSettings(given),
    ...findMissingModelSettings(given),
    ...findFileSettingFaults(given),
  ]
  if (!result.success || missing.length > 0) {
    const lines = new Map(result.error?.issues.map((issue) => [String(issue.path[0]), issue.message]))
    throw new StartError(
      [...[...lines].map(([name, rule]) => wrongSetting(name, given[name] ?? '', rule)), ...missing].join('\n'),
    )
  }
  const value = result.data
  const origin = new URL(value.FUNDA_ORIGIN ?? `http://localhost:${value.PORT}`)
  const isProduction = value.NODE_ENV === 'production'
  const unsafe = isProduction ? findUnsafe({ origin, databaseUrl: value.DATABASE_URL, secret: value.FUNDA_SECRET }) : []
  if (unsafe.length > 0) throw new StartError(unsafe.join('\n'))
  const operator = readOperator(
    value.FUNDA_OPERATOR === undefined ? undefined : path.resolve(folder, value.FUNDA_OPERATOR),
    isProduction,
  )
  const isOpenToOthers = ![value.HOST, origin.hostname].every(isLoopbackHost)
  const settings: Settings = {
    port: value.PORT,
    host: value.HOST,
    dataFolder: path.resolve(folder, value.FUNDA_DATA),
    files: fileSettingsOf(value, folder),
    uploads: uploadSettingsOf(value),
    databaseUrl: value.DATABASE_URL,
    databaseLifetime: value.DATABASE_LIFETIME,
    keepFreeMegabytes: value.FUNDA_KEEP_FREE,
    origin: origin.origin,
    givenSecret: value.FUNDA_SECRET,
    hub: hubOf(value),
    staff: value.FUNDA_STAFF,
    proxies: value.FUNDA_PROXIES,
    smtp: value.SMTP_URL === undefined ? undefined : readSmtpAddress(value.SMTP_URL),
    mailFrom: value.MAIL_FROM ?? `Funda <no-reply@${origin.hostname}>`,
    showsOutbox: value.SMTP_URL === undefined && !isProduction && !isOpenToOthers,
    showsApi: !isProduction && !isOpenToOthers,
    khuluModel: readModelSettings(value),
    operator: operator.state,
    logLevel: value.LOG_LEVEL,
    logFormat: value.LOG_FORMAT ?? (isProduction ? 'json' : 'readable'),
  }
  const unsent = value.SMTP_URL === undefined && (isProduction || isOpenToOthers)
  return {
    settings,
    warnings: [
      ...unknownNames(Object.keys(given)),
      ...(unsent ? [NO_MAIL] : []),
      ...operator.warnings,
      ...unnamedProcessors(settings),
    ],
  }
}

function wrongSetting(name: string, value: string, rule: string): string {
  return `The setting ${name} is ${SECRET_NAMES.includes(name) ? 'wrong' : JSON.stringify(value)}, but it must be ${rule}.`
}

function unknownNames(names: string[]): string[] {
  const known = Object.keys(SETTINGS)
  return names
    .filter((name) => /^(FUNDA|FILES|HUB|KHULU)_/.test(name) && !known.includes(name))
    .map((name) => `There is no setting ${name}, so it has no effect. Did you mean ${nearestName(name, known)}?`)
}

/** Returns a sentence where the server hands data to others and the operator's notice names nobody. */
function unnamedProcessors({
  smtp,
  hub,
  khuluModel,
  files: { s3 },
  operator: { operator, isSample },
}: Settings): string[] {
  const others = [
    ...(smtp && !isLoopbackHost(smtp.host) ? ['a mail server'] : []),
    ...(hub ? ['a hub'] : []),
    ...(khuluModel ? ['a language model'] : []),
    ...(s3 && !isLoopbackHost(new URL(s3.url).hostname) ? ['a store of files'] : []),
  ]
  if (isSample || operator.processors?.length !== 0 || others.length === 0) return []
  return [
    `The operator's file says that nobody else processes the data, but this server uses ${others.join(', ')}. Name them under processors.`,
  ]
}
