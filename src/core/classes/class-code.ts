import { JOIN_CODE_LENGTH, JOIN_CODE_SIGNS } from '#core/permissions/spaces.ts'

const SHAPE = new RegExp(`^[${JOIN_CODE_SIGNS}]{${JOIN_CODE_LENGTH}}$`)

const GROUP = 4

/** Reads a typed class code: capital letters without spaces and hyphens; undefined for what can't be one. */
export function readClassCode(typed: string): string | undefined {
  const code = typed.replaceAll(/[\s-]/g, '').toUpperCase()
  return SHAPE.test(code) ? code : undefined
}

/** Returns a class code as it is shown: `BCDF-GHJK`. */
export const showClassCode = (code: string): string => `${code.slice(0, GROUP)}-${code.slice(GROUP)}`

/** Returns the path of the page that a class code's link and QR code open. */
export const classCodePath = (code: string): string => `/class-code/${code}`
