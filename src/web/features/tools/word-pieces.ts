import { kindOfTag, type Morpheme } from '#core/grammar/morpheme.ts'

/** Role of a piece of a word: who, when, what, or a mere link. */
export type PieceRole = 'who' | 'when' | 'what' | 'other'

const ROLES: Readonly<Record<Exclude<PieceRole, 'other'>, ReadonlySet<string>>> = {
  who: new Set([
    'NPrePre',
    'BPre',
    'SC',
    'OC',
    'PossConc',
    'AdjPref',
    'RelConc',
    'EnumConc',
    'QuantConc',
    'PossKA',
    'ReflPre',
  ]),
  when: new Set(['Pres', 'Past', 'Perf', 'Fut', 'Pot', 'Pro', 'ProgPre', 'NegPre', 'ExclNeg']),
  what: new Set([
    'VRoot',
    'NStem',
    'AdjStem',
    'RelStem',
    'AuxVStem',
    'QuantStem',
    'EnumStem',
    'PronStem',
    'PossPron',
    'ApplExt',
    'CausExt',
    'PassExt',
    'RecipExt',
    'NeutExt',
  ]),
}

/** One piece as it is shown. */
export type Piece = { form: string; role: PieceRole }

function roleOf(tag: string): PieceRole {
  const kind = kindOfTag(tag)
  return (['who', 'when', 'what'] as const).find((role) => ROLES[role].has(kind)) ?? 'other'
}

/** Joins the initial vowel and the class prefix: learners see `u` and `ku` as the `uku` of ukufunda. */
function joinPrefixes(morphemes: readonly Morpheme[]): Morpheme[] {
  return morphemes.reduce<Morpheme[]>((joined, morpheme) => {
    const last = joined.at(-1)
    if (kindOfTag(morpheme[1]) !== 'BPre' || !last || kindOfTag(last[1]) !== 'NPrePre') return [...joined, morpheme]
    return [...joined.slice(0, -1), [last[0] + morpheme[0], morpheme[1]]]
  }, [])
}

/** Lists the pieces of a word that are heard; `(li)`, which is only there in the grammar, is left out. */
export const listPieces = (morphemes: readonly Morpheme[]): Piece[] =>
  joinPrefixes(morphemes)
    .map(([form, tag]) => ({ form: form.replaceAll(/\([^)]*\)/g, ''), role: roleOf(tag) }))
    .filter(({ form }) => form !== '')

/** Lists the pieces of a verb of several words: those before the last only say when, `ndiza` of ndiza kufunda. */
export const listVerbPieces = (words: readonly (readonly Morpheme[])[]): Piece[][] =>
  words.map((word, place) =>
    listPieces(word).map((piece) =>
      place < words.length - 1 && piece.role === 'what' ? { ...piece, role: 'when' } : piece,
    ),
  )
