import { readWord } from '#core/grammar/analyse-word.ts'
import type { LanguageEngine } from '#core/grammar/language-engine.ts'
import { PLURAL_CLASS } from '#core/grammar/noun-classes.ts'
import { plainWord, pluralClassOf, type LexiconRoot } from '#core/grammar/word-lexicon.ts'
import { isOdd, oddness } from '#core/grammar/is-odd.ts'
import { roleOf } from '#core/khulu/reading/role-of-reading.ts'
import type { WordRole } from '#core/khulu/reading/word-role.ts'

/** Finds the noun of an initial vowel and a rest, if the lexicon has it. */
export function findNoun(rest: string, vowels: readonly string[], engine: LanguageEngine): LexiconRoot | undefined {
  for (const vowel of vowels) {
    const found = engine.lexicon.words.get(plainWord(vowel + rest))?.find(({ partOfSpeech }) => partOfSpeech === 'noun')
    if (found) return found
  }
  return undefined
}

export const isPlural = (root: LexiconRoot, noun: string): boolean =>
  root.plural !== undefined && plainWord(root.plural) === plainWord(noun)

/** Returns a noun as the dictionary has it, by the form in hand: itself, its plural, or its place. */
function nounOfEntry(root: LexiconRoot, word: string): WordRole {
  const plural = plainWord(root.lemma) !== word && isPlural(root, word)
  return {
    kind: 'noun',
    root,
    plural,
    nounClass: (plural ? pluralClassOf(root) : undefined) ?? root.nounClass ?? '9',
    link: root.locative !== undefined && plainWord(root.locative) === word ? 'place' : 'none',
    morphemes: [[word, 'NStem']],
  }
}

/**
 * Returns the known readings of a word as roles; a dictionary entry comes first.
 * On a page *amanzi* is "water" before it is "which are wet".
 */
export function listKnown(word: string, engine: LanguageEngine): WordRole[] {
  const readings = readWord(word, engine).filter(
    ({ root, morphemes }) =>
      (root !== undefined || morphemes.some(([, tag]) => tag.startsWith('PronStem'))) && !isOdd(morphemes),
  )
  // Imilo is a shape before it is fights.
  const entries = (engine.lexicon.words.get(plainWord(word)) ?? []).toSorted(
    (one, other) =>
      Number(plainWord(other.lemma) === plainWord(word)) - Number(plainWord(one.lemma) === plainWord(word)),
  )
  const rank = (role: WordRole): number =>
    ('root' in role && entries.includes(role.root) ? 2 - entries.indexOf(role.root) / 10 : 0) - oddness(role)
  // Ifama is a farm and imfama is who is blind: of one class and stem, but not the same word.
  const asEntry = (role: WordRole): WordRole => {
    const own =
      role.kind === 'noun' && role.link === 'none' && !role.plural && !entries.includes(role.root)
        ? entries.find(({ root, nounClass }) => root === role.root.root && nounClass === role.root.nounClass)
        : undefined
    return own && role.kind === 'noun' ? { ...role, root: own } : role
  }
  const roles = readings
    .flatMap((reading) => roleOf(reading, engine) ?? [])
    .map(asEntry)
    .toSorted((one, other) => rank(other) - rank(one))
  const [entry] = entries
  // Abelungu, endlini: the plural or the place that the dictionary has of a noun.
  if (
    entry?.partOfSpeech === 'noun' &&
    !['15', '16', '17'].includes(entry.nounClass ?? '') &&
    !roles.some(
      (role) => role.kind === 'noun' && role.root === entry && (role.link === 'none' || role.link === 'place'),
    )
  )
    return [nounOfEntry(entry, plainWord(word)), ...roles]
  // Kude is far, as the dictionary has it, before it is of -de.
  if (
    entry &&
    (entry.nounClass === '16' || entry.nounClass === '17' || /^(?:adverb|phrase)$/.test(entry.partOfSpeech)) &&
    !roles.some((role) => 'root' in role && role.root === entry)
  )
    return [{ kind: 'whole', root: entry, morphemes: [[word, 'Word']] }, ...roles]
  return roles.length > 0
    ? roles
    : entries.slice(0, 1).map((root) => ({ kind: 'whole', root, morphemes: [[word, 'Word']] }))
}

/** Reads a noun without its first vowel, as after a demonstrative and in calling: `zinja`, `mntu`. */
export function readShortNoun(word: string, engine: LanguageEngine): WordRole | null {
  const root = findNoun(word, ['i', 'u', 'a', 'ii', 'oo'], engine)
  if (!root?.nounClass) return null
  const plural =
    root.plural !== undefined && plainWord(root.plural).endsWith(word) && !plainWord(root.lemma).endsWith(word)
  return {
    kind: 'noun',
    root,
    plural,
    nounClass: plural ? (PLURAL_CLASS[root.nounClass] ?? root.nounClass) : root.nounClass,
    link: 'none',
    morphemes: [[word, 'NStem']],
  }
}

/** Tells whether the dictionary has a word in exactly this form. */
export const isEntry = (word: string, { lexicon }: LanguageEngine): boolean => lexicon.words.has(plainWord(word))
