// Learns src/core/khulu/safety/safety-weights.json from the disclosures beside it and Khulu's question sets: how much each
// meaning speaks for a disclosure. Prints figures of rows left out of the learning, a fifth at a time. People review the table.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findSign, isSure } from '#core/khulu/safety/read-disclosure.ts'
import { readMessage } from '#core/khulu/safety/read-message.ts'
import { readTokens } from '#core/khulu/safety/read-tokens.ts'
import { isSumDoubtful, namedMeanings, STEPS } from '#core/khulu/safety/weigh-meanings.ts'

type Row = {
  set: string
  wanted: string
  sign: 'full' | 'quiet' | 'none' | undefined
  isSure: boolean
  meanings: ReadonlySet<string>
  times: number
}
type Tier = { from: number; shrinkage: number; aimOf: (wanted: string) => number }
type Model = { weights: ReadonlyMap<string, number>; least: number }

const ROOT = join(import.meta.dirname, '..')
const KHULU = join(ROOT, 'src/core/khulu')
const FOLDER = join(KHULU, 'safety/disclosures')
const OUT = join(KHULU, 'safety/safety-weights.json')

/** Rows in which a meaning must stand to get a weight. */
const LEAST_ROWS = 4
const FOLDS = 5
const ROUNDS = 300

/** Log odds from which a message reaches a tier, and how strongly weights are drawn to zero. */
const TIERS: Readonly<Record<'full' | 'quiet', Tier>> = {
  full: { from: 1.5, shrinkage: 1, aimOf: (wanted: string) => ({ full: 1, quiet: 0.3 })[wanted] ?? 0 },
  quiet: { from: -1.75, shrinkage: 1, aimOf: (wanted: string) => (wanted === 'none' ? 0 : 1) },
}

function readRow(set: string, wanted: string, text: string, times: number): Row {
  const tokens = readTokens(text)
  const message = readMessage(tokens)
  return {
    set,
    wanted,
    sign: findSign(message)?.tier,
    isSure: isSure(message),
    meanings: namedMeanings(message, tokens.length),
    times,
  }
}

/** Rows of the sets of disclosures. Those of the `count` sets, by strangers, say more than ours (`own`). */
const told = readdirSync(FOLDER).flatMap((file) =>
  readFileSync(join(FOLDER, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [wanted = '', , text = ''] = line.split('\t')
      return readRow(file, wanted, text, file.includes('count') ? 2 : 1)
    }),
)

/** Everyday questions; the few that are disclosures are left out. */
const everyday = ['en', 'xh', 'af']
  .flatMap((language) => {
    const asked = JSON.parse(readFileSync(join(KHULU, `questions.${language}.json`), 'utf8')) as { question: string }[]
    return asked.map(({ question }) => readRow('questions', 'none', question, 1))
  })
  .filter(({ sign }) => sign !== 'full')

/** Fits a logistic regression by gradient descent and rounds its weights. */
function learn(rows: readonly Row[], { from, shrinkage, aimOf }: Tier): Model {
  const counts = new Map<string, number>()
  for (const name of rows.flatMap(({ meanings }) => [...meanings])) counts.set(name, (counts.get(name) ?? 0) + 1)
  const names = [...counts.keys()].toSorted()
  const placeOf = new Map(names.map((name, place) => [name, place]))
  const inputs = rows.map(({ meanings }) => [names.length, ...[...meanings].map((name) => placeOf.get(name) ?? 0)])
  const weights = new Float64Array(names.length + 1)
  const speed = new Float64Array(names.length + 1)
  for (let round = 0; round < ROUNDS; round++) {
    const slope = weights.map((weight, place) => (place === names.length ? 0 : shrinkage * weight))
    for (const [at, { wanted, times }] of rows.entries()) {
      const places = inputs[at] ?? []
      const sum = places.reduce((all, place) => all + (weights[place] ?? 0), 0)
      const fault = (1 / (1 + Math.exp(-sum)) - aimOf(wanted)) * times
      for (const place of places) slope[place] = (slope[place] ?? 0) + fault
    }
    for (const [place, one] of slope.entries()) {
      speed[place] = 0.9 * (speed[place] ?? 0) - (4 / rows.length) * one
      weights[place] = (weights[place] ?? 0) + (speed[place] ?? 0)
    }
  }
  const rounded = names.map((name, place) => [name, Math.round((weights[place] ?? 0) * STEPS)] as const)
  return {
    weights: new Map(rounded.filter(([name, weight]) => weight !== 0 && (counts.get(name) ?? 0) >= LEAST_ROWS)),
    least: Math.floor((from - (weights[names.length] ?? 0)) * STEPS) + 1,
  }
}

const sumOf = ({ weights, least }: Model, { meanings }: Row): number =>
  [...meanings].reduce((all, name) => all + (weights.get(name) ?? 0), -least)

/** Reads a row as `readDisclosure` does, by other weights. */
function tierOf(row: Row, full: Model, quiet: Model): string {
  const sum = sumOf(full, row)
  if (sum >= 0 || (row.sign === 'full' && (row.isSure || !isSumDoubtful(sum, row.meanings)))) return 'full'
  return row.sign || sumOf(quiet, row) >= 0 ? 'quiet' : 'none'
}

const percentOf = (rows: readonly Row[], given: ReadonlyMap<Row, string>, tiers: readonly string[]): string => {
  const part = rows.filter((row) => tiers.includes(given.get(row) ?? '')).length
  return `${part} of ${rows.length} (${((100 * part) / rows.length).toFixed(1)} %)`
}

/** Prints how rows are read by weights that were learnt without them. */
function printLeftOut(): void {
  const given = new Map<Row, string>()
  for (let fold = 0; fold < FOLDS; fold++) {
    const isOut = (_: Row, at: number): boolean => at % FOLDS === fold
    const known = [told, everyday].flatMap((rows) => rows.filter((row, at) => !isOut(row, at)))
    const [full, quiet] = [learn(known, TIERS.full), learn(known, TIERS.quiet)]
    for (const row of [told, everyday].flatMap((rows) => rows.filter(isOut))) given.set(row, tierOf(row, full, quiet))
  }
  for (const set of [...new Set(told.map((row) => row.set)), 'questions']) {
    const of = (...wanted: string[]): Row[] =>
      [...told, ...everyday].filter((row) => row.set === set && wanted.includes(row.wanted))
    const harmless = `false full ${percentOf(of('none'), given, ['full'])}, quiet ${percentOf(of('none'), given, ['quiet'])}`
    const help = `help ${percentOf(of('full', 'quiet'), given, ['full', 'quiet'])}, full ${percentOf(of('full'), given, ['full'])}`
    console.log(`${set}: ${set === 'questions' ? '' : `${help}, `}${harmless}`)
  }
}

/** Writes a table with the meanings of one weight a line. */
function tableOf({ weights, least }: Model): { least: number; weights: Record<string, string> } {
  const byWeight = Map.groupBy(weights, ([, weight]) => weight)
  const lines = [...byWeight]
    .toSorted(([one], [other]) => other - one)
    .map(([weight, names]) => [weight > 0 ? `+${weight}` : `${weight}`, names.map(([name]) => name).join(' ')] as const)
  return { least, weights: Object.fromEntries(lines) }
}

if (process.argv.includes('--left-out')) printLeftOut()
else {
  const all = [...told, ...everyday]
  const tables = { full: tableOf(learn(all, TIERS.full)), quiet: tableOf(learn(all, TIERS.quiet)) }
  writeFileSync(OUT, `${JSON.stringify(tables, null, 2)}\n`)
}
