import { crc32 } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checksumOf, writeZip } from '#core/privacy/write-zip.ts'

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)
const AT = new Date('2026-03-02T10:20:31.000Z')

/** Reads an archive as programs do: from the directory at its end. */
function readZip(archive: Uint8Array): Map<string, string> {
  const view = new DataView(archive.buffer)
  const end = archive.length - 22
  expect(view.getUint32(end, true)).toBe(0x06054b50)
  const files = new Map<string, string>()
  let place = view.getUint32(end + 16, true)
  for (let number = 0; number < view.getUint16(end + 10, true); number += 1) {
    expect(view.getUint32(place, true)).toBe(0x02014b50)
    const [sum, size, nameLength, local] = [
      view.getUint32(place + 16, true),
      view.getUint32(place + 24, true),
      view.getUint16(place + 28, true),
      view.getUint32(place + 42, true),
    ]
    const name = new TextDecoder().decode(archive.subarray(place + 46, place + 46 + nameLength))
    expect(view.getUint32(local, true)).toBe(0x04034b50)
    const bytes = archive.subarray(local + 30 + nameLength, local + 30 + nameLength + size)
    expect([view.getUint32(local + 14, true), crc32(bytes)]).toEqual([sum, sum])
    files.set(name, new TextDecoder().decode(bytes))
    place += 46 + nameLength
  }
  expect(place).toBe(end)
  return files
}

test('archive: holds each file under its name, whatever its content', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.tuple(fc.string({ minLength: 1, unit: 'grapheme' }), fc.string({ unit: 'grapheme' })), {
        selector: ([name]) => name,
      }),
      (files) => {
        expect([
          ...readZip(
            writeZip(
              files.map(([name, text]) => ({ name: bytesOf(name), bytes: bytesOf(text) })),
              AT,
            ),
          ),
        ]).toEqual(files)
      },
    ),
  )
})

test('archive: its check sum is the one that other programs compute', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      expect(checksumOf(bytes)).toBe(crc32(bytes))
    }),
  )
})

test('archive: each file has the moment of the archive', () => {
  const view = new DataView(writeZip([{ name: bytesOf('a'), bytes: bytesOf('b') }], AT).buffer)
  expect([view.getUint16(10, true), view.getUint16(12, true)]).toEqual([
    (10 << 11) | (20 << 5) | 15,
    (46 << 9) | (3 << 5) | 2,
  ])
})
