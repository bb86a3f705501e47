import type { ReactNode } from 'react'
import type { Section } from '#core/sections/sections.ts'
import {
  BlocksIcon,
  BookIcon,
  BubbleIcon,
  DrumIcon,
  HashIcon,
  MessagesIcon,
  PuzzleIcon,
  SproutIcon,
  SunriseIcon,
} from './icons.tsx'

type Look = { className: string; Icon: (properties: { small?: boolean; className?: string }) => ReactNode }

/** Look of each section: the class sets hue and pattern, and the icon goes with its name. */
export const SECTION_LOOK: Record<Section, Look> = {
  vocabulary: { className: 'k-vocabulary', Icon: BookIcon },
  phrases: { className: 'k-phrases', Icon: BubbleIcon },
  numbers: { className: 'k-numbers', Icon: HashIcon },
  time: { className: 'k-time', Icon: SunriseIcon },
  grammar: { className: 'k-grammar', Icon: BlocksIcon },
  culture: { className: 'k-culture', Icon: DrumIcon },
  activities: { className: 'k-brand', Icon: PuzzleIcon },
  'ask-khulu': { className: 'k-brand', Icon: MessagesIcon },
  'age-levels': { className: 'k-brand', Icon: SproutIcon },
}
