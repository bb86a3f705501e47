/**
 * Parts of the product that staff can switch off for everybody, such as in an attack. All are on until somebody switches
 * them off. Each is named by `staff.feature.<name>` and refused by the server.
 */
export const FEATURE_SETTINGS = ['suggestions', 'recordings'] as const

export type FeatureSetting = (typeof FEATURE_SETTINGS)[number]
