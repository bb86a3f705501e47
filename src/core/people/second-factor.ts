/** Seconds for which an authenticator app shows one code (RFC 6238). */
const STEP_SECONDS = 30

/**
 * Time steps before and after the current one whose codes are accepted too, because phones' clocks are seldom exact.
 */
export const STEP_TOLERANCE = 1

export const CODE_DIGITS = 6

/** Bytes of an app's secret: as long as the hash it goes into (RFC 4226, section 4). */
export const SECRET_BYTES = 20

/** Number of recovery codes; each works once. */
export const RECOVERY_CODES = 10

/** Letters of a recovery code: 50 random bits. */
export const RECOVERY_LETTERS = 10

const CODE = new RegExp(`^\\d{${CODE_DIGITS}}$`)
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
/** Digits and letters that can't be taken for one another (Crockford). */
const READABLE = '0123456789abcdefghjkmnpqrstvwxyz'

/** Returns the TOTP time step at `now`, in milliseconds since 1970. */
export const stepAt = (now: number): number => Math.floor(now / 1000 / STEP_SECONDS)

/** Reads a typed code as an app's or a recovery code, without its separators; undefined for neither. */
export function readCode(given: string): { kind: 'app' | 'recovery'; code: string } | undefined {
  const bare = given.toLowerCase().replaceAll(/[\s-]/g, '')
  if (CODE.test(bare)) return { kind: 'app', code: bare }
  const code = bare.replaceAll('o', '0').replaceAll(/[il]/g, '1')
  return code.length === RECOVERY_LETTERS && [...code].every((letter) => READABLE.includes(letter))
    ? { kind: 'recovery', code }
    : undefined
}

/** Makes a recovery code from as many random bytes as it has letters. */
export const recoveryCodeOf = (random: Uint8Array): string =>
  Array.from(random.subarray(0, RECOVERY_LETTERS), (byte) => READABLE[byte % 32]).join('')

/** Returns a recovery code as it is shown: in two halves. */
export const showRecoveryCode = (code: string): string =>
  `${code.slice(0, RECOVERY_LETTERS / 2)}-${code.slice(RECOVERY_LETTERS / 2)}`

/** Encodes bytes in base32 (RFC 4648, section 6); their number must be a multiple of five. */
export function base32Of(bytes: Uint8Array): string {
  let bits = ''
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0')
  return (bits.match(/.{5}/g) ?? []).map((five) => BASE32[Number.parseInt(five, 2)]).join('')
}

/**
 * Returns the address that sets up an authenticator app, as its QR code holds it. A username is short and known to its
 * owner.
 */
export const setUpAddress = (secret: string, username: string): string =>
  `otpauth://totp/Funda:${encodeURIComponent(username)}?secret=${secret}&issuer=Funda`
