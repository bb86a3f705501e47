/** Who runs this server, and which sites outside belong to it. */
export const operatorCalls = {
  getOperator: ['GET', '/api/operator'],
} as const
