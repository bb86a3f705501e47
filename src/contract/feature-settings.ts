/** Calls by which staff switch parts of the product on and off. */
export const featureSettingsCalls = {
  listFeatures: ['GET', '/api/staff/features'],
  switchFeature: ['POST', '/api/staff/features/switch'],
} as const
