import { createTransport } from 'nodemailer'
import type { EmailMessage } from '#server/platform/mail/email.ts'
import type { SmtpSettings } from '#server/platform/mail/mail-settings.ts'

/** Transport that delivers emails. */
export type Carrier = {
  /**
   * Resolves when the mail server has taken the email. Throws a `RefusedEmail` if trying again can't help.
   * @param id names the email in its Message-ID, the same at each try, so that receivers know a second copy
   */
  carry: (message: EmailMessage, id: string) => Promise<void>
  close: () => void
}

/** The mail server refused this email for good, with this status. */
export class RefusedEmail extends Error {
  override readonly name = 'RefusedEmail'
  readonly status: number

  constructor(status: number) {
    super(`The mail server refused an email with ${status}`)
    this.status = status
  }
}

/** Milliseconds: a mail server that hangs holds nothing up for longer. */
const CONNECTION_TIMEOUT = 10_000
const SOCKET_TIMEOUT = 30_000

/**
 * Returns a mail server's "never" (RFC 5321, 4.2.1) about the email or its reader. A wrong password (535) is the operator's to
 * mend, and is tried again.
 */
function refusalOf(fault: unknown): RefusedEmail | undefined {
  if (!(fault instanceof Error) || !('responseCode' in fault) || typeof fault.responseCode !== 'number')
    return undefined
  const { responseCode } = fault
  return responseCode >= 550 && responseCode < 560 ? new RefusedEmail(responseCode) : undefined
}

/**
 * Emails go through this mail server, over connections that are kept and used again. Nothing is sent until the first email.
 * @param replyTo where an answer reaches a person
 */
export function connectSmtp(
  { host, port, secure, requireTls, credentials }: SmtpSettings,
  from: string,
  replyTo?: string,
): Carrier {
  const transport = createTransport({
    host,
    port,
    secure,
    requireTLS: requireTls,
    pool: true,
    maxConnections: 2,
    connectionTimeout: CONNECTION_TIMEOUT,
    greetingTimeout: CONNECTION_TIMEOUT,
    socketTimeout: SOCKET_TIMEOUT,
    // An email is ours from beginning to end: nothing is ever fetched to put into one.
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(credentials ? { auth: credentials } : {}),
  })
  return {
    carry: async ({ to, language, subject, text, html }, id) => {
      try {
        await transport.sendMail({
          from,
          messageId: `<${id}@${/@([^>]+)/.exec(from)?.[1] ?? 'funda.invalid'}>`,
          ...(replyTo === undefined ? {} : { replyTo }),
          to: { name: '', address: to },
          subject,
          text,
          html,
          headers: { 'auto-submitted': 'auto-generated', 'content-language': language },
        })
      } catch (fault) {
        throw refusalOf(fault) ?? fault
      }
    },
    close: () => transport.close(),
  }
}
