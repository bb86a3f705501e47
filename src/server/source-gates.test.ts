import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, inject, test } from 'vitest'
import { QUOTAS } from '#core/people/quotas.ts'
import { SECRET_BYTES } from '#core/people/second-factor.ts'
import { WAVE } from '#core/sound/write-wave.ts'
import { FILE_NAME_LENGTH } from '#core/uploads/file-names.ts'
import { PICTURE_LIMITS } from '#core/uploads/measure-picture.ts'
import { LONGEST_SIDE } from '#core/uploads/shrink-picture.ts'
import { UPLOAD_LIMITS } from '#core/uploads/upload-rules.ts'
import { SIGNATURES } from '#server/features/hub/policy.ts'
import { openSecret, sealSecret } from '#server/features/accounts/seal-secret.ts'
import { createSeal } from '#server/features/hub/seal.ts'
import { writeEmail } from '#server/platform/mail/write-email.ts'
import { readMailTexts } from '#server/platform/mail/read-mail-texts.ts'
import { test as appTest } from '../../tests/support/app-test.ts'

const ROOT = path.join(import.meta.dirname, '../..')
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8')

/** Returns the source without its comments, so that words about a thing aren't taken for the thing. */
const codeOf = (file: string): string => read(file).replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '')

const sourcesIn = (...folders: string[]) =>
  folders
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: ROOT }))
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => ({ file: file.replaceAll('\\', '/'), code: codeOf(file) }))

const SERVER = sourcesIn('src/server')
const PRODUCT = sourcesIn('src')

const filesWith = (sources: readonly { file: string; code: string }[], pattern: RegExp): string[] =>
  sources
    .filter(({ code }) => pattern.test(code))
    .map(({ file }) => file)
    .toSorted()

/** Returns the paths in backticks of the first column, or of any, of a document's tables, below src/server. */
const listedIn = (document: string): string[] =>
  [
    ...new Set(
      read(document)
        .split('\n')
        .filter((line) => line.startsWith('|'))
        .flatMap((line) =>
          [...line.matchAll(/`((?:platform|features)\/[\w/.-]+\.ts|app\.ts)`/g)].map(
            ([, file = '']) => `src/server/${file}`,
          ),
        ),
    ),
  ].toSorted()

test('sources: there are some to look through', () => {
  expect([SERVER.length > 150, PRODUCT.length > 500]).toEqual([true, true])
})

test('queries: raw text goes into none but the checks of tables, which are made of our own lists [ASVS V1.2.4]', () => {
  expect(filesWith(SERVER, /sql\.raw\(|sql\.identifier\(|\.unsafe\(/)).toEqual([
    'src/server/features/children/tables.ts',
    'src/server/features/schedule/tables.ts',
    'src/server/features/spaces/tables.ts',
    'src/server/platform/database/one-of.ts',
  ])
})

test('programs: none is started through a shell, and only those of the product itself [ASVS V1.2.5]', () => {
  const starting = filesWith(SERVER, /from 'node:child_process'/)
  for (const file of starting) expect([file, /\bexec(?:Sync)?\(|shell: true/.test(codeOf(file))]).toEqual([file, false])
  expect(starting.filter((file) => !/platform\/(database\/embedded|build|process)\//.test(file))).toEqual([])
})

/** Files that draw the product's own drawings, which are content; none draws what people write. */
const DRAWING = [
  'features/activities/story-scene.tsx',
  'features/activities/story-sheet.tsx',
  'features/activities/story-time.tsx',
  'ui/icons.tsx',
  'ui/khulu.tsx',
  'ui/little-picture.tsx',
  'ui/word-picture.tsx',
].map((file) => `src/web/${file}`)

test('text of people: no program or markup is made of it; only our own drawings are markup [ASVS V1.3.2] [ASVS V3.2.2]', () => {
  expect(filesWith(PRODUCT, /\beval\(|new Function\(|setTimeout\(['"`]|setInterval\(['"`]/)).toEqual([])
  expect(
    filesWith(PRODUCT, /\.(?:inner|outer)HTML\s*=|insertAdjacentHTML|document\.write\(|createContextualFragment/),
  ).toEqual([])
  expect(filesWith(PRODUCT, /dangerouslySetInnerHTML/)).toEqual(DRAWING)
})

test('patterns: the server and the pages make none of what people type [ASVS V1.2.9]', () => {
  // Links that wait are found by the account's own number, at the beginning of what they stand for.
  expect(filesWith([...SERVER, ...sourcesIn('src/web')], /new RegExp\(|\bi?like\(|\bilike\(|similar to/i)).toEqual([
    'src/server/features/accounts/queries.ts',
  ])
  for (const [, pattern = ''] of codeOf('src/server/features/accounts/queries.ts').matchAll(/like\([\w.]+, `([^`]*)`/g))
    expect(pattern).toMatch(/^\$\{userId\}[ %]+$/)
})

test('pages: no plug-ins, no windows of others that are listened to, no old ways of browsers [ASVS V3.5.5] [ASVS V3.7.1]', () => {
  expect(
    filesWith(
      sourcesIn('src/web'),
      /<(?:embed|applet|frameset|marquee)\b|<object [a-z]|document\.domain|createEvent\(|unload['"]/,
    ),
  ).toEqual([])
  // Messages come from a channel of the page's own, and from its service worker; none from another window.
  expect(
    filesWith(sourcesIn('src/web'), /window\.addEventListener\('message'|\bonmessage\s*=|\.postMessage\([^)]*,\s*'\*'/),
  ).toEqual([])
})

const CRYPTO_CALLS =
  'createHash createHmac createCipheriv createDecipheriv createSign createVerify hkdfSync scrypt pbkdf2 argon2 ' +
  'randomBytes randomUUID randomInt generateKey timingSafeEqual generateRandomString subtle'
const CRYPTO = new RegExp(`\\b(?:${CRYPTO_CALLS.replaceAll(' ', '|')})\\b`)

test('cryptography: each file that uses it is on the list, and no other [ASVS V11.1.2]', () => {
  expect(filesWith(SERVER, new RegExp(CRYPTO.source))).toEqual(listedIn('docs/cryptography.md'))
})

test('cryptography: it comes from the platform and from known libraries [ASVS V11.2.1]', () => {
  const libraries = new Set(
    SERVER.filter(({ code }) => CRYPTO.test(code))
      .flatMap(({ code }) => [...code.matchAll(/from '([^'#.][^']*)'/g)].map(([, name = '']) => name))
      .filter((name) => /crypto|jose|auth|cipher|hash|bcrypt|sodium|nacl/.test(name)),
  )
  expect([...libraries].toSorted()).toEqual(expect.arrayContaining(['node:crypto']))
  expect([...libraries].filter((name) => !/^(?:node:crypto|jose|better-auth(?:\/.*)?)$/.test(name))).toEqual([])
})

test('ciphers: AES-256-GCM, SHA-256 or longer, SHA-1 only in one-time codes [ASVS V11.3.1] [ASVS V11.3.2] [ASVS V11.4.1]', () => {
  const named = SERVER.flatMap(({ file, code }) =>
    [...code.matchAll(/'(aes-[\w-]+|des(?:[3x]|-[\w-]+)?|rc4|bf-[\w-]+|camellia[\w-]*|chacha20[\w-]*)'/gi)].map(
      ([, cipher = '']) => [file, cipher] as const,
    ),
  )
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter(([, cipher]) => cipher !== 'aes-256-gcm')).toEqual([])
  const hashes = SERVER.flatMap(({ file, code }) =>
    [...code.matchAll(/'(md\d|sha-?\d+|ripemd\d*)'/gi)].map(([, hash = '']) => [file, hash.toLowerCase()] as const),
  )
  expect(hashes.filter(([, hash]) => !/^sha-?(?:256|384|512)$/.test(hash))).toEqual([
    ['src/server/features/accounts/totp.ts', 'sha1'],
  ])
  expect(filesWith(SERVER, /RSA_PKCS1_PADDING|\becb\b/i)).toEqual([])
})

test('strength: secrets have 128 random bits or more [ASVS V11.2.3] [ASVS V11.5.1]', () => {
  const bytes = {
    'platform/identity/create-tokens.ts': /TOKEN_BYTES = (\d+)/,
    'platform/data-folder/keep-secret.ts': /randomBytes\((\d+)\)\.toString\('base64url'\)/,
    'features/accounts/known-devices.ts': /randomBytes\((\d+)\)/,
  }
  for (const [file, pattern] of Object.entries(bytes))
    expect([file, Number(pattern.exec(codeOf(`src/server/${file}`))?.[1]) >= 16]).toEqual([file, true])
  expect(SECRET_BYTES).toBeGreaterThanOrEqual(16)
  expect(
    Number(/TOKEN_LENGTH = (\d+)/.exec(codeOf('src/server/platform/identity/renew-session.ts'))?.[1]),
  ).toBeGreaterThanOrEqual(32)
})

test("sealed data: one changed bit anywhere, and it can't be opened [ASVS V11.3.3]", () => {
  const seal = createSeal<{ who: string }>('a secret for tests, long enough', 'test')
  const account = '01999999-0000-7000-8000-000000000001'
  const [closed, sealed] = [
    seal.close({ who: 'nomsa' }, Date.now() + 60_000),
    sealSecret('a secret', account, Buffer.from('the secret of an app')),
  ]
  expect([seal.open(closed, Date.now()), openSecret('a secret', account, sealed).toString()]).toEqual([
    { who: 'nomsa' },
    'the secret of an app',
  ])
  const flipped = (text: string, bit: number): string => {
    const bytes = Buffer.from(text, 'base64url')
    bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7))
    return bytes.toString('base64url')
  }
  for (let bit = 0; bit < Buffer.from(closed, 'base64url').length * 8; bit += 1)
    expect(seal.open(flipped(closed, bit), Date.now())).toBeUndefined()
  for (let bit = 0; bit < Buffer.from(sealed, 'base64url').length * 8; bit += 1)
    expect(() => openSecret('a secret', account, flipped(sealed, bit))).toThrow()
})

test('signatures of others: by key pairs, and hashes of 256 bits or more [ASVS V11.4.3]', () => {
  expect(SIGNATURES.filter((name) => !/^(?:[RPE]S(?:256|384|512)|EdDSA|Ed25519)$/.test(name))).toEqual([])
})

test('certificates: nowhere is their checking switched off [ASVS V12.3.2]', () => {
  expect(
    filesWith(
      [...SERVER, ...sourcesIn('scripts')],
      /rejectUnauthorized:\s*false|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity:|strictSSL/,
    ),
  ).toEqual([])
})

test('connections: each file that opens one is on the list, and no other [ASVS V13.1.1] [ASVS V13.2.4] [ASVS V13.2.5]', () => {
  const openers = [
    /(?<![\w.])fetch\((?!\)|\w*:)/,
    /new pg\.(?:Pool|Client)\(|createTransport\(/,
    /net\.connect\(|net\.createConnection\(|https?\.(?:request|get)\(/,
  ]
  const opening = filesWith(SERVER, new RegExp(openers.map(({ source }) => source).join('|')))
  expect(opening.filter((file) => !listedIn('docs/connections.md').includes(file))).toEqual([])
  expect(listedIn('docs/connections.md').length).toBeGreaterThanOrEqual(5)
  for (const file of listedIn('docs/connections.md')) expect([file, codeOf(file).length > 0]).toEqual([file, true])
})

test('redirects: what the server fetches follows none [ASVS V15.3.2]', () => {
  const fetching = filesWith(SERVER, /(?<![\w.])fetch\(/).filter((file) =>
    /\bawait fetch\(|= fetch\(|return fetch\(/.test(codeOf(file)),
  )
  expect(fetching.length).toBeGreaterThan(0)
  for (const file of fetching) expect([file, /redirect: '(?:error|manual)'/.test(codeOf(file))]).toEqual([file, true])
})

test('logs: no file writes one but those that are listed [ASVS V16.2.3]', () => {
  expect(filesWith(SERVER, /console\.(?:log|error|warn|info|debug)\(/)).toEqual([])
  expect(filesWith(SERVER, /process\.std(?:out|err)\.write\(/)).toEqual(['src/server/platform/log/create-log.ts'])
  expect(filesWith(SERVER, /createWriteStream\(|appendFile(?:Sync)?\(/)).toEqual([])
  // PostgreSQL's own log is opened for its process, and nowhere else.
  expect(filesWith(SERVER, /openSync\(.*, 'a'/)).toEqual(['src/server/platform/database/embedded/spawn-server.ts'])
})

test('types: everything is compiled strictly, and compared without being changed [ASVS V15.3.5]', () => {
  expect(JSON.parse(read('tsconfig.base.json').replaceAll(/^\s*\/\/.*$/gm, ''))).toMatchObject({
    compilerOptions: { strict: true, noUncheckedIndexedAccess: true },
  })
  expect(read('.oxlintrc.json')).toMatch(/"(?:eslint\/)?eqeqeq"|"correctness"|"suspicious"/)
  expect(filesWith([...SERVER, ...sourcesIn('src/web', 'src/contract')], /[^=!<>]==[^=]|!=[^=]/)).toEqual([])
})

test('secrets: none is in what the repository holds [ASVS V13.3.1]', () => {
  const files = execFileSync(
    'git',
    ['ls-files', '*.ts', '*.tsx', '*.json', '*.md', '*.yml', '*.sql', '*.service', 'deploy/*'],
    { cwd: ROOT, maxBuffer: 64 * 1024 * 1024 },
  )
    .toString()
    .trim()
    .split('\n')
  expect(files.length).toBeGreaterThan(500)
  const secrets = [
    /-----BEGIN (?:RSA |EC |OPENSSH )?PRIVATE KEY-----\s*[A-Za-z0-9+/]{20}/,
    /\bAKIA[0-9A-Z]{16}\b|\bghp_[A-Za-z0-9]{36}\b|\bnpm_[A-Za-z0-9]{36}\b/,
    /\bsk-(?:ant-)?[A-Za-z0-9-]{32,}\b|\bxox[bp]-[\w-]{20,}/,
  ]
  expect(files.filter((file) => secrets.some((secret) => secret.test(read(file))))).toEqual([])
})

test('accounts at the database: owner and app are two, with random passwords of their own [ASVS V13.2.1]', () => {
  const { ownerUrl, appUrl } = inject('postgres')
  const [owner, app] = [new URL(ownerUrl.replace('{database}', 'x')), new URL(appUrl.replace('{database}', 'x'))]
  expect(owner.username).not.toBe(app.username)
  expect(owner.password).not.toBe(app.password)
  for (const { password } of [owner, app]) expect(password).toMatch(/^[\w-]{32}$/)
})

type Schema = {
  type?: string | string[]
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  format?: string
  pattern?: string
  maxLength?: number
  minimum?: number
  maximum?: number
  maxItems?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
  $ref?: string
  additionalProperties?: unknown
  propertyNames?: Schema
}

/** Returns every place of an input, with its schema. */
function* placesOf(schema: Schema, place: string): Generator<[string, Schema]> {
  yield [place, schema]
  for (const [name, inner] of Object.entries(schema.properties ?? {})) yield* placesOf(inner, `${place}.${name}`)
  if (schema.items) yield* placesOf(schema.items, `${place}[]`)
  for (const part of [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])])
    yield* placesOf(part, place)
}

type Described = {
  paths: Record<
    string,
    Record<
      string,
      { requestBody?: { content: Record<string, { schema: Schema }> }; parameters?: { name: string; schema: Schema }[] }
    >
  >
}

const inputsOf = ({ paths }: Described): [string, Schema][] =>
  Object.entries(paths).flatMap(([url, methods]) =>
    Object.values(methods).flatMap(({ requestBody, parameters = [] }) => [
      ...Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => [...placesOf(schema, url)]),
      ...parameters.flatMap(({ name, schema }) => [...placesOf(schema, `${url}?${name}`)]),
    ]),
  )

appTest(
  'inputs: every text has an end, every number two bounds, every list a length, and the document says so [ASVS V1.4.2] [ASVS V2.1.1]',
  async ({ app }) => {
    await app.ready()
    const places = inputsOf(app.swagger() as unknown as Described)
    expect(places.length).toBeGreaterThan(150)
    const faults = places.flatMap(
      ([
        place,
        {
          type,
          format,
          pattern,
          maxLength,
          minimum,
          maximum,
          maxItems,
          exclusiveMinimum,
          exclusiveMaximum,
          enum: values,
          const: only,
          $ref,
        },
      ]) => {
        if (values !== undefined || only !== undefined || $ref !== undefined) return []
        if (
          type === 'string' &&
          maxLength === undefined &&
          !['uuid'].includes(format ?? '') &&
          !/\{\d+(?:,\d+)?\}\$?$/.test(pattern ?? '')
        )
          return [`${place}: a text without an end`]
        if (
          (type === 'integer' || type === 'number') &&
          ((minimum ?? exclusiveMinimum) === undefined || (maximum ?? exclusiveMaximum) === undefined)
        )
          return [`${place}: a number without bounds`]
        return type === 'array' && maxItems === undefined ? [`${place}: a list without a length`] : []
      },
    )
    expect(faults).toEqual([])
  },
)

appTest('inputs: none is an address to fetch or to lead somebody to [ASVS V1.2.2]', async ({ app }) => {
  await app.ready()
  const places = inputsOf(app.swagger() as unknown as Described)
  expect(
    places
      .filter(
        ([place, { format }]) =>
          format === 'uri' || /[.?](?:\w*(?:url|uri|href|link|redirect)|returnTo|callback)$/i.test(place),
      )
      .map(([place]) => place),
  ).toEqual([])
})

test("emails: what people wrote is a value, never a part of the text's own language [ASVS V1.1.2] [ASVS V1.3.5] [ASVS V1.3.7]", () => {
  const texts = readMailTexts(path.join(ROOT, 'locales'))
  const name = '{username} ${7*7} {{7*7}} <b onload="x">&"\'#{7*7}</b>'
  const { html, text } = writeEmail(
    {
      kind: 'child-week',
      to: 'a@example.com',
      language: 'en',
      link: 'http://localhost:3000/children',
      values: { username: name, days: 1, answers: 2, right: 1, from: '1 March', to: '7 March' },
    },
    texts,
    { operator: {} as Parameters<typeof writeEmail>[2]['operator'], isSample: true },
  )
  expect(text).toContain(name)
  expect(html).not.toContain('<b onload')
  expect(html).toContain('{username} ${7*7} {{7*7}} &lt;b onload=')
  expect(html + text).not.toContain('49')
})

test('uploads: what is written down is what is taken [ASVS V5.1.1]', () => {
  const document = read('docs/uploads.md')
  const { rate, bytesPerSample, header, shortest, longest } = WAVE
  for (const fact of [
    `${bytesPerSample * 8} bits, ${rate} samples`,
    `${shortest} to ${longest} seconds`,
    `at most ${header + rate * bytesPerSample * longest} bytes`,
    `at most ${UPLOAD_LIMITS.megabytes} megabytes`,
    `${QUOTAS['files-of-lesson']} a lesson, ${QUOTAS['lesson-files']} files and ${QUOTAS['lesson-file-bytes']} bytes`,
    `at most ${PICTURE_LIMITS.pixels} pixels`,
    `${LONGEST_SIDE} pixels on the long side`,
    `at most ${UPLOAD_LIMITS.seconds} seconds`,
    `at most ${FILE_NAME_LENGTH} characters`,
  ])
    expect(document).toContain(fact)
  // No call but this one takes a file; the files of lessons come by a protocol of their own.
  expect(filesWith(sourcesIn('src/contract'), /z\.base64\(|z\.file\(|multipart/)).toEqual([
    'src/contract/recordings-schemas.ts',
  ])
})
