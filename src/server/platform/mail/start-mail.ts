import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Settings } from '#server/platform/config/read-config.ts'
import type { Log } from '#server/platform/log/create-log.ts'
import { connectSmtp } from '#server/platform/mail/connect-smtp.ts'
import { createMail, type RunningMail } from '#server/platform/mail/create-mail.ts'
import { openOutbox, type Outbox } from '#server/platform/mail/open-outbox.ts'
import { readMailTexts } from '#server/platform/mail/read-mail-texts.ts'

type Parts = {
  settings: Pick<Settings, 'dataFolder' | 'smtp' | 'mailFrom' | 'operator' | 'showsOutbox'>
  projectFolder: string
  log: Log
}

/** The mail of a server by its settings, and the outbox where a developer's page may show it. */
export function startMail({ settings, projectFolder, log }: Parts): {
  mail: RunningMail
  shownOutbox: Outbox | undefined
} {
  const { dataFolder, smtp, mailFrom, operator, showsOutbox } = settings
  const outbox = openOutbox(dataFolder)
  const mail = createMail({
    outbox,
    texts: readMailTexts(path.join(projectFolder, 'locales')),
    sender: operator,
    carrier:
      smtp === undefined ? null : connectSmtp(smtp, mailFrom, operator.isSample ? undefined : operator.operator.email),
    clock: () => new Date(),
    log,
    wait: (milliseconds, signal) => wait(milliseconds, undefined, { signal, ref: false }),
  })
  return { mail, shownOutbox: showsOutbox ? outbox : undefined }
}
