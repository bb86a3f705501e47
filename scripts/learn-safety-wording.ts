// Learns src/core/khulu/safety/safety-wording.json from the disclosures beside it and Khulu's question sets: how much each
// piece of wording speaks for a disclosure. Prints, with --left-out, figures of rows left out of the learning, a fifth at a time.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { KHULU_LANGUAGES } from '#core/khulu/khulu-language.ts'
import { decideTier, readMeant } from '#core/khulu/safety/read-disclosure.ts'
import { DIGITS, listPieces, NOUGHT, placeOf } from '#core/khulu/safety/weigh-wording.ts'

type Tier = 'full' | 'quiet'
type Row = {
  set: string
  wanted: string
  places: readonly number[]
  pieces: number
  times: number
  meant: ReturnType<typeof readMeant>
}
/** Weights by place, and the log odds without any piece. */
type Model = { weights: ReadonlyMap<number, number>; base: number }

const ROOT = join(import.meta.dirname, '..')
const KHULU = join(ROOT, 'src/core/khulu')
const FOLDER = join(KHULU, 'safety/disclosures')
const OUT = join(KHULU, 'safety/safety-wording.json')

/** Log odds from which a message reaches a tier. */
const FROM: Readonly<Record<Tier, number>> = { full: 1.75, quiet: -1 }
/** Aim of a row for a tier, from 0 to 1. */
const AIMS: Readonly<Record<Tier, (wanted: string) => number>> = {
  full: (wanted) => ({ full: 1, quiet: 0.3 })[wanted] ?? 0,
  quiet: (wanted) => (wanted === 'none' ? 0 : 1),
}
/** Places in the table. */
const MOST_PLACES = 6000
/** Rows in which a piece must stand. */
const LEAST_ROWS = 2
const ROUNDS = 12
const SPEED = 0.5
const SHRINKAGE = 1e-4
const FOLDS = 5
/** Most steps of a weight to either side of 0. */
const MOST_STEPS = 15

function readRow(set: string, wanted: string, text: string, times: number): Row {
  const pieces = listPieces(text)
  const places = [...new Set([...pieces].map((piece) => placeOf(piece)))]
  return { set, wanted, places, pieces: Math.max(1, pieces.size), times, meant: readMeant(text) }
}

const told = readdirSync(FOLDER).flatMap((file) =>
  readFileSync(join(FOLDER, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [wanted = '', , text = ''] = line.split('\t')
      return readRow(file, wanted, text, 1)
    }),
)

const everyday = KHULU_LANGUAGES.flatMap((language) => {
  const asked = JSON.parse(readFileSync(join(KHULU, `questions.${language}.json`), 'utf8')) as { question: string }[]
  return asked.map(({ question }) => readRow('questions', 'none', question, 2))
}).filter(({ meant }) => !meant.isFull)

/** Returns the rows in an order that looks random and is the same at each run. */
function shuffle(rows: readonly Row[], seed: number): Row[] {
  let state = seed
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state
  }
  return rows
    .map((row) => [next(), row] as const)
    .toSorted(([one], [other]) => one - other)
    .map(([, row]) => row)
}

/** Fits a logistic regression over the places by steps that shrink for places that moved (AdaGrad). */
function fit(rows: readonly Row[], known: ReadonlySet<number>, aimOf: (wanted: string) => number): Model {
  const weights = new Map<number, number>([...known].map((place) => [place, 0]))
  const moved = new Map<number, number>([...known].map((place) => [place, 1e-6]))
  let base = 0
  const inputs = new Map(rows.map((row) => [row, row.places.filter((place) => known.has(place))]))
  for (let round = 0; round < ROUNDS; round++)
    for (const row of shuffle(rows, round + 1)) {
      const places = inputs.get(row) ?? []
      const share = 1 / Math.sqrt(row.pieces)
      const sum = places.reduce((all, place) => all + (weights.get(place) ?? 0), 0) * share + base
      const fault = (1 / (1 + Math.exp(-sum)) - aimOf(row.wanted)) * row.times
      for (const place of places) {
        const weight = weights.get(place) ?? 0
        const slope = fault * share + SHRINKAGE * weight
        const way = (moved.get(place) ?? 0) + slope * slope
        moved.set(place, way)
        weights.set(place, weight - (SPEED * slope) / Math.sqrt(way))
      }
      base -= 0.02 * fault
    }
  return { weights, base }
}

/** Learns both tiers: over all pieces first, then over the places that matter most. */
function learn(rows: readonly Row[]): Record<Tier, Model> {
  const counts = new Map<number, number>()
  for (const place of rows.flatMap(({ places }) => places)) counts.set(place, (counts.get(place) ?? 0) + 1)
  const common = new Set([...counts].filter(([, count]) => count >= LEAST_ROWS).map(([place]) => place))
  const [full, quiet] = [fit(rows, common, AIMS.full), fit(rows, common, AIMS.quiet)]
  const matters = (place: number): number =>
    (Math.abs(full.weights.get(place) ?? 0) + Math.abs(quiet.weights.get(place) ?? 0)) *
    Math.sqrt(counts.get(place) ?? 0)
  const kept = new Set(
    [...common].toSorted((one, other) => matters(other) - matters(one) || one - other).slice(0, MOST_PLACES),
  )
  return { full: fit(rows, kept, AIMS.full), quiet: fit(rows, kept, AIMS.quiet) }
}

const stepOf = ({ weights }: Model): number =>
  Math.max(...[...weights.values()].map((weight) => Math.abs(weight))) / MOST_STEPS

/** Log odds above what the tier needs, by weights rounded to steps. */
function oddsOf(model: Model, tier: Tier, row: Row): number {
  const step = stepOf(model)
  const sum = row.places.reduce((all, place) => all + Math.round((model.weights.get(place) ?? 0) / step) * step, 0)
  return sum / Math.sqrt(row.pieces) + model.base - FROM[tier]
}

/** Reads a row as `readDisclosure` does, by other weights of wording. */
const tierOf = (row: Row, { full, quiet }: Record<Tier, Model>): string =>
  decideTier(row.meant, { full: oddsOf(full, 'full', row), quiet: oddsOf(quiet, 'quiet', row) })

const percentOf = (rows: readonly Row[], given: ReadonlyMap<Row, string>, tiers: readonly string[]): string => {
  const part = rows.filter((row) => tiers.includes(given.get(row) ?? '')).length
  return `${part} of ${rows.length} (${((100 * part) / rows.length).toFixed(1)} %)`
}

/** Prints how rows are read by wording that was learnt without them. Their meanings were learnt with them. */
function printLeftOut(): void {
  const given = new Map<Row, string>()
  for (let fold = 0; fold < FOLDS; fold++) {
    const isOut = (_: Row, at: number): boolean => at % FOLDS === fold
    const models = learn([told, everyday].flatMap((rows) => rows.filter((row, at) => !isOut(row, at))))
    for (const row of [told, everyday].flatMap((rows) => rows.filter(isOut))) given.set(row, tierOf(row, models))
  }
  for (const set of [...new Set(told.map((row) => row.set)), 'questions']) {
    const of = (...wanted: string[]): Row[] =>
      [...told, ...everyday].filter((row) => row.set === set && wanted.includes(row.wanted))
    const harmless = `false full ${percentOf(of('none'), given, ['full'])}, quiet ${percentOf(of('none'), given, ['quiet'])}`
    const help = `help ${percentOf(of('full', 'quiet'), given, ['full', 'quiet'])}, full ${percentOf(of('full'), given, ['full'])}`
    console.log(`${set}: ${set === 'questions' ? '' : `${help}, `}${harmless}`)
  }
}

function writeTable(models: Record<Tier, Model>): void {
  const places = [...models.full.weights.keys()].toSorted((one, other) => one - other)
  const distances = places.map((place, at) => place - (places[at - 1] ?? 0))
  const digit = (value: number): string => DIGITS[value] ?? ''
  if (distances.some((distance) => distance >= DIGITS.length ** 2)) throw new RangeError('A distance has three digits.')
  const signsOf = (tier: Tier): string => {
    const step = stepOf(models[tier])
    return places
      .map((place) => String.fromCharCode(NOUGHT + Math.round((models[tier].weights.get(place) ?? 0) / step)))
      .join('')
  }
  const table = {
    step: { full: stepOf(models.full), quiet: stepOf(models.quiet) },
    least: { full: FROM.full - models.full.base, quiet: FROM.quiet - models.quiet.base },
    places: distances
      .map((distance) => digit(Math.floor(distance / DIGITS.length)) + digit(distance % DIGITS.length))
      .join(''),
    full: signsOf('full'),
    quiet: signsOf('quiet'),
  }
  writeFileSync(OUT, `${JSON.stringify(table, null, 2)}\n`)
}

if (process.argv.includes('--left-out')) printLeftOut()
else writeTable(learn([...told, ...everyday]))
