/** Changes of a labial before passive -w-, locative -ini and diminutive -ana, longest first. */
type Palatals = readonly (readonly [labial: string, palatal: string])[]

/**
 * Palatalisation of isiXhosa: `loba, lotywa`; `khapha, khatshwa`; `luma, lunywa`; `bamba, banjwa`; `mpompa, mpontshwa`.
 * Source: NCHLT corpora; Wiktionary, Xhosa passives.
 */
export const XHOSA_PALATALS: Palatals = [
  ['mb', 'nj'],
  ['mp', 'ntsh'],
  ['bh', 'j'],
  ['ph', 'tsh'],
  ['b', 'ty'],
  ['p', 'tsh'],
  ['m', 'ny'],
]

/**
 * Palatalisation of isiZulu: `loba, lotshwa`; `bopha, boshwa`; `luma, lunywa`; `bamba, banjwa`. Source: UniMorph, Zulu
 * verbs.
 */
export const ZULU_PALATALS: Palatals = [
  ['mb', 'nj'],
  ['mp', 'nsh'],
  ['bh', 'j'],
  ['ph', 'sh'],
  ['b', 'tsh'],
  ['p', 'sh'],
  ['m', 'ny'],
]

const LABIAL = /mb|mp|bh|ph|b|p|m/g

/**
 * Palatalises the last labial of a stem, as before the passive -w-: `sebenzis` gives `setyenzis`, `phumez` `phunyez`. A
 * labial in the first syllable stays (`abel`, `amkel`, `bek`), and so does one that opens no syllable.
 */
export function palataliseStem(stem: string, palatals: Palatals): string {
  const found = [...stem.matchAll(LABIAL)].findLast(
    ({ 0: labial, index }) => index > 1 && /^(?:[aeiou]|$)/.test(stem.slice(index + labial.length)),
  )
  if (!found) return stem
  const palatal = palatals.find(([labial]) => labial === found[0])?.[1] ?? found[0]
  return stem.slice(0, found.index) + palatal + stem.slice(found.index + found[0].length)
}

/**
 * Palatalises the end of a stem before -ini and -ana, without its -o or -u: `mlom` gives `mlony`. Null if it ends with
 * no labial.
 */
export function palataliseEnd(stem: string, palatals: Palatals): string | null {
  const found = palatals.find(([labial]) => stem.endsWith(labial))
  return found ? stem.slice(0, stem.length - found[0].length) + found[1] : null
}
