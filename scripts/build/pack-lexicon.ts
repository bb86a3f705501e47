import { SEMANTIC_CLASSES, type SemanticClass } from '#core/grammar/semantic-classes.ts'
import type { AttestedStems, LexiconRoot } from '#core/grammar/word-lexicon.ts'
import { letterOf, slugOfSense, type PackedLexicon, type RootKind } from '#web/parts/content/unpack-lexicon.ts'

/** Returns a form as its root makes it: `abafazi` of `fazi` is `aba~`. */
function templateOf(form: string, root: string): string {
  const at = form.lastIndexOf(root)
  return root === '' || at < 0 ? form : `${form.slice(0, at)}~${form.slice(at + root.length)}`
}

const pluralTemplate = ({ plural, root }: LexiconRoot): string =>
  plural === undefined ? '-' : templateOf(plural, root)

/** Returns the most frequent value; the first of equals. */
function mostUsual(values: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].reduce<readonly [string, number]>((most, next) => (next[1] > most[1] ? next : most), ['', 0])[0]
}

const kindName = ({ partOfSpeech, nounClass }: LexiconRoot): string => `${partOfSpeech} ${nounClass ?? ''}`

/** Finds the kinds of roots by name, each with its usual forms. */
function findKinds(roots: readonly LexiconRoot[]): Map<string, RootKind> {
  return new Map(
    [...Map.groupBy(roots, kindName)].map(([name, members]) => [
      name,
      [
        members[0]?.partOfSpeech ?? '',
        members[0]?.nounClass ?? '',
        mostUsual(members.map(({ lemma, root }) => templateOf(lemma, root))),
        mostUsual(members.map(pluralTemplate)),
      ],
    ]),
  )
}

const writeClasses = (classes: readonly SemanticClass[] | undefined): string =>
  classes === undefined
    ? ''
    : classes.length === 0
      ? '-'
      : classes.map((name) => letterOf(SEMANTIC_CLASSES.indexOf(name))).join('')

const writeId = ({ id, partOfSpeech, senses }: LexiconRoot): string => {
  const slug = id.slice(partOfSpeech.length + 1)
  return slug === slugOfSense(senses[0] ?? '') ? '' : slug
}

/** Returns a value unless it is the usual one. */
const unless = (usual: string | undefined, value: string): string => (value === usual ? '' : value)

/** Throws if a text contains a column separator, since it would be read back wrongly. */
function refuseSeparators(roots: readonly LexiconRoot[]): void {
  for (const { id, partOfSpeech, lemma, root, plural = '', senses } of roots) {
    if (/[\n~]/.test([lemma, root, plural].join('')) || senses.some((sense) => /[\n|]/.test(sense)))
      throw new Error(`${id}: a line feed, ~ or | can't be packed.`)
    if (!id.startsWith(`${partOfSpeech}.`)) throw new Error(`${id}: the id must begin with its part of speech.`)
  }
}

/**
 * Packs roots and attested stems for the download; `unpackLexicon` and `unpackAttestedStems` give exactly them back, in
 * their order.
 */
export function packLexicon(roots: readonly LexiconRoot[], attested: AttestedStems): PackedLexicon {
  refuseSeparators(roots)
  const kinds = findKinds(roots)
  const names = [...kinds.keys()]
  const column = (write: (root: LexiconRoot, kind: RootKind | undefined) => string): string =>
    roots.map((root) => write(root, kinds.get(kindName(root)))).join('\n')
  // The column that says most stands first: compressed so, the whole is 1 % less.
  return {
    senses: column(({ senses }) => senses.join('|')),
    kinds: [...kinds.values()],
    kind: roots.map((root) => letterOf(names.indexOf(kindName(root)))).join(''),
    semanticClass: roots
      .map(({ semanticClass }) =>
        semanticClass === undefined ? ' ' : letterOf(SEMANTIC_CLASSES.indexOf(semanticClass)),
      )
      .join(''),
    id: column(writeId),
    root: column(({ root }) => root),
    lemma: column(({ lemma, root }, kind) => unless(kind?.[2], templateOf(lemma, root))),
    plural: column((root, kind) => unless(kind?.[3], pluralTemplate(root))),
    locative: column(({ locative }) => locative ?? ''),
    subjects: column(({ subjects }) => writeClasses(subjects)),
    objects: column(({ objects }) => writeClasses(objects)),
    attestedVerbs: attested.VRoot.join('\n'),
    attestedNouns: attested.NStem.join('\n'),
  }
}
