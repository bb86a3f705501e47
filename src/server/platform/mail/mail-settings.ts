/** Settings for sending emails by SMTP. */
export type SmtpSettings = {
  host: string
  port: number
  /** TLS from the first byte on (smtps); otherwise STARTTLS. */
  secure: boolean
  /** True if a server without TLS is refused: always, unless it is on this machine. */
  requireTls: boolean
  credentials: { user: string; pass: string } | undefined
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]', '::1'])

/** Tells whether a host name, as an address writes it, is this machine. */
export const isLoopbackHost = (hostname: string): boolean => LOOPBACK.has(hostname)

/**
 * Reads the settings of an address `smtp://name:password@host:port` or `smtps://…`. The default ports are 587 and 465.
 */
export function readSmtpAddress(address: string): SmtpSettings {
  const { protocol, hostname, port, username, password } = new URL(address)
  const secure = protocol === 'smtps:'
  return {
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    requireTls: !secure && !isLoopbackHost(hostname),
    credentials:
      username === '' ? undefined : { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
  }
}
