import type { JobQueue } from '#server/platform/jobs/job-queues.ts'
import type { Jobs, NewJob } from '#server/platform/jobs/run-jobs.ts'
import type { Mail } from '#server/platform/mail/create-mail.ts'
import type { EmailRequest } from '#server/platform/mail/email.ts'

/** Creates a mail that only notes what was to be sent. An address that can't exist gets nothing. */
export const notedMail = (sentEmails: EmailRequest[], changes: Partial<Mail> = {}): Mail => ({
  send: async (message) => {
    if (!message.to.endsWith('.invalid')) sentEmails.push(message)
  },
  forget: async () => {},
  sweep: async () => {},
  ...changes,
})

/** Queues that only note their jobs, in order. */
export const notedJobs = (queued: { queue: string; job: NewJob<JobQueue> }[] = []): Jobs => ({
  handle: () => {},
  handleChore: () => {},
  queue: async (_transaction, queue, jobs) => void queued.push(...jobs.map((job) => ({ queue, job }))),
})
