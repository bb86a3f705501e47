import { STORY_MODES, type StoryMode } from '#core/stories/story.ts'

/** Place of a reader in the address, so that going back, reloading and another language keep it. */
export type StoryPlace = {
  /** The slug of the open story; null: the list of stories. */
  story: string | null
  mode: StoryMode
  /** Number of the section, from 0. It may exceed the story; `sectionWithin` limits it. */
  section: number
}

const FIRST_MODE: StoryMode = 'listening'

/** Reads the place from an address. */
export function readStoryPlace(query: string): StoryPlace {
  const parameters = new URLSearchParams(query)
  const section = Number(parameters.get('section') ?? 1)
  return {
    story: parameters.get('story'),
    mode: STORY_MODES.find((mode) => mode === parameters.get('mode')) ?? FIRST_MODE,
    section: Number.isInteger(section) && section > 0 ? section - 1 : 0,
  }
}

/** Returns the query of a place, with the other parameters of the present one. */
export function writeStoryPlace({ story, mode, section }: StoryPlace, query: string): string {
  const parameters = new URLSearchParams(query)
  for (const name of ['story', 'mode', 'section']) parameters.delete(name)
  if (story !== null) {
    parameters.set('story', story)
    if (mode !== FIRST_MODE) parameters.set('mode', mode)
    if (section > 0) parameters.set('section', String(section + 1))
  }
  return `?${parameters}`
}

/** Returns the section of a place. The first one stands in for a number beyond the last. */
export const sectionWithin = (section: number, count: number): number => (section < count ? section : 0)
