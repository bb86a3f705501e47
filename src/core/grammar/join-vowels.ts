/** Vowels from a and the first vowel of the next word. */
const COALESCED: Readonly<Record<string, string>> = { a: 'a', e: 'e', i: 'e', o: 'o', u: 'o' }

/**
 * Joins a prefix that ends in a to a word: `na` + `isibini` → `nesibini`. The vowels become a + a = a, a + i = e, a + u
 * = o. The w of `lwa` and `kwa` is lost before o (`kwa` + `ukuqala` → `kokuqala`). A long vowel stays long (`ya` +
 * `iintlobo` → `yeentlobo`). Before a consonant nothing changes (`na` + `mbini` → `nambini`).
 */
export function joinVowels(prefix: string, word: string): string {
  const first = word.charAt(0)
  const vowel = COALESCED[first]
  if (vowel === undefined) return prefix + word
  const start = prefix.slice(0, -1)
  const long = word.charAt(1) === first
  return (
    (vowel === 'o' && start.length > 1 ? start.replace(/w$/, '') : start) +
    (long ? vowel + vowel : vowel) +
    word.slice(long ? 2 : 1)
  )
}
