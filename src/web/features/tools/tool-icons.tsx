import type { ReactNode } from 'react'
import { BlocksIcon, BookIcon, createIcon, HashIcon } from '../../ui/icons.tsx'
import type { Tool } from './tool-list.ts'

export const SearchIcon = createIcon('<path d="m21 21-4.300-4.300"/><circle cx="11" cy="11" r="8"/>')
const ScanIcon = createIcon(
  '<path d="M3 7V5a2 2 0 0 1 2-2h2m10 0h2a2 2 0 0 1 2 2v2m0 10v2a2 2 0 0 1-2 2h-2M7 21H5a2 2 0 0 1-2-2v-2M7 8h8M7 12h10M7 16h6"/>',
)
const TableIcon = createIcon('<path d="M12 3v18M3 9h18M3 15h18"/><rect width="18" height="18" x="3" y="3" rx="2"/>')
const CardsIcon = createIcon(
  '<rect width="14" height="14" x="8" y="8" rx="2"/><path d="M4 16a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2"/>',
)
const EarIcon = createIcon(
  '<path d="M6 8.500a6.500 6.500 0 1 1 13 0c0 6-6 6-6 10a3.500 3.500 0 1 1-7 0M15 8.500a2.500 2.500 0 0 0-5 0v1a2 2 0 1 1 0 4"/>',
)

/** Look of each tool: icon, hue and pattern. */
export const TOOL_LOOK: Readonly<
  Record<Tool, { className: string; Icon: (properties: { small?: boolean }) => ReactNode }>
> = {
  dictionary: { className: 'section-vocabulary', Icon: BookIcon },
  words: { className: 'section-phrases', Icon: ScanIcon },
  conjugator: { className: 'section-grammar', Icon: TableIcon },
  'noun-classes': { className: 'section-grammar', Icon: BlocksIcon },
  numbers: { className: 'section-numbers', Icon: HashIcon },
  sounds: { className: 'section-time', Icon: EarIcon },
  'flash-cards': { className: 'section-culture', Icon: CardsIcon },
}
