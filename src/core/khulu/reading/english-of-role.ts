import { pattern } from '#core/patterns/pattern.ts'
import { classOfTag, kindOfTag, type Morpheme } from '#core/grammar/morpheme.ts'
import { agreementClass, isPerson, type Agreement } from '#core/grammar/noun-classes.ts'
import type { LexiconRoot } from '#core/grammar/word-lexicon.ts'
import type { ClosedWord } from '#core/grammar/closed-words.ts'
import { askWhether } from '#core/khulu/reading/ask-whether.ts'
import {
  englishBe,
  englishObject,
  englishSubject,
  englishVerbForm,
  readVerbSense,
  type VerbSense,
} from '#core/khulu/reading/english-of-verb.ts'
import type { WordRole } from '#core/khulu/reading/word-role.ts'
import { englishPlural, isCounted, withArticle } from '#core/khulu/words/english-forms.ts'

/** English possessives: `my`, `their`. */
export const ENGLISH_OWNERS: Readonly<Partial<Record<Agreement, string>>> = {
  '1ps': 'my',
  '2ps': 'your',
  '1': 'his or her',
  '1pp': 'our',
  '2pp': 'your',
  '2': 'their',
}

/** Returns the first meaning without its explanations: `isiXhosa`, `dog`. */
export const firstSense = (root: LexiconRoot): string =>
  (root.senses[0] ?? '')
    .replace(/^the Xhosa language.*$/, 'isiXhosa')
    .replace(/^the (\w+) language$/, '$1')
    .replaceAll(/\s*\([^)]*\)/g, '')
    .split(',')[0]
    ?.trim()
    .replace(/^(?:to|an?) /, '') ?? ''

/** Writes a noun in English, in its number. */
export const englishOfNoun = (root: LexiconRoot, plural: boolean): string =>
  plural ? (englishPlural(firstSense(root)) ?? firstSense(root)) : firstSense(root)

/** Returns the English of a description: people are tall, things long. */
export const englishQuality = (root: LexiconRoot, agreement: Agreement): string =>
  root.root === 'buhlungu' && isPerson(agreement)
    ? 'in pain'
    : root.root === 'de' && (isPerson(agreement) || agreement === '1' || agreement === '2')
      ? 'tall'
      : firstSense(root)

/** One's own people, who are named without the. */
const KIN: ReadonlySet<string> = new Set([
  'umama',
  'utata',
  'ubawo',
  'umakhulu',
  'utatomkhulu',
  'usisi',
  'ubhuti',
  'umalume',
  'umakazi',
])

const isName = ({ lemma }: LexiconRoot): boolean => KIN.has(lemma) || /[A-Z]/.test(lemma)

/** Tells whether a noun names a relative. */
export const isKin = ({ lemma }: LexiconRoot): boolean => KIN.has(lemma)

/** Tells whether English uses a place without “the”: at school, at home. */
export const isBarePlace = (root: LexiconRoot): boolean =>
  ['school', 'home', 'town', 'work', 'church', 'university'].includes(firstSense(root))

/** Writes a noun with “a” or “an”, where English has one. */
export const englishIndefinite = (root: LexiconRoot, plural: boolean, before: string): string => {
  const phrase = [before, englishOfNoun(root, plural)].filter((part) => part !== '').join(' ')
  return plural || isName(root) || !isCounted(firstSense(root)) ? phrase : withArticle(phrase)
}

/** Writes a noun with “the”, unless it is a name or a relative. */
export const englishDefinite = (root: LexiconRoot, phrase: string): string => (isName(root) ? phrase : `the ${phrase}`)

/** The small word that a noun's beginning stands for. */
export const LINK_WORDS = {
  none: '',
  place: 'at',
  with: 'with',
  means: 'by',
  like: 'like',
  than: 'than',
  of: 'of',
  is: '',
  'is-not': '',
} as const

const ON = pattern`
  ^(?:table|desk|chair|bed|mat|carpet|sofa|floor|roof|wall|road|street|mountain|hill|farm|face|head|neck
  |back|shoulder|knee|leg|foot|ground|page|island|phone|computer|television|radio)$
`
const INSIDE = /^(?:bag|box|pocket|basket|bottle|cupboard|drawer)$/
const IN: ReadonlySet<string | undefined> = new Set([
  'building',
  'place',
  'nature',
  'vehicle',
  'clothing',
  'tool',
  'text',
  'body-part',
  'substance',
  'furniture',
  'drink',
  'food',
])
const AT = pattern`
  ^(?:school|home|work|church|university|college|door|gate|shop|market|station|clinic|hospital|bank|office
  |sea|dam|river|coast|beach|place|side|border|corner|post office|library|toilet|hotel|court)$
`

/** Returns “at”, “in” or “on”; the thing decides. */
export const placeWordOf = (root: LexiconRoot): string => {
  const sense = firstSense(root)
  return ON.test(sense) ? 'on' : INSIDE.test(sense) || (!AT.test(sense) && IN.has(root.semanticClass)) ? 'in' : 'at'
}

/** Returns the English of an adverb or place: far away, here, at school. */
export const englishWhere = (root: LexiconRoot, subject: Agreement): string =>
  root.root === 'khona' && (isPerson(subject) || /^[12]a?$/.test(subject))
    ? 'here'
    : root.partOfSpeech === 'noun' && root.nounClass !== '16' && root.nounClass !== '17'
      ? `${placeWordOf(root)} ${isBarePlace(root) || /[A-Z]/.test(root.lemma) ? '' : 'the '}${englishOfNoun(root, false)}`
      : firstSense(root)

/** Returns the form of *to be* before *not there*: in the past *was*, also after I. */
const absentBe = (agreement: Agreement, past: boolean | undefined): string => {
  const be = englishBe(agreement)
  return past ? (be === 'are' ? 'were' : 'was') : be
}

function englishOfClosed(word: ClosedWord): string {
  switch (word.kind) {
    case 'pointing': {
      const many = englishBe(word.agreement) === 'are' || word.agreement === '6'
      const pointing = word.position === 1 ? (many ? 'these' : 'this') : many ? 'those' : 'that'
      return `${word.place ? 'in ' : ''}${pointing}${word.position === 3 ? ' over there' : ''}`
    }
    case 'which':
      return 'which'
    case 'where':
      return word.asks
        ? `how ${englishBe(word.agreement)} ${englishSubject(word.agreement)}`
        : word.agreement === '2ps'
          ? 'where are you; where is he or she'
          : `where ${englishBe(word.agreement)} ${englishSubject(word.agreement)}`
    case 'has-it':
      return `${englishHave(word.agreement, word.negative)} ${englishObject(word.thing)}`
    case 'said':
      return word.english
    case 'quantity':
      return word.stem === 'nke' ? 'all' : 'only, alone'
    case 'pronoun':
      return !isPerson(word.agreement) && word.agreement !== '1' && word.agreement !== '2'
        ? 'it, them'
        : englishSubject(word.agreement)
    case 'joined':
      return `${word.relation} ${englishObject(word.agreement)}`
    case 'quality': {
      const quality = `${word.negative ? 'not ' : ''}${englishQuality(word.root, word.agreement)}`
      return `${englishSubject(word.agreement)} ${englishBe(word.agreement, word.past)} ${quality}`
    }
    case 'future': {
      const be = `${englishBe(word.agreement)}${word.negative ? ' not' : ''}`
      return `${englishSubject(word.agreement)} ${be} ${word.coming ? 'coming' : 'going'}`
    }
    case 'before-verb':
      return { 'not-past': 'did not', never: 'never', please: 'please', must: 'must', 'do-not': 'do not' }[word.means]
    case 'owner':
      return ENGLISH_OWNERS[word.owner] ?? 'its'
    case 'number':
      return word.english
    case 'name':
      return word.place ? `in ${word.english}` : word.english
    case 'absent':
      return word.when
        ? `when ${englishItIs(word.agreement, true)} there`
        : word.who
          ? `who or which ${englishBe(word.agreement)} not there`
          : `${englishSubject(word.agreement)} ${absentBe(word.agreement, word.past)} not there`
    case 'exists':
      return `there ${word.past ? 'was' : 'is'}${word.negative ? ' no' : ''}`
  }
}

/** Tells whether a role says what somebody or something is or isn't. */
export const isCopula = (role: WordRole): role is CopulaRole =>
  role.kind === 'noun' && (role.link === 'is' || role.link === 'is-not')

type CopulaRole = Extract<WordRole, { kind: 'noun' }> & { link: 'is' | 'is-not' }

/** Writes “be” with its subject: `I am`, `it is not`, `they were`. */
export const englishItIs = (agreement: Agreement, negative: boolean, past = false): string =>
  `${englishSubject(agreement)} ${englishBe(agreement, past)}${negative ? ' not' : ''}`

/** Writes “have” with its subject: `I have`, `he or she does not have`. */
export function englishHave(agreement: Agreement, negative: boolean, past = false): string {
  if (/^1[567]$/.test(agreement)) return `there ${past ? 'was' : 'is'}${negative ? ' no' : ''}`
  const third = englishBe(agreement) === 'is'
  const have = negative ? `${past ? 'did' : third ? 'does' : 'do'} not have` : past ? 'had' : third ? 'has' : 'have'
  return `${englishSubject(agreement)} ${have}`
}

/** Returns the noun by itself with its small word. */
function englishOfNounRole(role: Extract<WordRole, { kind: 'noun' }>): string {
  const small = role.small ? 'small' : ''
  if (isCopula(role))
    return eitherWho(
      role,
      role.agreement ?? (role.plural ? '10' : '9'),
      (who) =>
        `${englishItIs(
          who,
          role.link === 'is-not',
          role.morphemes.some(([, tag]) => tag === 'Past'),
        )} ${englishIndefinite(role.root, role.plural, small)}`,
    )
  // On a day, in a month: ngoMvulo.
  const isTime = role.link === 'means' && role.root.semanticClass === 'time'
  const link = isTime ? (isName(role.root) ? 'on' : 'in') : LINK_WORDS[role.link]
  const word = role.link === 'place' ? placeWordOf(role.root) : link
  const noun = [small, englishOfNoun(role.root, role.plural)].filter((part) => part !== '').join(' ')
  if (role.link === 'none') return noun
  if (
    (role.link === 'place' && isBarePlace(role.root)) ||
    (role.link === 'means' && role.root.semanticClass === 'vehicle' && !role.plural)
  )
    return `${word} ${noun}`
  const thing =
    role.link === 'place' || role.link === 'of' || isTime
      ? englishDefinite(role.root, noun)
      : englishIndefinite(role.root, role.plural, small)
  return `${role.link === 'place' && role.root.semanticClass === 'person' ? 'to' : word} ${thing}`
}

/** Verbs that give or help: with me before them and -e after them they ask for it, ndincede. */
const ASKS: ReadonlySet<string> = new Set([
  'ukunceda',
  'ukunika',
  'ukubonisa',
  'ukuxelela',
  'ukulinda',
  'ukuyeka',
  'ukupha',
  'ukuphendula',
  'ukubhalela',
  'ukuvumela',
  'ukumamela',
  'ukubiza',
  'ukuxolela',
])

/** `ndifunde` is "I read" and "read me": of most verbs the first is meant. */
export function asStatement(role: Extract<WordRole, { kind: 'verb' }>): VerbSense {
  const sense = readVerbSense(role.morphemes)
  const [first, second] = role.morphemes
  const isObjectFirst = first?.[1].startsWith('OC') && second?.[1] === 'VRoot' && sense.form === 'order'
  return isObjectFirst && !sense.applied && !ASKS.has(role.root.lemma)
    ? {
        ...sense,
        form: 'statement',
        subject: agreementClass(classOfTag(first?.[1] ?? '') as Agreement),
        object: sense.object === 'each-other' ? sense.object : null,
        tense: 'past',
      }
    : sense
}

/** Tells whether a word's u- is you, and he or she: that of ube- and waye- is one of them. */
export const isEither = ([first, ...rest]: readonly Morpheme[]): boolean =>
  first?.[0] === 'u' && !rest.some(([form, tag]) => kindOfTag(tag) === 'SC' || (tag === 'Past' && form !== 'a'))

/** Tells whether a form is of you as well as of him or her. */
const eitherWho = ({ morphemes }: WordRole, subject: Agreement, tell: (who: Agreement) => string): string =>
  isEither(morphemes) && (subject === '2ps' || subject === '1') ? `${tell('2ps')}; ${tell('1')}` : tell(subject)

/** Writes a single word in English. u- is you, and he or she. */
export function englishOfRole(role: WordRole): string {
  switch (role.kind) {
    case 'noun':
      return englishOfNounRole(role)
    case 'verb': {
      // To be able to is to know it: ndiyakwazi.
      const able =
        role.root.lemma === 'ukwazi' &&
        role.morphemes.some(([form, tag]) => tag.startsWith('OC') && /^k[uw]/.test(form))
          ? readVerbSense(role.morphemes)
          : null
      if (able?.subject && able.form === 'statement') {
        const [can, cannot] = able.tense.endsWith('past') ? ['could', 'could not'] : ['can', 'cannot']
        return `${englishSubject(able.subject)} ${able.negative ? cannot : can}`
      }
      const sense = asStatement(role)
      const forms =
        isEither(role.morphemes) && sense.form === 'statement'
          ? (['2ps', '1'] as const).map((subject) => englishVerbForm(role.root, { ...sense, subject }))
          : [englishVerbForm(role.root, sense)]
      // Ufunani: what do you want?
      if (role.morphemes.at(-1)?.[1] === 'Interrog')
        return `what ${askWhether(forms[0] ?? '', [{ word: '', role, english: '' }])}`
      return forms.join('; ') + (sense.form === 'order-many' ? ' (to several people)' : '')
    }
    case 'has':
      return eitherWho(role, role.subject, (subject) =>
        `${englishHave(subject, role.negative, role.past)} ${englishIndefinite(role.root, role.plural, '')}`
          .replace(' no a ', ' no ')
          .replace(' no an ', ' no '),
      )
    case 'at':
      return eitherWho(role, role.subject, (subject) =>
        [
          englishSubject(subject),
          englishBe(subject, role.past),
          ...(role.negative ? ['not'] : role.still ? ['still'] : []),
          englishWhere(role.root, subject),
        ].join(' '),
      )
    case 'quality':
      return englishQuality(role.root, role.agreement)
    case 'owner':
      return role.owner === '2pp' ? 'your (several)' : (ENGLISH_OWNERS[role.owner] ?? 'its')
    case 'closed': {
      const { word } = role
      return word.kind === 'has-it'
        ? eitherWho(role, word.agreement, (agreement) => englishOfClosed({ ...word, agreement }))
        : englishOfClosed(word)
    }
    case 'whole':
      return firstSense(role.root) || (role.root.senses[0] ?? '')
    case 'unknown':
      return ''
  }
}
