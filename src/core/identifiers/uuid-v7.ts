/**
 * Makes a UUIDv7 (RFC 9562, section 5.7): 48 bits of milliseconds since 1970, then random bits. It sorts by time, so an
 * index grows at one end.
 * @param now milliseconds since 1970
 * @param random at least ten random bytes
 */
export function uuidV7(now: number, random: Uint8Array): string {
  const bytes = new Uint8Array(16)
  for (let index = 5, rest = now; index >= 0; index--, rest = Math.floor(rest / 256)) bytes[index] = rest % 256
  bytes.set(random.subarray(0, 10), 6)
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f)
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f)
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
