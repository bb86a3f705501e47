/** Provinces of South Africa, the specification's three first; each is shown through the locale key `schools.region.<id>`. */
export const REGIONS = [
  'western-cape',
  'gauteng',
  'kwazulu-natal',
  'eastern-cape',
  'free-state',
  'limpopo',
  'mpumalanga',
  'north-west',
  'northern-cape',
] as const

export type Region = (typeof REGIONS)[number]
