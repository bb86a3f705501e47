import type { AGE_LEVELS } from '#core/age-levels/age-levels.ts'

export type AgeLevelId = (typeof AGE_LEVELS)[number]['id']

type WayName =
  | 'toddlers'
  | 'kidsDay'
  | 'games'
  | 'stories'
  | 'course'
  | 'day'
  | 'placement'
  | 'review'
  | 'khulu'
  | 'tools'
  | 'activities'
  | 'together'
  | 'account'
  | 'voice'

const STORIES = { name: 'stories', href: '/activities?activity=family-story-time' } as const
const COURSE = { name: 'course', href: '/learn' } as const
const KHULU = { name: 'khulu', href: '/ask-khulu' } as const
const TOOLS = { name: 'tools', href: '/tools' } as const
const REVIEW = { name: 'review', href: '/review' } as const
const DAY = { name: 'day', href: '/adults-dashboard' } as const

/** Suggested pages of each age level; the first is for beginners. */
export const WAYS: Readonly<Record<AgeLevelId, readonly { name: WayName; href: string }[]>> = {
  toddlers: [{ name: 'toddlers', href: '/toddlers' }, STORIES],
  children: [{ name: 'kidsDay', href: '/kids-dashboard' }, { name: 'games', href: '/kids-menu' }, STORIES, COURSE],
  teens: [COURSE, DAY, REVIEW, KHULU, TOOLS],
  adults: [
    COURSE,
    { name: 'placement', href: '/placement' },
    DAY,
    REVIEW,
    KHULU,
    TOOLS,
    { name: 'voice', href: '/speak' },
  ],
  families: [
    { name: 'together', href: '/together' },
    STORIES,
    { name: 'activities', href: '/activities?filter=family' },
    { name: 'toddlers', href: '/toddlers' },
    { name: 'account', href: '/children' },
  ],
}
