import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { AGE_BANDS } from '#core/people/age-bands.ts'
import { MOST_SESSIONS, SESSION_LIMITS } from '#core/people/session-limits.ts'
import {
  REQUESTED_EMAILS,
  CHILD_NAME_LIMITS,
  EMAIL_LIMITS,
  RESET_LINK,
  RESET_SPACING,
  SIGN_UP_LIMITS,
  type RequestedEmail,
  type EmailCount,
} from '#core/people/email-limits.ts'
import {
  ATTEMPT_WINDOW,
  DEVICE_KNOWN_FOR,
  KNOWN_DEVICES,
  RANGE_LIMITS,
  SIGN_IN_LIMITS,
} from '#core/people/sign-in-limits.ts'
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#core/people/sign-up-rules.ts'
import { FRESH_REAUTHENTICATION } from '#core/people/step-up.ts'
import { EMAIL_UNDO, FACTOR_REMOVAL_WAIT } from '#core/people/way-back.ts'
import { STAFF_FACTOR_TIME } from '#core/permissions/staff.ts'
import { isCommonPassword } from '#server/features/accounts/common-passwords.ts'
import { ATTEMPT_LIMIT, CODE_LIMIT } from '#server/features/accounts/policy.ts'
import { FLOW_SECONDS } from '#server/features/hub/policy.ts'
import { LONGEST_LANE } from '#server/platform/identity/take-turns.ts'

const ROOT = path.join(import.meta.dirname, '../../../..')
const FEATURES = path.join(ROOT, 'src/server/features')
const page = readFileSync(path.join(ROOT, 'docs/signing-in.md'), 'utf8')

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const inWords = (milliseconds: number): string => {
  const [count, unit] = milliseconds < 24 * HOUR ? [milliseconds / HOUR, 'hour'] : [milliseconds / 24 / HOUR, 'day']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
/** Returns the line of the page that begins with a text. */
const line = (start: string): string => page.split('\n').find((one) => one.startsWith(start)) ?? ''

test('guesses: the page states the limits, and that nobody is locked out by others [ASVS V6.1.1]', () => {
  expect(line('| What is counted')).toContain(`in ${ATTEMPT_WINDOW / MINUTE} minutes`)
  const [password, child] = [SIGN_IN_LIMITS.password, SIGN_IN_LIMITS['child-secret']]
  expect(line('| wrong passwords of one account on a device')).toMatch(
    new RegExp(`\\| ${password.device}; ${child.device} of a child \\|$`),
  )
  expect(line('| wrong passwords of one account from one range')).toMatch(
    new RegExp(`\\| ${password.accountHere}; ${child.accountHere} of a child \\|$`),
  )
  expect(line('| wrong passwords of one account from all')).toMatch(
    new RegExp(
      `\\| ${password.account}, ${password.accountDay} a day; ${child.account}, ${child.accountDay} a day of a child \\|$`,
    ),
  )
  expect(line('| wrong passwords of all accounts')).toMatch(
    new RegExp(`\\| ${RANGE_LIMITS.window}, ${RANGE_LIMITS.day} a day \\|$`),
  )
  expect(line('| wrong passwords where the present one')).toMatch(new RegExp(`\\| ${ATTEMPT_LIMIT} \\|$`))
  expect(page).toContain(`${DEVICE_KNOWN_FOR / 24 / HOUR} days`)
  expect(page).toContain(`${KNOWN_DEVICES} devices`)
  expect(line('| wrong codes')).toMatch(new RegExp(`\\| ${CODE_LIMIT} \\|$`))
})

/** Returns a limit as the page says it. */
function limitInWords({ limit, window }: { limit: number; window: number }): string {
  if (window < HOUR) return `${limit} in ${window / MINUTE} minutes`
  return window === HOUR
    ? `${limit} an hour`
    : window === 24 * HOUR
      ? `${limit} a day`
      : `${limit} in ${window / 24 / HOUR} days`
}

test('limits of emails: by kind, asker and address, the page says them as they are (H4)', () => {
  const wordsOf = (kind: RequestedEmail, count: EmailCount): string =>
    EMAIL_LIMITS[kind]
      .filter((limit) => limit.count === count)
      .map(limitInWords)
      .join(', ')
  for (const kind of REQUESTED_EMAILS) {
    const stranger = wordsOf(kind, 'stranger')
    const address = [
      wordsOf(kind, 'address'),
      ...(stranger === '' ? [] : [`${stranger} with the other unsolicited kinds`]),
    ].join('; ')
    expect(line(`| \`${kind}\` `)).toBe(
      `| \`${kind}\` | ${wordsOf(kind, 'asker')} | ${address === '' ? '' : `${address} `}|`,
    )
    expect(['', '3 in 15 minutes']).toContain(wordsOf(kind, 'here'))
  }
  expect(page).toContain('3 times in 15 minutes from the same range or account')
  const [quarter, day] = CHILD_NAME_LIMITS
  expect(page).toContain(`at most ${quarter.limit} times in 15 minutes and ${day.limit} times a day by one account`)
  expect(page).toContain(`at most ${SIGN_UP_LIMITS.map(limitInWords).join(' and ')} from one public range`)
  expect(page).toContain(`in ${RESET_SPACING / MINUTE} minutes, whose link works for ${RESET_LINK / MINUTE}`)
  expect(page).toContain(`once, for ${RESET_LINK / MINUTE} minutes`)
  expect(RESET_SPACING).toBeLessThan(RESET_LINK)
})

test('ways back: how long links work and how long somebody waits, the page says as it is (M7)', () => {
  expect(line('| had the address changed')).toContain(`for ${inWords(EMAIL_UNDO)} after the change`)
  expect(line('| lost the app')).toContain(`begins ${inWords(FACTOR_REMOVAL_WAIT)} of waiting`)
  expect(page).toContain(`more than ${LONGEST_LANE} at once is refused`)
})

test("passwords: the page states the rules and the product's banned words [ASVS V6.1.2]", () => {
  expect(page).toContain(`${PASSWORD_MIN_LENGTH} to ${PASSWORD_MAX_LENGTH} characters`)
  const [, listed = ''] = /with the product's own \(([^)]+)\)/.exec(page.replaceAll('\n', ' ')) ?? []
  const words = listed.replace(' and the other languages', '').replace(' …', '').split(', ')
  expect(words.length).toBeGreaterThan(2)
  expect(words.filter((word) => !isCommonPassword(`${word}2026!`))).toEqual([])
})

test('login routes: each that begins a session has its line in the document [ASVS V6.1.3]', () => {
  const beginning = globSync('*/*.ts', { cwd: FEATURES }).filter(
    (file) =>
      !file.endsWith('.test.ts') &&
      /identity\.(signUp|signIn|enter)\(/.test(readFileSync(path.join(FEATURES, file), 'utf8')),
  )
  expect(beginning.length).toBeGreaterThan(2)
  expect(beginning.filter((file) => !page.includes(`\`${file}\``))).toEqual([])
})

test('sessions: the page states times, devices and reauthentication [ASVS V7.1.1] [ASVS V7.1.2]', () => {
  for (const band of [...AGE_BANDS, 'staff'] as const)
    expect(line(`| ${band}`)).toBe(
      `| ${band} | ${inWords(SESSION_LIMITS[band].idle)} | ${inWords(SESSION_LIMITS[band].absolute)} |`,
    )
  expect(page).toContain(`${MOST_SESSIONS} devices at most`)
  expect(page).toContain(`fresh for ${FRESH_REAUTHENTICATION / MINUTE} minutes`)
  expect(page).toContain(`again after ${STAFF_FACTOR_TIME / MINUTE} minutes`)
})

test('hub sessions: the page says how they begin and end together with those here [ASVS V7.1.3]', () => {
  const [, hub = ''] = /\n(Nobody is logged in without.+?)\n\n/s.exec(page) ?? []
  expect(hub).toContain(`for ${FLOW_SECONDS / 60} minutes`)
  for (const said of ['as long as any other', 'back-channel logout', 'log out there too'])
    expect(hub.replaceAll('\n', ' ')).toContain(said)
})
