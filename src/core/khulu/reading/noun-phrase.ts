import { mayAgree } from '#core/grammar/check-agreement.ts'
import { agreementClass, type Agreement } from '#core/grammar/noun-classes.ts'
import {
  ENGLISH_OWNERS,
  englishDefinite,
  firstSense,
  englishIndefinite,
  englishOfNoun,
  englishQuality,
  isBarePlace,
  isCopula,
  isKin,
  LINK_WORDS,
  placeWordOf,
} from '#core/khulu/reading/english-of-role.ts'
import {
  englishBe,
  englishPredicate,
  englishSubject,
  readVerbSense,
  verbGloss,
} from '#core/khulu/reading/english-of-verb.ts'
import type { ReadWordMeaning, WordRole } from '#core/khulu/reading/word-role.ts'
import { isCounted } from '#core/khulu/words/english-forms.ts'
import type { LexiconRoot } from '#core/grammar/word-lexicon.ts'

/** A noun with what belongs to it, in English, and where the words go on. */
export type Phrase = { text: string; next: number; agreement: Agreement }

type Followers = { owner: string; counts: string[]; qualities: string[]; after: string[]; next: number }

/** Returns the state in a relative of a completed change; null if it says more. */
function stateOf({ root, morphemes }: Extract<WordRole, { kind: 'verb' }>): string | null {
  const { form, object, negative, tense } = readVerbSense(morphemes)
  return form === 'who' &&
    object === null &&
    !negative &&
    (tense === 'present' || tense === 'past') &&
    !morphemes.some(([, tag]) => tag.startsWith('Past') || tag.endsWith('Ext'))
    ? (/^(?:become|be) (\w+)$/.exec(verbGloss(root))?.[1] ?? null)
    : null
}

/** Tells whether a relative says what others do to a noun, instead of what it does. */
export function isDoneTo({ morphemes }: Extract<WordRole, { kind: 'verb' }>, noun: Agreement): boolean {
  const { form, subject, object } = readVerbSense(morphemes)
  return (
    form === 'who' &&
    object !== null &&
    object !== 'self' &&
    object !== 'each-other' &&
    mayAgree(object, noun) &&
    !(subject !== null && mayAgree(subject, noun))
  )
}

/** Tells whether na- is and, between two of a kind: isonka nobisi; isonka nabantwana is with whom it is eaten. */
export const isAndOf = (before: WordRole | undefined, { root }: Extract<WordRole, { kind: 'noun' }>): boolean =>
  root.semanticClass !== 'person' ||
  before?.kind !== 'noun' ||
  before.root.semanticClass === 'person' ||
  before.root.semanticClass === 'animal'

/** Reads the words after a noun that belong to it. */
function readFollowers(
  words: readonly ReadWordMeaning[],
  start: number,
  nounClass: Agreement,
  definite: boolean,
): Followers {
  const found: Followers = { owner: '', counts: [], qualities: [], after: [], next: start }
  for (let at = start; at < words.length; at++) {
    const role = words[at]?.role
    if (role?.kind === 'owner') found.owner = ENGLISH_OWNERS[role.owner] ?? ''
    else if (role?.kind === 'quality' && mayAgree(role.agreement, nounClass)) {
      const list = role.root.partOfSpeech === 'numeral' || role.root.root === 'nye' ? found.counts : found.qualities
      list.push(englishQuality(role.root, nounClass))
    } else if (role?.kind === 'verb' && isDoneTo(role, nounClass)) {
      // Ingxowa abayithengileyo: which they bought.
      const sense = readVerbSense(role.morphemes)
      const who = sense.subject === null || ['1', '3'].includes(sense.subject) ? '2ps' : sense.subject
      found.after.push(
        [
          /^[12]a?$/.test(nounClass) ? 'whom' : 'which',
          englishSubject(who),
          englishPredicate(role.root, { ...sense, subject: who }),
        ].join(' '),
      )
    } else if (role?.kind === 'verb' && stateOf(role) !== null) {
      // Umntwana olambileyo, amanzi abandayo: hungry, cold.
      found.qualities.push(stateOf(role) ?? '')
    } else if (role?.kind === 'noun' && role.link === 'of') {
      const possessor = readPhrase(words, at, { ...role, link: 'none' }, true)
      found.after.push(`of ${possessor.text}`)
      at = possessor.next - 1
    } else if (role?.kind === 'noun' && role.link === 'with' && at === start && isAndOf(words[start - 1]?.role, role)) {
      // Umama notata: and, where nothing is done yet.
      const other = readPhrase(words, at, { ...role, link: 'none' }, definite)
      found.after.push(`and ${other.text}`)
      at = other.next - 1
    } else if (
      role?.kind === 'closed' &&
      role.word.kind === 'quantity' &&
      role.word.stem === 'nke' &&
      mayAgree(role.word.agreement, nounClass)
    ) {
      // Abantwana bonke, indlu yonke.
      if (words[start - 1]?.role.kind === 'noun')
        found.counts.unshift(
          englishBe(nounClass) === 'are' ||
            nounClass === '6' ||
            /^(?:usuku|imini|ubusuku)$/i.test(words[start - 1]?.word ?? '')
            ? 'all'
            : 'the whole',
        )
    } else if (role?.kind === 'closed' && role.word.kind === 'pointing' && mayAgree(role.word.agreement, nounClass)) {
      const named = words[start - 1]?.role
      found.owner =
        englishBe(agreementClass(nounClass)) === 'are' &&
        !(named?.kind === 'noun' && !isCounted(firstSense(named.root)))
          ? role.word.position === 1
            ? 'these'
            : 'those'
          : role.word.position === 1
            ? 'this'
            : 'that'
    } else return { ...found, next: at }
    found.next = at + 1
  }
  return found
}

const GOES: ReadonlySet<string> = new Set([
  'ukuya',
  'ukuza',
  'ukuhamba',
  'ukugoduka',
  'ukubuyela',
  'ukungena',
  'ukusa',
  'ukuhambela',
])
const COMES_FROM: ReadonlySet<string> = new Set(['ukuvela', 'ukuphuma', 'ukusuka', 'ukubuya'])

/** Returns "to", "from" or "at", chosen by the verb before. */
function placeWord(before: WordRole | undefined, root: LexiconRoot): string {
  if (before?.kind === 'closed' && before.word.kind === 'future') return 'to'
  if (before?.kind === 'verb' && verbGloss(before.root).endsWith(' to')) return ''
  const lemma = before?.kind === 'verb' || before?.kind === 'noun' ? before.root.lemma : ''
  return GOES.has(lemma) || root.semanticClass === 'person'
    ? 'to'
    : COMES_FROM.has(lemma) && !/\bfrom\b/.test(before?.kind === 'verb' ? verbGloss(before.root) : '')
      ? 'from'
      : COMES_FROM.has(lemma)
        ? ''
        : placeWordOf(root)
}

/** Returns "for", "about" or "by", chosen by the word before: enkosi ngoncedo, uthetha ngesikolo. */
function meansWord(before: WordRole | undefined): string {
  const lemma = before && 'root' in before ? before.root.lemma : ''
  return /^(?:enkosi|uku(?:bulela|xolisa|hlawula))$/.test(lemma)
    ? 'for'
    : /^uku(?:thetha|cinga|balisa|buza|va|bhala)$/.test(lemma)
      ? 'about'
      : 'by'
}

/** Mother, father and home are named without a, unless somebody is one. */
const isOnesOwn = ({ root }: Pick<NounRole, 'root'>, said: WordRole | undefined): boolean =>
  !(said && isCopula(said)) && (isKin(root) || root.lemma === 'ikhaya')

const OWN_PEOPLE: Readonly<Record<string, string>> = { umfazi: 'wife', indoda: 'husband' }

type NounRole = Extract<WordRole, { kind: 'noun' }>

/** Reads a noun phrase in English order, with "the" or "a" if nothing else determines it. */
export function readPhrase(
  words: readonly ReadWordMeaning[],
  at: number,
  role: Pick<NounRole, 'root' | 'plural' | 'nounClass' | 'link' | 'small'>,
  definite: boolean,
  before = '',
): Phrase {
  const { owner, counts, qualities, after, next } = readFollowers(words, at + 1, role.nounClass, definite)
  const middle = [owner, ...counts, role.small ? 'small' : '', ...qualities].filter((part) => part !== '').join(' ')
  // Umfazi wakhe: his wife.
  const own = owner !== '' && !role.plural ? OWN_PEOPLE[role.root.lemma] : undefined
  const noun = [middle, own ?? englishOfNoun(role.root, role.plural)].filter((part) => part !== '').join(' ')
  const told =
    before !== '' ||
    owner !== '' ||
    counts.length > 0 ||
    (role.link === 'place' && isBarePlace(role.root) && after.length === 0)
  const whole = told
    ? [before, noun].filter((part) => part !== '').join(' ')
    : definite || role.link === 'place' || after.length > 0
      ? englishDefinite(role.root, noun)
      : isOnesOwn(role, words[at]?.role)
        ? noun
        : englishIndefinite(role.root, role.plural, middle)
  const link =
    role.link === 'place'
      ? placeWord(words[at - (words[at - 1]?.word === 'nini' ? 2 : 1)]?.role, role.root)
      : role.link === 'means'
        ? role.root.semanticClass === 'time'
          ? /[A-Z]/.test(role.root.lemma)
            ? 'on'
            : 'in'
          : meansWord(words[at - 1]?.role)
        : LINK_WORDS[role.link]
  if (link === 'to' && whole === 'home') return { text: whole, next, agreement: role.nounClass }
  const several = after.at(-1)?.startsWith('and ')
    ? role.root.semanticClass === 'person'
      ? '2'
      : '10'
    : role.nounClass
  return { text: [link, whole, ...after].filter((part) => part !== '').join(' '), next, agreement: several }
}

/** Reads a noun phrase from its first word on; demonstratives and “all” may stand before the noun. */
export function readNounPhrase(words: readonly ReadWordMeaning[], start: number, definite: boolean): Phrase | null {
  const before: string[] = []
  let at = start
  for (
    let role = words[at]?.role;
    role?.kind === 'closed' && ['pointing', 'quantity', 'which'].includes(role.word.kind);
    role = words[++at]?.role
  )
    before.push(words[at]?.english ?? '')
  const role = words[at]?.role
  if (role?.kind !== 'noun') return null
  if (isCopula(role)) {
    if (before.length === 0) return null
    const said = readPhrase(words, at, { ...role, link: 'none' }, false)
    return {
      ...said,
      text: `${
        role.plural
          ? before
              .join(' ')
              .replace(/\bthis$/, 'these')
              .replace(/\bthat$/, 'those')
          : before.join(' ')
      } ${role.plural ? 'are' : 'is'} ${role.link === 'is-not' ? 'not ' : ''}${said.text}`,
    }
  }
  const several = role.plural
    ? before.map((word) => word.replace(/\bthis$/, 'these').replace(/\bthat\b/, 'those'))
    : before
  return readPhrase(
    words,
    at,
    role,
    definite,
    several
      .join(' ')
      .replace(/^in /, role.root.semanticClass === 'time' ? '' : role.root.semanticClass === 'person' ? 'to ' : 'in '),
  )
}
