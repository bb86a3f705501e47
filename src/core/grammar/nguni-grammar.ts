import { XHOSA_NASALS, ZULU_NASALS } from '#core/grammar/assimilate-nasal.ts'
import { XHOSA_CONCORDS, ZULU_CONCORDS, type Concords } from '#core/grammar/concords.ts'
import { XHOSA_PALATALS, ZULU_PALATALS } from '#core/grammar/palatalise.ts'

/** Grammar of a Nguni language as the engine needs it, without the lexicon. */
export type NguniGrammar = {
  code: 'xh' | 'zu'
  concords: Concords
  /** Changes of labials before the passive -w-, locative -ini and diminutive -ana. */
  palatals: typeof XHOSA_PALATALS
  /** Changes of stems' beginnings after the nasal of classes 9 and 10. */
  nasals: typeof XHOSA_NASALS
}

export const XHOSA_GRAMMAR: NguniGrammar = {
  code: 'xh',
  concords: XHOSA_CONCORDS,
  palatals: XHOSA_PALATALS,
  nasals: XHOSA_NASALS,
}

export const ZULU_GRAMMAR: NguniGrammar = {
  code: 'zu',
  concords: ZULU_CONCORDS,
  palatals: ZULU_PALATALS,
  nasals: ZULU_NASALS,
}
