/**
 * Number of the check that kept conversations have passed. Raise it when the reader learns to find much more.
 * Every server and device then checks its conversations once again.
 */
export const KEPT_CHAT_CHECK = 2
