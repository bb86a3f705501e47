/** The filters of the activities page, in order (specification, section 2.3). */
export const ACTIVITY_FILTERS = ['all', 'games', 'exercises', 'family', 'kids'] as const
export type ActivityFilter = (typeof ACTIVITY_FILTERS)[number]
export type ActivityType = Exclude<ActivityFilter, 'all'>

export const DIFFICULTIES = ['beginner', 'intermediate', 'advanced'] as const

/** Something to do. `address`: where it is done; left out while it isn't there yet, and the page says so. */
export type Activity = {
  id: 'practise-phrases' | 'practise-numbers' | 'practise-time' | 'word-quiz' | 'family-story-time' | 'kids-vocabulary-game' | 'kids-quiz'
  type: ActivityType
  difficulty: (typeof DIFFICULTIES)[number]
  /** Minutes. */
  duration: number
  address?: string
}

/** Every activity; name and description are its texts. */
export const ACTIVITIES: readonly Activity[] = [
  { id: 'word-quiz', type: 'games', difficulty: 'beginner', duration: 5, address: '/quiz' },
  { id: 'practise-phrases', type: 'exercises', difficulty: 'beginner', duration: 10, address: '/phrases' },
  { id: 'practise-numbers', type: 'exercises', difficulty: 'beginner', duration: 10, address: '/numbers' },
  { id: 'practise-time', type: 'exercises', difficulty: 'intermediate', duration: 10, address: '/time' },
  { id: 'family-story-time', type: 'family', difficulty: 'beginner', duration: 15 },
  { id: 'kids-quiz', type: 'kids', difficulty: 'beginner', duration: 2, address: '/kids-menu' },
  { id: 'kids-vocabulary-game', type: 'kids', difficulty: 'beginner', duration: 10 },
]

/** The filter of that name, or all. */
export const readActivityFilter = (name: string | null): ActivityFilter => ACTIVITY_FILTERS.find((filter) => filter === name) ?? 'all'
