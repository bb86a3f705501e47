import { absolutePronoun } from '#core/grammar/agree.ts'
import type { NguniGrammar } from '#core/grammar/nguni-grammar.ts'
import type { LexiconRoot } from '#core/grammar/word-lexicon.ts'
import type { ClauseMeaning } from '#core/grammar/sentence/meaning.ts'
import { writeItIs } from '#core/grammar/sentence/write-being.ts'
import { CannotSay, joinNoun, TAKES_PLACE, withoutInitialVowel, writeNoun } from '#core/grammar/sentence/write-noun.ts'
import { writePlace } from '#core/grammar/sentence/write-places.ts'
import { type OpenClause, infinitive } from '#core/grammar/sentence/conjugate-clause.ts'

/**
 * Verbs with an English recipient before the object: to buy, make, bring, cook, write, read, sing, build, cut, open,
 * find.
 */
export const DOES_FOR = /^uk[uw]?(?:theng|enz|zis|phek|bhal|fund|cul|akh|sik|vul|fuman|zob|thath|land)a$/

/** Verbs that have somebody and something after them: to give somebody something. */
export const TAKES_TWO: ReadonlySet<string> = new Set([
  'ukunika',
  'ukupha',
  'ukubonisa',
  'ukuxelela',
  'ukufundisa',
  'ukubuza',
  'ukucela',
  'ukuphathela',
  'ukuthumela',
  'ukuboleka',
])

/** Writes the purpose of going or coming: `uye kuthenga isonka`, and after a place `ukuya kuthenga isonka`. */
function writePurpose({ doing, purpose, objects, places, predicate }: ClauseMeaning, grammar: NguniGrammar): string[] {
  if (!doing || !purpose) return []
  const parted =
    objects.length + places.length > 0 || (predicate.kind === 'verb' && !/^uku(?:ya|za)$/.test(predicate.root.lemma))
  return [...(parted ? [purpose === 'go' ? 'ukuya' : 'ukuza'] : []), writeDoing(doing, grammar).slice(1)]
}

/** Writes the words after the verb: noun objects, places, and adverbs. */
export function writeRest({ clause, grammar }: OpenClause): string[] {
  const place = clause.predicate.kind === 'verb' && TAKES_PLACE.has(clause.predicate.root.lemma)
  const [recipient] = clause.objects
  // To become something is to be it.
  const becomes =
    clause.predicate.kind === 'verb' &&
    clause.predicate.root.lemma === 'ukuba' &&
    clause.predicate.root.id !== 'verb.steal'
  const objects = clause.objects.flatMap((thing) => {
    if (becomes && thing.kind === 'noun')
      return [writeItIs({ kind: 'pronoun', agreement: 'it' }, thing, false, grammar)]
    // With two pronouns, the recipient stands in the verb: ndimnike yona, "I gave it to him".
    if (thing.kind === 'pronoun' && !place && thing !== recipient && recipient?.kind === 'pronoun')
      return [absolutePronoun('9', grammar)]
    if (thing.kind === 'pronoun') return place ? [writePlace({ relation: 'place', thing }, grammar)] : []
    if (place) return [writePlace({ relation: 'place', thing }, grammar)]
    const said = joinNoun(writeNoun(thing, grammar))
    // Nothing and nobody: andiboni nto, musa ukuxelela mntu.
    return [clause.negative && /^(?:into|umntu)$/.test(said) ? withoutInitialVowel(said) : said]
  })
  if (
    clause.predicate.kind === 'verb'
      ? clause.objects.length >
        (TAKES_TWO.has(clause.predicate.root.lemma) || clause.predicate.root.root.endsWith('el') ? 2 : 1)
      : clause.objects.length > 0
  )
    throw new CannotSay('two objects')
  // Nobody is tired something.
  if (
    clause.predicate.kind === 'verb' &&
    clause.predicate.state &&
    clause.predicate.root.objects === undefined &&
    clause.objects.length > 0
  )
    throw new CannotSay('object')
  const asked = {
    what: 'ntoni',
    whom: 'bani',
    where: 'phi',
    when: 'nini',
    how: 'njani',
    'how-much': 'kangakanani',
  } as const
  const question =
    clause.asked !== null && clause.asked in asked && clause.predicate.kind !== 'asked'
      ? [asked[clause.asked as keyof typeof asked]]
      : []
  // How and here stand before where and when; very after what it makes more of: kakuhle kakhulu.
  const isClose = ({ lemma }: LexiconRoot): boolean => /^(?:ka(?!mva|msinya|dala)|ngoku(?=[^h\W])|ap|ph)/.test(lemma)
  const close =
    clause.places.length > 0 && !clause.adverbs.some(({ lemma }) => lemma === 'kakhulu')
      ? clause.adverbs.filter(isClose).map(({ lemma }) => lemma)
      : []
  const said = clause.adverbs
    .filter(({ lemma }) => !close.includes(lemma))
    .map(({ lemma }) => lemma)
    .join(' ')
    .replace(/^kakhulu ((?:ka|ngoku\w)\S*)/, '$1 kakhulu')
  // Where, when and how stand close to the verb, what after whom it is given to.
  const isWhat = clause.asked === 'what' || clause.asked === 'whom'
  return [
    ...(isWhat ? [] : question),
    ...objects,
    ...(isWhat ? question : []),
    ...(clause.doing && !clause.purpose ? [writeDoing(clause.doing, grammar)] : []),
    ...close,
    ...clause.places.map((one) => writePlace(one, grammar)),
    ...(said === '' ? [] : [said]),
    ...writePurpose(clause, grammar),
  ]
}

/** Writes the verb after to learn, begin or stop, with its own objects: `ukufunda iincwadi`. */
export const writeDoing = (clause: ClauseMeaning, grammar: NguniGrammar): string => {
  const open: OpenClause = { clause, grammar, subject: '2ps', guessed: false }
  return [infinitive(open), ...writeRest(open)].join(' ')
}
