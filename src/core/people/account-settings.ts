/**
 * Settings of an adult: a weekly or monthly email about the children's learning, and emails about assignments. One more
 * shows only the first name in classes and schools.
 */
export const ACCOUNT_SETTINGS = ['weeklyDigest', 'emailReports', 'assignmentEmails', 'firstNameOnly'] as const

export type AccountSetting = (typeof ACCOUNT_SETTINGS)[number]

/** State of each setting: true is on. */
export type AccountSettings = Readonly<Record<AccountSetting, boolean>>

/** Default settings: all off, so that nobody gets an email without asking. */
export const FIRST_SETTINGS: AccountSettings = {
  weeklyDigest: false,
  emailReports: false,
  assignmentEmails: false,
  firstNameOnly: false,
}

/** Regular emails, each with its period. */
export const DIGESTS = { weeklyDigest: 'week', emailReports: 'month' } as const satisfies Partial<
  Record<AccountSetting, 'week' | 'month'>
>

export type Digest = keyof typeof DIGESTS
