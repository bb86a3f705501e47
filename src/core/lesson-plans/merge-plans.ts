import type { LessonPlan } from '#core/lesson-plans/lesson-plan.ts'

/** Value of a field of a lesson, as JSON. */
export type PlanValue = string | number | boolean | null | readonly PlanValue[] | { readonly [name: string]: PlanValue }

/** Value of a field that both changed: `theirs` stands in the lesson, `mine` waits for a decision. */
export type FieldClash = { path: string; mine: PlanValue }

/** Result of a merge. */
export type MergedPlan = { plan: LessonPlan; clashes: readonly FieldClash[] }

type Fields = Readonly<Record<string, PlanValue>>
type Item = Fields & { id: string }

const isFields = (value: PlanValue | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isItem = (value: PlanValue): value is Item => isFields(value) && typeof value['id'] === 'string'

const isList = (value: PlanValue | undefined): value is readonly PlanValue[] => Array.isArray(value)

/** Tells whether a list holds items with ids; an empty list may. */
const isItemList = (value: PlanValue | undefined): value is readonly Item[] => isList(value) && value.every(isItem)

/** Tells whether two values are the same, whatever the order of their fields. */
export function isSame(one: PlanValue | undefined, other: PlanValue | undefined): boolean {
  if (one === other) return true
  if (isList(one) && isList(other))
    return one.length === other.length && one.every((value, index) => isSame(value, other[index]))
  if (!isFields(one) || !isFields(other)) return false
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => isSame(one[name], other[name]))
}

type Noted = FieldClash[]

const idsOf = (items: readonly Item[]): string[] => items.map(({ id }) => id)

/** Puts the ids that a list lacks behind their neighbour in another order. */
function addMissing(order: readonly string[], other: readonly string[]): string[] {
  const result = [...order]
  for (const [index, id] of other.entries()) {
    if (result.includes(id)) continue
    const before = other
      .slice(0, index)
      .toReversed()
      .find((earlier) => result.includes(earlier))
    result.splice(before === undefined ? 0 : result.indexOf(before) + 1, 0, id)
  }
  return result
}

/** Returns the ids of both lists in the order of whoever moved items; theirs counts if both did. */
function mergeOrder(base: readonly string[], theirs: readonly string[], mine: readonly string[]): string[] {
  const kept = (ids: readonly string[]): string[] =>
    ids.filter((id) => base.includes(id) && theirs.includes(id) && mine.includes(id))
  return isSame(kept(theirs), kept(base)) ? addMissing(mine, theirs) : addMissing(theirs, mine)
}

/** Merges one item of a list. An item that one deleted and the other left alone is gone; a changed one stays. */
function mergeItem(
  base: Item | undefined,
  theirs: Item | undefined,
  mine: Item | undefined,
  path: string,
  noted: Noted,
): Item | undefined {
  if (theirs && mine) return mergeFields(base, theirs, mine, path, noted) as Item
  const left = theirs ?? mine
  return base && isSame(base, left) ? undefined : left
}

function mergeItems(
  base: readonly Item[],
  theirs: readonly Item[],
  mine: readonly Item[],
  path: string,
  noted: Noted,
): readonly Item[] {
  const find = (items: readonly Item[], id: string): Item | undefined => items.find((item) => item.id === id)
  const merged = mergeOrder(idsOf(base), idsOf(theirs), idsOf(mine)).flatMap(
    (id) => mergeItem(find(base, id), find(theirs, id), find(mine, id), `${path}/${id}`, noted) ?? [],
  )
  // Each deleted another one, and nothing is left: theirs stays, because a lesson has one objective and one activity.
  return merged.length > 0 || theirs.length === 0 ? merged : theirs
}

function mergeFields(base: Fields | undefined, theirs: Fields, mine: Fields, path: string, noted: Noted): Fields {
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])]
  return Object.fromEntries(
    names.map((name) => [
      name,
      mergeValue(base?.[name], theirs[name] ?? null, mine[name] ?? null, path === '' ? name : `${path}/${name}`, noted),
    ]),
  )
}

function mergeValue(
  base: PlanValue | undefined,
  theirs: PlanValue,
  mine: PlanValue,
  path: string,
  noted: Noted,
): PlanValue {
  if (isSame(theirs, mine) || isSame(mine, base)) return theirs
  if (isSame(theirs, base)) return mine
  if (isItemList(theirs) && isItemList(mine)) return mergeItems(isItemList(base) ? base : [], theirs, mine, path, noted)
  noted.push({ path, mine })
  return theirs
}

/**
 * Merges two drafts of one lesson that began with the same draft. Changes of different fields both count. If both
 * changed one field, theirs stands, and mine is returned as a clash.
 * @param base the draft that both began with @param theirs the stored draft @param mine the draft that is saved now
 */
export function mergePlans(base: LessonPlan, theirs: LessonPlan, mine: LessonPlan): MergedPlan {
  const clashes: Noted = []
  const plan = mergeFields(base, theirs, mine, '', clashes) as unknown as LessonPlan
  return { plan, clashes }
}

/** Reads the value at a path of a clash; undefined if its item has been deleted since. */
export function readField(plan: LessonPlan, path: string): PlanValue | undefined {
  let value: PlanValue | undefined = plan as unknown as PlanValue
  for (const name of path.split('/')) {
    value = isList(value)
      ? value.find((item) => isItem(item) && item.id === name)
      : isFields(value)
        ? value[name]
        : undefined
  }
  return value
}

function writeAt(value: PlanValue, [name, ...rest]: readonly string[], field: PlanValue): PlanValue {
  if (name === undefined) return field
  if (isList(value)) return value.map((item) => (isItem(item) && item.id === name ? writeAt(item, rest, field) : item))
  return isFields(value) && name in value ? { ...value, [name]: writeAt(value[name] ?? null, rest, field) } : value
}

/** Writes the value at a path of a clash. A lesson without that place stays as it is. */
export const writeField = (plan: LessonPlan, path: string, value: PlanValue): LessonPlan =>
  writeAt(plan as unknown as PlanValue, path.split('/'), value) as unknown as LessonPlan
