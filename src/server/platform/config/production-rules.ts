import { isLoopbackHost } from '#server/platform/mail/mail-settings.ts'

/** Settings that decide if production may start. */
export type Judged = { origin: URL; databaseUrl: string | undefined; secret: string | undefined }

const PLACEHOLDER = /change|secret|password|example|placeholder|default|1234|abcd/i
/** A random secret in base64 or hexadecimal has this many different signs, or more. */
const DIFFERENT_SIGNS = 10

const TLS_MODES = ['require', 'verify-ca', 'verify-full']

const isElsewhere = (address: URL): boolean => !isLoopbackHost(address.hostname) && address.hostname !== ''

const hasTls = (address: URL): boolean => TLS_MODES.includes(address.searchParams.get('sslmode') ?? '')

/**
 * Lists settings that are unsafe in production, a sentence each. They are pages by http, a remote database without TLS,
 * or a weak secret.
 */
export function findUnsafe({ origin, databaseUrl, secret }: Judged): string[] {
  const database = databaseUrl === undefined ? undefined : new URL(databaseUrl)
  return [
    ...(origin.protocol === 'http:' && isElsewhere(origin)
      ? ['The setting FUNDA_ORIGIN begins with http:, but in production people must reach the site by https.']
      : []),
    ...(database && isElsewhere(database) && !hasTls(database)
      ? [
          'The setting DATABASE_URL names a database elsewhere, but in production it must be reached by TLS: ' +
            'add ?sslmode=verify-full to it.',
        ]
      : []),
    ...(secret !== undefined && (PLACEHOLDER.test(secret) || new Set(secret).size < DIFFERENT_SIGNS)
      ? ['The setting FUNDA_SECRET looks like a placeholder: make a random one, such as by `openssl rand -base64 32`.']
      : []),
  ]
}
