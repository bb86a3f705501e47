/** Calls for the server's operator, and the outside sites that belong to it. */
export const operatorCalls = {
  getOperator: ['GET', '/api/operator'],
} as const
