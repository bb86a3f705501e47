import { classOfTag, kindOfTag, type Morpheme } from '#core/grammar/morpheme.ts'

/** Kinds of morphemes that have to fit one another across a word, each with a bit of its own. */
const BITS: ReadonlyMap<string, number> = new Map(
  ['RelSuf', 'RelConc', 'ImpSuf', 'SC', 'BPre', 'NegPre', 'Perf', 'PassExt', 'Interrog'].map((kind, index) => [
    kind,
    1 << index,
  ]),
)

const bitsOf = (...kinds: readonly string[]): number => kinds.reduce((bits, kind) => bits | (BITS.get(kind) ?? 0), 0)

const RELATIVE_SUFFIX = bitsOf('RelSuf')
const RELATIVE_CONCORD = bitsOf('RelConc')
const IMPERATIVE_SUFFIX = bitsOf('ImpSuf')
const NOUN_PREFIX = bitsOf('BPre')
const NEGATIVE = bitsOf('NegPre')
const INTERROGATIVE = bitsOf('Interrog')
const PASSIVE = bitsOf('PassExt')
const HAS_SUBJECT = bitsOf('SC', 'RelConc', 'BPre')
const NOT_INFINITIVE = bitsOf('NegPre', 'RelConc', 'Perf')

/** Verbs that end with -i where nothing is denied, and states: `ukwazi`, `uthi`, `uhleli`, isiZulu `uhlezi`, `umi`, `umithi`. */
const ENDS_IN_I: ReadonlySet<string> = new Set(['az', 'th', 'hlel', 'hlez', 'm', 'mith'])

const OTHER_SUBJECT = 400

/**
 * Returns the cost of distant parts of a word that don't fit together. Examples are -yo without a relative concord, -ni
 * after a subject, and an infinitive in -e.
 */
export function agreementCost(morphemes: readonly Morpheme[]): number {
  let has = 0
  let ending: string | undefined
  let verb: string | undefined
  let cost = 0
  let concord = ''
  for (const [form, tag] of morphemes) {
    if (tag === 'VerbTerm') ending = form
    else if (tag === 'VRoot') verb ??= form
    else has |= BITS.get(kindOfTag(tag)) ?? 0
    if (!tag.startsWith('SC') && !tag.startsWith('RelConc')) continue
    // Who does it is said twice in `wayefunda`, of the same class.
    if (concord !== '' && concord !== classOfTag(tag)) cost += OTHER_SUBJECT
    concord = classOfTag(tag)
  }
  if (has & RELATIVE_SUFFIX && !(has & RELATIVE_CONCORD)) cost += 500
  if (has & IMPERATIVE_SUFFIX && has & HAS_SUBJECT) cost += 500
  if (has & INTERROGATIVE && (verb === undefined ? morphemes[0]?.[1].startsWith('NPrePre') : !(has & HAS_SUBJECT)))
    cost += 500
  if (verb === undefined && ending !== 'i') return cost
  if (verb !== undefined && has & NOUN_PREFIX && ending !== 'a' && ending !== undefined && !(has & NOT_INFINITIVE))
    cost += 300
  if (ending === 'i' && !(has & NEGATIVE) && !ENDS_IN_I.has(verb ?? '')) cost += 350
  const negative = morphemes[0]?.[1] === 'NegPre' && morphemes.at(-1)?.[1] !== 'NegPre'
  return negative && verb !== undefined && ending === 'a' && !(has & PASSIVE) ? cost + 300 : cost
}
