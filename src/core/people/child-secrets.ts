/** The pictures of a picture password, in the order in which they are always shown. */
export const PASSWORD_PICTURES = [
  'sun',
  'house',
  'tree',
  'dog',
  'cat',
  'bird',
  'fish',
  'drum',
  'maize',
  'hat',
  'book',
  'rainbow',
] as const

export type PasswordPicture = (typeof PASSWORD_PICTURES)[number]

/** Number of tapped pictures. */
export const PICTURES_IN_PASSWORD = 4

/** A PIN: four to six digits. */
export const PIN_PATTERN = /^\d{4,6}$/

/** Secret of a child's login: pictures tapped in order, a number, or a password as adults have. */
export type ChildSecret =
  | { kind: 'pictures'; value: readonly PasswordPicture[] }
  | { kind: 'pin'; value: string }
  | { kind: 'password'; value: string }

const FIRST_GUESSES = new Set([
  '1212',
  '1313',
  '2580',
  '1004',
  '1010',
  '121212',
  '123123',
  '112233',
  '2026',
  '2025',
  '2024',
])

/** Tells whether a PIN is too easy: one repeated digit, digits in sequence, or a well-known one. */
export function isEasyPin(pin: string): boolean {
  const steps = [...pin].slice(1).map((digit, index) => Number(digit) - Number(pin[index]))
  return FIRST_GUESSES.has(pin) || [0, 1, -1].some((step) => steps.every((one) => one === step))
}

/** Tells whether a picture password is too easy: one repeated picture, or the first ones on the screen. */
export const areEasyPictures = (pictures: readonly PasswordPicture[]): boolean =>
  new Set(pictures).size === 1 || pictures.every((picture, index) => picture === PASSWORD_PICTURES[index])
