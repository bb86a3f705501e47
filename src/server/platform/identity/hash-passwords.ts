import * as crypto from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { verifyPassword } from 'better-auth/crypto'
import { takeTurns, type Turns } from '#server/platform/identity/take-turns.ts'

/** Cost of a hash: memory in KiB, and number of passes. */
export type PasswordCost = { memory: number; passes: number }

/** Least cost of Argon2id in OWASP's Password Storage Cheat Sheet: 19 MiB, two passes. */
export const PASSWORD_COST: PasswordCost = { memory: 19_456, passes: 2 }

/** The least that it asks of scrypt, for a Node that has no Argon2id yet. */
const SCRYPT_COST = { N: 2 ** 14, r: 8, p: 5, maxmem: 64 * 1024 * 1024 }

const SALT_BYTES = 16
const KEY_BYTES = 32

/** Most hashings that may wait; at twenty-five a second the last one waits twenty seconds. */
const LONGEST_LINE = 500

/** Hashing goes on beside the main thread, and leaves it a processor: other answers don't wait for it. */
const turnsOfThisMachine: Turns = takeTurns(Math.max(1, availableParallelism() - 1), LONGEST_LINE)

const deriveByScrypt = promisify<string, Buffer, number, typeof SCRYPT_COST, Buffer>(crypto.scrypt)

/** Returns the normal form (NFKC) of a password, so that every keyboard's é is the same. */
const normal = (password: string): string => password.normalize('NFKC')

const deriveByArgon = (password: string, nonce: Buffer, { memory, passes }: PasswordCost): Promise<Buffer> =>
  promisify(crypto.argon2)('argon2id', {
    message: normal(password),
    nonce,
    memory,
    passes,
    parallelism: 1,
    tagLength: KEY_BYTES,
  })

const encode = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')

const isSame = (one: Buffer, other: Buffer): boolean =>
  one.length === other.length && crypto.timingSafeEqual(one, other)

const ARGON = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([\w+/]+)\$([\w+/]+)$/
const SCRYPT = /^\$scrypt\$ln=14,r=8,p=5\$([\w+/]+)\$([\w+/]+)$/

async function isRight(hash: string, password: string): Promise<boolean> {
  const [, memory, passes, salt = '', key = ''] = ARGON.exec(hash) ?? []
  if (memory !== undefined)
    return isSame(
      Buffer.from(key, 'base64'),
      await deriveByArgon(password, Buffer.from(salt, 'base64'), { memory: Number(memory), passes: Number(passes) }),
    )
  const [, scryptSalt, scryptKey = ''] = SCRYPT.exec(hash) ?? []
  if (scryptSalt !== undefined)
    return isSame(
      Buffer.from(scryptKey, 'base64'),
      await deriveByScrypt(normal(password), Buffer.from(scryptSalt, 'base64'), KEY_BYTES, SCRYPT_COST),
    )
  return verifyPassword({ hash, password })
}

async function hashOf(password: string, cost: PasswordCost, hasArgon: boolean): Promise<string> {
  const salt = crypto.randomBytes(SALT_BYTES)
  if (!hasArgon)
    return `$scrypt$ln=14,r=8,p=5$${encode(salt)}$${encode(await deriveByScrypt(normal(password), salt, KEY_BYTES, SCRYPT_COST))}`
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=1$${encode(salt)}$${encode(await deriveByArgon(password, salt, cost))}`
}

/** Functions that hash passwords and check them. */
export type PasswordHashing = {
  hash: (password: string) => Promise<string>
  verify: (kept: { hash: string; password: string }) => Promise<boolean>
}

type Options = {
  /** Less than the least is for tests only. */
  cost?: PasswordCost | undefined
  /** Called with a hash of an older kind whose password was right, and a new one in its place. */
  replace: (old: string, next: string) => Promise<void>
  hasArgon?: boolean
  turns?: Turns
}

/**
 * Creates Argon2id password hashing. A hash states its own parameters, so older kinds and other costs still work. They
 * are replaced at the next login.
 */
export function createPasswordHashing({
  cost = PASSWORD_COST,
  replace,
  hasArgon = 'argon2' in crypto,
  turns = turnsOfThisMachine,
}: Options): PasswordHashing {
  const hash = (password: string): Promise<string> => turns(() => hashOf(password, cost, hasArgon))
  const isOld = (kept: string): boolean =>
    hasArgon && !kept.startsWith(`$argon2id$v=19$m=${cost.memory},t=${cost.passes},`)
  return {
    hash,
    verify: async ({ hash: kept, password }) => {
      const right = await turns(() => isRight(kept, password))
      if (right && isOld(kept)) await replace(kept, await hash(password))
      return right
    },
  }
}
