import { WORD_RULES, type Fault, type WordRule } from './find-faults.ts'

/** Faults that each zone may still have, by rule. A number may only fall; a zone that is not listed may have none. */
export type Allowance = Record<string, Partial<Record<WordRule, number>>>

/** A zone with more faults of a rule than it may have. */
export type Excess = { zone: string; rule: WordRule; count: number; allowed: number }

/** Zones that have an allowance of their own inside a bigger one. */
const OWN_ZONES = ['src/core/khulu', 'src/core/grammar']

/** Returns the zone of a file: two folders deep in `src`, one elsewhere; documents at the root are of `docs`. */
export function zoneOfFile(file: string): string {
  const own = OWN_ZONES.find((zone) => file.startsWith(`${zone}/`))
  if (own) return own
  const parts = file.split('/')
  if (parts.length === 1) return file.endsWith('.md') ? 'docs' : 'scripts'
  return parts.slice(0, parts[0] === 'src' && parts.length > 2 ? 2 : 1).join('/')
}

/** Counts faults by zone and rule. */
export function countFaults(faults: readonly Fault[]): Allowance {
  const counts: Allowance = {}
  for (const { file, rule } of faults) {
    const ofZone = (counts[zoneOfFile(file)] ??= {})
    ofZone[rule] = (ofZone[rule] ?? 0) + 1
  }
  return counts
}

/** Finds the zones that exceed their allowance. */
export const findExcess = (counts: Allowance, allowance: Allowance): Excess[] =>
  Object.entries(counts).flatMap(([zone, ofZone]) =>
    WORD_RULES.map((rule) => ({ zone, rule, count: ofZone[rule] ?? 0, allowed: allowance[zone]?.[rule] ?? 0 })).filter(
      ({ count, allowed }) => count > allowed,
    ),
  )

/** Lowers an allowance to what is counted now; it never rises, and what reaches zero leaves the list. */
export function lowerAllowance(counts: Allowance, allowance: Allowance): Allowance {
  const lowered: Allowance = {}
  for (const [zone, ofZone] of Object.entries(allowance))
    for (const rule of WORD_RULES) {
      const count = Math.min(ofZone[rule] ?? 0, counts[zone]?.[rule] ?? 0)
      if (count > 0) (lowered[zone] ??= {})[rule] = count
    }
  return lowered
}
