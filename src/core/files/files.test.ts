import { expect, test } from 'vitest'
import { findFileType } from '#core/files/file-types.ts'

const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0))

test.each([
  ['ID3\u0004\0\0\0\0\0\0\0\0', 'audio/mpeg'],
  ['\u00FF\u00F3\u0044\u00C4', 'audio/mpeg'],
  ['\u00FF\u00FB\u0090\u0000', 'audio/mpeg'],
  ['RIFF\u0024\0\0\0WAVEfmt ', 'audio/wav'],
  ['RIFF\u0024\0\0\0WEBPVP8 ', 'image/webp'],
  ['\u00FF\u00D8\u00FF\u00E0\0\u0010JFIF', 'image/jpeg'],
  ['\u0089PNG\r\n\u001A\n\0\0\0\r', 'image/png'],
  ['%PDF-1.7\n', 'application/pdf'],
])('file types: %j begins a file of %s', (start, type) => {
  expect(findFileType(bytesOf(start))).toBe(type)
})

test.each([
  ['', 'nothing'],
  ['I', 'too little'],
  ['RIFF\u0024\0\0\0AVI LIST', 'a film'],
  ['<svg onload="alert(1)">', 'markup'],
  ['MZ\u0090\0', 'a program'],
  ['PK\u0003\u0004', 'an archive'],
  [' %PDF-1.7', 'a signature that is not at the beginning'],
  ['\u00FF\u00F5\u0044\u00C4', 'MPEG audio of another layer'],
])('file types: %j has none (%s)', (start) => {
  expect(findFileType(bytesOf(start))).toBeUndefined()
})
