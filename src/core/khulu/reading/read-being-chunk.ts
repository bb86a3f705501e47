import { isSameAgreement, mayAgree } from '#core/grammar/check-agreement.ts'
import { agreementClass, isPerson, PLURAL_CLASS, type Agreement } from '#core/grammar/noun-classes.ts'
import {
  firstSense,
  englishHave,
  englishItIs,
  englishQuality,
  englishWhere,
  isCopula,
} from '#core/khulu/reading/english-of-role.ts'
import { englishBe, englishObject, englishSubject, readVerbSense } from '#core/khulu/reading/english-of-verb.ts'
import type { ClosedWord } from '#core/grammar/closed-words.ts'
import type { ReadWordMeaning, WordRole } from '#core/khulu/reading/word-role.ts'
import { isToBe } from '#core/khulu/reading/to-be.ts'
import { readNounPhrase, readPhrase } from '#core/khulu/reading/noun-phrase.ts'
import { type Chunk, OWN_SUBJECT } from '#core/khulu/reading/chunk.ts'

/** Places that are of something: phezu kwetafile. */
const PLACES_OF: readonly (readonly [string, string])[] = [
  ['phezu', 'on'],
  ['phezulu', 'on top of'],
  ['phantsi', 'under'],
  ['emva', 'behind'],
  ['ngaphaya', 'beyond'],
  ['kude', 'far from'],
]

/** Reads a predicate with a noun: to have it, or to be it. */
export function readWithNoun(words: readonly ReadWordMeaning[], at: number, subject: Agreement | null): Chunk | null {
  const role = words[at]?.role
  const front = (text: string): string => (subject === null ? text : text.replace(OWN_SUBJECT, ''))
  if (role?.kind === 'has') {
    const nounClass = (role.plural ? PLURAL_CLASS[role.root.nounClass ?? '9'] : role.root.nounClass) ?? '9'
    const thing = readPhrase(words, at, { root: role.root, plural: role.plural, nounClass, link: 'none' }, false)
    const agreement = subject === null ? role.subject : agreementClass(subject)
    return {
      text: `${front(englishHave(agreement, role.negative, role.past))} ${role.negative ? thing.text.replace(/^an? /, 'a ') : thing.text}`,
      next: thing.next,
    }
  }
  if (!role || !isCopula(role)) return null
  const thing = readPhrase(words, at, { ...role, link: 'none' }, false)
  const before = words[at - 1]?.role
  // Agent after a passive verb: ndilunywe yinyoka, "I was bitten by a snake".
  if (before?.kind === 'verb' && readVerbSense(before.morphemes).passive)
    return { text: `by ${thing.text}`, next: thing.next }
  return {
    text: `${front(
      englishItIs(
        agreementClass(subject ?? role.agreement ?? (role.plural ? '10' : '9')),
        role.link === 'is-not',
        role.morphemes.some(([, tag]) => tag === 'Past'),
      ),
    )} ${thing.text}`,
    next: thing.next,
  }
}

/** Reads "have", with its object or with a noun that follows: unayo imoto. */
function readHasIt(
  word: Extract<Extract<WordRole, { kind: 'closed' }>['word'], { kind: 'has-it' }>,
  words: readonly ReadWordMeaning[],
  at: number,
  subject: Agreement | null,
): Chunk {
  const thing = words[at + 1]?.role.kind === 'noun' ? readNounPhrase(words, at + 1, false) : null
  const has = englishHave(subject === null ? word.agreement : agreementClass(subject), word.negative)
  const said = subject === null ? has : has.replace(OWN_SUBJECT, '')
  return thing && mayAgree(thing.agreement, word.thing)
    ? { text: `${said} ${thing.text}`, next: thing.next }
    : { text: `${said} ${englishObject(word.thing)}`, next: at + 1 }
}

/** Reads a pronoun that only stresses the subject, and the complement of the verb to be; null for other words. */
export function readStressedOrBeing(
  words: readonly ReadWordMeaning[],
  at: number,
  before: WordRole | undefined,
): Chunk | null {
  const role = words[at]?.role
  const next = words[at + 1]?.role
  // Mna ndifunda: the pronoun only stresses who it is.
  if (
    role?.kind === 'closed' &&
    role.word.kind === 'pronoun' &&
    ((next?.kind === 'verb' &&
      readVerbSense(next.morphemes).form === 'statement' &&
      isSameAgreement(readVerbSense(next.morphemes).subject ?? '1ps', role.word.agreement)) ||
      (next?.kind === 'closed' &&
        next.word.kind === 'where' &&
        isSameAgreement(next.word.agreement, role.word.agreement)))
  )
    return { text: '', next: at + 1 }
  // Uza kuba ngutitshala, nemoto, mkhulu: a teacher, a car, big.
  if (role && isToBe(before)) {
    if (role.kind === 'noun' && (isCopula(role) || role.link === 'with'))
      return readPhrase(words, at, { ...role, link: 'none' }, false)
    if (role.kind === 'closed' && role.word.kind === 'quality')
      return { text: englishQuality(role.word.root, role.word.agreement), next: at + 1 }
    if (role.kind === 'at') return { text: englishWhere(role.root, role.subject), next: at + 1 }
  }
  // Mna nobhuti wam: my brother and I.
  if (
    role?.kind === 'closed' &&
    role.word.kind === 'pronoun' &&
    isPerson(role.word.agreement) &&
    next?.kind === 'noun' &&
    next.link === 'with'
  ) {
    const other = readPhrase(words, at + 1, { ...next, link: 'none' }, true)
    return {
      text: `${other.text} and ${englishSubject(role.word.agreement)}`,
      next: other.next,
      noun: role.word.agreement.startsWith('1') ? '1pp' : '2pp',
    }
  }
  return null
}

/** Reads a question about where or how somebody is: `uphi`, `unjani wena`. */
export function readWhere(
  word: Extract<ClosedWord, { kind: 'where' }>,
  words: readonly ReadWordMeaning[],
  at: number,
): Chunk {
  const named = words[at + 1]?.role
  const called =
    named?.kind === 'closed' && named.word.kind === 'name' && !named.word.place
      ? { text: named.word.english, next: at + 2, agreement: '1' as const }
      : null
  const thing =
    (called ?? (named?.kind === 'noun' && named.link !== 'none')) ? called : readNounPhrase(words, at + 1, true)
  const asked = word.asks ?? 'where'
  // Unjani wena: how are you?
  if (named?.kind === 'closed' && named.word.kind === 'pronoun')
    return {
      text: `${asked} ${englishBe(named.word.agreement)} ${englishSubject(named.word.agreement)}?`,
      next: at + 2,
    }
  return thing
    ? { text: `${asked} ${englishBe(agreementClass(thing.agreement))} ${thing.text}?`, next: thing.next }
    : {
        text: `${asked} ${englishBe(word.agreement)} ${englishSubject(word.agreement)}${at + 1 === words.length ? '?' : ''}`,
        next: at + 1,
      }
}

/** Reads a place, a form of to be or to have, a bare future, or a name; otherwise null. */
export function readStateOrName(
  words: readonly ReadWordMeaning[],
  at: number,
  subject: Agreement | null,
  before: WordRole | undefined,
): Chunk | null {
  const role = words[at]?.role
  const next = words[at + 1]?.role
  if ((role?.kind === 'whole' || role?.kind === 'at') && next?.kind === 'noun' && next.link === 'of') {
    const thing = readPhrase(words, at + 1, { ...next, link: 'none' }, true)
    const where =
      PLACES_OF.find(([stem]) => (words[at]?.word ?? '').toLowerCase().endsWith(stem))?.[1] ?? firstSense(role.root)
    const is =
      role.kind === 'at'
        ? [
            ...(subject === null ? [englishSubject(role.subject)] : []),
            englishBe(agreementClass(subject ?? role.subject), role.past),
            ...(role.negative ? ['not'] : []),
            '',
          ].join(' ')
        : ''
    return { text: `${is}${where} ${thing.text}`, next: thing.next }
  }
  if (role?.kind === 'closed' && role.word.kind === 'future' && subject !== null)
    return {
      text: `${englishBe(agreementClass(subject))}${role.word.negative ? ' not' : ''} ${role.word.coming ? 'coming' : 'going'}`,
      next: at + 1,
    }
  if (role?.kind === 'closed' && role.word.kind === 'has-it') return readHasIt(role.word, words, at, subject)
  if (role?.kind === 'at' && before?.kind === 'whole' && (words[at - 1]?.word ?? '').endsWith('bani'))
    return { text: `${englishBe('1', role.past)} ${englishWhere(role.root, '1')}`, next: at + 1 }
  if (role?.kind === 'at' && subject !== null) {
    const adverb = role.negative ? 'not ' : role.still ? 'still ' : ''
    return {
      text: `${englishBe(agreementClass(subject), role.past)} ${adverb}${englishWhere(role.root, subject)}`,
      next: at + 1,
    }
  }
  // Nguye utitshala: it is the teacher.
  if (
    role?.kind === 'closed' &&
    role.word.kind === 'joined' &&
    role.word.relation.startsWith('it is') &&
    next?.kind === 'noun' &&
    next.link === 'none'
  )
    return { text: subject === null ? role.word.relation : role.word.relation.slice(3), next: at + 1 }
  if (role?.kind === 'closed' && role.word.kind === 'name' && !role.word.place)
    return { text: role.word.english, next: at + 1, noun: '1' }
  return null
}
