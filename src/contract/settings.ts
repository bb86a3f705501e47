/** What adults decide about letters, and about what others see of them. */
export const settingsCalls = {
  getSettings: ['GET', '/api/settings'],
  changeSettings: ['POST', '/api/settings'],
} as const
