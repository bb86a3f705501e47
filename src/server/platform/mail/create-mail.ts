import { randomUUID } from 'node:crypto'
import { keptUntil } from '#core/privacy/retention.ts'
import type { LetterRequest } from '#server/platform/mail/letter.ts'
import { RefusedLetter, type Carrier } from '#server/platform/mail/connect-smtp.ts'
import type { Outbox, WaitingLetter } from '#server/platform/mail/open-outbox.ts'
import type { MailTexts } from '#server/platform/mail/read-mail-texts.ts'
import { writeLetter, type Sender } from '#server/platform/mail/write-letter.ts'
import type { Log } from '#server/platform/log/create-log.ts'

/** The way in which features send letters. */
export type Mail = {
  /**
   * Sends an email in the background. No answer waits for the mail server or reveals by its time who has an account.
   */
  send: (request: LetterRequest) => void
  /** Deletes every waiting email to an address, or about an account by its id, because the account is deleted. */
  forget: (addressOrId: string) => Promise<void>
  /** Throws away what waited long enough in an outbox that nothing is carried from. */
  sweep: (now: Date) => Promise<void>
}

/** Mail as the server runs it. */
export type RunningMail = Mail & {
  /** Takes up the letters that an earlier run left behind. */
  resume: () => Promise<void>
  /** Ends; letters that are still to be sent wait in the outbox for the next start. */
  close: () => Promise<void>
}

const MINUTE = 60_000

/** Milliseconds between the tries to send a letter. Links last an hour at most: after that it would only confuse. */
const PAUSES = [0, 5000, 30_000, 2 * MINUTE, 10 * MINUTE, 20 * MINUTE, 30 * MINUTE]

/** Milliseconds to wait at the end for emails in progress; slower ones are sent at the next start. */
const PATIENCE = 2000

/** Ending of addresses that can't exist (RFC 2606): accounts of children have no address of their own. */
const NO_MAILBOX = '.invalid'

type Parts = {
  outbox: Outbox
  texts: MailTexts
  /** Sender named in the email. */
  sender: Sender
  /** Null without a mail server: letters stay in the outbox. */
  carrier: Carrier | null
  clock: () => Date
  log: Log
  /** Waits so many milliseconds, or until the signal: then it rejects. */
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>
}

/** Kinds and codes only: a mail server's own words hold addresses. */
const describe = (fault: unknown): string =>
  fault instanceof Error
    ? ['code' in fault ? String(fault.code) : fault.name, fault instanceof RefusedLetter ? fault.status : '']
        .join(' ')
        .trim()
    : 'unknown'

/** Tries until the letter is taken, refused for good, or too old. */
async function carryUntilTaken(
  { outbox, carrier, log, wait, isForgotten }: Parts & { carrier: Carrier; isForgotten: (id: string) => boolean },
  { id, letter }: WaitingLetter,
  signal: AbortSignal,
): Promise<void> {
  for (const pause of PAUSES) {
    await wait(pause, signal)
    if (isForgotten(id)) return outbox.remove(id)
    try {
      await carrier.carry(letter)
      return await outbox.remove(id)
    } catch (fault) {
      log.warn(`mail: a letter could not be sent (${describe(fault)})`, { event: 'mail-failed' })
      if (fault instanceof RefusedLetter) return outbox.remove(id)
    }
  }
  log.error('mail: a letter is given up after an hour', { event: 'mail-failed' })
  return outbox.remove(id)
}

/** Creates the mail of a server. Every email is in the outbox before it is sent, so a crash loses none. */
export function createMail(parts: Parts): RunningMail {
  const { outbox, texts, sender, carrier, clock, log, wait } = parts
  const ending = new AbortController()
  const working = new Set<Promise<void>>()
  /** Letters on their way, by id, and those of them that nobody waits for any more. */
  const carried = new Map<string, WaitingLetter>()
  const forgotten = new Set<string>()

  /** Runs work in the background and logs its failure; work cut short by the end is no failure. */
  function begin(work: () => Promise<void>): void {
    const running: Promise<void> = work()
      .catch((fault: unknown) => {
        if (!ending.signal.aborted) log.error(`mail: the outbox failed (${describe(fault)})`, { event: 'mail-failed' })
      })
      .finally(() => working.delete(running))
    working.add(running)
  }

  async function handOver(waiting: WaitingLetter): Promise<void> {
    if (!carrier) return
    carried.set(waiting.id, waiting)
    try {
      await carryUntilTaken({ ...parts, carrier, isForgotten: (id) => forgotten.has(id) }, waiting, ending.signal)
    } finally {
      carried.delete(waiting.id)
      forgotten.delete(waiting.id)
    }
  }

  async function sweep(now: Date): Promise<void> {
    const limit = keptUntil('letter', now)
    for (const { id, at } of await outbox.list()) if (new Date(at) < limit) await outbox.remove(id)
  }

  return {
    send: (request) =>
      begin(async () => {
        if (request.to.endsWith(NO_MAILBOX)) return
        const waiting = {
          id: randomUUID(),
          at: clock().toISOString(),
          letter: writeLetter(request, texts, sender),
          ...(request.about === undefined ? {} : { about: request.about }),
        }
        // A full disk must not keep a letter from being sent.
        await outbox
          .keep(waiting)
          .catch((fault: unknown) =>
            log.error(`mail: a letter could not be kept (${describe(fault)})`, { event: 'mail-failed' }),
          )
        await handOver(waiting)
      }),
    forget: async (addressOrId) => {
      const isMeant = ({ letter, about }: WaitingLetter): boolean => letter.to === addressOrId || about === addressOrId
      for (const [id, waiting] of carried) if (isMeant(waiting)) forgotten.add(id)
      for (const waiting of await outbox.list()) if (isMeant(waiting)) await outbox.remove(waiting.id)
    },
    sweep,
    resume: async () => {
      await sweep(clock())
      if (carrier) for (const waiting of await outbox.list()) begin(() => handOver(waiting))
    },
    close: async () => {
      ending.abort()
      carrier?.close()
      await Promise.race([Promise.all(working), wait(PATIENCE, new AbortController().signal)])
    },
  }
}
