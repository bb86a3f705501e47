/**
 * Number of the check that kept conversations have passed. Raise it when the reader learns to find much more:
 * every server and device then checks what it keeps once again.
 */
export const KEPT_CHAT_CHECK = 1
