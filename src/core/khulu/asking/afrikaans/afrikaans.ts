import { readAfrikaans } from '#core/khulu/asking/afrikaans/read-afrikaans.ts'
import { AFRIKAANS_ASKING } from '#core/khulu/asking/afrikaans/asking-afrikaans.ts'
import { AFRIKAANS_FIXED, AFRIKAANS_PATTERNS } from '#core/khulu/asking/afrikaans/patterns-afrikaans.ts'
import { sayInAfrikaans } from '#core/khulu/asking/afrikaans/afrikaans-of-english.ts'
import type { AskingLanguage } from '#core/khulu/khulu-world.ts'
import { readAfrikaansWords } from '#core/khulu/asking/afrikaans/afrikaans-words.ts'

/** Asking language Afrikaans, with meanings in it. */
export const askingLanguage: AskingLanguage = {
  language: 'af',
  fixed: AFRIKAANS_FIXED,
  asked: AFRIKAANS_PATTERNS,
  ...AFRIKAANS_ASKING,
  afrikaans: { readWords: readAfrikaansWords, read: readAfrikaans, tell: sayInAfrikaans },
}
