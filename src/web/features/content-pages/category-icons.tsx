import type { ReactNode } from 'react'
import type { ContentCategory } from '#core/sections/sections.ts'
import {
  BookIcon,
  BubbleIcon,
  createIcon,
  DrumIcon,
  HashIcon,
  HomeIcon,
  PaletteIcon,
  SproutIcon,
  SunriseIcon,
  UsersIcon,
} from '../../ui/icons.tsx'

export const SearchIcon = createIcon('<path d="m21 21-4.300-4.300"/><circle cx="11" cy="11" r="8"/>')
const HandIcon = createIcon(
  '<path d="M18 11V6a2 2 0 0 0-4 0M14 10V4a2 2 0 0 0-4 0v2M10 10.500V6a2 2 0 0 0-4 0v8' +
    'M18 8a2 2 0 1 1 4 0v6a8 8 0 0 1-8 8h-2c-2.800 0-4.500-.9-6-2.300l-3.600-3.600a2 2 0 0 1 2.800-2.800L7 15"/>',
)
const CardIcon = createIcon(
  '<path d="M16 10h2M16 14h2M6.200 15a3 3 0 0 1 5.600 0"/><circle cx="9" cy="11" r="2"/><rect x="2" y="5" width="20" height="14" rx="2"/>',
)
const AlarmIcon = createIcon(
  '<path d="M7 18v-6a5 5 0 1 1 10 0v6M5 21a1 1 0 0 1-1-1v-1a1 1 0 0 1 1-1h14a1 1 0 0 1 1 1v1a1 1 0 0 1-1 1z' +
    'M21 12h1m-3.500-7.500L18 5M2 12h1m9-10v1M4.900 4.900l.7.7M12 12v6"/>',
)
const RankIcon = createIcon('<path d="M8 21V10M16 21v-7M4 21h16M12 21V3"/>')
const PlusIcon = createIcon('<path d="M5 7h6M8 4v6M13 17h6M5 20l14-16"/>')
const ClockIcon = createIcon('<circle cx="12" cy="12" r="10"/><path d="M12 6v6l4 2"/>')
const CalendarIcon = createIcon('<path d="M8 2v4m8-4v4M3 10h18"/><rect width="18" height="18" x="3" y="4" rx="2"/>')
const PlayIcon = createIcon('<path d="M5 5a2 2 0 0 1 3-1.700l12 7a2 2 0 0 1 0 3.400l-12 7A2 2 0 0 1 5 19z"/>')
const ContrastIcon = createIcon('<circle cx="12" cy="12" r="10"/><path d="M12 18a6 6 0 0 0 0-12z"/>')
const FlameIcon = createIcon(
  '<path d="M12 3q1 4 4 6.500t3 5.500a1 1 0 0 1-14 0 5 5 0 0 1 1-3 1 1 0 0 0 5 0c0-2-1.500-3-1.500-5q0-2 2.500-4"/>',
)
const PotIcon = createIcon(
  '<path d="M2 12h20M20 12v8a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-8M4 8l16-4M8.900 6.800l-.5-1.700' +
    'a2 2 0 0 1 1.500-2.500l1.900-.5a2 2 0 0 1 2.500 1.500l.4 1.800"/>',
)
const ShirtIcon = createIcon(
  '<path d="M20.400 3.500 16 2a4 4 0 0 1-8 0L3.600 3.500a2 2 0 0 0-1.300 2.200l.6 3.500a1 1 0 0 0 1 .8H6v10' +
    'c0 1.100.9 2 2 2h8a2 2 0 0 0 2-2V10h2.100a1 1 0 0 0 1-.8l.6-3.500a2 2 0 0 0-1.300-2.200z"/>',
)

/** A picture for each category; its name is always beside it. */
export const CATEGORY_ICON: Record<
  ContentCategory,
  (properties: { small?: boolean; className?: string }) => ReactNode
> = {
  'basic-greetings': HandIcon,
  family: UsersIcon,
  numbers: HashIcon,
  colors: PaletteIcon,
  greetings: HandIcon,
  introductions: CardIcon,
  'daily-life': HomeIcon,
  emergencies: AlarmIcon,
  cardinal: HashIcon,
  ordinal: RankIcon,
  math: PlusIcon,
  time: ClockIcon,
  days: SunriseIcon,
  months: CalendarIcon,
  seasons: SproutIcon,
  verbs: PlayIcon,
  nouns: BookIcon,
  pronouns: BubbleIcon,
  adjectives: ContrastIcon,
  traditions: FlameIcon,
  food: PotIcon,
  music: DrumIcon,
  clothing: ShirtIcon,
}
