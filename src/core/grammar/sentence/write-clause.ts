import { absolutePronoun } from '#core/grammar/agree.ts'
import type { NguniGrammar } from '#core/grammar/nguni-grammar.ts'
import { agreementClass } from '#core/grammar/noun-classes.ts'
import type { LexiconRoot } from '#core/grammar/word-lexicon.ts'
import type { ClauseMeaning, NounMeaning, Predicate, ThingMeaning } from '#core/grammar/sentence/meaning.ts'
import {
  writeBelongs,
  writeExists,
  writeHas,
  writeIsAt,
  writeIsNoun,
  writeIsQuality,
  writeIsThere,
  writeItIs,
  writeWhereIs,
  type Being,
} from '#core/grammar/sentence/write-being.ts'
import { isAlive } from '#core/grammar/sentence/is-alive.ts'
import { CannotSay, joinNoun, withoutInitialVowel, writeNoun } from '#core/grammar/sentence/write-noun.ts'
import { writeJoined, writePlace } from '#core/grammar/sentence/write-places.ts'
import {
  type OpenClause,
  type WrittenClause,
  findRoot,
  pronounAgreement,
  verbOf,
} from '#core/grammar/sentence/conjugate-clause.ts'
import { DOES_FOR, TAKES_TWO, writeRest } from '#core/grammar/sentence/write-rest.ts'
import { isParticipial, writeVerb } from '#core/grammar/sentence/write-verb.ts'

/** Writes "to be" after want, can and must: `ufuna ukuba ngugqirha`, `kufuneka abe ngugqirha`. */
function writeBeingHelped(open: OpenClause, predicate: Exclude<Predicate, { kind: 'verb' }>): string {
  const { clause } = open
  const { mood } = clause
  if (
    !['can', 'must', 'want', 'like', 'may'].includes(mood) ||
    clause.tense !== 'present' ||
    predicate.kind === 'asked'
  )
    throw new CannotSay('be')
  const [, being = ''] = writeBeing(
    { ...open, clause: { ...clause, mood: 'plain', tense: 'future', negative: false } },
    predicate,
  ).split(/ kuba /)
  if (being === '') throw new CannotSay('be')
  const be: ClauseMeaning = {
    ...clause,
    predicate: { kind: 'verb', root: findRoot('ukuba'), state: false },
    objects: [],
    places: [],
    adverbs: [],
    asked: null,
  }
  return `${writeHelpedOrMay({ ...open, clause: be })} ${being}`
}

const writeHelpedOrMay = (open: OpenClause): string => writeVerb(open, true).words

function writeBeing(open: OpenClause, predicate: Exclude<Predicate, { kind: 'verb' }>): string {
  const { clause, grammar, subject } = open
  const still = clause.mood === 'still' && clause.tense === 'present' && !clause.negative
  if (clause.mood !== 'plain' && !still) return writeBeingHelped(open, predicate)
  // The participial of being looks alike but for these concords.
  if (isParticipial(clause) && ['1', '2', '6'].includes(agreementClass(subject))) throw new CannotSay('when')
  const being: Being = { tense: clause.tense, negative: clause.negative, subject, grammar, still }
  const isIt = clause.subject?.kind === 'pronoun' && clause.subject.agreement === 'it'
  switch (predicate.kind) {
    // A name is what it is: igama lam nguThandi.
    case 'noun':
      return clause.subject?.kind === 'noun' &&
        clause.tense === 'present' &&
        /^(?:igama|ifani|isiduko)$/.test(clause.subject.root.lemma)
        ? writeItIs({ kind: 'pronoun', agreement: 'it' }, predicate.noun, clause.negative, grammar)
        : isIt && clause.tense === 'present' && clause.subject?.kind === 'pronoun'
          ? writeItIs(clause.subject, predicate.noun, clause.negative, grammar)
          : writeIsNoun(being, predicate.noun)
    // Of weather and things in general: kushushu, kunzima.
    case 'quality': {
      const said = (root: LexiconRoot): string =>
        writeIsQuality(isIt && root.partOfSpeech === 'relative' ? { ...being, subject: '17' } : being, root)
      return predicate.and ? `${said(predicate.root)} kwaye ${said(predicate.and)}` : said(predicate.root)
    }
    case 'place':
      return writeIsAt(being, predicate.place)
    case 'adverb':
      return writeIsThere(isIt ? { ...being, subject: '17' } : being, predicate.root)
    case 'have':
      return writeHas(being, predicate.thing)
    case 'belongs':
      return writeBelongs(being, predicate.owner)
    case 'exists':
      return writeExists(being, predicate.thing)
    case 'asked':
      return clause.asked === 'who' || clause.asked === 'what' || clause.asked === 'which'
        ? clause.subject?.kind === 'noun'
          ? joinNoun(writeNoun(clause.subject, grammar))
          : ''
        : writeWhereIs(
            being,
            clause.subject?.kind === 'noun' ? joinNoun(writeNoun(clause.subject, grammar)) : '',
            clause.asked === 'how' ? 'njani' : 'phi',
          )
  }
}

function openClause(clause: ClauseMeaning, grammar: NguniGrammar): OpenClause & { noun: string } {
  const { subject } = clause
  if (subject?.kind === 'noun') {
    const written = writeNoun(subject, grammar)
    // People together are of class 2, animals and things of class 10.
    const isPerson = ({ semanticClass, nounClass }: LexiconRoot): boolean =>
      semanticClass === 'person' || nounClass === '1'
    if (subject.and && isPerson(subject.root) !== isPerson(subject.and.root)) throw new CannotSay('and')
    return {
      clause,
      grammar,
      subject: subject.and ? (isPerson(subject.root) ? '2' : '10') : agreementClass(written.nounClass),
      guessed: false,
      noun: joinNoun(written),
    }
  }
  if (subject?.kind === 'pronoun' && subject.together) {
    const { alone, other } = subject.together
    return {
      clause,
      grammar,
      subject: pronounAgreement(subject) ?? '2',
      guessed: false,
      noun: `${absolutePronoun(alone, grammar)} ${writeJoined('na', other, grammar)}`,
    }
  }
  // The weather: kuyabanda.
  const isWeather =
    subject?.kind === 'pronoun' &&
    subject.agreement === 'it' &&
    clause.predicate.kind === 'verb' &&
    clause.predicate.state
  if (isWeather) return { clause, grammar, subject: '17', guessed: false, noun: '' }
  return {
    clause,
    grammar,
    subject: pronounAgreement(subject ?? undefined) ?? '2ps',
    guessed:
      clause.objects.some((thing) => thing.kind === 'pronoun' && thing.agreement === 'it') ||
      (subject?.kind === 'pronoun' && subject.agreement === 'it' && clause.predicate.kind === 'verb'),
    noun: '',
  }
}

/** Writes an additional subject: `nam`, `nomama`. */
function writeAlso({ subject, asked, mood }: ClauseMeaning, grammar: NguniGrammar): string {
  if (!subject || mood === 'order' || mood === 'let-us' || (asked !== null && asked !== 'yes-no'))
    throw new CannotSay('too')
  return subject.kind === 'noun'
    ? writeJoined('na', subject, grammar)
    : writePlace({ relation: 'with', thing: subject }, grammar)
}

const capitalise = (text: string): string =>
  text.includes(' ') || text.endsWith('?') ? text.slice(0, 1).toUpperCase() + text.slice(1) : text

/** `Hlalani phantsi, bantwana`: who is told to do what nobody does to anybody. */
function calledOf({ objects, mood, predicate }: ClauseMeaning): NounMeaning | null {
  const [only] = objects
  const isAlone =
    mood === 'order' && predicate.kind === 'verb' && predicate.root.objects === undefined && objects.length === 1
  return isAlone && only?.kind === 'noun' && isAlive(only.root) ? only : null
}

const isSomebody = (thing: ThingMeaning | undefined): boolean =>
  thing !== undefined && (thing.kind === 'pronoun' ? thing.agreement !== 'it' : isAlive(thing.root))

/**
 * Moves a recipient to the first place after the verb. For a bought or brought thing the verb takes the applicative.
 * Null without one, or if it stands there already.
 */
function recipientOf(clause: ClauseMeaning): ClauseMeaning | null {
  const { predicate, objects, places } = clause
  const [first, second] = objects
  if (predicate.kind !== 'verb') return null
  const to =
    TAKES_TWO.has(predicate.root.lemma) && !/^(?:buz|cel|bolek)/.test(predicate.root.root) && objects.length === 1
      ? places.find(({ relation, thing }) => relation === 'place' && isSomebody(thing))
      : undefined
  if (to) return { ...clause, objects: [to.thing, ...objects], places: places.filter((place) => place !== to) }
  const isFor =
    first &&
    second &&
    objects.length === 2 &&
    isSomebody(first) &&
    !isSomebody(second) &&
    DOES_FOR.test(predicate.root.lemma)
  return isFor ? { ...clause, objects: [second], places: [{ relation: 'for', thing: first }, ...places] } : null
}

/** Writes a clause of time. "Before" and "until" take the subjunctive, "after" takes the past. */
function writeJoinedTime(clause: ClauseMeaning, grammar: NguniGrammar): WrittenClause {
  const { joined, ...alone } = clause
  const { predicate, mood } = clause
  if (predicate.kind !== 'verb' || mood !== 'plain' || (predicate.state && joined !== 'after'))
    throw new CannotSay(joined ?? '')
  return writeClause(
    joined === 'after' ? { ...clause, joined: 'while', tense: 'past' } : { ...alone, mood: 'wish', tense: 'present' },
    grammar,
  )
}

/** Writes a sentence in isiXhosa. Throws CannotSay if the engine is unsure of a part. */
export function writeClause(clause: ClauseMeaning, grammar: NguniGrammar): WrittenClause {
  if (!grammar.has.has('sentences')) throw new CannotSay('language')
  if (clause.joined === 'before' || clause.joined === 'after' || clause.joined === 'until')
    return writeJoinedTime(clause, grammar)
  const called = calledOf(clause)
  if (called) {
    const order = writeClause({ ...clause, objects: [], several: called.plural }, grammar)
    return { ...order, text: capitalise(`${order.text}, ${withoutInitialVowel(joinNoun(writeNoun(called, grammar)))}`) }
  }
  const given = recipientOf(clause)
  if (given) return writeClause(given, grammar)
  const benefit =
    clause.predicate.kind === 'verb' ? clause.places.find(({ relation }) => relation === 'for') : undefined
  // For somebody: the verb says so, and they stand first after it.
  if (
    benefit &&
    clause.predicate.kind === 'verb' &&
    (benefit.thing.kind === 'pronoun' || isAlive(benefit.thing.root))
  ) {
    const { root } = clause.predicate
    return writeClause(
      {
        ...clause,
        predicate: {
          ...clause.predicate,
          root: { ...root, lemma: `${root.lemma.slice(0, -1)}ela`, root: `${root.root}el` },
        },
        objects: [benefit.thing, ...clause.objects],
        places: clause.places.filter((place) => place !== benefit),
      },
      grammar,
    )
  }
  const { subject: asker } = clause
  const asksFor =
    clause.predicate.kind === 'have' &&
    clause.mood === 'can' &&
    asker?.kind === 'pronoun' &&
    asker.agreement.startsWith('1p')
  // Can I have: I ask for.
  if (asksFor && clause.predicate.kind === 'have')
    return writeClause(
      {
        ...clause,
        predicate: { kind: 'verb', root: findRoot('ukucela'), state: false },
        mood: 'plain',
        asked: null,
        objects: [clause.predicate.thing],
      },
      grammar,
    )
  const open = openClause(clause, grammar)
  const rest = writeRest(open)
  const isWeather = open.subject === '17' && rest.length === Math.min(clause.adverbs.length, 1)
  const part =
    clause.predicate.kind === 'verb'
      ? writeVerb(
          open,
          (rest.length > 0 && !isWeather) || (clause.followed === true && verbOf(clause).lemma !== 'ukwazi'),
        )
      : null
  const middle = part?.words ?? writeBeing(open, clause.predicate as Exclude<Predicate, { kind: 'verb' }>)
  const front =
    clause.asked === 'who'
      ? ['ngubani']
      : clause.asked === 'what' && clause.predicate.kind === 'asked'
        ? ['yintoni']
        : clause.asked === 'why'
          ? ['kutheni']
          : []
  const also = clause.also ? [writeAlso(clause, grammar)] : null
  const noun = also
    ? also
    : clause.predicate.kind === 'asked' ||
        clause.asked === 'who' ||
        clause.joined === 'same-subject' ||
        open.noun === ''
      ? []
      : [open.noun]
  const words = [
    ...front,
    ...noun,
    ...(clause.early ? rest : []),
    middle,
    ...(clause.early ? [] : rest),
    ...(clause.asked === 'yes-no' && !/^(?:ndi|u|si|ni|na)nga/.test(middle) ? ['na'] : []),
  ].join(' ')
  const end = clause.asked !== null ? '?' : ''
  return { text: capitalise(words + end), guessedClass: open.guessed, ...(part ? { verb: part.verb } : {}) }
}
