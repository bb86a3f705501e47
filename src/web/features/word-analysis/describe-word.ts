import { analyseWord, listHeard, readWord, type WordAnalysis } from '#core/grammar/analyse-word.ts'
import type { LanguageEngine } from '#core/grammar/language-engine.ts'
import { classOfTag, kindOfTag, type Morpheme } from '#core/grammar/morpheme.ts'
import { PLURAL_CLASS, type NounClass } from '#core/grammar/noun-classes.ts'
import { plainWord } from '#core/grammar/word-lexicon.ts'

/** Kind of a piece for learners. The hue says who, when or what; the name is exact. */
export type BlockKind =
  | 'nounPrefix'
  | 'concord'
  | 'tense'
  | 'negative'
  | 'stem'
  | 'extension'
  | 'ending'
  | 'link'
  | 'word'

/** One piece of a word as it is shown. */
export type Block = {
  form: string
  kind: BlockKind
  /** More about it: the last part of a key of `wordAnalysis.part.…`. */
  part?: BlockPart
  /** Agreement of the piece: a noun class, or a person as `1ps`. */
  agreement?: string
  /** Other possible agreements. The u of uyahamba is you, he or she; the i of iyahamba is class 4 or 9. */
  others?: readonly string[]
}

/** Function of a piece, more exact than its kind. */
type BlockPart =
  | 'subject'
  | 'object'
  | 'possessive'
  | 'adjective'
  | 'relative'
  | 'self'
  | 'present'
  | 'past'
  | 'perfect'
  | 'future'
  | 'can'
  | 'still'
  | 'verb'
  | 'noun'
  | 'describing'
  | 'causative'
  | 'applicative'
  | 'passive'
  | 'reciprocal'
  | 'neuter'
  | 'place'
  | 'who'
  | 'small'
  | 'big'
  | 'many'
  | 'with'
  | 'is'
  | 'let'
  | 'pointing'

/** One way of reading a word, as it is shown. */
export type Reading = Pick<WordAnalysis, 'gloss'> & {
  /** Form that heads a dictionary entry; null for a word without a stem to look up: lo, sethu. */
  lemma: string | null
  /** True if nothing of it is guessed. */
  known: boolean
  blocks: readonly Block[]
  /** The class of the noun that the lemma is, if it is one. */
  nounClass?: string
}

/** A word with the likeliest reading and at most three others. */
export type WordDescription = { best: Reading; others: readonly Reading[] }

const MOST_OTHERS = 3

/** Difference of costs, in hundredths of a nat, below which two readings are equally likely. */
const AS_LIKELY = 100

/** The NCHLT tags, without class, as a learner needs to know them. */
const PIECES: Readonly<Record<string, readonly [BlockKind, BlockPart?]>> = {
  NPrePre: ['nounPrefix'],
  BPre: ['nounPrefix'],
  SC: ['concord', 'subject'],
  OC: ['concord', 'object'],
  PossConc: ['concord', 'possessive'],
  AdjPref: ['concord', 'adjective'],
  RelConc: ['concord', 'relative'],
  EnumConc: ['concord', 'adjective'],
  QuantConc: ['concord', 'adjective'],
  PossKA: ['concord', 'possessive'],
  ReflPre: ['concord', 'self'],
  Pres: ['tense', 'present'],
  Past: ['tense', 'past'],
  Perf: ['tense', 'perfect'],
  Fut: ['tense', 'future'],
  Pot: ['tense', 'can'],
  ProgPre: ['tense', 'still'],
  NegPre: ['negative'],
  ExclNeg: ['negative'],
  VRoot: ['stem', 'verb'],
  NStem: ['stem', 'noun'],
  AdjStem: ['stem', 'describing'],
  RelStem: ['stem', 'describing'],
  AuxVStem: ['stem', 'verb'],
  QuantStem: ['stem'],
  EnumStem: ['stem'],
  PronStem: ['stem'],
  PossPron: ['stem'],
  ApplExt: ['extension', 'applicative'],
  CausExt: ['extension', 'causative'],
  PassExt: ['extension', 'passive'],
  RecipExt: ['extension', 'reciprocal'],
  NeutExt: ['extension', 'neuter'],
  VerbTerm: ['ending'],
  LocSuf: ['ending', 'place'],
  RelSuf: ['ending', 'who'],
  DimSuf: ['ending', 'small'],
  AugSuf: ['ending', 'big'],
  ImpSuf: ['ending', 'many'],
  PronSuf: ['ending'],
  AdvPre: ['link', 'with'],
  CopPre: ['link', 'is'],
  LocPre: ['link', 'place'],
  'PreLoc-s': ['link', 'place'],
  ImpPre: ['link', 'let'],
  Dem: ['word', 'pointing'],
}

function describePiece([form, tag]: Morpheme): Block {
  const [kind, part] = PIECES[kindOfTag(tag)] ?? ['word']
  const agreement = classOfTag(tag)
  return {
    form: form.replaceAll(/\([^)]*\)/g, ''),
    kind,
    ...(part === undefined ? {} : { part }),
    ...(agreement === '' ? {} : { agreement }),
  }
}

/** Joins the initial vowel and the class prefix: learners see `u` and `m` as the `um` of umntu. */
function joinPrefixes(blocks: readonly Block[]): Block[] {
  return blocks.reduce<Block[]>((joined, block) => {
    const last = joined.at(-1)
    if (block.kind !== 'nounPrefix' || last?.kind !== 'nounPrefix' || last.agreement !== block.agreement)
      return [...joined, block]
    return [...joined.slice(0, -1), { ...last, form: last.form + block.form }]
  }, [])
}

/** Stems of which there are so many that one can be guessed. */
const OPEN_STEMS = new Set(['VRoot', 'NStem', 'AdjStem', 'RelStem', 'Adv'])

const classOfPrefix = (blocks: readonly Block[]): string | undefined =>
  blocks.find(({ kind }) => kind === 'nounPrefix')?.agreement

/** Returns the class that the dictionary gives a lemma; of several the one that the prefix fits. */
function classOfLemma(lemma: string, prefix: string | undefined, { lexicon }: LanguageEngine): NounClass | undefined {
  const classes = (lexicon.words.get(plainWord(lemma)) ?? []).flatMap((root) =>
    root.lemma === lemma && root.nounClass !== undefined ? [root.nounClass] : [],
  )
  return classes.find((nounClass) => nounClass === prefix || PLURAL_CLASS[nounClass] === prefix) ?? classes[0]
}

/**
 * Describes a reading. A prefix alone may fit several classes, the `i` of ikhaya 5 or 9; the dictionary decides. Silent
 * parts of the grammar, `(li)`, are left out.
 */
function describeReading(word: string, analysis: WordAnalysis, engine: LanguageEngine): Reading {
  const { segments, lemma, gloss, known } = analysis
  const agreements = listAgreements(word, analysis, engine)
  const blocks = joinPrefixes(
    segments.map((segment, at) => withOthers(describePiece(segment), agreements[at])).filter(({ form }) => form !== ''),
  )
  const prefix = classOfPrefix(blocks)
  const found = known && segments.some(([, tag]) => tag === 'NStem') ? classOfLemma(lemma, prefix, engine) : undefined
  const nounClass = found ?? prefix
  const isGuess = !known && segments.some(([, tag]) => OPEN_STEMS.has(kindOfTag(tag)))
  const isMistaken = found !== undefined && prefix !== found && prefix !== PLURAL_CLASS[found]
  return {
    lemma: known || isGuess ? lemma : null,
    gloss,
    known: !isGuess,
    blocks: isMistaken
      ? blocks.map((block) => (block.kind === 'nounPrefix' ? { ...block, agreement: found } : block))
      : blocks,
    ...(nounClass === undefined ? {} : { nounClass }),
  }
}

/** Returns the forms and kinds of the pieces of a word, whatever they agree with. */
const asCut = (morphemes: readonly Morpheme[]): string =>
  morphemes.map(([form, tag]) => `${form} ${kindOfTag(tag)}`).join('+')

/**
 * Lists the agreements of each piece in all equally likely readings with the same cut. `u` and `ofundayo` are of you
 * and of class 1.
 */
function listAgreements(word: string, { segments, cost }: WordAnalysis, engine: LanguageEngine): Set<string>[] {
  const wanted = asCut(segments)
  const agreements = segments.map(() => new Set<string>())
  for (const reading of readWord(word, engine)) {
    const morphemes = listHeard(reading.morphemes)
    if (reading.cost < cost + AS_LIKELY && asCut(morphemes) === wanted)
      morphemes.forEach(([, tag], at) => agreements[at]?.add(classOfTag(tag)))
  }
  return agreements
}

/** Returns a concord with what else it may agree with; of the classes 1 and 1a, 2 and 2a, one. */
function withOthers(block: Block, agreements: ReadonlySet<string> | undefined): Block {
  const others = [...(agreements ?? [])].filter(
    (agreement) => agreement !== block.agreement && !agreement.endsWith('a'),
  )
  return block.kind !== 'concord' || block.agreement === undefined || others.length === 0 ? block : { ...block, others }
}

/**
 * Names a noun that the dictionary has in just this form. The noun ikhulu is a hundred, not from the stem of ubukhulu.
 */
function nameNoun(word: string, analysis: WordAnalysis, { lexicon }: LanguageEngine): WordAnalysis {
  const [stem, tag] = analysis.segments.at(-1) ?? []
  const noun =
    tag === 'NStem'
      ? lexicon.words
          .get(plainWord(word))
          ?.find(({ nounClass, root }) => nounClass !== undefined && plainWord(root) === stem)
      : undefined
  return noun ? { ...analysis, id: noun.id, lemma: noun.lemma, gloss: noun.senses[0] ?? '', known: true } : analysis
}

/**
 * Puts dictionary words first: on a page amanzi is water before "which are wet", and ekhaya is at home before "of
 * home".
 */
function dictionaryFirst(word: string, analyses: readonly WordAnalysis[], { lexicon }: LanguageEngine): WordAnalysis[] {
  const roots = lexicon.words.get(plainWord(word)) ?? []
  const rank = ({ known, lemma, segments }: WordAnalysis): number => {
    const root = known ? roots.find((candidate) => candidate.lemma === lemma) : undefined
    if (!root) return 0
    return root.locative !== undefined && plainWord(root.locative) === plainWord(word) && segments[0]?.[1] === 'LocPre'
      ? 2
      : 1
  }
  return analyses.toSorted((one, other) => rank(other) - rank(one))
}

/** Describes a word's parts for the learner; null if it can't be read. Guesses are shown only if nothing is known. */
export function describeWord(word: string, engine: LanguageEngine): WordDescription | null {
  const named = analyseWord(word, engine).map((analysis) => nameNoun(word, analysis, engine))
  const [best, ...others] = dictionaryFirst(word, named, engine).map((analysis) =>
    describeReading(word, analysis, engine),
  )
  if (!best) return null
  return {
    best,
    others: others.filter(({ known, lemma }) => lemma !== null && (known || !best.known)).slice(0, MOST_OTHERS),
  }
}
