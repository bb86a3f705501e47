import type { InterfaceLanguage } from '#core/languages/interface-languages.ts'
import { collectSpaces } from '#server/features/spaces/collect-spaces.ts'
import { handOver, type Successor } from '#server/features/spaces/hand-over.ts'
import { forgetInvited } from '#server/features/spaces/invitation-queries.ts'
import type { SpacesParts } from '#server/features/spaces/spaces-parts.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { PersonalData } from '#server/platform/database/personal-data.ts'

type TellParts = Pick<SpacesParts, 'database' | 'mail' | 'config'> & {
  /** Finds the language in which an account reads, if it is known. */
  findLanguage: (database: Database, id: string) => Promise<InterfaceLanguage | undefined>
}

/**
 * Emails the next person in charge, without naming the former one. The language is their own if known, otherwise the
 * former person's.
 */
async function tellHeir(
  { database, mail, config, findLanguage }: TellParts,
  { id, email, kinds }: Successor,
  otherwise: InterfaceLanguage,
): Promise<void> {
  const page = kinds.includes('family') ? '/dashboard/family' : '/adults-dashboard'
  await mail.send(
    {
      kind: 'space-handed-over',
      to: email,
      language: (await asSystem(() => findLanguage(database, id))) ?? otherwise,
      link: `${config.origin}${page}`,
    },
    database,
  )
}

/** Returns the personal data of families, classes and schools. The end of an account hands its spaces over. */
export const spacesData = (parts: TellParts): PersonalData => ({
  collect: collectSpaces,
  endRoles: async (transaction, { id, heirs, language }) => {
    const inCharge = await handOver(transaction, id, heirs)
    return async () => {
      for (const heir of inCharge) await tellHeir(parts, heir, language)
    }
  },
  forgetAddresses: forgetInvited,
})
