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
const CALM = ['learn', 'how', 'everyday', 'asks', 'sport', 'story', 'joke', 'happy', 'thing', 'accident', 'clinic']

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

/** Adds up the weights of a message's meanings and returns the tier that the sum reaches. */
export function weighTier(meanings: ReadonlySet<string>): 'full' | 'quiet' | 'none' {
  tables ??= { full: readTable(WEIGHTS.full), quiet: readTable(WEIGHTS.quiet) }
  for (const tier of ['full', 'quiet'] as const) {
    const { least, weightOf } = tables[tier]
    const sum = [...meanings].reduce((all, name) => all + (weightOf.get(name) ?? 0), 0)
    if (sum >= least) return tier
  }
  return 'none'
}
