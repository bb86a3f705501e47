import { codesOf } from '#server/platform/log/describe-fault.ts'
import { StartError } from '#server/platform/start-error.ts'
import type { Log } from '#server/platform/log/create-log.ts'
import type { Settings } from '#server/platform/config/read-config.ts'
import { APP_ROLE } from './embedded/ensure-database.ts'
import type { HolderRole } from './embedded/hold-server.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded/start-embedded-postgres.ts'
import type { OpenDatabase, PoolOptions } from './open-database.ts'

/** Running database with migrated tables. */
export type StartedDatabase = {
  /** Opens a pool for the app. */
  open: (options: Pick<PoolOptions, 'max' | 'lifetimeSeconds'>) => OpenDatabase
  /** The built-in server; undefined with a server of one's own. */
  embedded: EmbeddedPostgres | undefined
  stop: () => Promise<void>
}

type Options = {
  settings: Pick<Settings, 'dataFolder' | 'databaseUrl'> & Partial<Pick<Settings, 'keepFreeMegabytes'>>
  role: HolderRole
  log: Log
  onGivenUp?: (error: Error) => void
}

/**
 * Starts the built-in database, or connects to the one of DATABASE_URL, and migrates it. Modules that use tables load
 * only after the claim on the data folder. They take half a second, and a second server must be refused at once.
 */
export async function startDatabase({ settings, role, log, onGivenUp }: Options): Promise<StartedDatabase> {
  const external = settings.databaseUrl
  if (external !== undefined) {
    const open = await migrateExternal(external, log)
    return { open, embedded: undefined, stop: async () => {} }
  }
  const embedded = await startEmbeddedPostgres({
    dataFolder: settings.dataFolder,
    role,
    log,
    ...(settings.keepFreeMegabytes !== undefined && { keepFreeMegabytes: settings.keepFreeMegabytes }),
    ...(onGivenUp && { onGivenUp }),
  })
  const stop = async () => {
    if ((await embedded.stop()) === 'left running')
      log.info('The database stays up, because another process of this data folder uses it.')
  }
  try {
    const open = await migrateThenOpen(embedded.appUrl(), embedded.ownerUrl(), {
      appRole: APP_ROLE,
      log,
      isFull: embedded.isFull,
      isDirect: true,
    })
    return { open, embedded, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function migrateThenOpen(
  url: string,
  ownerUrl: string,
  options: { appRole?: string; log: Log; isFull?: () => boolean; isDirect?: boolean },
): Promise<StartedDatabase['open']> {
  const [{ migrateDatabase }, { openDatabase }] = await Promise.all([
    import('./migrate-database.ts'),
    import('./open-database.ts'),
  ])
  await migrateDatabase(ownerUrl, options)
  const onConnectionLost = (error: Error & { code?: string }) =>
    options.log.debug(`A connection to the database ended: ${error.code ?? error.name}.`)
  const { isFull, isDirect = false } = options
  return (pool) => openDatabase(url, { ...pool, onConnectionLost, isDirect, ...(isFull && { isFull }) })
}

/** Codes for a wrong name or password, a missing database, and missing rights; a database that is away has others. */
const LASTING = /^(?:28|3D|42)/

async function migrateExternal(url: string, log: Log): Promise<StartedDatabase['open']> {
  try {
    const open = await migrateThenOpen(url, url, { log })
    const { bypassesPolicies } = await import('./bypasses-policies.ts')
    if (await bypassesPolicies(url))
      log.warn(
        'The role in DATABASE_URL is a superuser, so row-level policies do not apply to it. Use a role that only owns its database.',
      )
    return open
  } catch (error) {
    if (error instanceof StartError) throw error
    const { host, pathname } = new URL(url)
    const { cause, message } = error as Error
    const reason = (cause instanceof Error ? cause.message : message) || (error as { code?: string }).code
    throw new StartError(
      `The database of DATABASE_URL (${host}${pathname}) can't be used: ${reason}. ` +
        'Check that it runs, that the name and password are right, and that the role can create tables.',
      { cause: error, isLasting: codesOf(error).some((code) => LASTING.test(code)) },
    )
  }
}
