/** Width and height of the network's drawing. */
export const NETWORK_SIZE = { width: 800, height: 460 } as const

/** Room around the outermost schools, for their names. */
const MARGIN = { x: 120, y: 48 } as const

type Point = { x: number; y: number }

/**
 * Returns the places of schools in the drawing: on an ellipse in their order, so that lines cross inside it. One school
 * stands in the middle.
 */
export function placeSchools(ids: readonly string[]): ReadonlyMap<string, Point> {
  const middle = { x: NETWORK_SIZE.width / 2, y: NETWORK_SIZE.height / 2 }
  if (ids.length === 1) return new Map(ids.map((id) => [id, middle]))
  return new Map(
    ids.map((id, at) => {
      const angle = (2 * Math.PI * at) / ids.length - Math.PI / 2
      return [
        id,
        {
          x: Math.round(middle.x + (middle.x - MARGIN.x) * Math.cos(angle)),
          y: Math.round(middle.y + (middle.y - MARGIN.y) * Math.sin(angle)),
        },
      ]
    }),
  )
}

/** Returns the schools that are linked with one, in the order of the list. */
export const linkedWith = <School extends { id: string }>(
  id: string,
  schools: readonly School[],
  links: readonly { from: string; to: string }[],
): School[] => {
  const others = new Set(links.flatMap(({ from, to }) => (from === id ? [to] : to === id ? [from] : [])))
  return schools.filter((school) => others.has(school.id))
}
