/**
 * Why a login through the hub came to nothing: the person refused at the hub, it took too long or was begun elsewhere,
 * the hub's answer is not to be believed, the hub is away, or a guardian has to agree first. The login dialog has a
 * sentence for each.
 */
export const HUB_ERRORS = ['refused', 'over', 'failed', 'unavailable', 'guardian-needed'] as const

export type HubError = (typeof HUB_ERRORS)[number]

/** What carries it in the address of the page that somebody comes back to. */
export const HUB_ERROR_PARAMETER = 'login'
