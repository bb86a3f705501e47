import { expect, test } from 'vitest'
import { createLog, LOG_LEVELS, type LogFormat, type LogLevel } from '#server/platform/log/create-log.ts'
import { describeFault } from '#server/platform/log/describe-fault.ts'
import { guardConsole } from '#server/platform/log/guard-console.ts'

const AT = new Date('2026-03-02T10:00:00.000Z')

function logTo(level: LogLevel, format: LogFormat) {
  const [out, err] = [[] as string[], [] as string[]]
  const log = createLog(level, format, {
    clock: () => AT,
    out: (line) => void out.push(line),
    err: (line) => void err.push(line),
  })
  return { log, out, err }
}

test('log line: one JSON object with UTC time, level, event and request [ASVS V16.2.1] [ASVS V16.2.2] [ASVS V16.2.4]', () => {
  const { log, err } = logTo('info', 'json')
  log.warn('it happened', { event: 'request-failed', request: 'r-1', status: 503, code: 'unavailable' })
  expect(err).toHaveLength(1)
  expect(err[0]).toMatch(/^[^\n]+\n$/)
  expect(JSON.parse(err[0] ?? '')).toEqual({
    time: '2026-03-02T10:00:00.000Z',
    level: 'warn',
    event: 'request-failed',
    request: 'r-1',
    status: 503,
    code: 'unavailable',
    message: 'it happened',
  })
})

test('log level: what is below it is left out, errors go apart', () => {
  const { log, out, err } = logTo('info', 'readable')
  for (const level of LOG_LEVELS.slice(1)) log[level as 'info'](level)
  expect([out, err]).toEqual([['info\n'], ['error\n', 'warn\n']])
})

test.each(['json', 'readable'] as const)(
  'log of form %s: line ends, escapes and marks stay within one entry [ASVS V16.4.1]',
  (format) => {
    const { log, out } = logTo('info', format)
    log.info('a\u001B[31mred\u202Eback\u0000\rover')
    log.info('first\n{"level":"error","message":"forged"}')
    for (const line of out) expect(line.trimEnd()).not.toMatch(/[^\P{Cc}\n]|\u202E/u)
    if (format === 'json') expect(out.map((line) => line.split('\n').length)).toEqual([2, 2])
  },
)

test('log message: percent signs are text, not a format [ASVS V1.3.10]', () => {
  const { log, out } = logTo('info', 'json')
  log.info('%s %o %d %j %c')
  expect(JSON.parse(out[0] ?? '')).toMatchObject({ message: '%s %o %d %j %c' })
})

test('fault for the log: kinds, codes and places, never its message (M10)', () => {
  const cause = Object.assign(new Error('Key (email)=(zk@example.com) already exists'), { code: '23505' })
  const text = describeFault(new Error('params: zkname\n    at zkplace (/zkfile.ts:1:1)', { cause }))
  expect(text).toContain('Error < Error | 23505 | at ')
  expect(text).not.toContain('zk')
  expect(describeFault('zktext')).not.toContain('zk')
})

test('console in the server: a library that prints is only noted, and the console comes back (M10)', () => {
  const { log, err } = logTo('info', 'json')
  const own = console.error
  const giveBack = guardConsole(log)
  console.error(new Error('zkparams'), { email: 'zk@example.com' })
  console.log('%s', 'zk')
  giveBack()
  expect(console.error).toBe(own)
  expect(err.map((line) => (JSON.parse(line) as { event: string }).event)).toEqual([
    'library-message',
    'library-message',
  ])
  expect(err.join('')).not.toContain('zk')
})
