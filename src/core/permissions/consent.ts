/** Purposes to which a guardian can consent, each by itself. A child's data is used for nothing else. */
export const CONSENT_PURPOSES = ['learning-record', 'class-sharing', 'assistant'] as const

export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number]

/** Purpose that every child's account needs: an account is the record of what a child learns. */
export const ACCOUNT_PURPOSE: ConsentPurpose = 'learning-record'

/** Purpose of showing the teachers of a class or school what a child learns. A child without it can join none. */
export const SHARING_PURPOSE: ConsentPurpose = 'class-sharing'

/**
 * Purpose of letting a language model read questions that Khulu can't; a guardian can consent and withdraw separately.
 */
export const ASSISTANT_PURPOSE: ConsentPurpose = 'assistant'

/** Purposes that are off until a guardian agrees to each; the account works without them. */
export const OPTIONAL_PURPOSES = ['class-sharing', 'assistant'] as const satisfies readonly ConsentPurpose[]

export type OptionalPurpose = (typeof OPTIONAL_PURPOSES)[number]

/** Milliseconds after which whoever agreed gets an email that says so, with a link to withdraw: "email plus" (security goals, P4). */
export const SECOND_EMAIL_DELAY = 24 * 60 * 60 * 1000

/** Milliseconds for which the link in that email withdraws the consent. */
export const WITHDRAWAL_LINK_TIME = 30 * 24 * 60 * 60 * 1000

/** The text that guardians are shown now: `children.consent.…` in the locales. A change of its meaning gets another version. */
export const CONSENT_TEXT_VERSION = '2026-11-23.2'

/** Acts of consent in the record: by a guardian, or by the person who came of age, which ends it. */
export const CONSENT_ACTS = ['given', 'withdrawn', 'of-age'] as const

/** Data whose delayed deletion a withdrawal or another guardian causes: the account, or learning data. */
export const ERASABLE = ['account', 'learning'] as const

export type Erasable = (typeof ERASABLE)[number]

/** Method of a consent. `letter`, the stored name, is the email that a child asked for; `added` is adding the child. */
export const CONSENT_METHODS = ['letter', 'added'] as const

type Act = { act: (typeof CONSENT_ACTS)[number]; purposes: readonly ConsentPurpose[] }

/** Returns the allowed purposes after the latest act; none without one. */
export const allowedPurposes = (latest: Act | undefined): readonly ConsentPurpose[] =>
  latest?.act === 'given' ? latest.purposes : []
