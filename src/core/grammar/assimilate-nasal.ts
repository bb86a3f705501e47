/** Letters before which the nasal is `m`. */
const LABIAL = /^(?:[bpfv]|mb)/

/** What a stem's beginning becomes after a nasal: aspiration is lost, hl and s get a t; compared with the NCHLT annotated corpora. */
const AFTER_NASAL: readonly (readonly [plain: string, nasalised: string])[] = [
  ['bh', 'b'], ['ph', 'p'], ['tyh', 'ty'], ['th', 't'], ['kh', 'k'], ['ch', 'c'], ['qh', 'q'], ['xh', 'x'], ['hl', 'tl'], ['sh', 'tsh'],
]

/** Stems whose beginning already is what it becomes, which take no second nasal: `mali`, `nyama`. */
const NASAL = /^(?:m|n)/

/**
 * A prefix that ends with the nasal of class 9 or 10 before a stem: `in` and `philo` give `impilo`, `in` and `hle` `intle`.
 * @param prefix ends with `n` or `m`; any other prefix is only put before
 */
export function attachNasal(prefix: string, stem: string): string {
  if (!/[nm]$/.test(prefix)) return prefix + stem
  const open = prefix.slice(0, -1)
  if (NASAL.test(stem)) return open + stem
  const [plain, nasalised] = AFTER_NASAL.find(([begin]) => stem.startsWith(begin)) ?? ['', '']
  const changed = nasalised + stem.slice(plain.length)
  return open + (LABIAL.test(changed) ? 'm' : 'n') + changed
}
