import { randomUUID } from 'node:crypto'
import { keptUntil } from '#core/privacy/retention.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { Jobs } from '#server/platform/jobs/run-jobs.ts'
import { RefusedEmail, type Carrier } from '#server/platform/mail/connect-smtp.ts'
import {
  findEmail,
  keepEmail,
  listEmails,
  removeEmail,
  removeEmailsBefore,
  removeEmailsOf,
} from '#server/platform/mail/email-queries.ts'
import type { EmailMessage, EmailRequest } from '#server/platform/mail/email.ts'
import type { MailTexts } from '#server/platform/mail/read-mail-texts.ts'
import { openEmail, sealEmail } from '#server/platform/mail/seal-email.ts'
import { writeEmail, type Sender } from '#server/platform/mail/write-email.ts'
import type { Log } from '#server/platform/log/create-log.ts'

/** The route by which features send emails. */
export type Mail = {
  /**
   * Queues an email. Given a transaction, the email exists if it is committed, and only then. Nobody waits for a mail server.
   * @param database the transaction that causes the email, or the database
   */
  send: (request: EmailRequest, database: Database) => Promise<void>
  /** Deletes the waiting emails to an address, or about an account by its id: the account is gone. */
  forget: (addressOrId: string, database: Database) => Promise<void>
  /** Deletes emails that nobody could send in their time. */
  sweep: (now: Date) => Promise<void>
}

/** An email that waits, as the developer's page shows it. */
export type WaitingEmail = { id: string; at: string; message: EmailMessage }

/** The emails that wait; read by the developer's page. */
export type Outbox = { list: () => Promise<WaitingEmail[]> }

/** Mail as the server runs it. */
export type RunningMail = Mail & Outbox & { close: () => void }

/** The end of addresses that can't exist (RFC 2606): accounts of children have no address of their own. */
const NO_MAILBOX = '.invalid'

type Parts = {
  database: Database
  jobs: Jobs
  /** The server's secret: emails are encrypted with a key derived from it. */
  secret: string
  texts: MailTexts
  /** The operator, as the end of every email names it. */
  sender: Sender
  /** Null without a mail server: emails stay in the database. */
  carrier: Carrier | null
  clock: () => Date
  log: Log
}

/** Kinds and codes only: a mail server's own words hold addresses. */
const describe = (fault: unknown): string =>
  fault instanceof Error
    ? ['code' in fault ? String(fault.code) : fault.name, fault instanceof RefusedEmail ? fault.status : '']
        .join(' ')
        .trim()
    : 'unknown'

/**
 * Builds the mail of a server. An email is a row and a job, written in one transaction. Once a mail server has taken
 * the email, its row is deleted. A second try then finds nothing to send.
 */
export function createMail({ database, jobs, secret, texts, sender, carrier, clock, log }: Parts): RunningMail {
  /** Emails that the mail server took, though their row could not be deleted yet. */
  const taken = new Set<string>()

  async function carryOne({ emailId }: { emailId: string }, { isLast }: { isLast: boolean }): Promise<void> {
    if (!carrier) return
    const kept = await findEmail(database, emailId)
    if (!kept) return
    if (!taken.has(emailId) && !kept.recipient.endsWith(NO_MAILBOX)) {
      try {
        await carrier.carry(openEmail(secret, emailId, kept.sealed), emailId)
        taken.add(emailId)
      } catch (fault) {
        log.warn(`mail: an email could not be sent (${describe(fault)})`, { event: 'mail-failed' })
        if (!(fault instanceof RefusedEmail) && !isLast) throw fault
        if (isLast) log.error('mail: an email is given up after an hour', { event: 'mail-failed' })
      }
    }
    await removeEmail(database, emailId)
    taken.delete(emailId)
  }

  if (carrier) jobs.handle('send-email', carryOne)

  return {
    send: async (request, within) => {
      const id = randomUUID()
      const message = writeEmail(request, texts, sender)
      await within.transaction(async (transaction) => {
        await keepEmail(transaction, {
          id,
          recipient: request.to,
          about: request.about ?? null,
          sealed: sealEmail(secret, id, message),
          writtenAt: clock(),
        })
        await jobs.queue(transaction, 'send-email', [{ data: { emailId: id } }])
      })
    },
    forget: (addressOrId, within) => asSystem(() => removeEmailsOf(within, addressOrId)),
    sweep: (now) => removeEmailsBefore(database, keptUntil('email', now)),
    list: async () =>
      (await asSystem(() => listEmails(database)))
        .filter(({ recipient }) => !recipient.endsWith(NO_MAILBOX))
        .map(({ id, writtenAt, sealed }) => ({
          id,
          at: writtenAt.toISOString(),
          message: openEmail(secret, id, sealed),
        })),
    close: () => carrier?.close(),
  }
}
