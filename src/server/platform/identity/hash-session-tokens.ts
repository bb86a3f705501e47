import { createHash } from 'node:crypto'
import type { BetterAuthOptions } from 'better-auth'
import type { drizzleAdapter } from 'better-auth/adapters/drizzle'

type AdapterFactory = ReturnType<typeof drizzleAdapter>
type Adapter = ReturnType<AdapterFactory>
type Place = { model: string; where?: { field: string; value: unknown }[] | undefined }

/** Returns the stored hash of a session's token, so that a database reader finds no usable token (ASVS 5.0, 7.2.3). */
const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

const hashOf = (value: unknown): unknown => (Array.isArray(value) ? value.map(hashOf) : hashToken(String(value)))

/** Returns the same call, asking for the hash where it asks for a token. */
const byHash = <Call extends Place>(call: Call): Call =>
  call.model !== 'session' || call.where === undefined
    ? call
    : {
        ...call,
        where: call.where.map((part) => (part.field === 'token' ? { ...part, value: hashOf(part.value) } : part)),
      }

/** Returns the same change, of the hash where it gives a session another token. */
const changing = <Call extends { model: string; update: Record<string, unknown> }>(call: Call): Call =>
  call.model === 'session' && typeof call.update['token'] === 'string'
    ? { ...call, update: { ...call.update, token: hashToken(call.update['token']) } }
    : call

/** Returns the token in a query. The row that is found gets it back, because better-auth writes it into the cookie. */
const tokenIn = ({ model, where }: Place): string | undefined => {
  const value = model === 'session' ? where?.find(({ field }) => field === 'token')?.value : undefined
  return typeof value === 'string' ? value : undefined
}

const withToken = <Row>(row: Row | null, token: string | undefined): Row | null =>
  row === null || token === undefined ? row : { ...row, token }

/**
 * Returns the calls that better-auth makes, on a store that never sees a token. A transaction's calls lack
 * `transaction` alone.
 */
function hashing<Calls extends Omit<Adapter, 'transaction'>>(calls: Calls): Calls {
  return {
    ...calls,
    create: async (call: Parameters<Adapter['create']>[0]) => {
      const token: unknown = call.model === 'session' ? (call.data as { token?: unknown }).token : undefined
      if (typeof token !== 'string') return calls.create(call)
      return withToken(
        await calls.create<Record<string, unknown>>({ ...call, data: { ...call.data, token: hashToken(token) } }),
        token,
      )
    },
    findOne: async (call: Parameters<Adapter['findOne']>[0]) =>
      withToken(await calls.findOne<object>(byHash(call)), tokenIn(call)),
    findMany: (call: Parameters<Adapter['findMany']>[0]) => calls.findMany(byHash(call)),
    count: (call: Parameters<Adapter['count']>[0]) => calls.count(byHash(call)),
    update: async (call: Parameters<Adapter['update']>[0]) =>
      withToken(await calls.update<object>(changing(byHash(call))), tokenIn(call)),
    updateMany: (call: Parameters<Adapter['updateMany']>[0]) => calls.updateMany(byHash(call)),
    delete: (call: Parameters<Adapter['delete']>[0]) => calls.delete(byHash(call)),
    deleteMany: (call: Parameters<Adapter['deleteMany']>[0]) => calls.deleteMany(byHash(call)),
    consumeOne: async (call: Parameters<Adapter['consumeOne']>[0]) =>
      withToken(await calls.consumeOne<object>(byHash(call)), tokenIn(call)),
    incrementOne: async (call: Parameters<Adapter['incrementOne']>[0]) =>
      withToken(await calls.incrementOne<object>(byHash(call)), tokenIn(call)),
  }
}

/**
 * Creates a store for better-auth that finds sessions by the hash of their token. The token itself is only in the
 * browser's cookie.
 */
export const hashSessionTokens =
  (factory: AdapterFactory): AdapterFactory =>
  (options: BetterAuthOptions) => {
    const adapter = factory(options)
    return { ...hashing(adapter), transaction: (run) => adapter.transaction((calls) => run(hashing(calls))) }
  }
