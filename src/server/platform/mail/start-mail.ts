import path from 'node:path'
import type { Config } from '#server/platform/config/read-config.ts'
import type { Log } from '#server/platform/log/create-log.ts'
import { connectSmtp } from '#server/platform/mail/connect-smtp.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { Jobs } from '#server/platform/jobs/run-jobs.ts'
import { createMail, type Outbox, type RunningMail } from '#server/platform/mail/create-mail.ts'
import { readMailTexts } from '#server/platform/mail/read-mail-texts.ts'

const LOCALES = path.join(import.meta.dirname, '../../../../locales')

type Parts = {
  settings: Pick<Config, 'dataFolder' | 'smtp' | 'mailFrom' | 'operator' | 'showsOutbox' | 'secret'>
  database: Database
  jobs: Jobs
  log: Log
}

/** Starts the mail of a server by its settings; returns the outbox too if a developer's page may show it. */
export function startMail({ settings, database, jobs, log }: Parts): {
  mail: RunningMail
  shownOutbox: Outbox | undefined
} {
  const { smtp, mailFrom, operator, showsOutbox, secret } = settings
  const mail = createMail({
    database,
    jobs,
    secret,
    texts: readMailTexts(LOCALES),
    sender: operator,
    carrier:
      smtp === undefined ? null : connectSmtp(smtp, mailFrom, operator.isSample ? undefined : operator.operator.email),
    clock: () => new Date(),
    log,
  })
  return { mail, shownOutbox: showsOutbox ? mail : undefined }
}
