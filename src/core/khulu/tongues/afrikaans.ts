import { readAfrikaans } from '#core/khulu/clause/read-afrikaans.ts'
import { AFRIKAANS_ASKING } from '#core/khulu/questions/asking-afrikaans.ts'
import { AFRIKAANS_FIXED, AFRIKAANS_PATTERNS } from '#core/khulu/questions/patterns-afrikaans.ts'
import { sayInAfrikaans } from '#core/khulu/reading/afrikaans-of-english.ts'
import type { Tongue } from '#core/khulu/tongues/tongue.ts'
import { readAfrikaansWords } from '#core/khulu/words/afrikaans-words.ts'

/** What Khulu needs to be asked, and to tell meanings, in Afrikaans. */
export const tongue: Tongue = {
  language: 'af', fixed: AFRIKAANS_FIXED, asked: AFRIKAANS_PATTERNS, ...AFRIKAANS_ASKING,
  afrikaans: { readWords: readAfrikaansWords, read: readAfrikaans, tell: sayInAfrikaans },
}
