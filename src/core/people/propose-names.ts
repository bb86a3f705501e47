import { USERNAME_PATTERN } from '#core/people/sign-up-rules.ts'

/** Letters of a proposed username that come from the address; a hyphen and the digits follow. */
const MOST_LETTERS = 24

/**
 * Proposes a first name and a username from the part of an address before the `@`.
 * The first word becomes the name; the letters with `digits` become the username. Without a word both are empty.
 */
export function proposeNames(email: string, digits: string): { firstName: string; username: string } {
  const [local = ''] = email.trim().toLowerCase().split('@', 1)
  const [word = ''] = /\p{L}{2,}/u.exec(local) ?? []
  const letters = local
    .normalize('NFD')
    .replaceAll(/[^a-z0-9]/g, '')
    .slice(0, MOST_LETTERS)
  const username = letters === '' ? '' : `${letters}-${digits}`
  return {
    firstName: word === '' ? '' : word[0]?.toUpperCase() + word.slice(1),
    username: USERNAME_PATTERN.test(username) ? username : '',
  }
}
