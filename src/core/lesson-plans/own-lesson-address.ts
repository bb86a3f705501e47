/** Writes the address of a published lesson: an address has no signs but letters, figures and hyphens. */
export const ownLessonAddress = (planId: string, version?: number): string =>
  version === undefined ? `/own-lesson/${planId}` : `/own-lesson/${planId}--${version}`

const ADDRESS = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:--([1-9]\d{0,5}))?$/

/** Reads the last part of such an address; null for any other text. */
export function readOwnLessonAddress(parameter: string): { planId: string; version: number | undefined } | null {
  const [, planId, version] = ADDRESS.exec(parameter) ?? []
  return planId === undefined ? null : { planId, version: version === undefined ? undefined : Number(version) }
}
