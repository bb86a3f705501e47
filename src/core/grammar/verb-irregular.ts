import type { LexiconRoot } from '#core/grammar/word-lexicon.ts'

/** Irregular forms of a verb. Stems stand without their last vowel. */
export type IrregularVerb = {
  /** A vowel i before the root that is only heard as the e of `ndiyeza`, `bema`. */
  latent?: true
  /** The last vowel where it isn't a: `ukuthi`, `ukwazi`. */
  final?: 'i' | 'o'
  /** Ends with -a in the negative too: `andiva`, `abeva`. */
  negative?: 'a'
  /** Says what is said: has no -ya- where the words follow, and `uthe` in the past. */
  quotative?: true
  /** Stem of the past in -e that has no -ile: `lel` of `lele`. */
  perfect?: string
  /** A state: `hleli`, `mi`. */
  stative?: readonly [stem: string, end: 'e' | 'i']
  causative?: string
  neuter?: string
  passive?: string
}

type IrregularVerbs = Readonly<Record<string, IrregularVerb>>

/** Verbs of isiXhosa and isiZulu alike. Source: Wiktionary, Xhosa and Zulu verbs; UniMorph; forms attested in corpora. */
const NGUNI_VERBS: IrregularVerbs = {
  za: { latent: true, causative: 'zis' },
  ma: { latent: true, stative: ['m', 'i'], causative: 'mis' },
  mba: { latent: true },
  mitha: { stative: ['mith', 'i'] },
  thi: { final: 'i', quotative: true, perfect: 'th' },
  azi: { final: 'i' },
  lala: { perfect: 'lel' },
  sala: { perfect: 'sel' },
  thwala: { perfect: 'thwel' },
  gcwala: { perfect: 'gcwel' },
  phatha: { perfect: 'pheth' },
  bulala: { passive: 'bula' },
  bona: { neuter: 'bonakal' },
  suka: { causative: 'sus' },
  vuka: { causative: 'vus' },
  sondela: { causative: 'sondez' },
  vela: { causative: 'vez' },
  limala: { causative: 'limaz' },
  khumbula: { causative: 'khumbuz' },
  phuma: { causative: 'khuph' },
}

const XHOSA_VERBS: IrregularVerbs = {
  ...NGUNI_VERBS,
  va: { latent: true, negative: 'a', causative: 'vis', neuter: 'vakal' },
  mka: { latent: true },
  hlala: { stative: ['hlel', 'i'] },
  ambatha: { perfect: 'ambeth', causative: 'ambes' },
  vatha: { perfect: 'veth', causative: 'ves' },
  singatha: { perfect: 'singeth' },
  qulatha: { perfect: 'quleth' },
  tsho: { final: 'o', perfect: 'tshil' },
  fumbatha: { perfect: 'fumbeth' },
  zala: { perfect: 'zel' },
  goduka: { causative: 'godus' },
  nyuka: { causative: 'nyus' },
  aphula: { neuter: 'aphuk' },
  krazula: { neuter: 'krazuk' },
}

const ZULU_VERBS: IrregularVerbs = {
  ...NGUNI_VERBS,
  zwa: { latent: true, negative: 'a', neuter: 'zwakal' },
  mitha: { latent: true, stative: ['mith', 'i'] },
  hlala: { stative: ['hlez', 'i'] },
  embatha: { perfect: 'embeth' },
  sho: { final: 'o', perfect: 'shil' },
}

export const IRREGULAR_VERBS: Readonly<Record<'xh' | 'zu', IrregularVerbs>> = { xh: XHOSA_VERBS, zu: ZULU_VERBS }

/**
 * Verbs of another verb's spelling with an i that is heard only as an e. The verb ukuba is to be, and to steal,
 * `uyeba`, `ungebi`. Source: common knowledge; the eighth commandment (uze ungebi).
 */
const LATENT_TWINS: ReadonlyMap<string, string> = new Map([['verb.steal ukuba', 'iba']])

/**
 * Returns a verb of the lexicon for conjugating: its infinitive. If another verb shares that, it is the stem with its
 * i.
 */
export const writtenVerb = ({ id, lemma }: Pick<LexiconRoot, 'id' | 'lemma'>): string =>
  LATENT_TWINS.get(`${id} ${lemma}`) ?? lemma
