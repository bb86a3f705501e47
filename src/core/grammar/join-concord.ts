import { joinVowels } from '#core/grammar/join-vowels.ts'
import { isVowel } from '#core/grammar/morpheme.ts'

/** Bare vowels that glide before another vowel: `u` and `enza` give `wenza`, `i` and `akha` `yakha`. */
const GLIDES: Readonly<Record<string, string>> = { u: 'w', i: 'y' }

/**
 * Rounds C + u before a vowel: `ku` and `azi` give `kwazi`, `lu` and `onga` `longa`. `bu` and `akha` give `bakha`, `wu`
 * and `enza` `wenza`.
 */
function roundBefore(left: string, right: string): string {
  const stem = left.slice(0, -1)
  const next = right.charAt(0)
  if (next === 'u') return stem + right
  if (next === 'o' || /[wbm]$/.test(stem)) return stem + right
  return `${stem}w${right}`
}

/**
 * Joins a concord or prefix to the rest of the word, and applies the changes of meeting vowels. Source: NCHLT annotated
 * corpora; Wiktionary, "Xhosa" appendix on vowel coalescence.
 */
export function joinConcord(left: string, right: string): string {
  const last = left.charAt(left.length - 1)
  if (!isVowel(last) || !isVowel(right.charAt(0))) return left + right
  if (left.length === 1 && last in GLIDES) return (GLIDES[last] ?? '') + right
  if (last === 'a') return joinVowels(left, right)
  if (last === 'u') return roundBefore(left, right)
  if (last === 'i') return left.slice(0, -1) + right
  return left + right
}
