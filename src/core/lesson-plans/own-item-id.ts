/** Place of an exercise: the lesson, its published version, and the exercise. */
export type OwnItem = { planId: string; version: number; exerciseId: string }

const OWN_ITEM = /^own\.([0-9a-f-]{36})\.(\d{1,6})\.([\w-]{1,40})$/

/** Writes the item id of an exercise of a published lesson: `own.<lesson>.<version>.<exercise>`. */
export const writeOwnItem = ({ planId, version, exerciseId }: OwnItem): string =>
  `own.${planId}.${version}.${exerciseId}`

/** Reads the item id of an exercise of a published lesson; null for any other id. */
export function readOwnItem(itemId: string): OwnItem | null {
  const [, planId, version, exerciseId] = OWN_ITEM.exec(itemId) ?? []
  return planId === undefined || version === undefined || exerciseId === undefined
    ? null
    : { planId, version: Number(version), exerciseId }
}
