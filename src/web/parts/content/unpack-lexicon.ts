import type { NounClass } from '#core/grammar/noun-classes.ts'
import { SEMANTIC_CLASSES, type SemanticClass } from '#core/grammar/semantic-classes.ts'
import type { AttestedStems, LexiconRoot } from '#core/grammar/word-lexicon.ts'

/**
 * Traits shared by many roots: part of speech, class, and usual patterns of dictionary form and plural. In a pattern
 * `~` stands for the root.
 */
export type RootKind = readonly [partOfSpeech: string, nounClass: NounClass | '', lemma: string, plural: string]

/**
 * Downloaded lexicon: one text for each column, since similar values compress well together. Line feeds separate
 * values; an empty line is the usual form, and a hyphen means none.
 */
export type PackedLexicon = {
  kinds: readonly RootKind[]
  /** A letter a root: the place of its kind, and of its semantic class; a space where it has none. */
  kind: string
  semanticClass: string
  /** Id without the part of speech; empty if it is the first sense's own slug. */
  id: string
  root: string
  lemma: string
  plural: string
  locative: string
  /** A letter for each semantic class. */
  subjects: string
  objects: string
  /** Parted by bars. */
  senses: string
  /** Stems without meaning, verbs and nouns. */
  attestedVerbs: string
  attestedNouns: string
}

/** Returns the usual end of a root's id: `to drink (water)` → `drink`. */
export const slugOfSense = (sense: string): string =>
  sense
    .toLowerCase()
    .replace(/^to /, '')
    .replaceAll(/\([^)]*\)|,.*/g, '')
    .trim()
    .replaceAll(/[^a-z0-9]+/g, '-')

/** `A` is the first place of a list. */
export const letterOf = (place: number): string => String.fromCharCode(65 + place)
const placeOf = (letter: string): number => letter.charCodeAt(0) - 65

const readClasses = (letters: string): SemanticClass[] =>
  [...letters].flatMap((letter) => SEMANTIC_CLASSES[placeOf(letter)] ?? [])

const readTemplate = (template: string, root: string): string => template.replace('~', () => root)

/** Reads a list that may be missing, may be empty, or has letters. */
const readList = (name: 'subjects' | 'objects', letters: string): Pick<LexiconRoot, 'subjects' | 'objects'> =>
  letters === '' ? {} : { [name]: letters === '-' ? [] : readClasses(letters) }

/** Returns the roots of a packed lexicon, in the order that they were packed in. */
export function unpackLexicon(packed: PackedLexicon): LexiconRoot[] {
  const column = (
    name: 'id' | 'root' | 'lemma' | 'plural' | 'locative' | 'subjects' | 'objects' | 'senses',
  ): string[] => packed[name].split('\n')
  const [ids, roots, lemmas, plurals, locatives, subjects, objects, senses] = [
    column('id'),
    column('root'),
    column('lemma'),
    column('plural'),
    column('locative'),
    column('subjects'),
    column('objects'),
    column('senses'),
  ]
  return [...packed.kind].flatMap((letter, index) => {
    const kind = packed.kinds[placeOf(letter)]
    if (!kind) return []
    const [partOfSpeech, nounClass, lemma, plural] = kind
    const at = (list: readonly string[]): string => list[index] ?? ''
    const root = at(roots)
    const pluralForm = at(plurals) || plural
    const [semanticClass] = readClasses(packed.semanticClass[index] ?? '')
    const meanings = at(senses) === '' ? [] : at(senses).split('|')
    return {
      id: `${partOfSpeech}.${at(ids) || slugOfSense(meanings[0] ?? '')}`,
      partOfSpeech,
      lemma: readTemplate(at(lemmas) || lemma, root),
      root,
      ...(nounClass === '' ? {} : { nounClass }),
      ...(pluralForm === '-' ? {} : { plural: readTemplate(pluralForm, root) }),
      ...(at(locatives) === '' ? {} : { locative: at(locatives) }),
      ...(semanticClass === undefined ? {} : { semanticClass }),
      ...readList('subjects', at(subjects)),
      ...readList('objects', at(objects)),
      senses: meanings,
    }
  })
}

const readLines = (text: string): string[] => (text === '' ? [] : text.split('\n'))

/** Returns the stems of a packed lexicon that texts attest. */
export const unpackAttestedStems = ({ attestedVerbs, attestedNouns }: PackedLexicon): AttestedStems => ({
  VRoot: readLines(attestedVerbs),
  NStem: readLines(attestedNouns),
})
