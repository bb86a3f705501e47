import SIGNS from './safety-signs.json' with { type: 'json' }
import { readMessage, type Message } from './read-message.ts'
import { readTokens } from './read-tokens.ts'
import { isDoubtful, namedMeanings, quietOdds, weighTier } from './weigh-meanings.ts'
import { weighWording, type WordingOdds } from './weigh-wording.ts'

/**
 * Telling of harm in a message. `full` is a sure sign, and `quiet` may be innocent. The concern is self-harm, harm by
 * somebody, or a near danger.
 */
export type Disclosure = { tier: 'full' | 'quiet' | 'none'; concern: 'distress' | 'abuse' | 'danger' }

/** Concepts of which one must be there, must be absent, or must not stand before the others. */
type Atom = { any: readonly string[]; wants: 'there' | 'absent' | 'not-before' }

/** A line of `safety-signs.json`: concepts that together are a sign. */
type Sign = Disclosure & { atoms: readonly Atom[] }

/** Tokens between the concepts of one sign at most. */
const SPAN = 22

/** Letters that are read: what follows them isn't typed by a child. */
const MOST_LETTERS = 2000

/** Weight deducted for a game, story, joke, mishap, doctor or thing in a message. */
const LESS = 3

/** Sums of weights from which a message is answered in full. */
const LEAST = { full: 3, long: 2 }

const groups: Readonly<Record<string, string>> = SIGNS.groups

const WEIGHTS = Object.entries(SIGNS.weights).flatMap(([weight, names]) =>
  names.split(' ').map((name) => [name, Number(weight)] as const),
)

/** Returns the concepts that an atom's name stands for: groups with their members, each with the patient. */
function expandName(name: string): string[] {
  const [concept = '', patient] = name.split('>')
  const concepts = groups[concept]?.split(' ').flatMap((one) => (one === concept ? [one] : expandName(one))) ?? [
    concept,
  ]
  return patient === undefined ? concepts : concepts.map((one) => `${one}>${patient}`)
}

const PEOPLE: ReadonlySet<string> = new Set([...expandName('known'), 'he', 'peer'])

const MARKS: Readonly<Record<string, Atom['wants']>> = { '!': 'absent', '~': 'not-before' }

function readSign(line: string): Sign {
  const [tier, concern, ...atoms] = line.split(' ')
  const read = (atom: string): Atom => ({
    wants: MARKS[atom[0] ?? ''] ?? 'there',
    any: atom.replace(/^[!~]/, '').split('/').flatMap(expandName),
  })
  return {
    tier: tier === 'full' ? 'full' : 'quiet',
    concern: concern === 'distress' || concern === 'danger' ? concern : 'abuse',
    atoms: atoms.map(read),
  }
}

let signs: readonly Sign[] | undefined

const hasAny = (message: Message, names: readonly string[]): boolean => names.some((name) => message.has(name))

/** Tells whether two people of a sign are two words of a message. In `mom beats the carpet` there is one. */
function isOfDifferentPeople(atoms: readonly Atom[], message: Message): boolean {
  const [one, other] = atoms
    .filter(({ wants, any }) => wants === 'there' && any.every((name) => PEOPLE.has(name)))
    .map(({ any }) => any.flatMap((name) => message.get(name) ?? []))
  return one === undefined || other === undefined || one.some(({ at }) => other.some((place) => place.at !== at))
}

/** Tells whether the concepts of a sign stand near one another in a message. */
function isSaid({ atoms }: Sign, message: Message): boolean {
  if (atoms.some(({ wants, any }) => wants !== 'not-before' && hasAny(message, any) !== (wants === 'there')))
    return false
  const near = atoms
    .filter(({ wants }) => wants === 'there')
    .map(({ any }) => any.flatMap((name) => message.get(name) ?? []))
  const first = Math.min(...near.flat().map(({ at }) => at))
  if (
    atoms.some(
      ({ wants, any }) =>
        wants === 'not-before' && any.some((name) => message.get(name)?.some(({ at }) => at <= first)),
    )
  )
    return false
  if (!isOfDifferentPeople(atoms, message)) return false
  return (near[0] ?? []).some(({ at }) =>
    near.every((places) => places.some((place) => Math.abs(place.at - at) <= SPAN)),
  )
}

/** Sums the weights of harm in a message, each word once, with acts on the teller and people. */
function weigh(message: Message): number {
  if (message.has('joke') || !hasAny(message, ['me', 'sib', 'parent'])) return 0
  const used = new Set<number>()
  let sum =
    SIGNS.acts.split(' ').filter((act) => message.has(`${act}>me`)).length +
    (hasAny(message, expandName('persons')) ? 1 : 0)
  for (const [name, weight] of WEIGHTS) {
    const place = message.get(name)?.find(({ at }) => !used.has(at))
    if (!place) continue
    used.add(place.at)
    sum += weight
  }
  return hasAny(message, SIGNS.weightless.split(' ')) ? sum - LESS : sum
}

/** Checks whether small signs together are a sure one. */
function isSumFull(message: Message): boolean {
  if (message.has('asks')) return false
  const sum = weigh(message)
  const isStrong = hasAny(message, SIGNS.weights[2].split(' '))
  const isAside = hasAny(message, ['learn', 'how', 'everyday'])
  const isSure = message.has('me') && (message.has('told') || isStrong)
  if (sum >= LEAST.full + (isSure ? 0 : 1) + (isAside ? 1 : 0)) return true
  // Somebody who tells much needs fewer signs.
  const isLong = message.has('me') && message.has('telling') && hasAny(message, expandName('known'))
  return isLong && !isAside && sum >= LEAST.long && (isStrong || message.has('neg'))
}

/** Finds the tier and concern that the signs of a message give; undefined if there is no sign. */
export function findSign(message: Message): Disclosure | undefined {
  signs ??= SIGNS.signs.map(readSign)
  const said = signs.filter((sign) => isSaid(sign, message))
  const sure = said.find(({ tier }) => tier === 'full')
  if (sure) return sure
  return isSumFull(message) ? { tier: 'full', concern: concernOf(message) } : said[0]
}

/** Tells whether a message holds a meaning that no game or lesson makes doubtful, such as harm to the teller. */
export const isSure = (message: Message): boolean => hasAny(message, SIGNS.sure.split(' '))

const concernOf = (message: Message): Disclosure['concern'] =>
  hasAny(message, expandName('unhappy')) ? 'distress' : 'abuse'

/** Meaning of a message: whether it surely tells of harm, and the log odds that it may. */
type Meant = { isFull: boolean; odds: number; isShort: boolean; concern: Disclosure['concern'] }

/** Log odds that a sign adds. */
const SIGN_ODDS = 1

/** Log odds of meaning and wording together from which a message gets the quiet line. */
const QUIET_FROM = -1.5

/** Tokens of the shortest message that its wording can raise to a full answer. A few words say too little. */
const LEAST_TOKENS = 4

/** Reads what a message means, by its signs and the weights of its meanings. */
export function readMeant(text: string): Meant {
  const tokens = readTokens(text.slice(0, MOST_LETTERS))
  const message = readMessage(tokens)
  const sign = findSign(message)
  const meanings = namedMeanings(message, tokens.length)
  const isSigned = sign?.tier === 'full' && (isSure(message) || !isDoubtful(meanings))
  return {
    isFull: isSigned || weighTier(meanings) === 'full',
    odds: quietOdds(meanings) + (sign ? SIGN_ODDS : 0),
    isShort: tokens.length < LEAST_TOKENS,
    concern: sign?.concern ?? concernOf(message),
  }
}

/** Decides the tier by a message's meaning and wording. Wording alone makes no full answer; it raises a quiet one. */
export function decideTier(
  { isFull, odds, isShort }: Omit<Meant, 'concern'>,
  wording: WordingOdds,
): Disclosure['tier'] {
  if (isFull) return 'full'
  if (odds + wording.quiet < QUIET_FROM) return 'none'
  return wording.full >= 0 && !isShort ? 'full' : 'quiet'
}

/** Reads whether a message tells of harm, in English, isiXhosa, Afrikaans or a mixture of them. */
export function readDisclosure(text: string): Disclosure {
  const meant = readMeant(text)
  return { tier: decideTier(meant, weighWording(text.slice(0, MOST_LETTERS))), concern: meant.concern }
}
