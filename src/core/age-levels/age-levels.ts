/** The five age levels with their ages in years (specification, sections 2.1 and 9). Families have no bounds. */
export const AGE_LEVELS = [
  { id: 'toddlers', from: 2, to: 4 },
  { id: 'children', from: 5, to: 12 },
  { id: 'teens', from: 13, to: 17 },
  { id: 'adults', from: 18, to: null },
  { id: 'families', from: null, to: null },
] as const

/** Finds the age level of that id, or undefined for an unknown one. */
export const findAgeLevel = (id: string): (typeof AGE_LEVELS)[number] | undefined =>
  AGE_LEVELS.find((level) => level.id === id)
