import type { GameWord } from '#core/game/game-words.ts'
import { GENERATED_MARK } from '#core/learning/generated-id.ts'
import type { LearningItem } from '#core/learning/learning-item.ts'

/** Groups of toddlers' words, in display order. */
export const LITTLE_GROUPS = ['animals', 'food', 'things', 'body'] as const

export type LittleGroup = (typeof LITTLE_GROUPS)[number]

/** A noun that can be drawn, alone and as several. Its picture says all that a child needs. */
export type LittleWord = {
  /** Id of its root in the lexicon, `noun.dog`. */
  root: string
  group: LittleGroup
  /** Name of its picture. */
  picture: string
  /** Words of one such group are hard to tell apart by their pictures. */
  like?: string
  one: string
  oneMeaning: string
  /** Form for several; missing if the language or the gloss has no other word for them. */
  many?: { word: string; meaning: string }
}

/** Number of drawn things for a plural. */
const SEVERAL = 3

const slugOf = ({ root }: Pick<LittleWord, 'root'>): string => root.replace(/^noun\./, '')

/**
 * Returns the id under which answers about a word are stored. No page lists it, so the answers don't count as items of
 * a page.
 */
const idOf = (word: Pick<LittleWord, 'root'>, number: 'one' | 'many'): string =>
  `vocabulary.${GENERATED_MARK}.${slugOf(word)}${number === 'many' ? '-many' : ''}`

/** Returns the game word of a single thing. */
export const oneOf = (word: LittleWord): GameWord => ({
  id: idOf(word, 'one'),
  word: word.one,
  meaning: word.oneMeaning,
  pronunciation: '',
  picture: word.picture,
  ...(word.like === undefined ? {} : { like: word.like }),
})

/** Returns the game word of several things, drawn as several; null if there is none. */
export const manyOf = (word: LittleWord): GameWord | null =>
  word.many
    ? {
        id: idOf(word, 'many'),
        word: word.many.word,
        meaning: word.many.meaning,
        pronunciation: '',
        picture: `${SEVERAL} ${word.picture}`,
      }
    : null

/** Item by which an answer is checked. */
export type TaughtItem = Pick<LearningItem, 'section' | 'target' | 'also' | 'english'>

/** Builds the taught items of toddlers' words, by the ids in answers. */
export const teachLittleWords = (words: readonly LittleWord[]): Map<string, TaughtItem> =>
  new Map(
    words
      .flatMap((word) => [oneOf(word), manyOf(word) ?? []].flat())
      .map(({ id, word, meaning }) => [id, { section: 'vocabulary', target: word, also: [], english: meaning }]),
  )
