import { asSystem } from '#server/platform/database/actor.ts'
import { takeDueEmails } from '#server/features/children/consent-email-queries.ts'
import type { ChildrenParts } from '#server/features/children/children-parts.ts'
import { writeWithdrawalLink } from '#server/features/children/withdrawal-link.ts'

const yesOrNo = (is: boolean): 'yes' | 'no' => (is ? 'yes' : 'no')

/**
 * Sends the due emails about consents: text, child, time and a link to withdraw. A row leaves the list in the
 * transaction that queues its email. A crash loses none and sends none twice.
 */
export async function sendConsentEmails(
  { database, mail, config }: Pick<ChildrenParts, 'database' | 'mail' | 'config'>,
  now: Date,
): Promise<void> {
  await asSystem(() =>
    database.transaction(async (transaction) => {
      for (const { childId, guardianId, email, decidedAt, username, language, purposes } of await takeDueEmails(
        transaction,
        now,
      )) {
        await mail.send(
          {
            kind: 'consent-given',
            to: email,
            language,
            about: childId,
            link: `${config.origin}/withdraw#${writeWithdrawalLink(config, { childId, guardianId, decidedAt })}`,
            values: {
              username,
              day: decidedAt.toISOString().slice(0, 10),
              sharing: yesOrNo(purposes.includes('class-sharing')),
              assistant: yesOrNo(purposes.includes('assistant')),
            },
          },
          transaction,
        )
      }
    }),
  )
}
