/**
 * Reasons for a failed login through the hub. The person refused, it took too long, or it began elsewhere. The answer
 * isn't trusted, the hub is away, or a guardian must consent. The login dialog has a sentence for each.
 */
export const HUB_ERRORS = ['refused', 'over', 'failed', 'unavailable', 'guardian-needed'] as const

export type HubError = (typeof HUB_ERRORS)[number]

/** Query parameter that carries the reason on the returned page. */
export const HUB_ERROR_PARAMETER = 'login'
