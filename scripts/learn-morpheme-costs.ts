// Counts which morpheme follows which in the annotated corpora beside the project, and writes
// src/core/grammar/morpheme-costs.json: what each step costs the reader of words, in hundredths of a nat. Only these
// sums come from the corpora, no word of them.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
const CORPUS = join(ROOT, '../shared/language/dev/sadii_xh.tsv')
const OPEN = new Set([
  'VRoot',
  'NStem',
  'AdjStem',
  'RelStem',
  'AuxVStem',
  'Adv',
  'Conj',
  'Intrans',
  'Ideoph',
  'EnumStem',
  'Interjec',
])

/** Tags of the same place in a word under one name. */
const RENAMED: Readonly<Record<string, string>> = {
  Intrans: 'VRoot',
  NPre: 'NPrePre',
  VerbExt: 'NeutExt',
  InterrogSuf: 'Interrog',
  Cop: 'AuxVStem',
  Pro: 'ProgPre',
}

const kindOf = (tags: string): string => {
  const kind = (tags.slice(1, -1).split('][')[0] ?? '').replace(/\d.*$/, '')
  return RENAMED[kind] ?? kind
}

const steps = new Map<string, Map<string, number>>()
const forms = new Map<string, Map<string, number>>()
const count = (table: Map<string, Map<string, number>>, from: string, to: string, weight: number): void => {
  const row = table.get(from) ?? new Map<string, number>()
  table.set(from, row.set(to, (row.get(to) ?? 0) + weight))
}

for (const line of readFileSync(CORPUS, 'utf8').split('\n').slice(1)) {
  const [, , features = '', , , times = '0'] = line.split('\t')
  const gold = features.split(' | ')[1]
  if (gold === undefined) continue
  // A type counts by the root of its tokens: types alone would forget how usual a pattern is, tokens would let a few words decide.
  const weight = Math.sqrt(Number(times))
  let before = '^'
  for (const [, form = '', tags = ''] of gold.matchAll(/([^[\]]*)((?:\[[^\]]*\])+)/g)) {
    const kind = kindOf(tags)
    count(steps, before, kind, weight)
    if (!OPEN.has(kind)) count(forms, kind, form.replaceAll(/^-+|[()]/g, '').toLowerCase(), weight)
    before = kind
  }
  count(steps, before, '$', weight)
}

/** Returns the costs of a table, without the rarest. */
const costsOf = (table: Map<string, Map<string, number>>, least: number): Record<string, Record<string, number>> =>
  Object.fromEntries(
    [...table]
      .map(([from, row]): [string, Record<string, number>] => {
        const total = [...row.values()].reduce((sum, times) => sum + times, 0)
        const kept = [...row].filter(([, times]) => times >= least)
        return [
          from,
          Object.fromEntries(
            kept
              .map(([to, times]): [string, number] => [to, Math.round(-100 * Math.log(times / total))])
              .toSorted(([one], [other]) => (one < other ? -1 : 1)),
          ),
        ]
      })
      .filter(([, row]) => Object.keys(row).length > 0)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )

writeFileSync(
  join(ROOT, 'src/core/grammar/morpheme-costs.json'),
  `${JSON.stringify({ steps: costsOf(steps, 1.5), forms: costsOf(forms, 1) }, null, 1)}\n`,
)
