import { randomBytes } from 'node:crypto'
import { JOIN_CODE_LENGTH, makeJoinCode } from '#core/permissions/spaces.ts'

/** Draws a new join code of a class or a school. */
export function drawJoinCode(): string {
  for (;;) {
    const code = makeJoinCode(randomBytes(JOIN_CODE_LENGTH * 2))
    if (code !== undefined) return code
  }
}
