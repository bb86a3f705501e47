import type { ByteRange } from './content-store.ts'

const SINGLE = /^bytes=(\d*)-(\d*)$/

/**
 * Reads a `Range` header (RFC 9110, section 14). Null means the whole file: for no range, several ranges, other units
 * and malformed ones. @param bytes the file's size
 */
export function readRange(header: string | undefined, bytes: number): ByteRange | 'unsatisfiable' | null {
  const [, from = '', to = ''] = SINGLE.exec(header?.replaceAll(/\s/g, '') ?? '') ?? []
  if (from === '' && to === '') return null
  if (from === '')
    return Number(to) === 0 ? 'unsatisfiable' : { first: Math.max(0, bytes - Number(to)), last: bytes - 1 }
  const [first, last] = [Number(from), to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1)]
  if (to !== '' && Number(to) < first) return null
  return first >= bytes ? 'unsatisfiable' : { first, last }
}
