import LIST from './common-passwords.json' with { type: 'json' }
import { isLeakedPassword } from '#server/features/accounts/leaked-passwords.ts'

/**
 * Beginnings of common passwords: words, names, clubs, key rows and the words of this product (ASVS 5.0, 6.1.2). Digits
 * and signs behind them are left out. The list comes from general knowledge of published lists of leaked passwords.
 */
const COMMON_WORDS = new Set(LIST.words)

/** Keys as they lie on a keyboard and letters and figures in order, there and back. */
const RUNS = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'q1w2e3r4t5y6u7i8o9p0',
].flatMap((run) => [run.repeat(3), run.split('').toReversed().join('').repeat(3)])

const isRepeated = (text: string): boolean => /^(.{1,4})\1+.?$/su.test(text)

/** Tells whether the password is among those that everybody guesses first; in any case of letters. */
export function isCommonPassword(password: string): boolean {
  const text = password.toLocaleLowerCase('en')
  if (isRepeated(text) || RUNS.some((run) => run.includes(text))) return true
  const word = text.replace(/[\d!@#$%^&*._?-]{0,6}$/u, '')
  const start = word.replace(/^\d{1,4}/u, '')
  return COMMON_WORDS.has(text) || COMMON_WORDS.has(word) || COMMON_WORDS.has(start) || isLeakedPassword(text)
}
