import { adjectivePredicate, demonstrativeForm } from '#core/grammar/agree.ts'
import { conjugateVerb } from '#core/grammar/conjugate-verb.ts'
import {
  makeCopulative,
  makeNegativeCopulative,
  makeNotOwned,
  makePossessive,
  possessivePronoun,
} from '#core/grammar/inflect-noun.ts'
import type { NguniGrammar } from '#core/grammar/nguni-grammar.ts'
import { agreementClass, isPerson, type Agreement } from '#core/grammar/noun-classes.ts'
import type { LexiconRoot } from '#core/grammar/word-lexicon.ts'
import {
  WHEN,
  type ClauseMeaning,
  type NounMeaning,
  type PlaceMeaning,
  type PronounMeaning,
} from '#core/grammar/sentence/meaning.ts'
import { CannotSay, joinNoun, withoutInitialVowel, writeNoun } from '#core/grammar/sentence/write-noun.ts'
import { writeJoined, writePlace } from '#core/grammar/sentence/write-places.ts'

/** Subject with its agreement, tense and polarity. */
export type Being = Pick<ClauseMeaning, 'tense' | 'negative'> & {
  subject: Agreement
  grammar: NguniGrammar
  still?: boolean
}

/** Returns the subject concord of a person or class, and the one of the negative. */
export function concordsOf(agreement: Agreement, grammar: NguniGrammar): { subject: string; negative: string } {
  const owner = agreementClass(agreement)
  const { subject, negativeSubject } = isPerson(owner)
    ? grammar.concords.persons[owner]
    : grammar.concords.classes[owner]
  return { subject, negative: `a${negativeSubject}` }
}

const MODEL = 'funda'

/**
 * Returns the part before a predicate: `bendi-`, `ebe-` and `bendinge-` in the past, `ndiza kuba `, `andizi kuba ` in
 * the future. It comes from a verb that the engine conjugates. The present has its concord.
 */
function frontOf({ subject, grammar, tense, negative, still }: Being): string {
  if (still) return `${concordsOf(subject, grammar).subject}se`
  if (tense === 'present')
    return negative ? concordsOf(subject, grammar).negative : concordsOf(subject, grammar).subject
  const request = {
    verb: `uku${MODEL}`,
    polarity: negative ? 'negative' : 'positive',
    subject,
    mood: 'indicative',
  } as const
  if (tense === 'future')
    return `${(conjugateVerb({ ...request, tense: 'future' }, grammar).forms[0] ?? '').replace(`ku${MODEL}`, 'kuba')} `
  const [form = ''] = conjugateVerb(
    {
      ...request,
      tense: tense === 'long-past' || tense === 'used-to' ? 'remote-past' : 'recent-past',
      aspect: 'continuous',
    },
    grammar,
  ).forms
  return negative ? `${form.slice(0, -1 - MODEL.length)}e` : form.slice(0, -MODEL.length)
}

/** Tells whether somebody isn't or wasn't: in the future the not stands in what comes before. */
const isPlainlyNot = ({ negative, tense }: Being): boolean => negative && tense !== 'future'

/**
 * Writes that somebody is a noun: `ndingutitshala`, `andingotitshala`, `bendingutitshala`, `ndiza kuba ngutitshala`.
 */
export function writeIsNoun(being: Being, noun: NounMeaning): string {
  const written = writeNoun(noun, being.grammar)
  if (written.before.length > 0) throw new CannotSay(noun.root.lemma)
  const is =
    frontOf(being) +
    (isPlainlyNot(being)
      ? makeNegativeCopulative(written.noun, written.nounClass, being.grammar, being.subject).slice(
          concordsOf(being.subject, being.grammar).negative.length,
        )
      : makeCopulative(written.noun, written.nounClass, being.grammar))
  return joinNoun({ ...written, noun: is })
}

/** Writes a sentence without a subject of its own: `it is a dog`, `this is my friend`. */
export function writeItIs(
  subject: PronounMeaning,
  noun: NounMeaning,
  negative: boolean,
  grammar: NguniGrammar,
): string {
  const written = writeNoun(noun, grammar)
  if (written.before.length > 0) throw new CannotSay(noun.root.lemma)
  const is = negative
    ? makeNegativeCopulative(written.noun, written.nounClass, grammar)
    : makeCopulative(written.noun, written.nounClass, grammar)
  const pointing =
    subject.pointing === undefined ? [] : [demonstrativeForm(subject.pointing, written.nounClass, grammar)[0] ?? '']
  return [...pointing, joinNoun({ ...written, noun: is })].join(' ')
}

/** Returns an adjective that follows a concord of a person or of the class: `mkhulu`, `bakhulu`, `nkulu`. */
const adjectiveAlone = (root: LexiconRoot, subject: Agreement, grammar: NguniGrammar): string => {
  const owner = agreementClass(subject)
  if (isPerson(owner)) return adjectivePredicate(root.root, owner.endsWith('ps') ? '1' : '2', grammar)
  const predicate = adjectivePredicate(root.root, owner, grammar)
  return owner === '9' ? predicate.slice(1) : predicate
}

function writeAdjective(being: Being, root: LexiconRoot): string {
  const { subject, tense, negative, grammar } = being
  const owner = agreementClass(subject)
  const alone = adjectiveAlone(root, subject, grammar)
  if (being.still) return frontOf(being) + alone
  if (tense === 'future') return frontOf(being) + alone
  // Bezinkulu, azinkulu: what class 10 begins with stands once. Source: the copulatives of adjectives in the grammars
  // of isiXhosa, as ayinkulu, zazinkulu, lalilikhulu.
  if (tense !== 'present' || negative) return frontOf(being) + (owner === '10' ? alone.slice(2) : alone)
  return isPerson(owner) ? concordsOf(owner, grammar).subject + alone : adjectivePredicate(root.root, owner, grammar)
}

/** Writes a quality as a predicate: `inja inkulu`, `umbuzo ulula`, `akamkhulu`, `bekushushu`. */
export function writeIsQuality(being: Being, root: LexiconRoot): string {
  return root.partOfSpeech === 'adjective' ? writeAdjective(being, root) : frontOf(being) + root.root
}

/** Writes that somebody is at a place: `usesikolweni`, `akakho esikolweni`, `bebesesikolweni`. */
export function writeIsAt(being: Being, meant: PlaceMeaning): string {
  const place = writePlace(meant, being.grammar)
  return isPlainlyNot(being)
    ? `${frontOf(being)}kho ${place}`
    : frontOf(being) + (place.startsWith('e') ? `s${place}` : place)
}

/** Writes an adverb of place as a predicate: `ulapha`, `ukude`. */
export function writeIsThere(being: Being, root: LexiconRoot): string {
  if (root.id.startsWith(WHEN) && !isPlainlyNot(being)) return frontOf(being) + root.lemma
  if (!/^(?:apha|ph|k)/.test(root.lemma)) throw new CannotSay(root.lemma)
  const isFar = root.lemma.startsWith('k')
  if (isPlainlyNot(being)) return `${frontOf(being)}${isFar ? '' : 'kho '}${root.lemma}`
  return frontOf(being) + (root.lemma === 'apha' ? 'lapha' : root.lemma)
}

/** Writes that somebody has a thing: `ndinenja`, `andinanja`, `bendinenja`, `ndiza kuba nenja`. */
export function writeHas(being: Being, thing: NounMeaning): string {
  if (!being.negative) return frontOf(being) + writeJoined('na', thing, being.grammar)
  const written = writeNoun(thing, being.grammar)
  if (written.before.length > 0) throw new CannotSay(thing.root.lemma)
  // Andinoobhuti: what makes class 2a several stays.
  const joined = written.noun.startsWith('oo') ? `n${written.noun}` : `na${withoutInitialVowel(written.noun)}`
  return joinNoun({ ...written, noun: frontOf(being) + joined })
}

/**
 * Copulatives before a possessive: `ngowam`, `zezam`. Source: the copulatives of possessives in the grammars of
 * isiXhosa.
 */
const BELONGS: Readonly<Partial<Record<Agreement, string>>> = {
  '1': 'ngo',
  '2': 'nga',
  '3': 'ngo',
  '4': 'ye',
  '5': 'le',
  '6': 'nga',
  '7': 'se',
  '8': 'ze',
  '9': 'ye',
  '10': 'ze',
  '11': 'lo',
  '14': 'bo',
}

/** Writes to whom a thing belongs: `ezi ncwadi zezam`, `yeyakho`. */
export function writeBelongs({ subject, tense, negative, grammar }: Being, owner: PronounMeaning['agreement']): string {
  const nounClass = agreementClass(subject)
  const front = BELONGS[nounClass]
  if (front === undefined || isPerson(nounClass) || tense !== 'present' || owner === 'it')
    throw new CannotSay('belongs')
  const said = negative ? makeNotOwned(owner, nounClass, grammar) : front + possessivePronoun(owner, nounClass, grammar)
  if (said === undefined) throw new CannotSay('belongs')
  return said
}

/** Writes that a thing exists: `kukho inja`, `akukho manzi`, `bekukho ukutya`, `akuzi kubakho manzi`. */
export function writeExists(being: Being, thing: NounMeaning): string {
  const written = writeNoun(thing, being.grammar)
  const there = `${frontOf({ ...being, subject: '17' }).trim()}kho`
  return `${there} ${joinNoun({ ...written, noun: being.negative ? withoutInitialVowel(written.noun) : written.noun })}`
}

/** Asks for the place or state of a noun: `iphi inja`, `siphi isibhedlele`, `uphi`; `unjani umama`; `ubuphi`. */
export const writeWhereIs = (being: Being, noun: string, asked: 'phi' | 'njani'): string =>
  [`${frontOf(being)}${asked}`, noun].join(' ').trim()

/** Asks for the owner of a thing: `Yincwadi kabani le?` */
export function writeWhose(meaning: NounMeaning, pointing: 1 | 2, grammar: NguniGrammar): string {
  const { noun, nounClass } = writeNoun(meaning, grammar)
  const text = [
    makeCopulative(noun, nounClass, grammar),
    makePossessive('ubani', '1a', nounClass, grammar),
    demonstrativeForm(pointing, nounClass, grammar)[0] ?? '',
  ].join(' ')
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}?`
}
