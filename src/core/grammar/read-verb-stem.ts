import type { ChangedStem } from '#core/grammar/changed-stems.ts'
import { isVowel, type Morpheme } from '#core/grammar/morpheme.ts'
import type { NguniGrammar } from '#core/grammar/nguni-grammar.ts'
import { writtenVerb } from '#core/grammar/verb-irregular.ts'
import { VERB_TAILS, type VerbTail } from '#core/grammar/verb-tails.ts'
import type { LexiconRoot, WordLexicon } from '#core/grammar/word-lexicon.ts'
import { BestReadings, formCost, stepCost, type EndReading } from '#core/grammar/word-reading.ts'

const EXTENSIONS: readonly Morpheme[] = [
  ['w', 'PassExt'],
  ['iw', 'PassExt'],
  ['is', 'CausExt'],
  ['el', 'ApplExt'],
  ['an', 'RecipExt'],
  ['ek', 'NeutExt'],
  ['akal', 'NeutExt'],
]

/** Forms of -an- and -akal- before the -e of a completed state: `thandene`, `bonakele`. */
const RAISED_EXTENSIONS: readonly Morpheme[] = [...EXTENSIONS, ['en', 'RecipExt'], ['akel', 'NeutExt']]

const NO_EXTENSION: readonly Morpheme[] = []

/** Costs of unknown roots: less for longer ones, since a long one is hardly there by accident. */
const UNKNOWN_ROOT = 550
const UNKNOWN_LETTER = 230
const KNOWN_ROOT = 450
const ATTESTED_ROOT = 600
/** Cost of the stems of come, stand and hear with the i of `ndiyeza`, which are very frequent words. */
const LATENT_ROOT = 330
const DERIVED = 50
const DERIVED_CAUSATIVE = 900
const HALF_KNOWN: Readonly<Record<string, number>> = { is: 50, el: 250, an: 250, en: 250, ek: 100, w: 0, iw: 0 }
const VOWEL_FIRST = 400
const TWICE = 150

/** A root of the language's shape: it has a vowel and ends with a consonant. */
const ROOT_SHAPE = /[aeiou].*[^aeiou]$/s

/** Two vowels in a row. They never meet within a root, so a prefix ends between them, or the word is a loan. */
const TWO_VOWELS = /[aeiou]{2}/
const HIATUS = 500

/**
 * Reduplicated root: `hambahamb`. In `ahlukahluk` the first vowel stands once, and in `salasel` only the second half
 * has changed.
 */
const REDUPLICATED = /^([aeiou]?)(([^aeiou]+)([aeiou])([^aeiou]+))([aeiou])(\3(?:\4|e)\5.*)$/

/** A root of one consonant said twice: `lwayilw`, `akhayikh`. */
const SHORT_REDUPLICATED = /^([aeiou]?)(([^aeiou]+)(a)(y))(i)(\3)$/

/** Knowledge for reading verbs. */
export type VerbKnowledge = {
  grammar: NguniGrammar
  lexicon: WordLexicon
  changed: ReadonlyMap<string, ChangedStem>
  latent: ReadonlyMap<string, LexiconRoot>
}

/** A way to cut a body into root and extensions; what was cut off is behind it. */
type Split = { root: string; extensions: readonly Morpheme[]; cost: number }

/** Root that was found, with the cost of believing in it. */
type FoundRoot = { cost: number; root: LexiconRoot | undefined; morphemes: readonly Morpheme[] }

/**
 * Returns the root with its last palatal turned back into the labial that the passive changed: `setyenz` into `sebenz`.
 */
function unpalatalise(stem: string, palatals: NguniGrammar['palatals']): string[] {
  const roots: string[] = []
  for (const [labial, palatal] of palatals) {
    const at = stem.lastIndexOf(palatal)
    if (at > 1) roots.push(stem.slice(0, at) + labial + stem.slice(at + palatal.length))
  }
  return roots
}

/** Most extensions that are looked for. */
const MOST_EXTENSIONS = 3

/**
 * Adds to `splits` every way to cut the body, the uncut one first. `after` stands behind it and `last` is the kind of
 * what comes next.
 */
function splitExtensions(
  splits: Split[],
  body: string,
  palatals: NguniGrammar['palatals'],
  after: readonly Morpheme[],
  last: string,
  costAfter: number,
  among: readonly Morpheme[],
): void {
  splits.push({ root: body, extensions: after, cost: stepCost('VRoot', last) + costAfter })
  if (after.length === MOST_EXTENSIONS) return
  for (const extension of among) {
    const [form, kind] = extension
    if (!body.endsWith(form) || body.length <= form.length) continue
    const rest = body.slice(0, -form.length)
    if (kind === 'PassExt' && form === 'w' && isVowel(rest.at(-1))) continue
    const start = splits.length
    splitExtensions(
      splits,
      rest,
      palatals,
      [extension, ...after],
      kind,
      costAfter + formCost(kind, form) + stepCost(kind, last),
      EXTENSIONS,
    )
    if (kind === 'PassExt')
      splits.push(
        ...splits
          .splice(start)
          .flatMap((split) => [split, ...unpalatalise(split.root, palatals).map((root) => ({ ...split, root }))]),
      )
  }
}

/** Returns the cost of a derived root with an entry of its own (`sebenzisa`); its parts are the better reading. */
function derivedCost(root: string, lexicon: WordLexicon): number {
  if (root.endsWith('is') && (root.length > 4 || lexicon.stems.VRoot.has(root.slice(0, -2)))) return DERIVED_CAUSATIVE
  return /(?:el|an|ek)$/.test(root) && lexicon.stems.VRoot.has(root.slice(0, -2)) ? DERIVED : 0
}

/** Returns an extension in its dictionary form: `en` of `hlangene` is the `an` of `hlangana`. */
const plainExtension = (form: string): string => (form === 'en' ? 'an' : form === 'iw' ? 'w' : form)

/** Finds a stem that has changed before this ending: `phethe`, `phethwe`, `hleli`, `tsho`. */
function findChanged(
  { root, extensions }: Split,
  { vowel }: VerbTail,
  { changed }: VerbKnowledge,
): LexiconRoot | undefined {
  if (vowel === '') return undefined
  const stem = changed.get(root)
  return stem?.ending === vowel && extensions.every(([, kind]) => kind === 'PassExt') ? stem.root : undefined
}

/** Finds a verb whose dictionary form has the first extension: `qhubek` in `qhub-ek`, `dinw` in `din-iw`. */
function findDerived({ root, extensions: [extension] }: Split, lexicon: WordLexicon): LexiconRoot | undefined {
  return extension && root.length > 2 ? lexicon.stems.VRoot.get(root + plainExtension(extension[0]))?.[0] : undefined
}

function guessRoot(root: string, lexicon: WordLexicon): number | null {
  if (!ROOT_SHAPE.test(root)) return null
  if (lexicon.attested.VRoot.has(root)) return ATTESTED_ROOT
  return (
    UNKNOWN_ROOT +
    UNKNOWN_LETTER * root.length +
    (isVowel(root.charAt(0)) ? VOWEL_FIRST : 0) +
    (TWO_VOWELS.test(root) ? HIATUS : 0)
  )
}

/** Finds a root said twice, which is known, or of two whole syllables and guessed. */
function findTwice({ root, extensions }: Split, tail: VerbTail, knowledge: VerbKnowledge): FoundRoot | null {
  const { lexicon } = knowledge
  const [, vowel = '', copy = '', , , , between = '', again = ''] =
    SHORT_REDUPLICATED.exec(root) ?? REDUPLICATED.exec(root) ?? []
  const known =
    lexicon.stems.VRoot.get(vowel + again)?.[0] ??
    findChanged({ root: vowel + again, extensions, cost: 0 }, tail, knowledge)
  const cost = known ? KNOWN_ROOT : again.startsWith(copy) && copy.length > 3 ? guessRoot(again, lexicon) : null
  return cost === null
    ? null
    : {
        cost: cost + TWICE,
        root: known,
        morphemes: [
          [vowel + copy, 'VRoot'],
          [between, 'VerbTerm'],
          [again, 'VRoot'],
        ],
      }
}

/** Finds the roots of a split: one of the lexicon, a changed, doubled or partial one, or a guess. */
function findRoots(split: Split, tail: VerbTail, knowledge: VerbKnowledge): FoundRoot[] {
  const { root, extensions } = split
  const { lexicon } = knowledge
  const morphemes: readonly Morpheme[] = [[root, 'VRoot']]
  const changed = findChanged(split, tail, knowledge)
  if (changed) return [{ cost: KNOWN_ROOT, root: changed, morphemes }]
  const twice = REDUPLICATED.test(root) || SHORT_REDUPLICATED.test(root) ? findTwice(split, tail, knowledge) : null
  if (tail.vowel === 'o') return twice ? [twice] : []
  const latent = extensions.length === 0 ? knowledge.latent.get(root) : undefined
  if (latent) return [{ cost: LATENT_ROOT, root: latent, morphemes }]
  const alike = lexicon.stems.VRoot.get(root)
  // Uyaba is of ukuba, to be: to steal is uyeba.
  const known =
    (extensions.length === 0 && tail.written === 'a'
      ? alike?.find((one) => writtenVerb(one) === one.lemma)
      : undefined) ?? alike?.[0]
  if (known)
    return [
      ...(twice ? [twice] : []),
      { cost: KNOWN_ROOT + (twice ? DERIVED_CAUSATIVE : derivedCost(root, lexicon)), root: known, morphemes },
    ]
  if (twice) return [twice]
  const derived = findDerived(split, lexicon)
  if (derived && ROOT_SHAPE.test(root))
    return [{ cost: KNOWN_ROOT + (HALF_KNOWN[extensions[0]?.[0] ?? ''] ?? 400), root: derived, morphemes }]
  const cost = guessRoot(root, lexicon)
  return cost === null ? [] : [{ cost, root: undefined, morphemes }]
}

/**
 * Reads a verb's stem with its ending: root, extensions, ending; the likeliest first. `setyenziswa` is `sebenz`, -is-,
 * -w-, -a. Roots of the lexicon come with their entry; others are guessed by their shape. @param most limit of the
 * readings
 */
export function readVerbStem(text: string, knowledge: VerbKnowledge, most: number): readonly EndReading[] {
  const best = new BestReadings(most)
  for (const tail of VERB_TAILS.get(text.at(-1)) ?? []) {
    if (!text.endsWith(tail.written) || text.length === tail.written.length) continue
    const body = text.slice(0, -tail.written.length)
    if (isVowel(body.at(-1))) continue
    const splits: Split[] = []
    splitExtensions(
      splits,
      body,
      knowledge.grammar.palatals,
      NO_EXTENSION,
      tail.first,
      tail.cost,
      tail.vowel === 'e' ? RAISED_EXTENSIONS : EXTENSIONS,
    )
    for (const split of splits) {
      if (!best.keeps(split.cost)) continue
      for (const found of findRoots(split, tail, knowledge)) {
        if (best.keeps(found.cost + split.cost))
          best.add([
            {
              morphemes: [...found.morphemes, ...split.extensions, ...tail.morphemes],
              rest: null,
              cost: found.cost + split.cost,
              root: found.root,
              first: 'VRoot',
            },
          ])
      }
    }
  }
  return best.readings
}
