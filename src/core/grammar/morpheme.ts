/**
 * Morpheme of a word with its tag: `['ba', 'SC2']`, `['fund', 'VRoot']`. Tags are those of the NCHLT annotated corpora
 * (Puttkammer and Gaustad 2021). `NPrePre6` is the initial vowel, and `BPre6` the class prefix. `SC`, `OC`, `PossConc`,
 * `RelConc` and `AdjPref` are concords; others are `VRoot`, `NStem`, `ApplExt`, `VerbTerm` …. The number is the noun
 * class; `1ps`, `2ps`, `1pp`, `2pp` are persons. Text in brackets belongs to the grammar and isn't heard: `(li)`.
 */
export type Morpheme = readonly [form: string, tag: string]

const VOWELS = new Set('aeiou')

/** Tells whether a letter is a vowel; undefined and a hyphen aren't. */
export const isVowel = (letter: string | undefined): boolean => letter !== undefined && VOWELS.has(letter)

/** Returns the class or person in a tag: `9` of `BPre9`, `1ps` of `SC1ps`; empty if there is none. */
export function classOfTag(tag: string): string {
  const kept = classes.get(tag)
  if (kept !== undefined) return kept
  const found = /\d.*$/.exec(tag)?.[0] ?? ''
  classes.set(tag, found)
  return found
}

/** Returns a tag without class or person: `BPre` of `BPre9`. */
export function kindOfTag(tag: string): string {
  const kept = kinds.get(tag)
  if (kept !== undefined) return kept
  const kind = tag.replace(/\d.*$/, '')
  kinds.set(tag, kind)
  return kind
}

/** Asked for millions of times, of some two hundred tags. */
const kinds = new Map<string, string>()
const classes = new Map<string, string>()

/** Returns the class that the prefixes give a noun's stem. After ka- and kwa- it is a person, as in kamama. */
export function classBefore(morphemes: readonly Morpheme[], stem: number): string {
  const [form = '', tag = ''] = morphemes[stem - 1] ?? []
  return tag === 'PossKA' || (tag === 'LocPre' && form === 'kwa') ? '1a' : classOfTag(tag)
}
