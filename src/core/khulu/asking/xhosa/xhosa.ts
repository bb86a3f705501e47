import { XHOSA_ASKING } from '#core/khulu/asking/xhosa/asking-xhosa.ts'
import { XHOSA_FIXED, XHOSA_PATTERNS } from '#core/khulu/asking/xhosa/patterns-xhosa.ts'
import { readXhosa } from '#core/khulu/asking/xhosa/read-xhosa.ts'
import type { AskingLanguage } from '#core/khulu/khulu-world.ts'

/** Asking language isiXhosa. */
export const askingLanguage: AskingLanguage = {
  language: 'xh',
  fixed: XHOSA_FIXED,
  asked: XHOSA_PATTERNS,
  read: readXhosa,
  ...XHOSA_ASKING,
}
