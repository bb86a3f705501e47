import { randomBytes, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { RECOVERY_CODES, RECOVERY_LETTERS, recoveryCodeOf } from '#core/people/second-factor.ts'
import {
  deleteRecoveryCode,
  findRecoverySalt,
  replaceRecoveryCodes,
} from '#server/features/accounts/second-factor-queries.ts'
import type { Database } from '#server/platform/database/open-database.ts'

const deriveKey = promisify<string, string, number, { N: number; r: number; p: number; maxmem: number }, Buffer>(scrypt)

/** Sixteen megabytes a guess: a code has fifty random bits already. */
const COST = { N: 2 ** 14, r: 8, p: 1, maxmem: 64 * 1024 * 1024 }

/** Hashes a recovery code. One set shares a salt, so one derivation finds whether a code is among them. */
const hashCode = async (code: string, salt: string): Promise<string> =>
  (await deriveKey(code, salt, 32, COST)).toString('base64url')

/** Makes ten codes in the place of those that there were; they are kept hashed and shown this once. */
export async function makeRecoveryCodes(database: Database, userId: string, now: Date): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => recoveryCodeOf(randomBytes(RECOVERY_LETTERS)))
  const salt = randomBytes(16).toString('base64url')
  const hashes: string[] = []
  // One after the other: each takes tens of megabytes for a moment.
  for (const code of codes) hashes.push(await hashCode(code, salt))
  await replaceRecoveryCodes(
    database,
    hashes.map((hash) => ({ userId, hash, salt, createdAt: now })),
    userId,
  )
  return codes
}

/** Uses a code up: of any number of tries at once, one succeeds. */
export async function spendRecoveryCode(database: Database, userId: string, code: string): Promise<boolean> {
  const salt = await findRecoverySalt(database, userId)
  return salt !== undefined && deleteRecoveryCode(database, userId, await hashCode(code, salt))
}
