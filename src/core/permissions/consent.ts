/**
 * What a guardian can agree to. Each is asked and refused by itself; the product does nothing with a child's data that
 * is not in this list.
 */
export const CONSENT_PURPOSES = ['learning-record', 'class-sharing', 'assistant'] as const

export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number]

/** Without this one there is no account: an account is the record of what a child learns. */
export const ACCOUNT_PURPOSE: ConsentPurpose = 'learning-record'

/** That the teachers of a class or school see what the child learns: without it the child joins none. */
export const SHARING_PURPOSE: ConsentPurpose = 'class-sharing'

/**
 * That Khulu has a language model understand what it doesn't: a guardian agrees to it besides, and takes it back, while
 * the account goes on.
 */
export const ASSISTANT_PURPOSE: ConsentPurpose = 'assistant'

/** Purposes that are off until a guardian agrees to them, each by itself; the account goes on without them. */
export const OPTIONAL_PURPOSES = ['class-sharing', 'assistant'] as const satisfies readonly ConsentPurpose[]

export type OptionalPurpose = (typeof OPTIONAL_PURPOSES)[number]

/** Milliseconds after which whoever agreed gets an email that says so, with a link to withdraw: "email plus" (security goals, P4). */
export const SECOND_LETTER_DELAY = 24 * 60 * 60 * 1000

/** Milliseconds for which the link in that email withdraws the consent. */
export const WITHDRAWAL_LINK_TIME = 30 * 24 * 60 * 60 * 1000

/** The text that guardians are shown now: `children.consent.…` in the locales. A change of its meaning gets another version. */
export const CONSENT_TEXT_VERSION = '2026-11-23.1'

/** What was done about a consent, as it is recorded: by a guardian, or by the person themselves when they came of age, which ends it. */
export const CONSENT_ACTS = ['given', 'withdrawn', 'of-age'] as const

/** What a guardian's withdrawal, or a wish that the first guardian didn't have, deletes after a while: the account, or what was learnt. */
export const ERASABLE = ['account', 'learning'] as const

export type Erasable = (typeof ERASABLE)[number]

/** How a guardian came to agree: by the letter that a child asked for, or by adding the child. */
export const CONSENT_METHODS = ['letter', 'added'] as const

type Act = { act: (typeof CONSENT_ACTS)[number]; purposes: readonly ConsentPurpose[] }

/** What may be done with a child's data: what the latest act left standing; nothing where there was none. */
export const allowedPurposes = (latest: Act | undefined): readonly ConsentPurpose[] =>
  latest?.act === 'given' ? latest.purposes : []
