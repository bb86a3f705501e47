import type { InterfaceLanguage } from '#core/languages/interface-languages.ts'

/** Every email that the product writes; its texts are `mail.<kind>.…` in `locales/<language>/mail.json`. */
export const EMAIL_KINDS = [
  'confirm-email',
  'address-claimed',
  'grown-up-code',
  'reset-password',
  'password-changed',
  'change-email',
  'email-change-asked',
  'email-changed',
  'email-change-undone',
  'names-changed',
  'second-factor-changed',
  'lost-second-factor',
  'factor-removal-asked',
  'factor-removal-refused',
  'factor-removed',
  'hub-linked',
  'guardian-consent',
  'consent-given',
  'child-corrected',
  'guardian-invitation',
  'space-invitation',
  'space-handed-over',
  'child-unused',
  'child-week',
  'child-month',
  'work-assigned',
  'work-due',
  'notices',
  'child-changed',
  'child-deletion-asked',
  'child-deletion-kept',
  'child-deleted',
  'guardian-ended',
  'first-offered',
  'first-handed-over',
  'of-age-confirm',
  'of-age-announced',
  'of-age-objected',
  'of-age-done',
  'partner-accepted',
  'partner-refused',
] as const

export type EmailKind = (typeof EMAIL_KINDS)[number]

/** The kinds that hold a code to type instead of a link. */
export const CODE_EMAILS: readonly EmailKind[] = ['grown-up-code']

/**
 * Email to be written. `link` is the target of its button. `values` fill its texts, never with a stranger's own words,
 * or our emails would carry them to anybody. `about` is the account concerned; deleting it deletes the email.
 */
export type EmailRequest = {
  kind: EmailKind
  to: string
  language: InterfaceLanguage
  link?: string
  values?: Record<string, string | number>
  about?: string
}

/** An email as it is sent. `language` is the one that it is really written in. */
export type EmailMessage = { to: string; language: InterfaceLanguage; subject: string; text: string; html: string }
