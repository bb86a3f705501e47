import { readCustom, readPiece, readProduct, readRule, readSameWord } from '#core/khulu/rewording/afrikaans/customs-and-rules.ts'
import { readHeard } from '#core/khulu/rewording/afrikaans/heard-words.ts'
import { readSituation } from '#core/khulu/rewording/afrikaans/situations.ts'
import { readStorySum } from '#core/khulu/rewording/afrikaans/story-sums.ts'
import { readTold, type ReadTold } from '#core/khulu/rewording/afrikaans/told-afrikaans.ts'
import { readToldSentence } from '#core/khulu/rewording/afrikaans/told-sentences.ts'
import type { Reword } from '#core/khulu/rewording/reword-question.ts'

/** The kinds of questions, those that are surer first. */
const KINDS: readonly ReadTold[] = [readStorySum, readPiece, readSameWord, readHeard, readSituation, readToldSentence, readProduct, readRule, readCustom]

/** A freely worded question in few words. */
export const rewordAfrikaans: Reword = (text, { isOwn }) => {
  const told = readTold(text, isOwn)
  return KINDS.flatMap((read) => read(told))
}
