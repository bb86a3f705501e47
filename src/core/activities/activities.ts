/** The filters of the activities page, in order (specification, section 2.3). */
export const ACTIVITY_FILTERS = ['all', 'games', 'exercises', 'family', 'kids'] as const
export type ActivityFilter = (typeof ACTIVITY_FILTERS)[number]
export type ActivityType = Exclude<ActivityFilter, 'all'>

type Difficulty = 'beginner' | 'intermediate' | 'advanced'

type ActivityId =
  | 'word-quiz'
  | 'number-bingo'
  | 'practise-phrases'
  | 'introduce-yourself'
  | 'practise-numbers'
  | 'practise-time'
  | 'family-story-time'
  | 'greet-the-family'
  | 'cook-together'
  | 'family-tree'
  | 'kids-quiz'
  | 'kids-vocabulary-game'
  | 'colour-hunt'
  | 'weather-window'

/** The one activity that is a component of its own; each other one is explained in steps, with its words. */
export const STORY_TIME = 'family-story-time'
export type GuidedActivity = Exclude<ActivityId, typeof STORY_TIME>

type Described<Id extends ActivityId> = {
  id: Id
  type: ActivityType
  difficulty: Difficulty
  /** Minutes. */
  duration: number
}

/** Something to do that is explained in steps. `address`: where its words are practised. */
export type Guide = Described<GuidedActivity> & { address: string }

/** Something to do; name and description are its texts. */
export type Activity = Guide | Described<typeof STORY_TIME>

/** Every activity, in the order of the page. */
export const ACTIVITIES: readonly Activity[] = [
  { id: 'family-story-time', type: 'family', difficulty: 'beginner', duration: 15 },
  { id: 'word-quiz', type: 'games', difficulty: 'beginner', duration: 5, address: '/quiz' },
  { id: 'number-bingo', type: 'games', difficulty: 'beginner', duration: 15, address: '/vocabulary?category=numbers' },
  { id: 'practise-phrases', type: 'exercises', difficulty: 'beginner', duration: 10, address: '/phrases' },
  {
    id: 'introduce-yourself',
    type: 'exercises',
    difficulty: 'beginner',
    duration: 10,
    address: '/phrases?category=introductions',
  },
  { id: 'practise-numbers', type: 'exercises', difficulty: 'beginner', duration: 10, address: '/numbers' },
  { id: 'practise-time', type: 'exercises', difficulty: 'intermediate', duration: 10, address: '/time' },
  {
    id: 'greet-the-family',
    type: 'family',
    difficulty: 'beginner',
    duration: 5,
    address: '/phrases?category=greetings',
  },
  { id: 'cook-together', type: 'family', difficulty: 'intermediate', duration: 45, address: '/culture?category=food' },
  { id: 'family-tree', type: 'family', difficulty: 'beginner', duration: 30, address: '/vocabulary?category=family' },
  {
    id: 'kids-vocabulary-game',
    type: 'kids',
    difficulty: 'beginner',
    duration: 10,
    address: '/kids-menu/vocabulary?from=activities',
  },
  { id: 'kids-quiz', type: 'kids', difficulty: 'beginner', duration: 2, address: '/kids-menu' },
  { id: 'colour-hunt', type: 'kids', difficulty: 'beginner', duration: 15, address: '/vocabulary?category=colors' },
  { id: 'weather-window', type: 'kids', difficulty: 'beginner', duration: 5, address: '/time?category=seasons' },
]

/** Reads the filter of that name, or all. */
export const readActivityFilter = (name: string | null): ActivityFilter =>
  ACTIVITY_FILTERS.find((filter) => filter === name) ?? 'all'

/** Finds the activity of that id; null where there is none. */
export const findActivity = (id: string | null): Activity | null =>
  ACTIVITIES.find((activity) => activity.id === id) ?? null
