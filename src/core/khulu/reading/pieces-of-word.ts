import { classOfTag, kindOfTag, type Morpheme } from '#core/grammar/morpheme.ts'
import { agreementClass, isPerson, type Agreement } from '#core/grammar/noun-classes.ts'
import type { PieceRole, Saying, WordPiece } from '#core/khulu/khulu-answer.ts'

/** Names of each kind of piece, by the corpora's tag. */
const PIECES: ReadonlyMap<string, readonly [PieceRole, Saying['text']]> = new Map(
  (
    [
      [
        'who',
        'NPrePre=nounPrefix BPre=nounPrefix SC=subject OC=object PossConc=of PossKA=of AdjPref=agrees ' +
          'RelConc=which EnumConc=agrees QuantConc=agrees ReflPre=self',
      ],
      ['when', 'Pres=present Past=past Perf=past Fut=future Pot=can ProgPre=still'],
      [
        'other',
        'NegPre=not ExclNeg=not ApplExt=for CausExt=make PassExt=passive RecipExt=eachOther NeutExt=neuter ' +
          'VerbTerm=ending LocSuf=place LocPre=place PreLoc-s=place RelSuf=which DimSuf=small AugSuf=big ' +
          'ImpSuf=many ImpPre=let AdvPre=with CopPre=is',
      ],
    ] as const
  ).flatMap(([role, tags]) =>
    tags.split(' ').map((tag): [string, readonly [PieceRole, Saying['text']]] => {
      const [name = '', text] = tag.split('=')
      return [name, [role, `khulu.piece.${text}` as Saying['text']]]
    }),
  ),
)

const STEMS: ReadonlySet<string> = new Set(['VRoot', 'NStem', 'AdjStem', 'RelStem', 'PossPron', 'Adv', 'Conj', 'Word'])

function describePiece([form, tag]: Morpheme, gloss: string): WordPiece {
  const written = form.replaceAll(/\([^)]*\)/g, '')
  if (STEMS.has(tag))
    return { form: written, role: 'what', meaning: { text: 'khulu.piece.meaning', values: { meaning: gloss } } }
  const [role, text] = PIECES.get(kindOfTag(tag)) ?? (['other', 'khulu.piece.ending'] as const)
  const agreement = classOfTag(tag)
  if (role !== 'who' || agreement === '') return { form: written, role, meaning: { text } }
  const owner = agreementClass(agreement as Agreement)
  const isSomebody =
    (kindOfTag(tag) === 'SC' || kindOfTag(tag) === 'OC') && (isPerson(owner) || owner === '1' || owner === '2')
  if (isSomebody)
    return {
      form: written,
      role,
      meaning: {
        text: kindOfTag(tag) === 'SC' ? `khulu.who.${owner}` : 'khulu.piece.objectWho',
        ...(kindOfTag(tag) === 'SC' ? {} : { values: { who: { text: `khulu.who.${owner}` } } }),
      } as Saying,
    }
  return { form: written, role, meaning: { text, values: { nounClass: agreement } } }
}

/** Joins the initial vowel and the class prefix, which are one prefix to a learner. */
function joinPrefixes(pieces: readonly WordPiece[], morphemes: readonly Morpheme[]): WordPiece[] {
  return pieces.reduce<WordPiece[]>((joined, piece, at) => {
    const last = joined.at(-1)
    const isPrefix =
      ['BPre'].includes(kindOfTag(morphemes[at]?.[1] ?? '')) && kindOfTag(morphemes[at - 1]?.[1] ?? '') === 'NPrePre'
    return isPrefix && last ? [...joined.slice(0, -1), { ...last, form: last.form + piece.form }] : [...joined, piece]
  }, [])
}

/** Describes a word's pieces for a learner. A root with an empty final vowel is one piece: `fund` + `a` → `funda`. */
export function describePieces(morphemes: readonly Morpheme[], gloss: string): WordPiece[] {
  const heard = morphemes.filter(([form]) => form.replaceAll(/\([^)]*\)/g, '') !== '')
  const pieces = joinPrefixes(
    heard.map((morpheme) => describePiece(morpheme, gloss)),
    heard,
  )
  return pieces.reduce<WordPiece[]>((joined, piece) => {
    const last = joined.at(-1)
    return piece.meaning.text === 'khulu.piece.ending' && piece.form === 'a' && last?.role === 'what'
      ? [...joined.slice(0, -1), { ...last, form: `${last.form}a` }]
      : [...joined, piece]
  }, [])
}
