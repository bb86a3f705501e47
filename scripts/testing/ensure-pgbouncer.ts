import { ensureInstalled, runs } from './install-package.ts'

const PLACES = [
  '/usr/sbin/pgbouncer',
  '/usr/bin/pgbouncer',
  '/usr/local/bin/pgbouncer',
  '/opt/homebrew/bin/pgbouncer',
  'pgbouncer',
]

/**
 * Returns the path of pgbouncer, installed through the system's package manager if it is missing. Throws a sentence
 * where that can't be done.
 */
export const ensurePgbouncer = (): string =>
  ensureInstalled({
    title: 'pgbouncer',
    package: 'pgbouncer',
    find: () => PLACES.find((place) => runs(place, ['--version'])),
    byHand: 'Install pgbouncer, and run npm test again.',
  })
