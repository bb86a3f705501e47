/** What a and the first vowel of the next word become together. */
const COALESCED: Readonly<Record<string, string>> = { a: 'a', e: 'e', i: 'e', o: 'o', u: 'o' }

/**
 * Puts a prefix that ends in a before a word: a + a = a, a + i = e, a + u = o (`na` + `isibini` → `nesibini`), and the w of `lwa` and
 * `kwa` is lost before o (`kwa` + `ukuqala` → `kokuqala`). A long vowel stays long (`ya` + `iintlobo` → `yeentlobo`). Before a consonant
 * nothing changes (`na` + `mbini` → `nambini`).
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
