/** Khulu's conversations, kept with the account and the same on each of its devices; and the language model that Khulu may ask, where there is one. */
export const khuluCalls = {
  exchangeMessages: ['POST', '/api/khulu/messages'],
  clearMessages: ['POST', '/api/khulu/clear'],
  chooseModel: ['POST', '/api/khulu/choose-model'],
  askModel: ['POST', '/api/khulu/ask-model'],
} as const
