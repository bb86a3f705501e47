import type { BetterAuthOptions } from 'better-auth'
import type { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { asLogin } from '#server/platform/database/actor.ts'

type AdapterFactory = ReturnType<typeof drizzleAdapter>
type Adapter = ReturnType<AdapterFactory>

/** Returns the same calls, each in the name of the login: better-auth looks for accounts before anybody is known. */
function named<Calls extends Omit<Adapter, 'transaction'>>(calls: Calls): Calls {
  return {
    ...calls,
    create: (call: Parameters<Adapter['create']>[0]) => asLogin(() => calls.create(call)),
    findOne: (call: Parameters<Adapter['findOne']>[0]) => asLogin(() => calls.findOne(call)),
    findMany: (call: Parameters<Adapter['findMany']>[0]) => asLogin(() => calls.findMany(call)),
    count: (call: Parameters<Adapter['count']>[0]) => asLogin(() => calls.count(call)),
    update: (call: Parameters<Adapter['update']>[0]) => asLogin(() => calls.update(call)),
    updateMany: (call: Parameters<Adapter['updateMany']>[0]) => asLogin(() => calls.updateMany(call)),
    delete: (call: Parameters<Adapter['delete']>[0]) => asLogin(() => calls.delete(call)),
    deleteMany: (call: Parameters<Adapter['deleteMany']>[0]) => asLogin(() => calls.deleteMany(call)),
    consumeOne: (call: Parameters<Adapter['consumeOne']>[0]) => asLogin(() => calls.consumeOne(call)),
    incrementOne: (call: Parameters<Adapter['incrementOne']>[0]) => asLogin(() => calls.incrementOne(call)),
  }
}

/** Creates a store for better-auth whose every call, and every transaction, acts as the login (`row-policies.sql`). */
export const lookAsLogin =
  (factory: AdapterFactory): AdapterFactory =>
  (options: BetterAuthOptions) => {
    const adapter = factory(options)
    return { ...named(adapter), transaction: (run) => asLogin(() => adapter.transaction(run)) }
  }
