import { classOfTag, kindOfTag, type Morpheme } from '#core/grammar/morpheme.ts'
import { agreementClass, isPerson, type Agreement } from '#core/grammar/noun-classes.ts'
import type { PieceRole, Saying, WordPiece } from '#core/khulu/khulu-answer.ts'

/** What each kind of piece is called, by the tag of the corpora. */
const PIECES: Readonly<Record<string, readonly [PieceRole, Saying['text']]>> = {
  NPrePre: ['who', 'khulu.piece.nounPrefix'], BPre: ['who', 'khulu.piece.nounPrefix'], SC: ['who', 'khulu.piece.subject'], OC: ['who', 'khulu.piece.object'], PossConc: ['who', 'khulu.piece.of'],
  PossKA: ['who', 'khulu.piece.of'], AdjPref: ['who', 'khulu.piece.agrees'], RelConc: ['who', 'khulu.piece.which'], EnumConc: ['who', 'khulu.piece.agrees'], QuantConc: ['who', 'khulu.piece.agrees'],
  ReflPre: ['who', 'khulu.piece.self'], Pres: ['when', 'khulu.piece.present'], Past: ['when', 'khulu.piece.past'], Perf: ['when', 'khulu.piece.past'], Fut: ['when', 'khulu.piece.future'],
  Pot: ['when', 'khulu.piece.can'], ProgPre: ['when', 'khulu.piece.still'], NegPre: ['other', 'khulu.piece.not'], ExclNeg: ['other', 'khulu.piece.not'], ApplExt: ['other', 'khulu.piece.for'],
  CausExt: ['other', 'khulu.piece.make'], PassExt: ['other', 'khulu.piece.passive'], RecipExt: ['other', 'khulu.piece.eachOther'], NeutExt: ['other', 'khulu.piece.neuter'], VerbTerm: ['other', 'khulu.piece.ending'],
  LocSuf: ['other', 'khulu.piece.place'], LocPre: ['other', 'khulu.piece.place'], 'PreLoc-s': ['other', 'khulu.piece.place'], RelSuf: ['other', 'khulu.piece.which'], DimSuf: ['other', 'khulu.piece.small'],
  AugSuf: ['other', 'khulu.piece.big'], ImpSuf: ['other', 'khulu.piece.many'], ImpPre: ['other', 'khulu.piece.let'], AdvPre: ['other', 'khulu.piece.with'], CopPre: ['other', 'khulu.piece.is'],
}

const STEMS: ReadonlySet<string> = new Set(['VRoot', 'NStem', 'AdjStem', 'RelStem', 'PossPron', 'Adv', 'Conj', 'Word'])

function describePiece([form, tag]: Morpheme, gloss: string): WordPiece {
  const written = form.replaceAll(/\([^)]*\)/g, '')
  if (STEMS.has(tag)) return { form: written, role: 'what', meaning: { text: 'khulu.piece.meaning', values: { meaning: gloss } } }
  const [role, text] = PIECES[kindOfTag(tag)] ?? (['other', 'khulu.piece.ending'] as const)
  const agreement = classOfTag(tag)
  if (role !== 'who' || agreement === '') return { form: written, role, meaning: { text } }
  const owner = agreementClass(agreement as Agreement)
  const isSomebody = (kindOfTag(tag) === 'SC' || kindOfTag(tag) === 'OC') && (isPerson(owner) || owner === '1' || owner === '2')
  if (isSomebody) return { form: written, role, meaning: { text: kindOfTag(tag) === 'SC' ? `khulu.who.${owner}` : 'khulu.piece.objectWho', ...(kindOfTag(tag) === 'SC' ? {} : { values: { who: { text: `khulu.who.${owner}` } } }) } as Saying }
  return { form: written, role, meaning: { text, values: { nounClass: agreement } } }
}

/** The initial vowel and the class prefix are one prefix to a learner. */
function joinPrefixes(pieces: readonly WordPiece[], morphemes: readonly Morpheme[]): WordPiece[] {
  return pieces.reduce<WordPiece[]>((joined, piece, at) => {
    const last = joined.at(-1)
    const isPrefix = ['BPre'].includes(kindOfTag(morphemes[at]?.[1] ?? '')) && kindOfTag(morphemes[at - 1]?.[1] ?? '') === 'NPrePre'
    return isPrefix && last ? [...joined.slice(0, -1), { ...last, form: last.form + piece.form }] : [...joined, piece]
  }, [])
}

/** The pieces of a word as a learner sees them; a root with a vowel after it that says nothing is one piece: `fund` + `a` → `funda`. */
export function describePieces(morphemes: readonly Morpheme[], gloss: string): WordPiece[] {
  const heard = morphemes.filter(([form]) => form.replaceAll(/\([^)]*\)/g, '') !== '')
  const pieces = joinPrefixes(heard.map((morpheme) => describePiece(morpheme, gloss)), heard)
  return pieces.reduce<WordPiece[]>((joined, piece) => {
    const last = joined.at(-1)
    return piece.meaning.text === 'khulu.piece.ending' && piece.form === 'a' && last?.role === 'what' ? [...joined.slice(0, -1), { ...last, form: `${last.form}a` }] : [...joined, piece]
  }, [])
}
