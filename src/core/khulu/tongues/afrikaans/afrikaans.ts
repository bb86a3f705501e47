import { readAfrikaans } from '#core/khulu/tongues/afrikaans/read-afrikaans.ts'
import { AFRIKAANS_ASKING } from '#core/khulu/tongues/afrikaans/asking-afrikaans.ts'
import { AFRIKAANS_FIXED, AFRIKAANS_PATTERNS } from '#core/khulu/tongues/afrikaans/patterns-afrikaans.ts'
import { sayInAfrikaans } from '#core/khulu/tongues/afrikaans/afrikaans-of-english.ts'
import type { Tongue } from '#core/khulu/tongues/tongue.ts'
import { readAfrikaansWords } from '#core/khulu/tongues/afrikaans/afrikaans-words.ts'

/** Asking language Afrikaans, with meanings in it. */
export const tongue: Tongue = {
  language: 'af',
  fixed: AFRIKAANS_FIXED,
  asked: AFRIKAANS_PATTERNS,
  ...AFRIKAANS_ASKING,
  afrikaans: { readWords: readAfrikaansWords, read: readAfrikaans, tell: sayInAfrikaans },
}
