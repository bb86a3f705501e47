/** Letters of a join code: no vowels, so that no word comes of it, and none that looks like another. */
export const JOIN_CODE_LETTERS = 'BCDFGHJKMNPQRSTVWXZ'

/** Number of letters in a join code. */
export const JOIN_CODE_LENGTH = 8

/** Milliseconds for which a join code works, once. */
export const JOIN_CODE_TIME = 15 * 60 * 1000

/**
 * Wrong join codes allowed from one range of addresses in 15 minutes. A private range, perhaps a whole school, has
 * more.
 */
export const JOIN_CODE_TRIES = { public: 20, private: 100 } as const

/** Join codes that one guardian can make in a quarter of an hour. */
export const JOIN_CODES_MADE = 20

const GROUP = 4
const SHAPE = new RegExp(`^[${JOIN_CODE_LETTERS}]{${JOIN_CODE_LENGTH}}$`)

/** Returns a typed code as it is stored: capital letters without spaces and hyphens; undefined for what can't be one. */
export function readJoinCode(typed: string): string | undefined {
  const code = typed.replaceAll(/[\s-]/g, '').toUpperCase()
  return SHAPE.test(code) ? code : undefined
}

/** Returns a code as it is shown: `BCDF-GHJK`. */
export const showJoinCode = (code: string): string => `${code.slice(0, GROUP)}-${code.slice(GROUP)}`
