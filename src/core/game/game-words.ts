/** A word that a game asks for, with what stands for its meaning. */
export type GameWord = {
  /** Id of the learning item if it is one, else from this game's list. */
  id: string
  word: string
  /** Meaning in English. */
  meaning: string
  /** Respelling for English readers; empty where there is none. */
  pronunciation: string
  /** Name of its picture; left out where it has none. */
  picture?: string
  /** Words of one such group can't be told apart by their pictures. */
  like?: string
}

/** Languages of the fixed lists of the Kids Vocabulary Game (specification, section 3). */
export const LISTED_LANGUAGES = ['en', 'af'] as const
export type ListedLanguage = (typeof LISTED_LANGUAGES)[number]

const LIST = [
  { id: 'dog', picture: 'dog-face', en: 'dog', af: 'hond', saidInAfrikaans: 'HAWNT' },
  { id: 'cat', picture: 'cat-face', en: 'cat', af: 'kat', saidInAfrikaans: 'KUT' },
  { id: 'bird', picture: 'bird', en: 'bird', af: 'voël', saidInAfrikaans: 'FOO-uhl' },
  { id: 'fish', picture: 'tropical-fish', en: 'fish', af: 'vis', saidInAfrikaans: 'FUSS' },
  { id: 'sun', picture: 'sun', en: 'sun', af: 'son', saidInAfrikaans: 'SAWN' },
  { id: 'house', picture: 'house', en: 'house', af: 'huis', saidInAfrikaans: 'HAYSS' },
  { id: 'tree', picture: 'deciduous-tree', en: 'tree', af: 'boom', saidInAfrikaans: 'BOO-uhm' },
  { id: 'book', picture: 'blue-book', en: 'book', af: 'boek', saidInAfrikaans: 'BOOK' },
] as const

/** Returns the eight words of a listed language. English words need no respelling. */
export const listedWords = (language: ListedLanguage): GameWord[] =>
  LIST.map((entry) => ({
    id: entry.id,
    word: entry[language],
    meaning: entry.en,
    pronunciation: language === 'af' ? entry.saidInAfrikaans : '',
    picture: entry.picture,
  }))
