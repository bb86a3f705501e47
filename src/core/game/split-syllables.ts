/**
 * Splits an isiXhosa word into the syllables for clapping. Each ends in its vowel (`i-nkwe-nkwe`), and a long vowel is
 * one. The m of the prefix um- is clapped with its u before a consonant (`um-ntwa-na`, but `u-ma-ma`). Letters after
 * the last vowel stay with it. The syllables join to the word again.
 */
export function splitSyllables(word: string): string[] {
  const syllables = word.match(/[^aeiou]*([aeiou])\1*(?:[^aeiou]+$)?/gi) ?? [word]
  const [first = '', second = '', ...rest] = syllables
  return /^u$/i.test(first) && /^m[^aeiouwy]/i.test(second)
    ? [`${first}${second.charAt(0)}`, second.slice(1), ...rest]
    : syllables
}
