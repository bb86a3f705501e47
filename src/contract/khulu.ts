/** Khulu's conversations: kept with the account, the same on each of its devices. */
export const khuluCalls = {
  exchangeMessages: ['POST', '/api/khulu/messages'],
  clearMessages: ['POST', '/api/khulu/clear'],
} as const
