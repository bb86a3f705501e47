import { hashPassword } from 'better-auth/crypto'
import { expect, test } from 'vitest'
import { createPasswordHashing, PASSWORD_COST } from '#server/platform/identity/hash-passwords.ts'

const LITTLE = { memory: 64, passes: 1 }
const ignore = async (): Promise<void> => {}

test('password hash: Argon2id at the cost that OWASP asks for, with its own salt [ASVS V11.4.2]', async () => {
  expect(PASSWORD_COST.memory * 1024 >= 19 * 2 ** 20 && PASSWORD_COST.passes >= 2).toBe(true)
  const { hash, verify } = createPasswordHashing({ replace: ignore })
  const [one, other] = [await hash('a quiet river bend'), await hash('a quiet river bend')]
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(one).not.toBe(other)
  expect(await verify({ hash: one, password: 'a quiet river bend' })).toBe(true)
  expect(await verify({ hash: one, password: 'a quiet river ben' })).toBe(false)
})

test('password check: accepts a hash of Argon2’s reference implementation', async () => {
  // phc-winner-argon2, src/test.c.
  const kept = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
  const { verify } = createPasswordHashing({ replace: ignore })
  expect(await verify({ hash: kept, password: 'password' })).toBe(true)
  expect(await verify({ hash: kept, password: 'Password' })).toBe(false)
})

test('password with é: equal in both Unicode forms, neither truncated nor trimmed', async () => {
  const { hash, verify } = createPasswordHashing({ cost: LITTLE, replace: ignore })
  const kept = await hash('caf\u00e9 umthi')
  expect(await verify({ hash: kept, password: 'cafe\u0301 umthi' })).toBe(true)
  for (const other of ['cafe umthi', 'caf\u00e9 umthi ', 'caf\u00e9 umth'])
    expect(await verify({ hash: kept, password: other })).toBe(false)
  const long = 'x'.repeat(127)
  expect(await verify({ hash: await hash(`${long}a`), password: `${long}b` })).toBe(false)
})

test('an older hash, or one of another cost: accepted, and replaced at the next login [ASVS V11.2.2]', async () => {
  const replaced: string[][] = []
  const { hash, verify } = createPasswordHashing({
    cost: LITTLE,
    replace: async (old, next) => void replaced.push([old, next]),
  })
  const older = [
    await hashPassword('a quiet river bend'),
    await createPasswordHashing({ cost: { memory: 128, passes: 1 }, replace: ignore }).hash('a quiet river bend'),
    await createPasswordHashing({ replace: ignore, hasArgon: false }).hash('a quiet river bend'),
  ]
  for (const kept of older) {
    expect(await verify({ hash: kept, password: 'another river bend' })).toBe(false)
    expect(await verify({ hash: kept, password: 'a quiet river bend' })).toBe(true)
  }
  expect(replaced.map(([old]) => old)).toEqual(older)
  for (const [, next = ''] of replaced) expect(await verify({ hash: next, password: 'a quiet river bend' })).toBe(true)
  await verify({ hash: await hash('a quiet river bend'), password: 'a quiet river bend' })
  expect(replaced).toHaveLength(3)
})

test('invalid stored hash: the password check fails with an error', async () => {
  const { verify } = createPasswordHashing({ cost: LITTLE, replace: ignore })
  await expect(verify({ hash: '$argon2id$v=19$m=1', password: 'a quiet river bend' })).rejects.toThrow()
})
