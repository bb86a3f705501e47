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
  vocabulary: { className: 'section-vocabulary', Icon: BookIcon },
  phrases: { className: 'section-phrases', Icon: BubbleIcon },
  numbers: { className: 'section-numbers', Icon: HashIcon },
  time: { className: 'section-time', Icon: SunriseIcon },
  grammar: { className: 'section-grammar', Icon: BlocksIcon },
  culture: { className: 'section-culture', Icon: DrumIcon },
  activities: { className: 'section-brand', Icon: PuzzleIcon },
  'ask-khulu': { className: 'section-brand', Icon: MessagesIcon },
  'age-levels': { className: 'section-brand', Icon: SproutIcon },
}
