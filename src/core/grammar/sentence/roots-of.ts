import { WHEN, type ClauseMeaning, type NounMeaning } from '#core/grammar/sentence/meaning.ts'
import type { LexiconRoot } from '#core/grammar/word-lexicon.ts'

/** Lists the roots of a noun and of all its modifiers. */
export const nounRoots = (noun: NounMeaning): LexiconRoot[] => [
  noun.root,
  ...noun.qualities,
  ...(noun.owner?.kind === 'noun' ? nounRoots(noun.owner) : []),
  ...(noun.sort ? [noun.sort.root] : []),
  ...(noun.who
    ? [
        noun.who.root,
        ...noun.who.adverbs,
        ...(noun.who.place ? nounRoots(noun.who.place) : []),
        ...(noun.who.object?.kind === 'noun' ? nounRoots(noun.who.object) : []),
      ]
    : []),
]

/** Tells whether a root is a time in figures, which is no entry of the lexicon. */
export const isWhen = ({ id }: LexiconRoot): boolean => id.startsWith(WHEN)

/** Lists the roots of a sentence. */
export function rootsOf({ subject, predicate, objects, places, adverbs }: ClauseMeaning): LexiconRoot[] {
  const things = [subject, ...objects, ...places.map(({ thing }) => thing)].flatMap((thing) =>
    thing?.kind === 'noun' ? nounRoots(thing) : [],
  )
  const said =
    'root' in predicate
      ? [predicate.root]
      : 'place' in predicate
        ? predicate.place.thing.kind === 'noun'
          ? nounRoots(predicate.place.thing)
          : []
        : 'thing' in predicate
          ? nounRoots(predicate.thing)
          : 'noun' in predicate
            ? nounRoots(predicate.noun)
            : []
  return [...things, ...said, ...adverbs.filter((root) => !isWhen(root))]
}
