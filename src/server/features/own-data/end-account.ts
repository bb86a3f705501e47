import { asSystem } from '#server/platform/database/actor.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { AccountEnd, PersonalData } from '#server/platform/database/personal-data.ts'
import type { Mail } from '#server/platform/mail/create-mail.ts'

/** Parts that the end of an account needs. */
export type EndParts = {
  database: Database
  mail: Pick<Mail, 'forget'>
  personalData: readonly PersonalData[]
  /** Deletes an adult's account and returns its confirmed addresses. */
  deleteAdult: (transaction: Database, id: string) => Promise<string[]>
}

/**
 * Deletes an adult's account, its sessions, and everything that waits for its address: invitations, requests and
 * emails. A feature can refuse first, and ends the adult's roles. Emails to others follow after the commit.
 */
export async function endAccount(parts: EndParts, end: AccountEnd): Promise<void> {
  const { database, mail, personalData, deleteAdult } = parts
  for (const part of personalData) await part.refuseEnd?.(database, end.id)
  // Others' requests to this address don't belong to the account: only the system may delete them.
  const followUps = await asSystem(() =>
    database.transaction(async (transaction) => {
      const after: (() => Promise<void>)[] = []
      for (const { endRoles } of personalData) if (endRoles) after.push(await endRoles(transaction, end))
      const addresses = await deleteAdult(transaction, end.id)
      for (const part of personalData) await part.forgetAddresses?.(transaction, addresses)
      for (const what of [...addresses, end.id]) await mail.forget(what, transaction)
      return after
    }),
  )
  for (const followUp of followUps) await followUp()
}
