/** What a and the first vowel of the next word become together. */
const COALESCED: Readonly<Record<string, string>> = { a: 'a', e: 'e', i: 'e', o: 'o', u: 'o' }

/**
 * Puts a prefix that ends in a before a word: a + a = a, a + i = e, a + u = o (`na` + `isibini` → `nesibini`), and the w of `lwa` and
 * `kwa` is lost before o (`kwa` + `ukuqala` → `kokuqala`). Before a consonant nothing changes (`na` + `mbini` → `nambini`).
 */
export function joinVowels(prefix: string, word: string): string {
  const vowel = COALESCED[word.charAt(0)]
  if (vowel === undefined) return prefix + word
  const start = prefix.slice(0, -1)
  return (vowel === 'o' && start.length > 1 ? start.replace(/w$/, '') : start) + vowel + word.slice(1)
}
