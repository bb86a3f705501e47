import type { LinkedSchool, School } from '#contract/schools-schemas.ts'
import { REGIONS } from '#core/schools/regions.ts'
import { SCHOOL_FOCUS, SCHOOL_IMAGES, SCHOOL_TYPES } from '#core/schools/schools.ts'
import type { Sample } from '../../parts/dashboard/sample.ts'

const idOf = (name: string): string => name.toLowerCase().replaceAll(/[ &]+/g, '-')

/** Finds the entry of a list that a word of the sample means, or the first. */
const among = <Value extends string>(list: readonly Value[], word: string): Value =>
  list.find((known) => known === idOf(word)) ?? (list[0] as Value)

/** Returns the schools of the sample family. */
export const sampleSchools = ({ schools }: Pick<Sample, 'schools'>): School[] =>
  schools.map(({ region, focus, type, membership, ...school }, at) => ({
    ...school,
    region: among(REGIONS, region),
    ratings: school.students,
    focus: [...new Set(focus.map((one) => among(SCHOOL_FOCUS, one)))],
    image: SCHOOL_IMAGES[at % SCHOOL_IMAGES.length] ?? 'sun',
    type: among(SCHOOL_TYPES, type),
    membership: membership && {
      role: 'founder',
      status: 'active',
      reason: '',
      pendingRequests: membership.pendingRequests,
    },
    ownStars: null,
  }))

/** Returns the network of the sample: all its schools are linked in a row. */
export function sampleNetwork(schools: readonly School[]): {
  schools: LinkedSchool[]
  links: { from: string; to: string }[]
  founded: LinkedSchool[]
} {
  return {
    schools: schools.map(({ id, name, region, location, membership }) => ({
      id,
      name,
      region,
      location,
      isOwn: membership !== null,
    })),
    links: schools.slice(1).map(({ id }, at) => ({ from: schools[at]?.id ?? id, to: id })),
    founded: [],
  }
}
