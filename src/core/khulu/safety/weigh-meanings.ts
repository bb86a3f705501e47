import type { Message } from './read-message.ts'
import WEIGHTS from './safety-weights.json' with { type: 'json' }

type Table = {
  /** The sum that a message needs for the tier. */
  least: number
  /** Meanings by their weight: above zero they speak for a disclosure, below zero for a lesson. */
  weights: Readonly<Record<string, string>>
}

/** Concepts of people whom the teller may speak of. */
const PEOPLE = ['parent', 'elder', 'stranger', 'partner', 'online', 'peer', 'sib', 'he']

/** Concepts of lessons, games, stories and things. */
const CALM = [
  'learn',
  'how',
  'everyday',
  'asks',
  'sport',
  'story',
  'joke',
  'happy',
  'thing',
  'creature',
  'accident',
  'clinic',
]

/** Tokens of the shortest message that is not `short`. */
const SHORT = 4

/**
 * Lists the meanings of a message that have a weight: its concepts, and `hurt>me` for an act on the teller.
 * `me+person` is the teller beside somebody else. `plain` is the teller without a lesson, game or story.
 * `short` is a message of few words without the teller, `asks-of-others` a question about words without the teller.
 */
export function namedMeanings(message: Message, tokens: number): Set<string> {
  const meanings = new Set<string>()
  for (const name of message.keys()) {
    const [concept = '', patient] = name.split('>')
    meanings.add(concept)
    if (patient === 'me' || patient === 'self') meanings.add(`${concept}>me`)
  }
  if (message.has('me') && PEOPLE.some((person) => message.has(person))) meanings.add('me+person')
  if (message.has('me') && !CALM.some((concept) => message.has(concept))) meanings.add('plain')
  if (message.has('asks') && !message.has('me')) meanings.add('asks-of-others')
  if (tokens < SHORT && !message.has('me')) meanings.add('short')
  return meanings
}

/** Reads a table into weights by meaning. */
const readTable = ({ least, weights }: Table): { least: number; weightOf: ReadonlyMap<string, number> } => ({
  least,
  weightOf: new Map(
    Object.entries(weights).flatMap(([weight, names]) => names.split(' ').map((name) => [name, Number(weight)])),
  ),
})

let tables: Record<'full' | 'quiet', ReturnType<typeof readTable>> | undefined

const sumOf = (tier: 'full' | 'quiet', meanings: ReadonlySet<string>): number => {
  tables ??= { full: readTable(WEIGHTS.full), quiet: readTable(WEIGHTS.quiet) }
  const { least, weightOf } = tables[tier]
  return [...meanings].reduce((all, name) => all + (weightOf.get(name) ?? 0), -least)
}

/** Steps of a weight in one unit of log odds. */
export const STEPS = 4

/** Log odds, above what the quiet tier needs, that the meanings of a message tell of harm. */
export const quietOdds = (meanings: ReadonlySet<string>): number => sumOf('quiet', meanings) / STEPS

/** Adds up the weights of a message's meanings and returns the tier that the sum reaches. */
export const weighTier = (meanings: ReadonlySet<string>): 'full' | 'quiet' | 'none' =>
  (['full', 'quiet'] as const).find((tier) => sumOf(tier, meanings) >= 0) ?? 'none'

/** Weight by which a message falls so short of a full answer that a full sign is doubtful. */
const DOUBT = 10

/**
 * Tells whether a lesson, game or thing in a message makes a full sign doubtful. @param sum what it has above the tier
 */
export const isSumDoubtful = (sum: number, meanings: ReadonlySet<string>): boolean =>
  sum < -DOUBT && CALM.some((concept) => meanings.has(concept))

/** Tells whether the meanings of a message speak so much for a lesson that a full sign is doubtful. */
export const isDoubtful = (meanings: ReadonlySet<string>): boolean => isSumDoubtful(sumOf('full', meanings), meanings)
