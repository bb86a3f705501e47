import { connectDirectly } from '../connect-directly.ts'
import type { Passwords } from './initialise-cluster.ts'

/** Name of the product's database. The app's role may read and write rows but not change tables. */
export const FUNDA_DATABASE = 'funda'
export const APP_ROLE = 'funda_app'

/** Somebody else made it, or is changing it at this moment to the same. */
const ALREADY_THERE = ['42P04', '42710', '23505', 'XX000']

const TIMEOUT = '15s'

/** Creates the app's role and the product's database if they don't exist. Two simultaneous calls both succeed. */
export const ensureDatabase = (maintenanceUrl: string, passwords: Passwords): Promise<void> =>
  connectDirectly(maintenanceUrl, async (client) => {
    const {
      rows: [role],
    } = await client.query<{ rolconfig: string[] | null }>('select rolconfig from pg_roles where rolname = $1', [
      APP_ROLE,
    ])
    // Names and generated passwords (letters, digits, - and _): neither can be a parameter here, and neither needs quoting.
    if (!role) await orAlreadyThere(client.query(`create role ${APP_ROLE} login password '${passwords.app}'`))
    if (!role?.rolconfig?.includes(`statement_timeout=${TIMEOUT}`))
      await orAlreadyThere(client.query(`alter role ${APP_ROLE} set statement_timeout = '${TIMEOUT}'`))
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [FUNDA_DATABASE])
    if (rowCount === 0) await orAlreadyThere(client.query(`create database ${FUNDA_DATABASE}`))
  })

async function orAlreadyThere(statement: PromiseLike<unknown>): Promise<void> {
  try {
    await statement
  } catch (error) {
    if (!ALREADY_THERE.includes((error as { code?: string }).code ?? '')) throw error
  }
}
