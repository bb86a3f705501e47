/** Thing in a list of a lesson. */
type Listed = { id: string }

/** Returns the list without one item. A list that must keep one item keeps its last. */
export const removeItem = <Item extends Listed>(items: readonly Item[], id: string, least = 0): Item[] =>
  items.length <= least ? [...items] : items.filter((item) => item.id !== id)

/** Returns the list with an item moved by a number of places; it stops at both ends. */
export function moveItem<Item extends Listed>(items: readonly Item[], id: string, by: number): Item[] {
  const at = items.findIndex((item) => item.id === id)
  const item = items[at]
  if (!item) return [...items]
  const rest = items.filter((_, index) => index !== at)
  const place = Math.min(rest.length, Math.max(0, at + by))
  return [...rest.slice(0, place), item, ...rest.slice(place)]
}
