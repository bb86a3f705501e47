/** Shortest password, in characters (Unicode code points; ASVS 5.0, 6.2.1). There are no composition rules (6.2.5). */
export const PASSWORD_MIN_LENGTH = 8

/** Longest password, in characters: bounds the work of hashing, and is above the 64 of ASVS 5.0, 6.2.9. */
export const PASSWORD_MAX_LENGTH = 128

export const EMAIL_MAX_LENGTH = 254

export const NAME_MAX_LENGTH = 60

/**
 * A username: 3 to 30 lower-case letters, digits, dots, hyphens and underscores. Never an `@`, so it is never taken for
 * an e-mail address.
 */
export const USERNAME_PATTERN = /^[a-z0-9][a-z0-9._-]{2,29}$/

type Names = { email: string; username: string }

/** Tells whether the password is the account's email address, the part before its `@`, or its username, in any case. */
export function isPasswordOwnName(password: string, { email, username }: Names): boolean {
  const given = password.toLocaleLowerCase('en')
  return [email, email.split('@', 1)[0], username].some((name) => name?.toLocaleLowerCase('en') === given)
}
