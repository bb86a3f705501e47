/** Calls for adults' settings: emails, and how others see their name. */
export const settingsCalls = {
  getSettings: ['GET', '/api/settings'],
  changeSettings: ['POST', '/api/settings'],
} as const
