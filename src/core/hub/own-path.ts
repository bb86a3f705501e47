/** Longest path that is kept while somebody logs in elsewhere. */
const LONGEST = 500

/**
 * One slash and then a page: neither a second slash nor a backslash, by which browsers begin another site's address.
 * Browsers write all else in ASCII.
 */
const PATH = /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/

/** A step that browsers leave out or go back by, however it is written. */
const DOTS = /^(?:\.|%2e){1,2}$/i

/**
 * Returns our own page of a path, or `otherwise`. Addresses of other sites, however written, and anything but pages
 * don't count (ASVS 5.0, 3.7.2).
 */
export function ownPath(given: string | undefined, otherwise: string): string {
  if (given === undefined || given.length > LONGEST || !PATH.test(given)) return otherwise
  const steps = (given.split(/[?#]/, 1)[0] ?? '').split('/').slice(1)
  const isPage = steps[0] !== 'api' && !steps.some((step) => DOTS.test(step)) && !steps.slice(0, -1).includes('')
  return isPage ? given : otherwise
}
