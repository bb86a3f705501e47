import { XHOSA_ASKING } from '#core/khulu/tongues/xhosa/asking-xhosa.ts'
import { XHOSA_FIXED, XHOSA_PATTERNS } from '#core/khulu/tongues/xhosa/patterns-xhosa.ts'
import { readXhosa } from '#core/khulu/tongues/xhosa/read-xhosa.ts'
import type { Tongue } from '#core/khulu/tongues/tongue.ts'

/** Asking language isiXhosa. */
export const tongue: Tongue = {
  language: 'xh',
  fixed: XHOSA_FIXED,
  asked: XHOSA_PATTERNS,
  read: readXhosa,
  ...XHOSA_ASKING,
}
