import { mayAgree } from '#core/grammar/may-agree.ts'
import { agreementClass, isPerson, PLURAL_CLASS, type Agreement } from '#core/grammar/noun-classes.ts'
import {
  asStatement,
  firstSense,
  englishHave,
  englishItIs,
  englishQuality,
  englishWhere,
  isCopula,
} from '#core/khulu/reading/english-of-role.ts'
import {
  englishBe,
  englishObject,
  englishPredicate,
  englishSubject,
  englishVerbForm,
  isSaidBy,
  ofPerson,
  readVerbSense,
  verbGloss,
  type VerbSense,
} from '#core/khulu/reading/english-of-verb.ts'
import type { ClosedWord } from '#core/grammar/closed-words.ts'
import { isThen, type ReadWordMeaning, type WordRole } from '#core/khulu/reading/word-role.ts'
import { englishVerb, isCounted } from '#core/khulu/words/english-forms.ts'
import { isToBe } from '#core/khulu/reading/to-be.ts'
import { readNounPhrase, readPhrase } from '#core/khulu/reading/noun-phrase.ts'
import { senseInPlace } from '#core/khulu/reading/sense-in-place.ts'

const sameClass = (one: Agreement, other: Agreement): boolean => agreementClass(one) === agreementClass(other)

export type Chunk = { text: string; next: number; noun?: Agreement }

const predicateOf = (role: Extract<WordRole, { kind: 'verb' }>, sense: VerbSense, subject: Agreement | null): string =>
  englishVerbForm(
    role.root,
    subject === null || isSaidBy(sense) ? sense : { ...sense, subject: agreementClass(subject) },
    subject === null || sense.form !== 'statement',
  )

/** To be able to is to know it: ndiyakwazi ukuqubha. */
function readAble(
  role: WordRole | undefined,
  doing: WordRole | undefined,
  subject: Agreement | null,
  after: ReadWordMeaning | undefined,
): string | null {
  if (
    role?.kind !== 'verb' ||
    doing?.kind !== 'verb' ||
    role.root.lemma !== 'ukwazi' ||
    readVerbSense(doing.morphemes).form !== 'infinitive'
  )
    return null
  const sense = readVerbSense(role.morphemes)
  const can = predicateOf(
    senseInPlace(doing, after),
    { ...sense, tense: 'can', object: readVerbSense(doing.morphemes).object },
    subject,
  )
  return sense.tense.endsWith('past') ? can.replace(/\bcan(not)?\b/, (_can, not) => (not ? 'could not' : 'could')) : can
}

/** The first word of a verb of two, with the second. */
function readTwoWords(words: readonly ReadWordMeaning[], at: number, subject: Agreement | null): Chunk | null {
  const role = words[at]?.role
  const verb = words[at + 1]?.role
  const able = readAble(role, verb, subject, words[at + 2])
  if (able !== null) return { text: able, next: at + 2 }
  // Sele efikile: has already arrived.
  if (role?.kind === 'whole' && role.root.lemma === 'sele' && verb?.kind === 'verb') {
    const who = readVerbSense(verb.morphemes).subject ?? '1ps'
    const has = englishHave(subject === null ? who : agreementClass(subject), false)
    return {
      text: `${subject === null ? has : has.replace(OWN_SUBJECT, '')} already ${englishVerb(verbGloss(verb.root)).participle}`,
      next: at + 2,
    }
  }
  if (role?.kind !== 'closed' || verb?.kind !== 'verb') return null
  const sense = readVerbSense(verb.morphemes)
  if (role.word.kind === 'future' && (sense.form === 'infinitive' || sense.subject === '15' || sense.subject === '17'))
    return {
      text: predicateOf(
        senseInPlace(verb, words[at + 2]),
        { ...sense, tense: 'future', form: 'statement', subject: role.word.agreement, negative: role.word.negative },
        subject,
      ),
      next: at + 2,
    }
  if (role.word.kind !== 'before-verb') return null
  const who = asStatement(verb)
  if (role.word.means === 'not-past' || role.word.means === 'never')
    return {
      text: predicateOf(
        verb,
        { ...who, tense: role.word.means === 'never' ? 'future' : 'past', form: 'statement', negative: true },
        subject,
      ),
      next: at + 2,
    }
  const doing = englishVerbForm(
    senseInPlace(verb, words[at + 2]).root,
    { ...who, form: 'order', negative: false, ...(who.object === null ? { applied: false } : {}) },
    false,
  )
  if (role.word.means !== 'must') return { text: `${role.word.means.replace('-', ' ')} ${doing}`, next: at + 2 }
  // Abantwana kufuneka bangalali: the children must not.
  const pronoun = subject !== null || !who.subject ? '' : `${englishSubject(who.subject)} `
  return { text: `${pronoun}must ${who.negative ? 'not ' : ''}${doing}`, next: at + 2 }
}

/** Places that are of something: phezu kwetafile. */
const PLACES_OF: readonly (readonly [string, string])[] = [
  ['phezu', 'on'],
  ['phezulu', 'on top of'],
  ['phantsi', 'under'],
  ['emva', 'behind'],
  ['ngaphaya', 'beyond'],
  ['kude', 'far from'],
]

const OWN_SUBJECT = /^(?:I|you \(several\)|you|we|they|he or she|it) /

/** Reads a predicate with a noun: to have it, or to be it. */
function readWithNoun(words: readonly ReadWordMeaning[], at: number, subject: Agreement | null): Chunk | null {
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
  // Who does it, after what is done: ndilunywe yinyoka.
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

/** Whether the noun that a verb has a concord for stands after it: ndiyayithanda le ncwadi. English says it once. */
function namesObject({ object }: VerbSense, words: readonly ReadWordMeaning[], at: number): boolean {
  const [first, second] = [words[at]?.role, words[at + 1]?.role]
  const role = first?.kind === 'closed' && first.word.kind !== 'name' ? second : first
  if (object === '1' && role?.kind === 'closed' && role.word.kind === 'name' && !role.word.place) return true
  return (
    object !== null &&
    object !== 'self' &&
    object !== 'each-other' &&
    role?.kind === 'noun' &&
    role.link === 'none' &&
    mayAgree(object, role.nounClass)
  )
}

/** The teacher, of whom the verb before says that one knows him or her: ndiyamazi utitshala. */
function isNamedThing(before: WordRole | undefined, words: readonly ReadWordMeaning[], at: number): boolean {
  const role = words[at]?.role
  return (
    before?.kind === 'verb' &&
    role?.kind === 'noun' &&
    !role.plural &&
    isCounted(firstSense(role.root)) &&
    namesObject(readVerbSense(before.morphemes), words, at)
  )
}

/** Having it, or the thing that is named after it: unayo imoto. */
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
function readStressedOrBeing(
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
      sameClass(readVerbSense(next.morphemes).subject ?? '1ps', role.word.agreement)) ||
      (next?.kind === 'closed' && next.word.kind === 'where' && sameClass(next.word.agreement, role.word.agreement)))
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
function readWhere(word: Extract<ClosedWord, { kind: 'where' }>, words: readonly ReadWordMeaning[], at: number): Chunk {
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
function readStateOrName(
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

/** Reads a verb with its subject and object, in the mood that the words before it ask for. */
function readVerbChunk(
  role: Extract<WordRole, { kind: 'verb' }>,
  words: readonly ReadWordMeaning[],
  at: number,
  subject: Agreement | null,
): Chunk {
  const before = words[at - 1]?.role
  const own = asStatement(role)
  // Utata uthi uyeza: he or she is coming.
  const sense =
    own.subject === '2ps' && before?.kind === 'verb' && before.root.lemma === 'ukuthi' && words[at - 2]
      ? { ...own, subject: '1' as const }
      : own
  // Yiya evenkileni uze utye: then eat.
  if (before && isThen(before)) return { text: englishVerbForm(role.root, { ...sense, form: 'order' }), next: at + 1 }
  // Yiza uhlale: come and sit.
  const last = before?.kind === 'whole' && before.root.partOfSpeech !== 'conjunction' ? words[at - 2]?.role : before
  if (sense.form === 'wish' && last?.kind === 'verb' && readVerbSense(last.morphemes).form.startsWith('order'))
    return { text: `and ${englishVerbForm(role.root, { ...sense, form: 'order' }, false)}`, next: at + 1 }
  if (sense.form === 'wish' && sense.subject !== null) {
    const whom = subject === null ? `${englishObject(sense.subject)} ` : ''
    const doing = englishVerbForm(role.root, { ...sense, form: 'order', negative: false }, false)
    return { text: `${whom}${sense.negative ? 'not ' : ''}to ${doing}`, next: at + 1 }
  }
  const asked = before?.kind === 'whole' && (words[at - 1]?.word ?? '').endsWith('bani')
  if (sense.form === 'who' && asked) return { text: englishPredicate(role.root, sense), next: at + 1 }
  return {
    text: ofPerson(
      predicateOf(
        senseInPlace(role, words[at + 1], before),
        namesObject(sense, words, at + 1) ? { ...sense, object: null } : sense,
        subject,
      ),
      before?.kind === 'noun' ? before.root : undefined,
    ),
    next: at + 1,
  }
}

/** Reads the words from `at` on that make one English phrase; `next` is the place of the word after them. */
export function readChunk(
  words: readonly ReadWordMeaning[],
  at: number,
  subject: Agreement | null,
  before: WordRole | undefined,
): Chunk {
  const role = words[at]?.role
  const english = words[at]?.english ?? ''
  const next = words[at + 1]?.role
  const stressed = readStressedOrBeing(words, at, before)
  if (stressed) return stressed
  if (role?.kind === 'closed' && role.word.kind === 'exists' && next?.kind === 'noun' && next.plural)
    return { text: english.replace('is', 'are').replace('was', 'were'), next: at + 1 }
  const compound = readTwoWords(words, at, subject) ?? readWithNoun(words, at, subject)
  if (compound) return compound
  if (role?.kind === 'closed' && role.word.kind === 'where') return readWhere(role.word, words, at)
  const placed = readStateOrName(words, at, subject, before)
  if (placed) return placed
  const noun = readNounPhrase(
    words,
    at,
    at === 0 ||
      (before?.kind === 'whole' && before.root.partOfSpeech === 'conjunction' && before.root.lemma !== 'okanye') ||
      isNamedThing(before, words, at),
  )
  // Amanzi ashushu: the water is hot.
  if (noun)
    return {
      text: noun.text,
      next: noun.next,
      noun: words
        .slice(at, noun.next)
        .some(
          (one) =>
            one.role.kind === 'noun' &&
            noun.agreement === '6' &&
            !firstSense(one.role.root).endsWith('s') &&
            !isCounted(firstSense(one.role.root).split(' ').at(-1) ?? ''),
        )
        ? '14'
        : noun.agreement,
    }
  if (role?.kind === 'verb') return readVerbChunk(role, words, at, subject)
  if (role?.kind === 'closed' && role.word.kind === 'quality' && subject !== null) {
    const { past, negative, root } = role.word
    const be = englishBe(agreementClass(subject), past)
    return { text: `${be} ${negative ? 'not ' : ''}${englishQuality(root, agreementClass(subject))}`, next: at + 1 }
  }
  return { text: subject === null ? english : english.replace(OWN_SUBJECT, ''), next: at + 1 }
}
