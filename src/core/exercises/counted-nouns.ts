import type { NounClass } from '#core/grammar/noun-classes.ts'

type CountedNoun = {
  one: string
  oneClass: NounClass
  several: string
  severalClass: NounClass
  english: string
  englishSeveral: string
}

const noun = (
  one: string,
  oneClass: NounClass,
  several: string,
  severalClass: NounClass,
  english: string,
  englishSeveral = `${english}s`,
): CountedNoun => ({ one, oneClass, several, severalClass, english, englishSeveral })

/**
 * Things to count, at least one of every pair of classes whose things are counted. The key stands in ids, so that progress hangs on it.
 * Words and classes are those of the lexicon, which a test holds them to.
 */
export const COUNTED_NOUNS: ReadonlyMap<string, CountedNoun> = new Map(
  [
    noun('umntu', '1', 'abantu', '2', 'person', 'people'),
    noun('umntwana', '1', 'abantwana', '2', 'child', 'children'),
    noun('utitshala', '1a', 'ootitshala', '2a', 'teacher'),
    noun('umthi', '3', 'imithi', '4', 'tree'),
    noun('ilitye', '5', 'amatye', '6', 'stone'),
    noun('isitya', '7', 'izitya', '8', 'dish', 'dishes'),
    noun('isihlangu', '7', 'izihlangu', '8', 'shoe'),
    noun('incwadi', '9', 'iincwadi', '10', 'book'),
    noun('inja', '9', 'izinja', '10', 'dog'),
    noun('indlu', '9', 'izindlu', '10', 'house'),
    noun('imoto', '9', 'iimoto', '10', 'car'),
    noun('usuku', '11', 'iintsuku', '10', 'day'),
  ].map((counted) => [counted.english, counted]),
)
