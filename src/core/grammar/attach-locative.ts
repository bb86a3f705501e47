import { palataliseEnd } from '#core/grammar/palatalise.ts'

type Palatals = Parameters<typeof palataliseEnd>[1]

/**
 * Returns the forms of a noun with locative -ini, the usual one first. `ilizwe` gives `ilizweni`, `indlu` `indlwini`,
 * `umlomo` `umlonyeni`, and `intaba` `intabeni`. After f and v there is no w: `ibhafu` `ebhafini`. Source: NCHLT
 * annotated corpora; the exceptions (`esibhedlele`) are data.
 */
export function attachLocative(noun: string, palatals: Palatals): string[] {
  const last = noun.charAt(noun.length - 1)
  const stem = noun.slice(0, -1)
  if (last === 'a' || last === 'e') return [`${stem}eni`]
  if (last === 'i') return [`${stem}ini`]
  if (last !== 'o' && last !== 'u') return [`${noun}ini`]
  const ending = last === 'o' ? 'eni' : 'ini'
  const palatal = palataliseEnd(stem, palatals)
  if (palatal !== null) return [palatal + ending, stem + ending, `${stem}w${ending}`]
  if (stem.endsWith('w')) return [stem + ending]
  return /[fv]$/.test(stem) ? [stem + ending, `${stem}w${ending}`] : [`${stem}w${ending}`, stem + ending]
}
