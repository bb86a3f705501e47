import { absolutePronoun } from '#core/grammar/agree.ts'
import { conjugateVerb } from '#core/grammar/conjugate-verb.ts'
import type { Morpheme } from '#core/grammar/morpheme.ts'
import type { NguniGrammar } from '#core/grammar/nguni-grammar.ts'
import { agreementClass, type Agreement } from '#core/grammar/noun-classes.ts'
import type { VerbRequest } from '#core/grammar/verb-request.ts'
import type { LexiconRoot } from '#core/grammar/word-lexicon.ts'
import {
  POSTURES,
  type ClauseMeaning,
  type NounMeaning,
  type Predicate,
  type ThingMeaning,
} from '#core/grammar/sentence/meaning.ts'
import {
  concordsOf,
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
import {
  CannotSay,
  joinNoun,
  LASTING,
  TAKES_PLACE,
  withoutInitialVowel,
  writeNoun,
} from '#core/grammar/sentence/write-noun.ts'
import { writeJoined, writePlace } from '#core/grammar/sentence/write-places.ts'

/** A sentence in the language learnt. */
export type WrittenClause = {
  text: string
  /** The verb by itself and its morphemes, where there is one. */
  verb?: { word: string; morphemes: readonly Morpheme[]; root: LexiconRoot; subject: Agreement }
  /** `it` was taken to be of class 9. */
  guessedClass: boolean
}

type Open = { clause: ClauseMeaning; grammar: NguniGrammar; subject: Agreement; guessed: boolean }

/** A verb as it is meant where English has one word for two: to live somewhere, and to be cold as people are. */
function verbOf({ predicate, objects, places, adverbs, asked, subject, doing }: ClauseMeaning): LexiconRoot {
  if (predicate.kind !== 'verb') throw new CannotSay('verb')
  const { root } = predicate
  if (root.lemma === 'ukuphila' && (places.length > 0 || adverbs.length > 0 || asked === 'where'))
    return findRoot('ukuhlala')
  if (
    root.lemma === 'ukuhamba' &&
    (asked === 'where' || adverbs.some(({ lemma }) => /^(?:apha|apho|phaya)$/.test(lemma)))
  )
    return findRoot('ukuya')
  if (root.lemma === 'ukumka' && objects.length > 0) return findRoot('ukushiya')
  if (doing && (root.lemma === 'ukuqalisa' || root.lemma === 'ukumisa'))
    return findRoot(root.lemma === 'ukumisa' ? 'ukuyeka' : 'ukuqala')
  if (root.lemma === 'ukujika' && adverbs.some(({ lemma }) => /^e(?:khohlo|kunene)$/.test(lemma)))
    return findRoot('ukujikela')
  const livesAndFeels = subject?.kind === 'noun' ? isAlive(subject.root) : subject?.agreement !== 'it'
  return root.lemma === 'ukubanda' && predicate.state && livesAndFeels ? findRoot('ukugodola') : root
}

const pronounAgreement = (thing: ThingMeaning | undefined): Agreement | undefined =>
  thing?.kind === 'pronoun' ? (thing.agreement === 'it' ? '9' : thing.agreement) : undefined

/** What is done for somebody whom English names first: to buy, make, bring, cook, write, read, sing, build, cut, open, find somebody something. */
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

/** What one goes or comes for: `uye kuthenga isonka`, and after a place `ukuya kuthenga isonka`. */
function writePurpose({ doing, purpose, objects, places, predicate }: ClauseMeaning, grammar: NguniGrammar): string[] {
  if (!doing || !purpose) return []
  const parted =
    objects.length + places.length > 0 || (predicate.kind === 'verb' && !/^uku(?:ya|za)$/.test(predicate.root.lemma))
  return [...(parted ? [purpose === 'go' ? 'ukuya' : 'ukuza'] : []), writeDoing(doing, grammar).slice(1)]
}

/** What follows the verb: objects that are nouns, places, and adverbs. */
function writeRest({ clause, grammar }: Open): string[] {
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
    // Of two pronouns who it is given to stands in the verb: ndimnike yona.
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

/** The objects that are pronouns stand in the verb, one at most. */
function objectOf({ clause }: Open): Pick<VerbRequest, 'object'> {
  const place = clause.predicate.kind === 'verb' && TAKES_PLACE.has(clause.predicate.root.lemma)
  const pronouns = place ? [] : clause.objects.filter((thing) => thing.kind === 'pronoun')
  if (
    pronouns.length > 1 &&
    (pronouns.length > 2 ||
      clause.objects[0] !== pronouns[0] ||
      pronouns[0]?.agreement === 'it' ||
      pronouns[1]?.agreement !== 'it')
  )
    throw new CannotSay('two pronouns')
  const object = pronounAgreement(pronouns[0])
  // See you on Monday is no order.
  if (clause.mood === 'order' && object?.startsWith('2p')) throw new CannotSay('you')
  return object === undefined ? {} : { object }
}

const ASPECTS = {
  already: 'exclusive',
  still: 'progressive',
  'no-longer': 'progressive',
  'not-yet': 'exclusive',
} as const

function tensesOf({ clause }: Open, state: boolean): Pick<VerbRequest, 'tense' | 'aspect'> {
  const aspect = clause.mood in ASPECTS ? { aspect: ASPECTS[clause.mood as keyof typeof ASPECTS] } : {}
  const root = verbOf(clause)
  if (clause.predicate.kind === 'verb' && clause.predicate.passive) {
    // What is done by somebody goes on; what is done and no more is so: the door is closed.
    return {
      tense:
        clause.tense !== 'present'
          ? 'recent-past'
          : clause.places.some(({ relation }) => relation === 'means')
            ? 'present'
            : 'perfect',
      ...aspect,
    }
  }
  if (state && POSTURES.has(root.lemma) && clause.tense === 'present') return { tense: 'stative', ...aspect }
  if (state && POSTURES.has(root.lemma) && clause.tense === 'past-continuous')
    return { tense: 'recent-past', aspect: 'continuous' }
  if (state && !LASTING.has(root.lemma) && clause.tense === 'present') return { tense: 'perfect', ...aspect }
  if (root.lemma === 'ukuzalwa' && clause.tense === 'past') return { tense: 'remote-past' }
  if (state && clause.tense.startsWith('past'))
    return { tense: LASTING.has(root.lemma) ? 'recent-past' : 'perfect', aspect: 'continuous' }
  switch (clause.tense) {
    case 'past':
      return { tense: 'recent-past', ...aspect }
    case 'long-past':
      return { tense: 'remote-past', ...aspect }
    case 'future':
      return { tense: 'future', ...aspect }
    case 'used-to':
      return { tense: 'remote-past', aspect: 'continuous' }
    case 'past-continuous':
      return { tense: 'recent-past', aspect: 'continuous' }
    default:
      return { tense: 'present', ...aspect }
  }
}

type VerbPart = { words: string; verb: NonNullable<WrittenClause['verb']> }

function conjugate(open: Open, root: LexiconRoot, request: Omit<VerbRequest, 'verb' | 'subject'>): VerbPart {
  const { predicate } = open.clause
  const passive = predicate.kind === 'verb' && predicate.passive ? ({ extensions: ['passive'] } as const) : {}
  const { forms, morphemes } = conjugateVerb(
    { verb: root.lemma, subject: open.subject, ...passive, ...request },
    open.grammar,
  )
  const [words] = forms
  if (words === undefined) throw new CannotSay(root.lemma)
  return { words, verb: { word: words, morphemes: morphemes.flat(), root, subject: open.subject } }
}

const findRoot = (lemma: string): LexiconRoot => ({
  id: `verb.${lemma}`,
  partOfSpeech: 'verb',
  lemma,
  root: lemma.slice(3, -1),
  senses: [],
})

const infinitive = (open: Open): string =>
  conjugate(open, verbOf(open.clause), {
    mood: 'infinitive',
    tense: 'present',
    polarity: 'positive',
    ...objectOf(open),
  }).words

/** `ndifuna ukutya`, `ndiyakwazi ukuqubha`, `kufuneka ndifunde`. */
function writeHelped(open: Open): VerbPart {
  const { mood, asked, negative, subject } = open.clause
  const root = verbOf(open.clause)
  const polarity = negative ? 'negative' : 'positive'
  if (mood === 'must') {
    if (open.clause.tense !== 'present' && open.clause.tense !== 'past') throw new CannotSay('must')
    const [must = ''] =
      open.clause.tense === 'past'
        ? conjugateVerb(
            {
              verb: 'ukufuneka',
              subject: '17',
              mood: 'indicative',
              tense: 'recent-past',
              aspect: 'continuous',
              polarity: 'positive',
            },
            open.grammar,
          ).forms
        : ['kufuneka']
    const part = conjugate(open, root, { mood: 'subjunctive', tense: 'present', polarity, ...objectOf(open) })
    return { ...part, words: `${must} ${part.words}` }
  }
  const isRequest =
    mood === 'can' &&
    asked !== null &&
    asked !== 'who' &&
    subject?.kind === 'pronoun' &&
    /^[12]p/.test(subject.agreement)
  if (isRequest) return conjugate(open, root, { mood: 'indicative', tense: 'potential', polarity, ...objectOf(open) })
  const helper = mood === 'can' ? 'ukwazi' : mood === 'like' ? 'ukuthanda' : 'ukufuna'
  const length = mood === 'can' ? ('long' as const) : ('short' as const)
  // To be able to is to know it: ndi-ya-kw-azi.
  const known = mood === 'can' ? { object: '15' as const } : {}
  const part = conjugate(open, findRoot(helper), {
    mood: 'indicative',
    ...tensesOf(open, false),
    polarity,
    verbForm: length,
    ...known,
  })
  return { words: `${part.words} ${infinitive(open)}`, verb: part.verb }
}

/** `hamba`, `musa ukuhamba`, `nceda uhambe`, `masihambe`. */
function writeOrder(open: Open): VerbPart {
  const { mood, negative, please } = open.clause
  const root = verbOf(open.clause)
  const polarity = negative ? 'negative' : 'positive'
  if (mood === 'let-us') {
    const part = conjugate(open, root, { mood: 'subjunctive', tense: 'present', polarity, ...objectOf(open) })
    const front = open.subject === '1' ? 'mak' : 'ma'
    return {
      words: front + part.words,
      verb: { ...part.verb, word: front + part.words, morphemes: [[front, 'ImpPre'], ...part.verb.morphemes] },
    }
  }
  const form = please && !negative ? 'subjunctive' : 'imperative'
  const part = conjugate({ ...open, subject: open.clause.several ? '2pp' : '2ps' }, root, {
    mood: form,
    tense: 'present',
    polarity,
    ...objectOf(open),
  })
  return please ? { ...part, words: `nceda ${part.words}` } : part
}

const NEVER = { past: 'zange', 'long-past': 'zange', future: 'soze' } as const

/** `andizange ndibone`, `akasoze eze`; of what one never does it is said that one doesn't. */
function writeNever(open: Open): VerbPart {
  const { clause, grammar } = open
  const never = NEVER[clause.tense as keyof typeof NEVER]
  if (never === undefined) {
    if (clause.tense !== 'present') throw new CannotSay('never')
    return writeVerb({ ...open, clause: { ...clause, never: false } }, writeRest(open).length > 0)
  }
  const part = conjugate(open, verbOf(clause), {
    mood: 'subjunctive',
    tense: 'present',
    polarity: 'positive',
    ...objectOf(open),
  })
  return { ...part, words: `${concordsOf(open.subject, grammar).negative}${never} ${part.words}` }
}

/** After xa and ngelixa. */
const isParticipial = ({ joined }: ClauseMeaning): boolean => joined === 'when' || joined === 'while'

function writeVerb(open: Open, followed: boolean): VerbPart {
  const { clause } = open
  const { mood, asked } = clause
  if (mood === 'order' || mood === 'let-us') return writeOrder(open)
  if (mood === 'may')
    return conjugate(open, verbOf(clause), {
      mood: 'indicative',
      tense: 'potential',
      polarity: clause.negative ? 'negative' : 'positive',
      ...objectOf(open),
    })
  if (clause.never && mood === 'plain') return writeNever(open)
  if (mood === 'wish')
    return conjugate(open, verbOf(clause), {
      mood: 'subjunctive',
      tense: 'present',
      polarity: clause.negative ? 'negative' : 'positive',
      ...objectOf(open),
    })
  if (mood === 'can' || mood === 'must' || mood === 'want' || mood === 'like') return writeHelped(open)
  const state = clause.predicate.kind === 'verb' && clause.predicate.state
  const form =
    asked === 'who'
      ? ('relative' as const)
      : asked === 'why' || isParticipial(clause)
        ? ('participial' as const)
        : ('indicative' as const)
  // A state keeps its long form before what only says how much or when: ndidiniwe kakhulu.
  const isClosed =
    clause.predicate.kind === 'verb' &&
    clause.predicate.passive === true &&
    clause.tense === 'present' &&
    !clause.places.some(({ relation }) => relation === 'means')
  const verbForm =
    followed && !((state || isClosed) && clause.objects.length === 0) ? ('short' as const) : ('long' as const)
  return conjugate(open, verbOf(clause), {
    mood: form,
    ...tensesOf(open, state),
    polarity: clause.negative ? 'negative' : 'positive',
    ...(form === 'participial' ? {} : { verbForm }),
    ...objectOf(open),
  })
}

/** To be something, after want, can and must: `ufuna ukuba ngugqirha`, `kufuneka abe ngugqirha`. */
function writeBeingHelped(open: Open, predicate: Exclude<Predicate, { kind: 'verb' }>): string {
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

const writeHelpedOrMay = (open: Open): string => writeVerb(open, true).words

/** What is learnt, begun or stopped, with what follows it: `ukufunda iincwadi`. */
export const writeDoing = (clause: ClauseMeaning, grammar: NguniGrammar): string => {
  const open: Open = { clause, grammar, subject: '2ps', guessed: false }
  return [infinitive(open), ...writeRest(open)].join(' ')
}

function writeBeing(open: Open, predicate: Exclude<Predicate, { kind: 'verb' }>): string {
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

function openClause(clause: ClauseMeaning, grammar: NguniGrammar): Open & { noun: string } {
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

/** Who does so too: `nam`, `nomama`. */
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

/** Somebody to whom something is given stands first after the verb, and to whom it is bought or brought is for whom. Null where nobody is, or stands there already. */
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

/** Before and until somebody does it: the subjunctive; after it has been done. */
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

/** Writes a sentence in isiXhosa. Throws CannotSay where the engine can't say a part of it surely. */
export function writeClause(clause: ClauseMeaning, grammar: NguniGrammar): WrittenClause {
  if (grammar.code !== 'xh') throw new CannotSay('language')
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
