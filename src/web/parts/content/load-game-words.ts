import type { GameWord } from '#core/game/game-words.ts'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import type { ContentSection } from '#core/sections/sections.ts'
import { loadSectionContent } from './load-section-content.ts'

/** Sections that have items with pictures. */
const SECTIONS: readonly ContentSection[] = ['vocabulary', 'culture']

/**
 * Loads the words of a learning language that have pictures; none where it has no content yet. Rejects when the network
 * fails.
 */
export async function loadGameWords(language: LearningLanguage): Promise<GameWord[]> {
  const [{ default: itemPictures }, ...sections] = await Promise.all([
    import('../../../../content/pictures/item-pictures.json'),
    ...SECTIONS.map((section) => loadSectionContent(language, section)),
  ])
  const pictures: Readonly<Record<string, { picture: string; like?: string }>> = itemPictures
  return sections.flat().flatMap(({ id, target, english, pronunciation }) => {
    const shown = pictures[id]
    return shown ? [{ id, word: target, meaning: english, pronunciation, ...shown }] : []
  })
}

/** Loads the drawings of pictures by their name: the inside of an SVG of 32 × 32. Rejects when the network fails. */
export const loadPictures = async (): Promise<Readonly<Record<string, string>>> =>
  (await import('../../../../content/pictures/pictures.json')).default

const MENU_PICTURES = import.meta.glob<Readonly<Record<string, string>>>('../../../../content/pictures/pictures.json', {
  query: '?menu',
  import: 'default',
})

/** Loads the drawings of the kids' menu alone, by their name. Rejects when the network fails. */
export const loadMenuPictures = async (): Promise<Readonly<Record<string, string>>> =>
  (await MENU_PICTURES['../../../../content/pictures/pictures.json']?.()) ?? {}
