import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** Bytes of a hash that are kept: enough that one password in billions is taken for another. */
const BYTES = 6

/**
 * Beginnings of the hashes of leaked passwords with eight or more characters, sorted. The source is the list in zxcvbn
 * 4.4.2 (MIT), from Mark Burnett's ten million passwords. Hashes keep indecent words out of a product for children;
 * only membership matters.
 */
const LEAKED = readFileSync(new URL('leaked-passwords.bin', import.meta.url))

/** Number of leaked passwords in the list. */
export const LEAKED_PASSWORDS = LEAKED.length / BYTES

/**
 * Tells whether a password is in the list of leaked ones, whatever its capitals (ASVS 5.0, 6.2.4 and
 * 6.2.12). Nothing is asked of anybody.
 */
export function isLeakedPassword(password: string): boolean {
  const wanted = createHash('sha256').update(password.toLocaleLowerCase('en')).digest().subarray(0, BYTES)
  let [from, to] = [0, LEAKED_PASSWORDS]
  while (from < to) {
    const middle = (from + to) >> 1
    const order = LEAKED.compare(wanted, 0, BYTES, middle * BYTES, (middle + 1) * BYTES)
    if (order === 0) return true
    if (order < 0) from = middle + 1
    else to = middle
  }
  return false
}
