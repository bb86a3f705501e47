import { expect, test } from 'vitest'
import { OPERATOR_FILE, TEST_OPERATOR } from '../../../../tests/support/test-operator.ts'
import { readConfig } from './read-config.ts'

const read = (env: Record<string, string>) => readConfig({ FUNDA_OPERATOR: OPERATOR_FILE, ...env }, '/srv/funda')

test('no settings but the operator: port 3000 of this machine, data beside the project', () => {
  expect(read({})).toEqual({
    settings: {
      port: 3000,
      host: '127.0.0.1',
      dataFolder: '/srv/funda/data',
      databaseUrl: undefined,
      databaseLifetime: 1800,
      keepFreeMegabytes: 32,
      files: { folder: undefined, s3: undefined },
      origin: 'http://localhost:3000',
      givenSecret: undefined,
      hub: undefined,
      staff: [],
      uploads: { bytes: 20 * 1024 * 1024, kinds: ['picture', 'sound', 'document'] },
      proxies: [],
      smtp: undefined,
      mailFrom: 'Funda <no-reply@localhost>',
      showsOutbox: true,
      showsApi: true,
      khuluModel: undefined,
      operator: TEST_OPERATOR,
      logLevel: 'info',
      logFormat: 'readable',
    },
    warnings: [],
  })
})

test('origin: follows the port unless FUNDA_ORIGIN is set', () => {
  expect(read({ PORT: '8080' }).settings.origin).toBe('http://localhost:8080')
  expect(read({ PORT: '8080', FUNDA_ORIGIN: 'https://funda.example/' }).settings.origin).toBe('https://funda.example')
})

test('empty setting: counts as not set', () => {
  expect(read({ PORT: '', DATABASE_URL: '' }).settings).toMatchObject({ port: 3000, databaseUrl: undefined })
})

test('absolute data folder: used as it is given', () => {
  expect(read({ FUNDA_DATA: '/var/funda' }).settings.dataFolder).toBe('/var/funda')
})

test('files: a folder of their own is beside the project, or where an absolute path says', () => {
  expect(read({ FILES_FOLDER: 'shared' }).settings.files).toMatchObject({ folder: '/srv/funda/shared' })
  expect(read({ FILES_FOLDER: '/mnt/files' }).settings.files).toMatchObject({ folder: '/mnt/files' })
  expect(read({ FILES_FODLER: '/mnt/files' }).warnings).toEqual([
    'There is no setting FILES_FODLER, so it has no effect. Did you mean FILES_FOLDER?',
  ])
})

const BUCKET = {
  FILES_S3_URL: 'https://s3.example.org/funda/',
  FILES_S3_KEY: 'funda',
  FILES_S3_SECRET: 'a/secret+of=this-test',
}

test('files: a bucket takes the place of the folder', () => {
  const { settings } = read(BUCKET)
  expect(settings.files).toEqual({
    folder: undefined,
    s3: {
      url: 'https://s3.example.org/funda',
      region: 'us-east-1',
      keyId: 'funda',
      secret: BUCKET.FILES_S3_SECRET,
    },
  })
  expect(read({ ...BUCKET, FILES_S3_REGION: 'af-south-1' }).settings.files.s3?.region).toBe('af-south-1')
})

test('files: half a bucket, or a bucket and a folder, stop the start with a sentence each', () => {
  expect(() => read({ FILES_S3_URL: BUCKET.FILES_S3_URL })).toThrow(
    /^The setting FILES_S3_KEY is missing: .*\nThe setting FILES_S3_SECRET is missing: .*$/,
  )
  expect(() => read({ ...BUCKET, FILES_FOLDER: '/mnt/files' })).toThrow(
    /^The settings FILES_FOLDER and FILES_S3_URL are both set, .*$/,
  )
})

test.each([
  ['FILES_S3_URL', 'http://s3.example.org/funda'],
  ['FILES_S3_URL', 'https://key:hunter2@s3.example.org/funda'],
  ['FILES_S3_URL', 's3://funda'],
  ['FILES_S3_REGION', 'the south'],
  ['FILES_S3_KEY', 'two words'],
  ['FILES_S3_SECRET', 'two words hunter2'],
])('files: %s=%s is refused, and no secret is repeated', (name, value) => {
  const tell = () => read({ ...BUCKET, [name]: value })
  expect(tell).toThrow(new RegExp(`^The setting ${name} is .+, but it must be .+$`))
  expect(tell).not.toThrow('hunter2')
})

test.each([
  ['PORT', '0'],
  ['PORT', '65536'],
  ['PORT', '3000a'],
  ['PORT', '-1'],
  ['PORT', '3e3'],
  ['HOST', 'two words'],
  ['DATABASE_URL', 'mysql://host/funda'],
  ['FUNDA_ORIGIN', 'funda.example'],
  ['FUNDA_ORIGIN', 'https://funda.example/path'],
  ['FUNDA_SECRET', 'short'],
  ['LOG_LEVEL', 'loud'],
  ['SMTP_URL', 'https://mail.example'],
  ['SMTP_URL', 'mail.example'],
  ['MAIL_FROM', 'Funda'],
  ['MAIL_FROM', 'a@b.example\nbcc: c@d.example'],
])('%s=%s: refused with the setting’s name and the allowed values', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(new RegExp(`^The setting ${name} is .+, but it must be .+\\.$`))
})

test('several wrong settings: all reported at once, one a line', () => {
  const tellsAll = () => read({ PORT: 'x', LOG_LEVEL: 'loud', HUB_ISSUER: 'hub' })
  const told = [
    'PORT .*',
    'HUB_ISSUER .*',
    'LOG_LEVEL .*',
    'HUB_CLIENT_ID is missing.*',
    'HUB_CLIENT_SECRET is missing.*',
  ]
  expect(tellsAll).toThrow(new RegExp(`^${told.map((line) => `The setting ${line}`).join('\\n')}$`))
})

test('wrong secret or database address: the error doesn’t repeat it', () => {
  expect(() => read({ FUNDA_SECRET: 'hunter2' })).toThrow(
    expect.not.objectContaining({ message: expect.stringContaining('hunter2') as string }),
  )
  expect(() => read({ DATABASE_URL: 'db://u:hunter2@h/d' })).toThrow(
    expect.not.objectContaining({ message: expect.stringContaining('hunter2') as string }),
  )
})

test('SMTP_URL: describes the mail server, with TLS required except on this machine [ASVS V12.3.1]', () => {
  expect(read({ SMTP_URL: 'smtp://funda:a%40b@mail.example' }).settings.smtp).toEqual({
    host: 'mail.example',
    port: 587,
    secure: false,
    requireTls: true,
    credentials: { user: 'funda', pass: 'a@b' },
  })
  expect(read({ SMTP_URL: 'smtps://mail.example' }).settings.smtp).toEqual({
    host: 'mail.example',
    port: 465,
    secure: true,
    requireTls: false,
    credentials: undefined,
  })
  expect(read({ SMTP_URL: 'smtp://[::1]:2525' }).settings.smtp).toMatchObject({
    host: '::1',
    port: 2525,
    requireTls: false,
  })
  expect(() => read({ SMTP_URL: 'mail://u:hunter2@h' })).toThrow(
    expect.not.objectContaining({ message: expect.stringContaining('hunter2') as string }),
  )
})

test("MAIL_FROM: defaults to no-reply at the site's own host", () => {
  expect(read({ FUNDA_ORIGIN: 'https://funda.example' }).settings.mailFrom).toBe('Funda <no-reply@funda.example>')
  expect(read({ MAIL_FROM: 'Funda <hello@funda.example>' }).settings.mailFrom).toBe('Funda <hello@funda.example>')
})

test.each([
  { NODE_ENV: 'production' },
  { HOST: '0.0.0.0' },
  { FUNDA_ORIGIN: 'https://funda.example' },
  { FUNDA_ORIGIN: 'http://192.168.0.9:3000' },
])('%j without a mail server: the outbox is hidden, and the start warns', (env) => {
  const { settings, warnings } = read(env)
  expect([settings.showsOutbox, warnings]).toEqual([false, [expect.stringContaining('SMTP_URL')]])
  expect(read({ ...env, SMTP_URL: 'smtp://mail.example' }).warnings).toEqual([])
})

test('mail server set: the outbox is not shown', () => {
  expect(read({ SMTP_URL: 'smtp://localhost:2525' }).settings.showsOutbox).toBe(false)
})

const HUB = { HUB_ISSUER: 'https://hub.example/realm/', HUB_CLIENT_ID: 'funda', HUB_CLIENT_SECRET: 'hunter2' }

test('hub settings: all three together, or none', () => {
  expect(read(HUB).settings.hub).toEqual({
    issuer: 'https://hub.example/realm',
    clientId: 'funda',
    clientSecret: 'hunter2',
  })
  for (const name of Object.keys(HUB)) {
    expect(() => read({ ...HUB, [name]: '' })).toThrow(
      `The setting ${name} is missing, but it must be given with the others of a hub: HUB_ISSUER, HUB_CLIENT_ID, HUB_CLIENT_SECRET.`,
    )
  }
})

test.each([
  'javascript:alert(1)',
  'http://hub.example',
  'ftp://hub.example',
  'hub.example',
  'https://a:b@hub.example',
  'https://hub.example/?x=1',
  'https://hub.example/#x',
  'https://hub.example/.well-known/openid-configuration',
  'http://169.254.169.254',
  'http://localhost.evil.example',
])('a hub at %s is refused: it must be a place that is reached by https', (issuer) => {
  expect(() => read({ ...HUB, HUB_ISSUER: issuer })).toThrow(/^The setting HUB_ISSUER is .+, but it must be .+\.$/)
})

test('hub settings: http is allowed on this machine, and an error never repeats the secret', () => {
  expect(read({ ...HUB, HUB_ISSUER: 'http://127.0.0.1:4000' }).settings.hub?.issuer).toBe('http://127.0.0.1:4000')
  expect(() => read({ ...HUB, HUB_CLIENT_SECRET: 'hunter2 é' })).toThrow(
    expect.not.objectContaining({ message: expect.stringContaining('hunter2') as string }),
  )
})

test('unknown FUNDA_ or HUB_ setting: the warning suggests the nearest known one', () => {
  expect(
    read({ FUNDA_DATTA: '/x', FUNDA_ORIGN: 'https://a.example', HUB_ISSER: 'https://hub.example', OTHER: '1' })
      .warnings,
  ).toEqual([
    'There is no setting FUNDA_DATTA, so it has no effect. Did you mean FUNDA_DATA?',
    'There is no setting FUNDA_ORIGN, so it has no effect. Did you mean FUNDA_ORIGIN?',
    'There is no setting HUB_ISSER, so it has no effect. Did you mean HUB_ISSUER?',
  ])
})

const MODEL = {
  KHULU_MODEL_KIND: 'anthropic',
  KHULU_MODEL_URL: 'https://model.example/',
  KHULU_MODEL_NAME: 'small-1',
  KHULU_MODEL_REGION: 'South Africa',
}

test('Khulu model settings: all required ones together, or none', () => {
  expect(read(MODEL).settings.khuluModel).toEqual({
    kind: 'anthropic',
    url: 'https://model.example',
    name: 'small-1',
    key: undefined,
    timeout: 8000,
    region: 'South Africa',
  })
  expect(
    read({
      ...MODEL,
      KHULU_MODEL_KEY: 'secret-key',
      KHULU_MODEL_TIMEOUT: '3',
      KHULU_MODEL_URL: 'http://127.0.0.1:8080/v1',
    }).settings.khuluModel,
  ).toMatchObject({ url: 'http://127.0.0.1:8080/v1', key: 'secret-key', timeout: 3000 })
  for (const name of Object.keys(MODEL))
    expect(() => read({ ...MODEL, [name]: '' })).toThrow(`The setting ${name} is missing`)
  expect(() => read({ KHULU_MODEL_KEY: 'secret-key' })).toThrow(/KIND.*\n.*URL.*\n.*NAME.*\n.*REGION/)
})

test.each([
  ['KHULU_MODEL_KIND', 'llama'],
  ['KHULU_MODEL_URL', 'http://model.example'],
  ['KHULU_MODEL_URL', 'https://a:hunter2@model.example'],
  ['KHULU_MODEL_NAME', 'two words'],
  ['KHULU_MODEL_TIMEOUT', '0'],
  ['KHULU_MODEL_TIMEOUT', '61'],
  ['KHULU_MODEL_KEY', 'hunter2\nx'],
  ['KHULU_MODEL_REGION', '<b>'],
])('%s=%s: refused without repeating a key', (name, value) => {
  const tells = (): unknown => read({ ...MODEL, [name]: value })
  expect(tells).toThrow(new RegExp(`^The setting ${name} is .+, but it must be .+\\.$`))
  expect(tells).toThrow(expect.not.objectContaining({ message: expect.stringContaining('hunter2') as string }))
})

test('FUNDA_PROXIES: accepts addresses and ranges, refuses anything else', () => {
  expect(read({ FUNDA_PROXIES: '127.0.0.1, 10.0.0.0/8,fd00::/8' }).settings.proxies).toEqual([
    '127.0.0.1',
    '10.0.0.0/8',
    'fd00::/8',
  ])
  for (const wrong of ['all', '10.0.0.0/33', '10.0.0.0/8/8', '1.2.3'])
    expect(() => read({ FUNDA_PROXIES: wrong })).toThrow('FUNDA_PROXIES')
})

test.each([
  [{ FUNDA_ORIGIN: 'http://funda.example' }, /FUNDA_ORIGIN .* https/],
  [{ DATABASE_URL: 'postgres://u:p@db.example/funda' }, /DATABASE_URL .* TLS/],
  [{ DATABASE_URL: 'postgres://u:p@db.example/funda?sslmode=disable' }, /DATABASE_URL .* TLS/],
  [{ FUNDA_SECRET: 'change-me-change-me-change-me-change-me' }, /FUNDA_SECRET .* placeholder/],
  [{ FUNDA_SECRET: 'a'.repeat(40) }, /FUNDA_SECRET .* placeholder/],
])(
  'production with %o: the start is refused with what to do, development takes it [ASVS V12.2.1] [ASVS V12.3.1] [ASVS V13.2.3]',
  (env, sentence) => {
    expect(() => read({ ...env, NODE_ENV: 'production' })).toThrow(sentence)
    expect(() => read(env)).not.toThrow()
  },
)

test('production with https, TLS and a random secret: the start goes on', () => {
  const safe = {
    FUNDA_ORIGIN: 'https://funda.example',
    DATABASE_URL: 'postgres://u:p@db.example/funda?sslmode=verify-full',
    FUNDA_SECRET: 'Jq7nXk0vR3mZ9tLwYc5bGh2sPd8fAe4uTi6oNx1VrQK',
  }
  expect(read({ ...safe, NODE_ENV: 'production' }).settings).toMatchObject({
    origin: 'https://funda.example',
    databaseUrl: safe.DATABASE_URL,
  })
  expect(read({ NODE_ENV: 'production', DATABASE_URL: 'postgres://u:p@127.0.0.1/funda' }).settings.origin).toBe(
    'http://localhost:3000',
  )
})
