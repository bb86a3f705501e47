import { PLURAL_CLASS, type NounClass } from '#core/grammar/noun-classes.ts'
import type { SemanticClass } from '#core/grammar/semantic-classes.ts'

/** A root as the engine uses it: compact enough to be downloaded, without sources and review. */
export type LexiconRoot = {
  id: string
  partOfSpeech: string
  /** Form that heads a dictionary entry: `umfazi`, `ukufunda`, `khulu`. */
  lemma: string
  /** `fazi`, `fund`, `khulu`. */
  root: string
  nounClass?: NounClass | undefined
  /** The whole plural. */
  plural?: string | undefined
  /** The locative where the rule doesn't give it. */
  locative?: string | undefined
  semanticClass?: SemanticClass | undefined
  subjects?: readonly SemanticClass[] | undefined
  objects?: readonly SemanticClass[] | undefined
  /** Meanings in the gloss language, most usual first. */
  senses: readonly string[]
}

/** Tag of a stem on which a word can be built. */
export type StemTag = 'NStem' | 'VRoot' | 'AdjStem' | 'RelStem' | 'Adv'

/**
 * Stems that the language's texts attest in several words, without meaning: they make the reading of other words surer.
 */
export type AttestedStems = Readonly<Record<'NStem' | 'VRoot', readonly string[]>>

export const NO_ATTESTED_STEMS: AttestedStems = { NStem: [], VRoot: [] }

/** The roots of a language, found by their stem and by a whole word. */
export type WordLexicon = {
  roots: readonly LexiconRoot[]
  /** Roots by tag and stem: `stems.VRoot.get('fund')`. */
  stems: Readonly<Record<StemTag, ReadonlyMap<string, readonly LexiconRoot[]>>>
  /** Roots by lemma, plural and irregular locative in lower case without hyphens. */
  words: ReadonlyMap<string, readonly LexiconRoot[]>
  attested: Readonly<Record<'NStem' | 'VRoot', ReadonlySet<string>>>
}

const TAGS: Readonly<Record<string, StemTag>> = {
  noun: 'NStem',
  verb: 'VRoot',
  adjective: 'AdjStem',
  relative: 'RelStem',
  numeral: 'AdjStem',
  adverb: 'Adv',
}

const PLAIN = /^[a-z]+$/

/** Normalises a word for lookup: lower case, without hyphens and apostrophes. */
export const plainWord = (word: string): string =>
  PLAIN.test(word)
    ? word
    : word
        .normalize('NFC')
        .toLowerCase()
        .replaceAll(/[-'’‑]/g, '')

/** Tells whether a root is a whole phrase that people say, `Akukho ngxaki`, and no part of other sentences. */
export const isSetPhrase = ({ partOfSpeech, lemma }: LexiconRoot): boolean =>
  partOfSpeech === 'phrase' && /^\p{Lu}/u.test(lemma)

function addTo<Key>(map: Map<Key, LexiconRoot[]>, key: Key, root: LexiconRoot): void {
  const found = map.get(key)
  if (found) found.push(root)
  else map.set(key, [root])
}

/**
 * Returns the class of a noun's plural: its singular's pair. It is class 6 if the plural begins with ama- (`intsimi`,
 * `amasimi`).
 */
export const pluralClassOf = ({ nounClass, plural }: LexiconRoot): NounClass | undefined =>
  plural !== undefined && /^am[ae]/.test(plural) ? '6' : nounClass === undefined ? undefined : PLURAL_CLASS[nounClass]

/** The prefixes of regular plurals. */
const PLURAL_PREFIX = /^(?:am(?=e)|ama|iin|iim|ii|izin|izim|imi|izi|aba|oo)/

/** Returns the stem of a plural that isn't built of the noun's stem: `ehlo` of `amehlo`, `tsiba` of `iintsiba`. */
function pluralStem({ plural, root }: LexiconRoot): string | null {
  const [whole, stem] = [plainWord(plural ?? ''), plainWord(root)]
  if (!PLURAL_PREFIX.test(whole)) return null
  const built = whole.replace(PLURAL_PREFIX, '')
  return built === '' || whole === `ii${stem}` || (built.endsWith(stem) && !built.startsWith('t')) || built === stem
    ? null
    : built
}

/**
 * Returns an adverb as a whole, and its stem unless that is a quality. It has `phezulu` of `ngaphezulu`, but not
 * `khulu` of `kakhulu`.
 */
function adverbStems({ lemma, root }: LexiconRoot, { AdjStem, RelStem }: WordLexicon['stems']): Set<string> {
  const stem = plainWord(root)
  return new Set([plainWord(lemma), ...(AdjStem.has(stem) || RelStem.has(stem) ? [] : [stem])])
}

/** Builds the engine's lookup tables from the roots. */
export function buildWordLexicon(
  roots: readonly LexiconRoot[],
  attested: AttestedStems = NO_ATTESTED_STEMS,
): WordLexicon {
  const stems = {
    NStem: new Map<string, LexiconRoot[]>(),
    VRoot: new Map<string, LexiconRoot[]>(),
    AdjStem: new Map<string, LexiconRoot[]>(),
    RelStem: new Map<string, LexiconRoot[]>(),
    Adv: new Map<string, LexiconRoot[]>(),
  }
  const words = new Map<string, LexiconRoot[]>()
  for (const root of roots) {
    const tag = TAGS[root.partOfSpeech]
    if (tag && tag !== 'Adv') addTo(stems[tag], plainWord(root.root), root)
    if (isSetPhrase(root)) continue
    for (const word of [root.lemma, root.plural, root.locative])
      if (word !== undefined && !word.includes(' ')) addTo(words, plainWord(word), root)
  }
  for (const root of roots) {
    const stem = root.partOfSpeech === 'noun' ? pluralStem(root) : null
    if (stem !== null && !stems.NStem.has(stem)) addTo(stems.NStem, stem, root)
  }
  for (const root of roots)
    if (TAGS[root.partOfSpeech] === 'Adv') for (const stem of adverbStems(root, stems)) addTo(stems.Adv, stem, root)
  return { roots, stems, words, attested: { NStem: new Set(attested.NStem), VRoot: new Set(attested.VRoot) } }
}
