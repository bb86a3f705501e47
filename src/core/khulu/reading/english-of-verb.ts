import { classOfTag, kindOfTag, type Morpheme } from '#core/grammar/morpheme.ts'
import { agreementClass, isPerson, type Agreement } from '#core/grammar/noun-classes.ts'
import type { LexiconRoot } from '#core/grammar/word-lexicon.ts'
import { englishVerb } from '#core/khulu/words/english-forms.ts'

/** Parts of a verb form's meaning besides its root. */
export type VerbSense = {
  subject: Agreement | null
  object: Agreement | 'self' | 'each-other' | null
  negative: boolean
  tense: 'present' | 'past' | 'long-past' | 'past-continuous' | 'future' | 'can' | 'still' | 'not-yet'
  form: 'statement' | 'infinitive' | 'order' | 'order-many' | 'let-us' | 'who' | 'wish'
  passive: boolean
  perfect: boolean
  /** The long form of what has been done to something: luvaliwe. */
  lasting: boolean
  /** Flags for -el- and -is-, if the lexicon has the verb without them: for whom, and made to. */
  applied: boolean
  causative: boolean
}

const find = (morphemes: readonly Morpheme[], kind: string): Morpheme | undefined =>
  morphemes.find(([, tag]) => kindOfTag(tag) === kind)
const agreementOf = (morpheme: Morpheme | undefined): Agreement | null =>
  morpheme ? agreementClass(classOfTag(morpheme[1]) as Agreement) : null

/** `bendingazi`: was not knowing; what ends with -i after the past of being can't be what may be. */
const isPastNot = (morphemes: readonly Morpheme[]): boolean =>
  morphemes.at(-1)?.[0] === 'i' &&
  morphemes.some(([form, tag]) => kindOfTag(tag) === 'Pot' && form === 'nga') &&
  /^(?:be|ebe|ube|ibi)/.test(morphemes[0]?.[0] ?? '')

function tenseOf(morphemes: readonly Morpheme[], negative: boolean): VerbSense['tense'] {
  const has = (kind: string, form?: string): boolean =>
    morphemes.some(([written, tag]) => kindOfTag(tag) === kind && (form === undefined || written === form))
  if (
    (has('Pot') && !isPastNot(morphemes)) ||
    (has('NegPre', 'nga') && !morphemes[0]?.[1].startsWith('NegPre') && morphemes.at(-1)?.[0] === 'a')
  )
    return 'can'
  // Sendifunde: I have learnt by now.
  if (has('ProgPre')) return has('ProgPre', 'se') && /^(?:e|ile)$/.test(morphemes.at(-1)?.[0] ?? '') ? 'past' : 'still'
  if (has('ExclNeg') || (negative && has('NegPre', 'ka'))) return 'not-yet'
  const concords = morphemes.filter(([, tag]) => kindOfTag(tag) === 'SC').length
  if (morphemes.some(([form, tag]) => tag === 'Past' && form !== 'a') || (has('Past') && concords > 1))
    return 'past-continuous'
  if (has('Past')) return 'long-past'
  // Ilele: who has lain down is sleeping.
  if (!negative && morphemes.some(([form, tag]) => tag === 'VRoot' && /^(?:lele?|hleli?|mi)$/.test(form)))
    return 'present'
  if (has('Perf')) return 'past'
  if (negative && morphemes.at(-1)?.[0] === 'nga') return 'past'
  return morphemes.at(-1)?.[0] === 'e' && morphemes.at(-1)?.[1] === 'VerbTerm' ? 'past' : 'present'
}

function formOf(morphemes: readonly Morpheme[], subject: Agreement | null): VerbSense['form'] {
  if (morphemes.some(([form, tag]) => kindOfTag(tag) === 'ImpPre' && form === 'ma')) return 'let-us'
  if (find(morphemes, 'RelConc')) return 'who'
  if (find(morphemes, 'BPre')) return 'infinitive'
  if (morphemes.some(([, tag]) => tag === 'ImpSuf')) return 'order-many'
  // ungathethi: that you not speak.
  if (
    (subject === '2ps' || subject === '2pp') &&
    morphemes[1]?.[0] === 'nga' &&
    kindOfTag(morphemes[1][1]) === 'NegPre' &&
    morphemes.at(-1)?.[0] === 'i'
  )
    return 'order'
  if (morphemes.at(-1)?.[1] === 'Subj') return 'wish'
  return subject === null ? 'order' : 'statement'
}

/** Chooses the likeliest of equal concords: i- of class 9 before 4, and an agent is a person. */
const plainSubject = (subject: Agreement | null, relative: boolean): Agreement | null =>
  subject === '4' ? '9' : relative && subject === '2ps' ? '1' : subject

/** Reads a verb's morphemes. */
export function readVerbSense(morphemes: readonly Morpheme[]): VerbSense {
  const subject = plainSubject(
    agreementOf(morphemes.findLast(([, tag]) => kindOfTag(tag) === 'SC')) ?? agreementOf(find(morphemes, 'RelConc')),
    find(morphemes, 'RelConc') !== undefined,
  )
  const negative = morphemes.some(([form, tag]) => kindOfTag(tag) === 'NegPre' && form !== 'ka') || isPastNot(morphemes)
  const form = formOf(morphemes, subject)
  const object = find(morphemes, 'ReflPre')
    ? 'self'
    : find(morphemes, 'RecipExt')
      ? 'each-other'
      : plainSubject(agreementOf(find(morphemes, 'OC')), false)
  const tense = tenseOf(
    morphemes.filter(([, tag]) => tag !== 'RelSuf'),
    negative,
  )
  return {
    subject,
    object,
    negative,
    tense,
    form,
    passive: find(morphemes, 'PassExt') !== undefined,
    perfect: find(morphemes, 'Perf') !== undefined,
    lasting: morphemes.at(-2)?.[0] === 'iw' && morphemes.at(-1)?.[0] === 'e',
    applied: find(morphemes, 'ApplExt') !== undefined,
    causative: find(morphemes, 'CausExt') !== undefined,
  }
}

const SUBJECTS: Readonly<Partial<Record<Agreement, string>>> = {
  '1ps': 'I',
  '2ps': 'you',
  '1pp': 'we',
  '2pp': 'you (several)',
  '1': 'he or she',
  '2': 'they',
}
const OBJECTS: Readonly<Partial<Record<Agreement, string>>> = {
  '1ps': 'me',
  '2ps': 'you',
  '1pp': 'us',
  '2pp': 'you (several)',
  '1': 'him or her',
  '2': 'them',
}
const SELVES: Readonly<Partial<Record<Agreement, string>>> = {
  '1ps': 'myself',
  '2ps': 'yourself',
  '1pp': 'ourselves',
  '2pp': 'yourselves',
  '1': 'himself or herself',
  '2': 'themselves',
}
const selfOf = (subject: Agreement | null): string =>
  SELVES[subject ?? '2ps'] ?? (MANY.has(subject ?? '1') ? 'themselves' : 'itself')
const MANY: ReadonlySet<Agreement> = new Set(['4', '6', '8', '10'])

/** Returns the English subject: classes of things are it and they. */
export const englishSubject = (agreement: Agreement): string =>
  SUBJECTS[agreement] ?? (MANY.has(agreement) ? 'they' : 'it')
export const englishObject = (agreement: NonNullable<VerbSense['object']>): string =>
  agreement === 'self'
    ? 'themselves'
    : agreement === 'each-other'
      ? 'each other'
      : (OBJECTS[agreement] ?? (MANY.has(agreement) ? 'them' : 'it'))

type Number_ = 'first' | 'third' | 'many'

/** Returns the English agreement of a subject. */
const englishNumber = (agreement: Agreement): Number_ =>
  agreement === '1ps' ? 'first' : isPerson(agreement) || agreement === '2' || MANY.has(agreement) ? 'many' : 'third'

const IS: Readonly<Record<Number_, string>> = { first: 'am', third: 'is', many: 'are' }
const WAS: Readonly<Record<Number_, string>> = { first: 'was', third: 'was', many: 'were' }

/** Returns am, is or are; in the past was or were. */
export const englishBe = (agreement: Agreement, past = false): string => (past ? WAS : IS)[englishNumber(agreement)]

/** Verbs that English hardly says with -ing. */
const SIMPLE: ReadonlySet<string> = new Set([
  'love',
  'like',
  'want',
  'need',
  'know',
  'understand',
  'say',
  'see',
  'hear',
  'come from',
  'have',
  'agree',
  'think',
  'believe',
  'hope',
  'remember',
  'miss',
  'forget',
  'hate',
  'fear',
  'trust',
])

/** Returns the first meaning of a verb without its explanations. */
export const verbGloss = (root: LexiconRoot): string =>
  (root.senses[0] ?? '')
    .replaceAll(/\([^)]*\)/g, '')
    .split(',')[0]
    ?.trim()
    .replace(/^to /, '') ?? ''

function sayState(state: string, { subject, negative, tense, perfect }: VerbSense, becoming: boolean): string {
  const who = subject ?? '1ps'
  const not = negative ? ' not' : ''
  if (tense === 'past-continuous' || tense === 'long-past') return `${englishBe(who, true)}${not} ${state}`
  // Who has become tired is tired.
  if (tense === 'past') return `${englishBe(who, !becoming && !perfect)}${not} ${state}`
  if (tense === 'future') return `will${not} be ${state}`
  if (tense === 'not-yet') return `${englishBe(who)} not yet ${state}`
  return becoming ? `${englishBe(who)}${not} becoming ${state}` : `${englishBe(who)}${not} ${state}`
}

/** Writes the verb without its subject: `am eating`, `did not eat`, `will eat`. */
export function englishPredicate(root: LexiconRoot, sense: VerbSense): string {
  const gloss = verbGloss(root)
  const state = /^(become|be|get(?= \w+(?:en|ed|wet|lost|ry)$)) (.+)$/.exec(gloss)
  if (state && sense.form !== 'infinitive' && sense.form !== 'order')
    return sayState(state[2] ?? '', sense, state[1] !== 'be')
  const verb = englishVerb(gloss)
  const who = sense.subject ?? '1ps'
  const not = sense.negative ? ' not' : ''
  // The perfect passive is a state: luvaliwe, "it is closed".
  const isSo = sense.lasting && /^uku(?:v[au]l|tshix|bhal)a$/.test(root.lemma)
  if (sense.passive)
    return `${englishBe(who, !isSo && (sense.tense === 'past' || sense.tense === 'long-past'))}${not} ${verb.participle}`
  const third = englishNumber(who) === 'third'
  switch (sense.tense) {
    case 'past':
    case 'long-past':
      return sense.negative ? `did not ${verb.base}` : verb.past
    case 'past-continuous':
      return SIMPLE.has(verb.base)
        ? sense.negative
          ? `did not ${verb.base}`
          : verb.past
        : `${englishBe(who, true)}${not} ${verb.ing}`
    case 'future':
      return `will${not} ${verb.base}`
    case 'can':
      return !sense.negative && verb.base === 'love'
        ? 'would like'
        : sense.negative
          ? `cannot ${verb.base}`
          : `can ${verb.base}`
    case 'still':
      return sense.negative ? `no longer ${third ? verb.third : verb.base}` : `still ${third ? verb.third : verb.base}`
    case 'not-yet':
      return `${third ? 'has' : 'have'} not yet ${verb.participle}`
    default:
      if (!SIMPLE.has(verb.base)) return `${englishBe(who)}${not} ${verb.ing}`
      return sense.negative ? `${third ? 'does' : 'do'} not ${verb.base}` : third ? verb.third : verb.base
  }
}

/** Tells whether a relative says what one of us does to what it is said of. */
export const isSaidBy = (sense: VerbSense): sense is VerbSense & { subject: Agreement; object: Agreement } =>
  sense.form === 'who' &&
  sense.object !== null &&
  sense.object !== 'self' &&
  sense.object !== 'each-other' &&
  ['1ps', '1pp', '2pp'].includes(sense.subject ?? '')

/** Returns the English object: the patient, the recipient, or the person made to act. */
function englishOfObject(root: LexiconRoot, { subject, object, applied, causative, passive, form }: VerbSense): string {
  const who =
    object === null
      ? ''
      : object === 'self'
        ? ` ${selfOf(form === 'order-many' ? '2pp' : subject)}`
        : ` ${englishObject(object)}`
  if (causative && !passive)
    return `${who === '' ? ' somebody' : who} ${englishVerb(verbGloss(root)).base}${applied ? ' for' : ''}`
  return applied ? ` for${who}` : who
}

/** Adapts a relative: who or whom for people, which for things. */
export const ofPerson = (text: string, root: LexiconRoot | undefined): string =>
  root?.semanticClass === 'person' ? text.replace(/^which (?=(?:I|we|you) )/, 'whom ').replace(/^which/, 'who') : text

/** Writes a verb form in English, with a pronoun if no other subject is named. */
export function englishVerbForm(own: LexiconRoot, sense: VerbSense, withSubject = true): string {
  const root = sense.causative && !sense.passive ? { ...own, senses: ['make'] } : own
  const gloss = englishVerb(verbGloss(root)).base
  const object = englishOfObject(own, sense)
  const not = sense.negative ? 'not ' : ''
  if (sense.form === 'infinitive') return `${not}to ${gloss}${object}`
  if (sense.form === 'order' || sense.form === 'order-many') return `${sense.negative ? 'don’t ' : ''}${gloss}${object}`
  if (sense.form === 'let-us')
    return sense.subject === '1pp'
      ? `let us ${not}${gloss}${object}`
      : `let ${englishObject(sense.subject ?? '1')} ${not}${gloss}${object}`
  // Who makes somebody laugh makes us laugh.
  const predicate = `${englishPredicate(root, sense)}${object}`
    .replace('oneself', selfOf(sense.subject))
    .replace(/\bsomebody( .+?)( (?:me|you|us|them|it|him or her))$/, '$2$1')
    .replace('  ', ' ')
  // Endimthandayo: whom I love.
  if (sense.form === 'who' && isSaidBy(sense))
    return [
      isPerson(sense.object) || sense.object === '1' || sense.object === '2' ? 'whom' : 'which',
      englishSubject(sense.subject),
      englishPredicate(root, sense),
    ].join(' ')
  if (sense.form === 'who')
    return sense.subject === null || isPerson(sense.subject) || sense.subject === '1' || sense.subject === '2'
      ? `who ${predicate}`
      : `which ${predicate}`
  if (sense.form === 'wish') return `that ${englishSubject(sense.subject ?? '1ps')} ${not}${gloss}${object}`
  return withSubject ? `${englishSubject(sense.subject ?? '1ps')} ${predicate}` : predicate
}
