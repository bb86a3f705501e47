import { XHOSA_NASALS, ZULU_NASALS } from '#core/grammar/assimilate-nasal.ts'
import { XHOSA_CONCORDS, ZULU_CONCORDS, type Concords } from '#core/grammar/concords.ts'
import { GRAMMAR_ABILITIES, type GrammarAbility } from '#core/languages/language-abilities.ts'
import { XHOSA_PALATALS, ZULU_PALATALS } from '#core/grammar/palatalise.ts'

/** Ways in which one Nguni language differs from another. A rule asks for the way, never for the language. */
type GrammarWays = {
  /** First person agrees with ng, `ngedwa`; otherwise with nd, `ndedwa`. */
  ngForNd: boolean
  /** Class 10 is always izi-, `izindlela`; otherwise ii- before a long stem. */
  iziAlways: boolean
  /** Class 11 with a stem that begins with a vowel has ii- before u-. */
  iiBeforeVowel: boolean
  /** Copulatives of all classes but 1 and 3 have yi-: `yibo`. */
  yiCopulative: boolean
  /** Concords i- and lu- are also lost before a vowel: `akhe`. */
  losesConcordVowel: boolean
  /** Recent past continuous keeps the vowel of be- before the concord: `bewufunda`. */
  wholeRecentPast: boolean
  /** Future is one word with zo, yo, zu or yu: `ngizofunda`. */
  joinedFuture: boolean
  /** "Already" is written apart first, and always before a vowel. */
  alreadyApart: boolean
  /** Participial before a vowel has the subjunctive's concord, `bakhiwa`; otherwise -s- stands between, `esenza`. */
  participialAsSubjunctive: boolean
  /** Irregular verbs have the regular recent past too. */
  regularPastToo: boolean
  /** Latent i may be unheard: `waza` beside `weza`. */
  latentMayBeUnheard: boolean
  /** Potential is -nga- alone, and its negative has the subjunctive: `ngingefunde`, `angeke ngifunde`. */
  potentialByNga: boolean
  /** Negative past has `khange` and `zange` too. */
  khange: boolean
  /** Forbidding one person by `musa` has a joined form too. */
  joinedMusa: boolean
  /** Past of relatives is negated by -nga- after the past; otherwise by a-. */
  pastNegatedInside: boolean
}

/** Grammar of a Nguni language as the engine needs it, without the lexicon. */
export type NguniGrammar = {
  code: 'xh' | 'zu'
  /** Abilities of the language beyond its tables. Code asks for an ability, never for a language. */
  has: ReadonlySet<GrammarAbility>
  ways: GrammarWays
  concords: Concords
  /** Changes of labials before the passive -w-, locative -ini and diminutive -ana. */
  palatals: typeof XHOSA_PALATALS
  /** Changes of stems' beginnings after the nasal of classes 9 and 10. */
  nasals: typeof XHOSA_NASALS
}

export const XHOSA_GRAMMAR: NguniGrammar = {
  code: 'xh',
  has: new Set(GRAMMAR_ABILITIES),
  ways: {
    ngForNd: false,
    iziAlways: false,
    iiBeforeVowel: true,
    yiCopulative: false,
    losesConcordVowel: false,
    wholeRecentPast: false,
    joinedFuture: false,
    alreadyApart: false,
    participialAsSubjunctive: false,
    regularPastToo: false,
    latentMayBeUnheard: false,
    potentialByNga: false,
    khange: true,
    joinedMusa: true,
    pastNegatedInside: false,
  },
  concords: XHOSA_CONCORDS,
  palatals: XHOSA_PALATALS,
  nasals: XHOSA_NASALS,
}

export const ZULU_GRAMMAR: NguniGrammar = {
  code: 'zu',
  has: new Set(),
  ways: {
    ngForNd: true,
    iziAlways: true,
    iiBeforeVowel: false,
    yiCopulative: true,
    losesConcordVowel: true,
    wholeRecentPast: true,
    joinedFuture: true,
    alreadyApart: true,
    participialAsSubjunctive: true,
    regularPastToo: true,
    latentMayBeUnheard: true,
    potentialByNga: true,
    khange: false,
    joinedMusa: false,
    pastNegatedInside: true,
  },
  concords: ZULU_CONCORDS,
  palatals: ZULU_PALATALS,
  nasals: ZULU_NASALS,
}
