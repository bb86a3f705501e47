/** Returns the fault and what caused it, the outermost first. */
function causesOf(fault: unknown): Error[] {
  const causes: Error[] = []
  for (let cause = fault; cause instanceof Error && causes.length < 5; cause = cause.cause) causes.push(cause)
  return causes
}

/** Returns the codes of a fault and of its causes. */
export const codesOf = (fault: unknown): string[] =>
  causesOf(fault).flatMap((cause) => ('code' in cause && typeof cause.code === 'string' ? [cause.code] : []))

const PLACES_SHOWN = 6

const PLACE = /^\s+at (?:[\w.<>$# ]+ \[?\(?)?(?:file:|node:|\/)[^\s]*:\d+:\d+\)?$/

/**
 * Describes a fault for the log by kinds, codes and places. Messages are left out, because those of the database and
 * its driver hold people's words.
 */
export function describeFault(fault: unknown): string {
  const kinds =
    causesOf(fault)
      .map((cause) => cause.name)
      .join(' < ') || 'something that is no error'
  // A message can have lines of its own that look like places.
  const stack = fault instanceof Error ? (fault.stack ?? '').replace(fault.message, '') : ''
  const places = stack
    .split('\n')
    .filter((line) => PLACE.test(line))
    .slice(0, PLACES_SHOWN)
    .map((line) => line.trim())
  return [kinds, ...codesOf(fault), ...places].join(' | ')
}
