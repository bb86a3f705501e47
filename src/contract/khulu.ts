/** Calls of Khulu: conversations, stored with the account and equal on its devices, and the optional language model. */
export const khuluCalls = {
  exchangeMessages: ['POST', '/api/khulu/messages'],
  clearMessages: ['POST', '/api/khulu/clear'],
  chooseModel: ['POST', '/api/khulu/choose-model'],
  askModel: ['POST', '/api/khulu/ask-model'],
} as const
