import type { HubError } from '#core/hub/hub-errors.ts'

/**
 * Failure of a login through the hub. It has the code for the login dialog, and a reason for the log that names nobody.
 */
export class HubFailure extends Error {
  override readonly name = 'HubFailure'
  readonly code: HubError

  constructor(code: HubError, reason: string, cause?: unknown) {
    super(reason, { cause })
    this.code = code
  }
}

const chainOf = (fault: unknown): Error[] => {
  const chain: Error[] = []
  for (let cause = fault; cause instanceof Error && chain.length < 6; cause = cause.cause) chain.push(cause)
  return chain
}

const textOf = (fault: Error, name: 'code' | 'error'): string => {
  const value = (fault as unknown as Record<string, unknown>)[name]
  return typeof value === 'string' && /^[\w.-]{1,80}$/.test(value) ? value : ''
}

/** Refusals of the hub's that mean something else than that its answer can't be believed (OAuth 2.0, 4.1.2.1 and 5.2). */
const MEANINGS: Readonly<Record<string, HubError>> = {
  access_denied: 'refused',
  invalid_grant: 'over',
  temporarily_unavailable: 'unavailable',
  server_error: 'unavailable',
}

/**
 * Explains a fault in the exchange with the hub. Any fault other than a delay or the person's act means a distrusted
 * answer.
 */
export function explainHubFailure(fault: unknown): HubFailure {
  const chain = chainOf(fault)
  const known = chain.find((cause) => cause instanceof HubFailure)
  if (known) return known
  const said = chain.map((cause) => textOf(cause, 'error')).find((error) => error !== '') ?? ''
  const reason = [...chain.map((cause) => textOf(cause, 'code') || cause.name), said].filter(Boolean).join(' < ')
  return new HubFailure(MEANINGS[said] ?? 'failed', reason, fault)
}
