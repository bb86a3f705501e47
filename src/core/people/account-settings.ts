/**
 * Settings of an adult. They are a weekly or monthly email about the children's learning, and only the first name in
 * classes and schools.
 */
export const ACCOUNT_SETTINGS = ['weeklyDigest', 'emailReports', 'firstNameOnly'] as const

export type AccountSetting = (typeof ACCOUNT_SETTINGS)[number]

/** For each, whether it is on. */
export type AccountSettings = Readonly<Record<AccountSetting, boolean>>

/** As long as nobody decided otherwise: nothing is written that nobody asked for. */
export const FIRST_SETTINGS: AccountSettings = { weeklyDigest: false, emailReports: false, firstNameOnly: false }

/** Letters that come by themselves, with how often. */
export const DIGESTS = { weeklyDigest: 'week', emailReports: 'month' } as const satisfies Partial<
  Record<AccountSetting, 'week' | 'month'>
>

export type Digest = keyof typeof DIGESTS
