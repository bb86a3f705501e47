/**
 * Writes the future tense as one word: `ndiza kufunda`, `ndiya kufunda` and `ndizakufunda`; `andizi kufunda`, `andiyi
 * kufunda` and `andizukufunda`.
 */
export function joinFuture(words: readonly string[]): string[] {
  const joined: string[] = []
  for (const word of words) {
    const before = joined.at(-1)
    if (before !== undefined && /^k[uwo]/.test(word) && /.[zy][ai]$/.test(before))
      joined.splice(-1, 1, before.replace(/[zy]([ai])$/, (_, vowel: string) => (vowel === 'a' ? 'za' : 'zu')) + word)
    else joined.push(word)
  }
  return joined
}

/** Commands not to do something, as they are all said: `musa ukuhamba`, `sukuhamba`, `ungahambi`; `musani ukuhamba`, `ningahambi`. */
function joinProhibition(words: readonly string[]): string[] {
  const joined: string[] = []
  for (const word of words) {
    const before = joined.at(-1)
    if ((before === 'musa' || before === 'musani') && /^uk[uw]/.test(word))
      joined.splice(-1, 1, `${before === 'musa' ? 'u' : 'ni'}nga${word.replace(/^uku?w?/, '').replace(/a$/, 'i')}`)
    else joined.push(/^suk[uw]/.test(word) ? `unga${word.replace(/^suku?w?/, '').replace(/a$/, 'i')}` : word)
  }
  return joined
}

/**
 * Joins short words to the verb, question words and "already": `ufuna ntoni` and `ufunani`, `uya phi` and `uyaphi`,
 * `sele ndifundile` and `sendifundile`.
 */
function joinShort(words: readonly string[]): string[] {
  const joined: string[] = []
  for (const word of words) {
    const before = joined.at(-1)
    if (before !== undefined && word === 'ntoni') joined.splice(-1, 1, `${before}ni`)
    else if (before !== undefined && word === 'phi' && before.length > 2) joined.splice(-1, 1, before + word)
    else if (before === 'sele' && /^[^aeiou]/.test(word)) joined.splice(-1, 1, `se${word}`)
    else joined.push(word)
  }
  return joined
}

/** Tells whether two answers differ only in accepted spellings or wordings. */
export const areAlike = (expected: readonly string[], given: readonly string[]): boolean =>
  [joinFuture, joinProhibition, joinShort].some((join) => join(expected).join(' ') === join(given).join(' '))
