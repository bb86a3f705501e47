import { classOfTag, kindOfTag, type Morpheme } from '#core/grammar/morpheme.ts'
import type { LexiconRoot } from '#core/grammar/word-lexicon.ts'

/** The pieces of a reading: its first, that one's kind, those after it, and the last of all. */
type Pieces = { first: Morpheme; kind: string; rest: readonly Morpheme[]; last: Morpheme | undefined }

const has = (pieces: readonly Morpheme[], kind: string): boolean => pieces.some(([, tag]) => kindOfTag(tag) === kind)

/** Patterns of impossible words, though their pieces may stand side by side. */
const ODD: readonly ((pieces: Pieces) => boolean)[] = [
  // A relative that goes on as an owner does, or ends as a negative.
  ({ kind, rest, last }) =>
    kind === 'RelConc' && (kindOfTag(rest[0]?.[1] ?? '') === 'PossConc' || last?.[1] === 'NegPre'),
  // A statement with the end of an order to several, or of a relative.
  ({ kind, last }) => kind === 'SC' && (last?.[1] === 'ImpSuf' || last?.[1] === 'RelSuf'),
  // Lizulu is that it is the sky; ibiwe that it was stolen; zithini asks, and is no twigs.
  ({ first, rest, last }) =>
    (first[1] === 'BPre5' && first[0] === 'li' && (rest[0]?.[0].length ?? 0) > 3) ||
    (rest[0]?.[0] === 'bi' && rest[0][1] === 'Past' && last?.[0] === 'e' && rest[1]?.[0].length === 1) ||
    (last?.[1] === 'Interrog' && rest.at(-2)?.[1] === 'NStem'),
  // An order with another end than its own.
  ({ first, rest }) => first[1] === 'VRoot' && ((rest.length === 1 && rest[0]?.[0] === 'e') || rest[0]?.[0] === 'i'),
  // A present that isn't negative with the end of a negative; ukuthi and ukwazi end so.
  ({ kind, rest }) => {
    const end = rest.findLastIndex(([, tag]) => tag === 'VerbTerm')
    return (
      rest[end]?.[0] === 'i' &&
      (kind === 'SC' || has(rest, 'Pres')) &&
      !has(rest, 'NegPre') &&
      !/^(?:th|az|hlel|m|mith)$/.test(rest[end - 1]?.[0] ?? '')
    )
  },
  // The end of a negative past without its beginning, or with that of another past; and two concords of which each says somebody else.
  ({ kind, rest, last }) => kind === 'SC' && last?.[1] === 'NegPre' && !has(rest.slice(0, -1), 'NegPre'),
  ({ kind, rest, last }) =>
    kind === 'NegPre' &&
    has(rest, 'Past') &&
    last?.[0] !== 'a' &&
    rest.some(([form, tag]) => tag === 'Past' && form === 'a'),
  ({ first, kind, rest }) =>
    (kind === 'SC' || kind === 'RelConc') &&
    rest.some(([, tag]) => kindOfTag(tag) === 'SC' && classOfTag(tag) !== classOfTag(first[1])),
  // Othetha is who speaks, and no a- with the spoken future.
  ({ first, rest }) => first[0] === 'a' && rest[0]?.[0] === 'o' && rest[0][1] === 'Fut',
  // Let somebody do ends with -e: Makeba and Mandela are names.
  ({ first, last }) => first[1] === 'ImpPre' && first[0] === 'ma' && last?.[0] === 'a',
  // Of one who is of one.
  ({ kind, rest }) =>
    kind === 'PossConc' && kindOfTag(rest[0]?.[1] ?? '') === 'RelConc' && kindOfTag(rest[1]?.[1] ?? '') === 'PossConc',
  // By, with or like what is a whole clause.
  ({ kind, rest, last }) =>
    kind === 'AdvPre' && kindOfTag(rest[0]?.[1] ?? '') === 'RelConc' && last?.[1] === 'VerbTerm',
  ({ kind, rest }) => kind === 'SC' && rest[0]?.[1] === 'CopPre' && kindOfTag(rest[1]?.[1] ?? '') === 'RelConc',
  // Engekho is that one isn't there, and no presence.
  ({ rest }) => rest.some(([form, tag]) => tag === 'NStem' && form === 'kho') && rest.some(([form]) => form === 'nga'),
  // Of what is small, and e- as an owner's concord.
  ({ first, kind, rest }) => kind === 'PossConc' && (first[0] === 'e' || rest.some(([, tag]) => tag === 'DimSuf')),
  ({ rest }) => rest.some(([, tag]) => tag === 'PassExt') && rest.some(([, tag]) => tag === 'RecipExt'),
  // A negative with the end of a statement or a relative, and no longer of what is one sound: andisazi is that I don't know it.
  ({ kind, rest, last }) =>
    kind === 'NegPre' &&
    ((last?.[0] === 'a' && rest.at(-2)?.[1] === 'VRoot' && !/^i?v$/.test(rest.at(-2)?.[0] ?? '')) ||
      last?.[1] === 'RelSuf' ||
      rest.some(([form, tag], at) => tag === 'VRoot' && form.length === 1 && rest[at - 1]?.[1] === 'ProgPre')),
  ({ first, rest }) => first[1] !== 'SC15' && rest[0]?.[1] === 'Past' && rest[0][0] === 'a' && rest[1]?.[1] === 'SC15',
]

/**
 * Tells whether a reading is impossible though its pieces are found. `aba-dlal-anga` is a relative with the end of a
 * negative.
 */
export function isOdd([first, ...rest]: readonly Morpheme[]): boolean {
  return first !== undefined && ODD.some((rule) => rule({ first, kind: kindOfTag(first[1]), rest, last: rest.at(-1) }))
}

/** A reading as what kind of word it is, with the class that the lexicon gives its noun. */
type ReadAs = {
  kind: string
  root?: Pick<LexiconRoot, 'lemma' | 'nounClass' | 'objects'>
  nounClass?: string
  morphemes: readonly Morpheme[]
}

/** Returns how unlikely a reading is beside others of the word; the least odd one is meant. */
export function oddness({ kind, root, nounClass, morphemes }: ReadAs): number {
  const tags = morphemes.map(([, tag]) => tag)
  const [first = '', second = ''] = tags
  const last = morphemes.at(-1)?.[0] ?? ''
  const some = (form: RegExp): boolean => tags.some((tag) => form.test(tag))
  const costs = tags.filter((tag) => tag.endsWith('Ext')).length * 0.1 + (some(/^Interrog$/) ? 0.3 : 0)
  if (kind === 'noun') {
    const own = classOfTag(tags[tags.indexOf('NStem') - 1] ?? '')
    // Bebengoogqirha: they were doctors, and not by doctors.
    return (
      costs +
      (/^(?:SC|Past)/.test(first) && some(/^AdvPre/) ? 1 : 0) +
      (morphemes.some(([form]) => form.startsWith('(')) ? 0.5 : 0) +
      (own !== nounClass ? 1 : 0) +
      (some(/^DimSuf$/) || (root?.nounClass === '1' && some(/^LocSuf$/)) ? 1 : 0)
    )
  }
  if (kind === 'whole') return costs + (tags.at(-1) === 'AuxVStem' ? 1 : 0)
  // Kumakhulu: to grandmother, and no quality.
  // Oze is who came, before it is who is naked.
  if (kind === 'quality')
    return costs + (root?.lemma === '-ze' ? 1 : 0) + (/^(?:AdvPre|LocPre)$/.test(kindOfTag(first)) ? 1 : 0)
  if (kind !== 'verb') return costs
  const hasObject = some(/^OC/)
  return (
    costs +
    (root?.lemma === 'ukuthi' && hasObject ? 1 : 0) +
    (some(/^ProgPre/) && some(/^ApplExt/) ? 0.3 : 0) +
    (kindOfTag(first) === 'RelConc' && last === 'i' ? 3 : 0) +
    // Nobody sleeps somebody; and ndizisele asks to be brought something before it says that one brought them.
    (root?.objects === undefined && hasObject && !some(/^(?:Appl|Caus)Ext/) ? 0.4 : 0) +
    (/^(?:OC8|OC10|ReflPre)$/.test(second) && last === 'e' ? 0.5 : 0) +
    // To build, before to draw water; to bring, before to take them somewhere; and who doesn't come is akezi, so that akazi doesn't know.
    (/^uku(?:kha|sa)$/.test(root?.lemma ?? '') ? 0.2 : 0) +
    (/^uku[zv]a$/.test(root?.lemma ?? '') &&
    morphemes.some(([form, tag], at) => tag === 'VRoot' && form.length === 1 && morphemes[at - 1]?.[0].endsWith('a'))
      ? 1
      : 0) +
    // Ibisitya was eating, and ate nobody.
    (some(/^Past/) &&
    morphemes.some(([form, tag]) => form === 'si' && tag.startsWith('OC')) &&
    (root?.lemma.length ?? 9) < 7
      ? 0.5
      : 0) +
    // Yiza: come, before it is that something comes; asifundise, after kufuneka, ends as no negative does.
    (first !== 'ImpPre' && root?.lemma === 'ukuza' && morphemes[0]?.[0] === 'i' && morphemes[1]?.[0] === 'iz'
      ? 0.3
      : 0) +
    (first === 'NegPre' && last === 'e' ? 0.5 : 0) +
    // Ndisithanda: one loves it, isiXhosa, and not us.
    (some(/^SC1ps/) && some(/^OC1pp/) ? 0.5 : 0) -
    // Abasiva: they do not hear us.
    (first === 'NegPre' && last === 'a' ? 1 : 0)
  )
}
