import { z } from 'zod'
import type { SchemasOf } from '#contract/call.ts'
import { language } from '#contract/person-schemas.ts'
import type { settingsCalls } from '#contract/settings.ts'
import type { AccountSettings } from '#core/people/account-settings.ts'

const settings = z.strictObject({
  weeklyDigest: z.boolean(),
  emailReports: z.boolean(),
  assignmentEmails: z.boolean(),
  firstNameOnly: z.boolean(),
}) satisfies z.ZodType<AccountSettings>
/** `isConfirmed` says whether emails can come: the address is known to be the account's own. */
const output = z.object({ settings, isConfirmed: z.boolean() })
const errors = ['not-signed-in', 'guardian-needed'] as const

export const settingsSchemas = {
  getSettings: { input: z.strictObject({}), output, errors },
  /** Emails are written in the language in which they were asked for. */
  changeSettings: { input: z.strictObject({ settings, language }), output, errors },
} as const satisfies SchemasOf<typeof settingsCalls>
