import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { crc32, deflateSync } from 'node:zlib'
import encodeJpeg, { init as initJpeg } from '@jsquash/jpeg/encode.js'
import { transcodeSound } from '#server/features/recordings/index.ts'
import { encodePicture } from '#server/features/uploads/pictures/encode-picture.ts'
import { soundOf } from '../recording-input.ts'

const bytesOf = (text: string): Buffer => Buffer.from(text, 'latin1')

function numbers(width: 2 | 4, ...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * width)
  for (const [index, value] of values.entries()) bytes.writeUIntLE(value, index * width, width)
  return bytes
}

function bigEndian(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

const pngPart = (name: string, content: Buffer): Buffer =>
  Buffer.concat([
    bigEndian(content.length),
    bytesOf(name),
    content,
    bigEndian(crc32(Buffer.concat([bytesOf(name), content]))),
  ])

/** Makes a PNG picture of one colour, with other parts before its pixels. */
function makePng(width: number, height: number, ...others: Buffer[]): Buffer {
  const header = Buffer.concat([bigEndian(width), bigEndian(height), Buffer.from([8, 2, 0, 0, 0])])
  const lines = Buffer.alloc((1 + width * 3) * height, 120)
  for (let line = 0; line < height; line += 1) lines[line * (1 + width * 3)] = 0
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngPart('IHDR', header),
    ...others,
    pngPart('IDAT', deflateSync(lines)),
    pngPart('IEND', Buffer.alloc(0)),
  ])
}

/** Entry of an archive. `unpacked` and `at` are the size and the place that it states, true or not. */
type Entry = { name: string; text?: string; flags?: number; method?: number; unpacked?: number; at?: number }

/** Makes an archive whose entries are stored as they are. */
function makeArchive(entries: readonly Entry[]): Buffer {
  const bodies: Buffer[] = []
  const list: Buffer[] = []
  let place = 0
  for (const { name, text = 'x', flags = 0, method = 0, unpacked, at } of entries) {
    const [title, content] = [bytesOf(name), bytesOf(text)]
    const sizes = numbers(4, crc32(content), content.length, unpacked ?? content.length)
    const shared = Buffer.concat([numbers(2, 20, flags, method, 0, 0), sizes, numbers(2, title.length, 0)])
    const body = Buffer.concat([numbers(4, 0x04034b50), shared, title, content])
    const rest = Buffer.concat([numbers(2, 0, 0, 0), numbers(4, 0, at ?? place)])
    list.push(Buffer.concat([numbers(4, 0x02014b50), numbers(2, 20), shared, rest, title]))
    bodies.push(body)
    place += body.length
  }
  const whole = Buffer.concat(list)
  const end = Buffer.concat([
    numbers(4, 0x06054b50),
    numbers(2, 0, 0, entries.length, entries.length),
    numbers(4, whole.length, place),
    numbers(2, 0),
  ])
  return Buffer.concat([...bodies, whole, end])
}

const DOCUMENT: readonly Entry[] = [{ name: '[Content_Types].xml' }, { name: 'word/document.xml', text: '<w/>' }]
const documentWith = (...more: Entry[]): Buffer => makeArchive([...DOCUMENT, ...more])

/** Makes a part of a JPEG file. */
const jpegPart = (marker: number, content: Buffer): Buffer => {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(content.length + 2)
  return Buffer.concat([Buffer.from([0xff, marker]), length, content])
}

/** Puts parts behind the first two bytes of a JPEG file. */
const withParts = (jpeg: Buffer, ...parts: Buffer[]): Buffer =>
  Buffer.concat([jpeg.subarray(0, 2), ...parts, jpeg.subarray(2)])

/** Notes of a camera: how it was held, and that the place is known. A whole small picture follows them. */
const notesOf = (orientation: number): Buffer =>
  Buffer.concat([
    bytesOf('Exif\0\0II'),
    numbers(2, 42),
    numbers(4, 8),
    numbers(2, 2),
    numbers(2, 0x0112, 3),
    numbers(4, 1, orientation),
    numbers(2, 0x8825, 4),
    numbers(4, 1, 38),
    numbers(4, 0),
    bytesOf('S 33 55 31 E 18 25 26'),
    Buffer.from([0xff, 0xd8, 0xff, 0xd9]),
  ])

/** Makes a JPEG picture of noise. */
async function makeJpeg(width: number, height: number): Promise<Buffer> {
  const data = Uint8ClampedArray.from({ length: width * height * 4 }, (_, at) => (at * 37) % 251)
  return Buffer.from(await encodeJpeg({ data, width, height, colorSpace: 'srgb' }, { quality: 80 }))
}

/** Returns samples of files by their names in the table of hostile files. */
export async function makeSamples(): Promise<ReadonlyMap<string, Buffer>> {
  const codec = fileURLToPath(import.meta.resolve('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm'))
  await initJpeg({ wasmBinary: readFileSync(codec) })
  const [png, jpeg, wave] = [makePng(8, 4), await makeJpeg(32, 16), Buffer.from(soundOf(200), 'base64')]
  const huge = Buffer.from(jpeg)
  const frame = huge.findIndex((byte, at) => byte === 0xff && [0xc0, 0xc1, 0xc2].includes(huge[at + 1] ?? 0))
  huge.fill(0xff, frame + 5, frame + 9)
  const pdf = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'
  const written = 'application/vnd.oasis.opendocument.text'
  return new Map<string, Buffer>([
    ['png', png],
    ['large png', makePng(2400, 1200)],
    [
      'png with a text bomb',
      makePng(8, 4, pngPart('zTXt', Buffer.concat([bytesOf('a\0\0'), deflateSync(Buffer.alloc(100_000_000))]))),
    ],
    ['png with a page in a text part', makePng(8, 4, pngPart('tEXt', bytesOf('Comment\0<script>alert(1)</script>')))],
    ['jpeg', jpeg],
    ['jpeg with gps', withParts(jpeg, jpegPart(0xe1, notesOf(1)))],
    ['jpeg held upright', withParts(jpeg, jpegPart(0xe1, notesOf(6)))],
    ['jpeg with a comment', withParts(jpeg, jpegPart(0xfe, bytesOf('<script>alert(1)</script>')))],
    ['huge jpeg', huge],
    ['webp', Buffer.from((await encodePicture('image/png', png)) ?? [])],
    ['pdf', bytesOf(pdf)],
    ['zip', makeArchive([{ name: 'a.txt', text: 'alert(1)' }])],
    ['docx', documentWith()],
    ['docx with macros', documentWith({ name: 'word/vbaProject.bin' })],
    ['docx with a program', documentWith({ name: 'word/embeddings/run.exe' })],
    ['docx with a password', documentWith({ name: 'word/styles.xml', flags: 1 })],
    ['docx bomb', documentWith({ name: 'word/media/a.xml', method: 8, unpacked: 0xfffffffe })],
    ['docx with shared bytes', documentWith({ name: 'word/a.xml', at: 0 }, { name: 'word/b.xml', at: 0 })],
    ['docx that leads out', documentWith({ name: '../../etc/cron.d/x' })],
    ['docx with an absolute path', documentWith({ name: '/etc/passwd' })],
    ['docx of another packing', documentWith({ name: 'word/a.xml', method: 14 })],
    [
      'odt',
      makeArchive([
        { name: 'mimetype', text: written },
        { name: 'content.xml', text: '<o/>' },
      ]),
    ],
    ['wave', wave],
    ['mp3', Buffer.from(await transcodeSound(wave))],
  ])
}

/** Piece of a file in the table. */
type Piece =
  | { text: string; times?: number }
  | { hex: string }
  | { sample: string; cut?: number; patch?: [at: number, hex: string] }

function makePiece(samples: ReadonlyMap<string, Buffer>, piece: Piece): Buffer {
  if ('text' in piece) return Buffer.from(piece.text.repeat(piece.times ?? 1))
  if ('hex' in piece) return Buffer.from(piece.hex, 'hex')
  const found = samples.get(piece.sample)
  if (!found) throw new Error(`There is no sample ${piece.sample}`)
  const bytes = Buffer.from(found.subarray(0, found.length - (piece.cut ?? 0)))
  if (piece.patch) Buffer.from(piece.patch[1], 'hex').copy(bytes, piece.patch[0])
  return bytes
}

/** Row of the table of hostile files: its name and content, and what becomes of it. */
export type HostileFile = {
  case: string
  name: string
  times?: number
  content: Piece[]
  refused?: string
  /** Ending of the name under which it is kept. */
  kept?: string
  /** Name that it gets. */
  as?: string
  /** Text that isn't in what is kept. */
  without?: string
}

/** Puts the content of a row together. */
export const makeContent = (samples: ReadonlyMap<string, Buffer>, { content }: Pick<HostileFile, 'content'>): Buffer =>
  Buffer.concat(content.map((piece) => makePiece(samples, piece)))

export const readHostileFiles = (): HostileFile[] =>
  JSON.parse(readFileSync(new URL('hostile-files.json', import.meta.url), 'utf8')) as HostileFile[]

/** Row of the table of hostile requests, with the expected status. */
export type HostileRequest = {
  case: string
  method: 'POST' | 'HEAD' | 'PATCH' | 'DELETE'
  path?: string
  headers?: Record<string, string | null>
  /** Length of the metadata. */
  longer?: number
  body?: string
  as?: 'stranger' | 'child' | 'nobody'
  status: number
}

export const readHostileRequests = (): HostileRequest[] =>
  JSON.parse(readFileSync(new URL('hostile-requests.json', import.meta.url), 'utf8')) as HostileRequest[]
