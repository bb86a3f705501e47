import { addressRange } from '#server/platform/http/address-range.ts'
import { limitsOf, SIGN_IN_LIMITS, type SecretKind, type SignInLimit } from '#core/people/sign-in-limits.ts'
import type { AccountsParts } from '#server/features/accounts/accounts-parts.ts'
import { takeAttempts, takeBack } from '#server/features/accounts/attempt-queries.ts'
import { deviceOf, knowsDevice } from '#server/features/accounts/known-devices.ts'
import { guessesAt, limitSubjects, subjectOf, type LimitedSubject } from '#server/features/accounts/limit-attempts.ts'
import type { Visit } from '#server/platform/identity/require-account.ts'

/** Target of a login attempt: an account, or a name that nobody has. */
export type Target = { accountId: string | undefined; name: string; kind: SecretKind }

/** A try that is within all limits. */
export type AdmittedTry = {
  /** Takes back what it, and those before it here, counted: it was right. */ succeed: () => Promise<void>
}

type Places = { account: string; here: string; range: string }

const subjectFor = ({ count, window }: SignInLimit, { account, here, range }: Places): string =>
  ({
    device: `${account}/${here}`,
    'account-here': `${account}/${here}`,
    account: `${account}/all ${window}`,
    range: `${range}/all ${window}`,
  })[count]

/**
 * Counts a login attempt and refuses it beyond the limits of `core/people/sign-in-limits.ts`. An unknown name is
 * limited like an account on an unknown device, with the same work. Counts are in the database, shared by all servers
 * and kept over a restart.
 */
export async function limitSignIn(
  parts: AccountsParts,
  { accountId, name, kind }: Target,
  { request }: Pick<Visit, 'request'>,
): Promise<AdmittedTry> {
  const device = deviceOf(request)
  const isKnownDevice = await knowsDevice(parts, accountId, device)
  const { name: range, isPublic: isPublicRange } = addressRange(request.ip)
  const places: Places = {
    account: subjectOf(parts, accountId === undefined ? `name ${name}` : guessesAt(accountId)),
    here: subjectOf(parts, isKnownDevice ? `device ${device}` : `range ${range}`),
    range: subjectOf(parts, `range ${range}`),
  }
  const steps = limitsOf(kind, { isKnownDevice, isPublicRange }).map((limit): LimitedSubject => ({
    subject: subjectFor(limit, places),
    limit: limit.limit,
    window: limit.window,
  }))
  await limitSubjects(parts, steps, parts.clock())
  const [own, ...wider] = steps
  return {
    succeed: async () => {
      const taken = await takeAttempts(parts.database, own?.subject ?? '', parts.clock())
      const subjects = wider.map(({ subject }) => subject)
      if (taken === undefined || subjects.length === 0) return
      // Tries that were refused here counted nowhere else.
      await takeBack(parts.database, subjects, {
        ...taken,
        attempts: Math.min(taken.attempts, SIGN_IN_LIMITS[kind].accountHere),
      })
    },
  }
}
