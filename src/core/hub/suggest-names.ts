import { NAME_MAX_LENGTH, USERNAME_PATTERN } from '#core/people/sign-up-rules.ts'

/** Claims of a hub about a person, as OpenID Connect names them; any may be missing or mistyped. */
export type HubClaims = Readonly<Record<string, unknown>>

/** Names to begin a form with; empty where the hub gave none that would do. */
export type SuggestedNames = { firstName: string; lastName: string; username: string }

const nameOf = (given: unknown): string =>
  typeof given === 'string'
    ? given
        .normalize('NFC')
        .replaceAll(/\p{Cc}/gu, '')
        .trim()
        .slice(0, NAME_MAX_LENGTH)
        .trim()
    : ''

/** Makes a username from a foreign name: Latin letters without marks, and only the signs that usernames have. */
function usernameOf(given: string): string {
  const plain =
    given
      .split('@', 1)[0]
      ?.normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .replaceAll(/[^a-z0-9._-]+/g, '.') ?? ''
  const username = plain.replaceAll(/^[._-]+|[._-]+$/g, '').slice(0, 30)
  return USERNAME_PATTERN.test(username) ? username : ''
}

/** Suggests the names that somebody who comes from a hub for the first time can keep or change. */
export function suggestNames(claims: HubClaims): SuggestedNames {
  const [first = '', ...rest] = nameOf(claims['name']).split(/\s+/)
  const firstName = nameOf(claims['given_name']) || first
  const lastName = nameOf(claims['family_name']) || rest.join(' ')
  return {
    firstName,
    lastName,
    username: usernameOf(nameOf(claims['preferred_username'])) || usernameOf(`${firstName}.${lastName}`),
  }
}
