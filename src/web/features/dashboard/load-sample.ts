import type { Sample } from '../../parts/dashboard/sample.ts'

/** Days from today and a time of day; the schema of the sample has the same form. */
const MOMENT = /^@([+-]\d+)T(\d{2}):(\d{2})$/

/** Turns the sample's moments into ISO dates near `now`. */
export function dateSample<Value>(value: Value, now: Date): Value {
  const dated = (one: unknown): unknown => {
    if (typeof one === 'string') {
      const [, days, hours, minutes] = MOMENT.exec(one) ?? []
      if (days === undefined) return one
      return new Date(
        now.getFullYear(),
        now.getMonth(),
        now.getDate() + Number(days),
        Number(hours),
        Number(minutes),
      ).toISOString()
    }
    if (Array.isArray(one)) return one.map(dated)
    if (one === null || typeof one !== 'object') return one
    return Object.fromEntries(Object.entries(one).map(([key, inner]) => [key, dated(inner)]))
  }
  return dated(value) as Value
}

/** Loads the sample family, dated around `now`. */
export async function loadSample(now: Date): Promise<Sample> {
  const { default: sample } = await import('../../../../content/sample-family.json')
  return dateSample(sample as Sample, now)
}
