import { ENGLISH_ASKING } from '#core/khulu/tongues/english/asking-english.ts'
import { hearEnglish } from '#core/khulu/tongues/english/hear-english.ts'
import { ENGLISH_FIXED, ENGLISH_PATTERNS } from '#core/khulu/tongues/english/patterns-english.ts'
import type { Tongue } from '#core/khulu/tongues/tongue.ts'

/** Asking language English. */
export const tongue: Tongue = {
  language: 'en',
  fixed: ENGLISH_FIXED,
  asked: ENGLISH_PATTERNS,
  read: hearEnglish,
  ...ENGLISH_ASKING,
}
