/** Letters before which the nasal is `m`. */
const LABIAL = /^(?:[bpfv]|mb)/

/** Changes of a stem's beginning after a nasal; the first that fits applies. */
type Nasals = readonly (readonly [plain: string, nasalised: string])[]

/** Aspiration is lost, and sh gets a t. */
const NGUNI_NASALS: Nasals = [
  ['bh', 'b'],
  ['ph', 'p'],
  ['th', 't'],
  ['kh', 'k'],
  ['ch', 'c'],
  ['qh', 'q'],
  ['xh', 'x'],
  ['sh', 'tsh'],
]

/** Nasal rules of isiXhosa: hl too gets a t (`intle`). Source: compared with the NCHLT annotated corpora. */
export const XHOSA_NASALS: Nasals = [['tyh', 'ty'], ['hl', 'tl'], ...NGUNI_NASALS]

/**
 * Nasal rules of isiZulu: hl stays as it is (`enhle`). Source: UniMorph, Zulu adjectives; compared with the NCHLT
 * annotated corpora.
 */
export const ZULU_NASALS: Nasals = NGUNI_NASALS

/** Stems whose beginning already is what it becomes, which take no second nasal: `mali`, `nyama`. */
const NASAL = /^(?:m|n)/

/**
 * Joins a prefix that ends with the nasal of class 9 or 10 to a stem. `in` and `philo` give `impilo`; `en` and `hle`
 * give isiXhosa `entle`, isiZulu `enhle`. @param prefix ends with `n` or `m`; any other prefix is only put before
 */
export function attachNasal(prefix: string, stem: string, nasals: Nasals): string {
  if (!/[nm]$/.test(prefix)) return prefix + stem
  const open = prefix.slice(0, -1)
  if (NASAL.test(stem)) return open + stem
  const [plain, nasalised] = nasals.find(([begin]) => stem.startsWith(begin)) ?? ['', '']
  const changed = nasalised + stem.slice(plain.length)
  return open + (LABIAL.test(changed) ? 'm' : 'n') + changed
}
