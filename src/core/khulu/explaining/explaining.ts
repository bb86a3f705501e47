// Whoever fetches this has the shared rules: named here, the bundler keeps those in one file, which weighs 2 KB less than three.
import '#core/khulu/khulu-mind.ts'
import type { Explaining } from '#core/khulu/khulu-world.ts'
import { answerChange, answerConjugation } from '#core/khulu/explaining/answer-conjugation.ts'
import { answerCalled, answerComposed, answerList } from '#core/khulu/explaining/answer-composed.ts'
import { answerCorrection } from '#core/khulu/explaining/answer-correction.ts'
import { answerDifference } from '#core/khulu/explaining/answer-difference.ts'
import { answerPlural, answerSingular } from '#core/khulu/explaining/answer-plural.ts'
import { answerPronunciation } from '#core/khulu/explaining/answer-pronunciation.ts'
import { answerSetPhrase } from '#core/khulu/explaining/answer-set-phrase.ts'
import { answerSeveral } from '#core/khulu/explaining/answer-several.ts'
import { answerSituation } from '#core/khulu/explaining/answer-situation.ts'
import { answerTerm } from '#core/khulu/explaining/answer-term.ts'
import { answerWhy } from '#core/khulu/explaining/answer-why.ts'
import { correctWords } from '#core/khulu/explaining/correct-words.ts'

/** Lazy chunk that explains forms which a learner sees. */
export const explaining: Explaining = {
  lookOver: answerCorrection,
  correctWords,
  tellApart: answerDifference,
  explainWhy: answerWhy,
  tellTerm: answerTerm,
  conjugate: answerConjugation,
  pronounce: answerPronunciation,
  change: answerChange,
  severalOf: answerSeveral,
  setPhrase: answerSetPhrase,
  pluralOf: answerPlural,
  singularOf: answerSingular,
  compose: answerComposed,
  list: answerList,
  callTo: answerCalled,
  tellSituation: answerSituation,
}
