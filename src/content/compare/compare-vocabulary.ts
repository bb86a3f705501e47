/** A concept of a comparison list: its English name and the words that stand for it there. */
export type ListedConcept = { concept: string; words: string[] }

/** Item or root of ours: its English meanings and every form it has (target, other answers, lemma, plural, root). */
export type GlossedEntry = { id: string; meanings: string[]; forms: string[] }

/** One entry of ours that means a listed concept but has another stem. */
export type VocabularyDifference = { concept: string; ours: string; theirs: string }

type ExplainedDifference = VocabularyDifference & { why: string }

/** Agreement is counted by pairs of a listed concept and an entry of ours that means it. */
type VocabularyComparison = { concepts: number; pairs: number; agreeing: number; differences: VocabularyDifference[] }

/**
 * Possible beginnings before a stem: noun prefixes with and without the initial vowel, the infinitive, and some
 * concords. Every fitting one is tried, so a long list costs only a little tolerance.
 */
const BEGINNINGS = [
  'oo',
  'u',
  'um',
  'umu',
  'aba',
  'abe',
  'ab',
  'ba',
  'imi',
  'im',
  'in',
  'i',
  'ii',
  'iim',
  'iin',
  'ili',
  'il',
  'li',
  'ama',
  'ame',
  'am',
  'ma',
  'isi',
  'is',
  'si',
  'izi',
  'iz',
  'izim',
  'izin',
  'zi',
  'ulu',
  'ulw',
  'ul',
  'lu',
  'lw',
  'ubu',
  'ub',
  'uty',
  'bu',
  'uku',
  'ukw',
  'uk',
  'ku',
  'e',
  'o',
  'a',
  'en',
  'em',
  'om',
  'esi',
  'eli',
  'elu',
  'olu',
  'obu',
  'oku',
  'ezi',
  'ezin',
  'ezim',
  'emi',
] as const

const SHORTEST_STEM = 2

const plain = (word: string): string =>
  word
    .toLocaleLowerCase('en')
    .replaceAll(/[-’'.!?,]/gu, '')
    .trim()

/** Returns possible stems of a word or phrase: the whole, and the whole without each beginning of the first word. */
export function possibleStems(word: string): Set<string> {
  const whole = plain(word)
  const shorter = BEGINNINGS.filter((beginning) => whole.startsWith(beginning)).map((beginning) =>
    whole.slice(beginning.length),
  )
  return new Set([whole, ...shorter].filter((stem) => stem.trimStart().length >= SHORTEST_STEM))
}

/** Tells whether two words are forms of one stem, whatever their prefixes. */
export const shareStem = (one: string, other: string): boolean => {
  const stems = possibleStems(other)
  return [...possibleStems(one)].some((stem) => stems.has(stem))
}

/** Splits a cell of a comparison list into words. Several may stand there, divided by `|`, `/`, `,` or `;`. */
export const splitWords = (cell: string): string[] =>
  cell
    .split(/[|/,;]/u)
    .map((word) => word.trim())
    .filter(Boolean)

/** Splits a meaning into parts as a list names them: without brackets, article or `to`. */
export const splitMeaning = (meaning: string): string[] =>
  meaning
    .replaceAll(/\([^)]*\)/gu, '')
    .split(/[,;/]/u)
    .map((part) => plain(part).replace(/^(?:a|an|the|to) /u, ''))
    .filter(Boolean)

const keyOf = ({ concept, ours, theirs }: VocabularyDifference): string => JSON.stringify([concept, ours, theirs])

/** Compares our entries with a list, concept by concept; entries that mean no listed concept are left aside. */
export function compareVocabulary(
  listed: readonly ListedConcept[],
  entries: readonly GlossedEntry[],
): VocabularyComparison {
  const byMeaning = Map.groupBy(
    entries.flatMap((entry) =>
      [...new Set(entry.meanings.flatMap(splitMeaning))].map((meaning) => ({ meaning, entry })),
    ),
    ({ meaning }) => meaning,
  )
  const pairs = listed.flatMap(({ concept, words }) =>
    (byMeaning.get(plain(concept)) ?? []).map(({ entry }) => ({ concept, words, entry })),
  )
  const differing = pairs.filter(
    ({ words, entry }) => !words.some((word) => entry.forms.some((form) => shareStem(word, form))),
  )
  const named = differing.map(({ concept, words, entry }) => ({
    concept,
    ours: entry.forms[0] ?? entry.id,
    theirs: words.join(' | '),
  }))
  return {
    concepts: new Set(pairs.map(({ concept }) => concept)).size,
    pairs: pairs.length,
    agreeing: pairs.length - differing.length,
    differences: [...new Map(named.map((difference) => [keyOf(difference), difference])).values()],
  }
}

/** Differences that nobody has explained, and explanations that no longer explain anything. */
export function matchExplanations(
  differences: readonly VocabularyDifference[],
  explained: readonly ExplainedDifference[],
): { unexplained: VocabularyDifference[]; stale: ExplainedDifference[] } {
  const found = new Set(differences.map(keyOf))
  const known = new Set(explained.map(keyOf))
  return {
    unexplained: differences.filter((difference) => !known.has(keyOf(difference))),
    stale: explained.filter((explanation) => !found.has(keyOf(explanation))),
  }
}

/** Returns the different words of some texts, lower-case; hyphens and apostrophes inside a word belong to it. */
export const wordsOf = (texts: readonly string[]): Set<string> =>
  new Set(
    texts.flatMap(
      (text) =>
        text
          .toLocaleLowerCase('en')
          .replaceAll('’', "'")
          .match(/\p{L}+(?:[-']\p{L}+)*/gu) ?? [],
    ),
  )
