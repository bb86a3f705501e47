// Whoever fetches this has the shared rules: named here, the bundler keeps those in one file.
import { patternWith } from '#core/patterns/pattern.ts'
import '#core/khulu/khulu-mind.ts'
import {
  readCalled,
  readCustom,
  readPiece,
  readProduct,
  readRule,
  readSameWord,
} from '#core/khulu/rewording/afrikaans/customs-and-rules.ts'
import { readHeard } from '#core/khulu/rewording/afrikaans/heard-words.ts'
import { readSituation } from '#core/khulu/rewording/afrikaans/situations.ts'
import { readStorySum } from '#core/khulu/rewording/afrikaans/story-sums.ts'
import { readTold, type ReadTold } from '#core/khulu/rewording/afrikaans/told-afrikaans.ts'
import { readSeveral, readToldSentence } from '#core/khulu/rewording/afrikaans/told-sentences.ts'
import type { KhuluAnswer } from '#core/khulu/khulu-answer.ts'
import type { Reword, Rewording } from '#core/khulu/rewording/rewording.ts'

/** The kinds of questions, those that are surer first. */
const KINDS: readonly ReadTold[] = [
  readStorySum,
  readPiece,
  readSameWord,
  readCalled,
  readHeard,
  readSituation,
  readSeveral,
  readToldSentence,
  readProduct,
  readRule,
  readCustom,
]

/** Rewords a freely worded question in few words. */
const reword: Reword = (text, { isOwn }) => {
  const told = readTold(text, isOwn)
  return KINDS.flatMap((read) => read(told))
}

/** Pattern of questions about Khulu, the app or the language, which are never translated. */
const ABOUT_KHULU = patternWith('u')`
  \b(?:khulu|app|webwerf|zoeloe|zulu|gesprek|geskiedenis|manier\w*|maniere|woorde|amaxhosa|xhosas)\b
  |^(?!.*(?<!\p{L})(?:sê|vra|vertel|vertaal|in (?:isi)?xhosa)(?!\p{L})).*(?:^|[.?!,] )
  (?:is dit (?:waar|onbeskof|reg)|hoe (?!laat|lank|ver|gaan)\p{L}+ (?:ek|mens)|kan jy)(?!\p{L})
`

/** Pattern of a request for words, at the end of an unread text. */
const ASKS_IT = /\b(?:wat|hoe) (?:moet|kan|sal|sê) (?:ek|mens)(?: dit)?(?: sê)?[?\s]*$/i

/** Tells whether a question about what one learns was taken for a sentence that somebody wants translated. */
const isMisread = ({ says }: KhuluAnswer, text: string): boolean =>
  !/["“”:]/.test(text) &&
  says[0]?.text === 'khulu.say.sentence' &&
  (ABOUT_KHULU.test(text.toLowerCase()) || ASKS_IT.test(text))

/** Rewording of long questions in Afrikaans. */
export const rewording: Rewording = { reword, isMisread }
