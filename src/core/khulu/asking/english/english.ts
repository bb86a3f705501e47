import { ENGLISH_ASKING } from '#core/khulu/asking/english/asking-english.ts'
import { hearEnglish } from '#core/khulu/asking/english/hear-english.ts'
import { ENGLISH_FIXED, ENGLISH_PATTERNS } from '#core/khulu/asking/english/patterns-english.ts'
import type { AskingLanguage } from '#core/khulu/khulu-world.ts'

/** Asking language English. */
export const askingLanguage: AskingLanguage = {
  language: 'en',
  fixed: ENGLISH_FIXED,
  asked: ENGLISH_PATTERNS,
  read: hearEnglish,
  ...ENGLISH_ASKING,
}
