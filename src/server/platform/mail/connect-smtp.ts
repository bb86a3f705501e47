import { createTransport } from 'nodemailer'
import type { Letter } from '#server/platform/mail/letter.ts'
import type { SmtpSettings } from '#server/platform/mail/mail-settings.ts'

/** Transport that delivers emails. */
export type Carrier = {
  /**
   * Resolves when the mail server has taken the email. Throws a `RefusedLetter` if trying again can't help.
   * @param id names the email in its Message-ID, the same at each try, so that receivers know a second copy
   */
  carry: (letter: Letter, id: string) => Promise<void>
  close: () => void
}

/** The mail server refused this letter for good, with this status. */
export class RefusedLetter extends Error {
  override readonly name = 'RefusedLetter'
  readonly status: number

  constructor(status: number) {
    super(`The mail server refused a letter with ${status}`)
    this.status = status
  }
}

/** Milliseconds: a mail server that hangs holds nothing up for longer. */
const CONNECTION_TIMEOUT = 10_000
const SOCKET_TIMEOUT = 30_000

/**
 * A mail server's "never" (RFC 5321, 4.2.1) about the letter or its reader. A wrong password (535) is the operator's to
 * mend, and is tried again.
 */
function refusalOf(fault: unknown): RefusedLetter | undefined {
  if (!(fault instanceof Error) || !('responseCode' in fault) || typeof fault.responseCode !== 'number')
    return undefined
  const { responseCode } = fault
  return responseCode >= 550 && responseCode < 560 ? new RefusedLetter(responseCode) : undefined
}

/**
 * Letters go through this mail server, over connections that are kept and used again. Nothing is sent until the first letter.
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
    // A letter is ours from beginning to end: nothing is ever fetched to put into one.
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
