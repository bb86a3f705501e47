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
import { askWhether } from '#core/khulu/reading/ask-whether.ts'
import type { ReadWordMeaning } from '#core/khulu/reading/english-of-sentence.ts'
import { englishVerb, isCounted } from '#core/khulu/words/english-forms.ts'
import { isToBe } from '#core/khulu/reading/to-be.ts'
import { isThen, type WordRole } from '#core/khulu/reading/word-role.ts'
import { readNounPhrase, readPhrase } from '#core/khulu/reading/noun-phrase.ts'

const sameClass = (one: Agreement, other: Agreement): boolean => agreementClass(one) === agreementClass(other)

type Chunk = { text: string; next: number; noun?: Agreement }

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
    asMeant(doing, after),
    { ...sense, tense: 'can', object: readVerbSense(doing.morphemes).object },
    subject,
  )
  return sense.tense.endsWith('past') ? can.replace(/\bcan(not)?\b/, (_can, not) => (not ? 'could not' : 'could')) : can
}

/** What a verb means with what follows it: ukuhlala with a place is to live there, ukufunda with a text is to read it. */
const LIVES = /^(?:phi|apha|phaya|kude|kufuphi)$/

export function asMeant(
  role: Extract<WordRole, { kind: 'verb' }>,
  next: ReadWordMeaning | undefined,
  before?: WordRole,
): typeof role {
  const noun = next?.role.kind === 'noun' ? next.role : undefined
  const named = next?.role.kind === 'closed' && next.role.word.kind === 'name' && next.role.word.place
  // Ndiphilile, siyaphila: who lives is well, where nothing else is said of it.
  const well = role.root.lemma === 'ukuphila' && !next && !role.morphemes.some(([, tag]) => /Ext$|BPre/.test(tag))
  const lives =
    role.root.lemma === 'ukuhlala' &&
    !role.morphemes.some(([form]) => form === 'hlel') &&
    (noun?.link === 'place' ||
      (noun?.link === 'with' && noun.root.semanticClass === 'person') ||
      (next?.role.kind === 'closed' &&
        ((next.role.word.kind === 'joined' && next.role.word.relation === 'with') ||
          (next.role.word.kind === 'pointing' && next.role.word.place))) ||
      named ||
      LIVES.test(next?.word ?? ''))
  const reads =
    role.root.lemma === 'ukufunda' &&
    (readVerbSense(role.morphemes).passive || readVerbSense(role.morphemes).form === 'who'
      ? before?.kind === 'noun' && before.root.semanticClass === 'text'
      : noun?.link === 'none' && noun.root.semanticClass === 'text')
  // Whom one remembers, one misses: ndiyakukhumbula.
  const object = role.root.lemma === 'ukukhumbula' ? readVerbSense(role.morphemes).object : null
  const misses = object !== null && /^(?:[12]p[sp]|[12])$/.test(object)
  // Who has put on a dress is wearing it.
  const wears = role.root.lemma === 'ukunxiba' && readVerbSense(role.morphemes).tense === 'past'
  const goes =
    role.root.lemma === 'ukuhamba' &&
    (noun?.link === 'place' ||
      named ||
      /^(?:ngomso|ngoku|izolo|namhlanje|kusasa|phi|nini|apha)$/.test(next?.word ?? ''))
  // Uhambile: who has gone.
  const left = role.root.lemma === 'ukuhamba' && !next && role.morphemes.at(-1)?.[1] === 'Perf'
  return reads || left || (role.morphemes.at(-1)?.[1] !== 'Subj' && (lives || goes || well || wears || misses))
    ? {
        ...role,
        root: {
          ...role.root,
          senses: [
            left
              ? 'leave'
              : misses
                ? 'miss'
                : well
                  ? 'be well'
                  : wears
                    ? 'become wearing'
                    : lives
                      ? 'live'
                      : reads
                        ? 'read'
                        : 'go',
          ],
        },
      }
    : role
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
        asMeant(verb, words[at + 2]),
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
    asMeant(verb, words[at + 2]).root,
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

const FOR_WHOM = / for (?:me|you|us|them|him or her|you \(several\))$/

const OWN_SUBJECT = /^(?:I|you \(several\)|you|we|they|he or she|it) /

/** What has a noun in it: to have it, to be it. */
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

function readChunk(
  words: readonly ReadWordMeaning[],
  at: number,
  subject: Agreement | null,
  before: WordRole | undefined,
): Chunk {
  const role = words[at]?.role
  const english = words[at]?.english ?? ''
  // Mna ndifunda: the pronoun only stresses who it is.
  const next = words[at + 1]?.role
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
  if (role?.kind === 'closed' && role.word.kind === 'exists' && next?.kind === 'noun' && next.plural)
    return { text: english.replace('is', 'are').replace('was', 'were'), next: at + 1 }
  const compound = readTwoWords(words, at, subject) ?? readWithNoun(words, at, subject)
  if (compound) return compound
  if (role?.kind === 'closed' && role.word.kind === 'where') {
    const named = words[at + 1]?.role
    const called =
      named?.kind === 'closed' && named.word.kind === 'name' && !named.word.place
        ? { text: named.word.english, next: at + 2, agreement: '1' as const }
        : null
    const thing =
      (called ?? (named?.kind === 'noun' && named.link !== 'none')) ? called : readNounPhrase(words, at + 1, true)
    const asked = role.word.asks ?? 'where'
    // Unjani wena: how are you?
    if (named?.kind === 'closed' && named.word.kind === 'pronoun')
      return {
        text: `${asked} ${englishBe(named.word.agreement)} ${englishSubject(named.word.agreement)}?`,
        next: at + 2,
      }
    return thing
      ? { text: `${asked} ${englishBe(agreementClass(thing.agreement))} ${thing.text}?`, next: thing.next }
      : {
          text: `${asked} ${englishBe(role.word.agreement)} ${englishSubject(role.word.agreement)}${at + 1 === words.length ? '?' : ''}`,
          next: at + 1,
        }
  }
  if ((role?.kind === 'whole' || role?.kind === 'at') && next?.kind === 'noun' && next.link === 'of') {
    const thing = readPhrase(words, at + 1, { ...next, link: 'none' }, true)
    const where =
      PLACES_OF.find(([stem]) => (words[at]?.word ?? '').toLowerCase().endsWith(stem))?.[1] ?? firstSense(role.root)
    const is =
      role.kind === 'at'
        ? `${subject === null ? `${englishSubject(role.subject)} ` : ''}${englishBe(agreementClass(subject ?? role.subject), role.past)} ${role.negative ? 'not ' : ''}`
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
  if (role?.kind === 'at' && subject !== null)
    return {
      text: `${englishBe(agreementClass(subject), role.past)} ${role.negative ? 'not ' : role.still ? 'still ' : ''}${englishWhere(role.root, subject)}`,
      next: at + 1,
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
  if (role?.kind === 'verb') {
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
    if (sense.form === 'wish' && sense.subject !== null)
      return {
        text: `${subject === null ? `${englishObject(sense.subject)} ` : ''}${sense.negative ? 'not ' : ''}to ${englishVerbForm(role.root, { ...sense, form: 'order', negative: false }, false)}`,
        next: at + 1,
      }
    const asked = before?.kind === 'whole' && (words[at - 1]?.word ?? '').endsWith('bani')
    if (sense.form === 'who' && asked) return { text: englishPredicate(role.root, sense), next: at + 1 }
    return {
      text: ofPerson(
        predicateOf(
          asMeant(role, words[at + 1], before),
          namesObject(sense, words, at + 1) ? { ...sense, object: null } : sense,
          subject,
        ),
        before?.kind === 'noun' ? before.root : undefined,
      ),
      next: at + 1,
    }
  }
  if (role?.kind === 'closed' && role.word.kind === 'quality' && subject !== null)
    return {
      text: `${englishBe(agreementClass(subject), role.word.past)} ${role.word.negative ? 'not ' : ''}${englishQuality(role.word.root, agreementClass(subject))}`,
      next: at + 1,
    }
  return { text: subject === null ? english : english.replace(OWN_SUBJECT, ''), next: at + 1 }
}

/** Whether something is done: uya, of uya phi, begins a future too. */
const isDoing = (role: WordRole | undefined): boolean =>
  role?.kind === 'verb' || (role?.kind === 'closed' && role.word.kind === 'future')

/** Words for a table: those that mean something together are one row: ndiza kuhamba. */
export const joinPairs = (words: readonly ReadWordMeaning[]): readonly ReadWordMeaning[] =>
  words.flatMap((word, at) => {
    const isFirst = (one: ReadWordMeaning | undefined): boolean =>
      one?.role.kind === 'closed' && (one.role.word.kind === 'future' || one.role.word.kind === 'before-verb')
    const next = words[at + 1]
    if (isFirst(words[at - 1]) && word.role.kind === 'verb') return []
    return isFirst(word) && next?.role.kind === 'verb'
      ? [{ ...word, word: `${word.word} ${next.word}`, english: joinChunks([word, next]) }]
      : [word]
  })

/** Who comes, sleeps or is where, named after it: ufikile utata, uhlala phi uMandla. English names them first. */
function frontSubject(words: readonly ReadWordMeaning[]): readonly ReadWordMeaning[] {
  const start =
    words[0]?.role.kind === 'whole' && /^(?:conjunction|interjection)$/.test(words[0].role.root.partOfSpeech) ? 1 : 0
  const role = words[start]?.role
  const isAsked = /^(?:phi|nini|njani|ntoni)$/.test(words[start + 1]?.word ?? '')
  const at = start + (isAsked ? 2 : 1)
  const noun = words[at]?.role
  const who =
    noun?.kind === 'noun' && noun.link === 'none'
      ? noun.nounClass
      : noun?.kind === 'closed' && noun.word.kind === 'name' && !noun.word.place
        ? '1'
        : null
  if (!role || who === null) return words
  const sense = role.kind === 'verb' ? readVerbSense(role.morphemes) : null
  // What is long has no object after it, and so names who does it.
  const alone =
    sense?.form === 'statement' &&
    sense.object === null &&
    (isAsked ||
      /^(?:Pres|Perf)$/.test(role.morphemes.at(-1)?.[1] ?? '') ||
      role.morphemes.some(([, tag]) => tag === 'Pres') ||
      sense.perfect ||
      /^(?:sleep|come|go|arrive|be|become)\b/.test(role.kind === 'verb' ? verbGloss(role.root) : ''))
  const subject =
    role.kind === 'at'
      ? role.subject
      : role.kind === 'closed' && (role.word.kind === 'quality' || (isAsked && role.word.kind === 'future'))
        ? role.word.agreement
        : alone
          ? sense.subject
          : null
  if (subject === null || !(mayAgree(subject, who) || (subject === '2ps' && mayAgree('1', who)))) return words
  const { next } = noun?.kind === 'noun' ? readPhrase(words, at, noun, true) : { next: at + 1 }
  return [...words.slice(0, start), ...words.slice(at, next), ...words.slice(start, at), ...words.slice(next)]
}

/** Short qualities that English compares with -er. */
const compare = (quality: string): string =>
  /^(?:good|well)$/.test(quality)
    ? 'better'
    : /^\w*[aeiou]\w?[aeiou]\w{3,}$/.test(quality) && !quality.endsWith('y')
      ? `more ${quality}`
      : quality
          .replace(/y$/, 'i')
          .replace(/e$/, '')
          .replace(/(?<=^[^aeiou]*[aeiou])([bdgtn])$/, '$1$1') + 'er'

/** Words with their roles, as one English text. */
export function joinChunks(given: readonly ReadWordMeaning[]): string {
  const words = frontSubject(given)
  const [only] = words
  if (words.length === 1 && only) return only.english.replace(/ of(?=;|$)/g, '')
  const parts: string[] = []
  let asked = ''
  let subject: Agreement | null = null
  let told: Agreement | null = null
  for (let at = 0; at < words.length;) {
    const chunk: Chunk = readChunk(words, at, subject, words[at - 1]?.role)
    // Xa ndilambile ndiyatya: when I am hungry, I eat.
    if (
      /^(?:when|if)$/.test(parts[0] ?? '') &&
      parts.length > 1 &&
      isDoing(words[at]?.role) &&
      words[at - 1]?.role.kind === 'verb'
    )
      parts.push(`${parts.pop() ?? ''},`)
    const asks =
      at > 0 && words[at]?.word !== 'xa' && /^(?:what|where|when|how)$/.test(chunk.text) && isDoing(words[at - 1]?.role)
    // Ndiyeza, linda apho.
    const own = words[at]?.role
    if (
      subject === null &&
      parts.length > 1 &&
      own?.kind === 'verb' &&
      readVerbSense(own.morphemes).form.startsWith('order') &&
      words[at - 1]?.role.kind === 'whole'
    )
      parts.push(`${parts.pop() ?? ''},`)
    if (own?.kind === 'verb' && own.morphemes.at(-1)?.[1] === 'Interrog') asked = 'what'
    if (asks) asked = chunk.text
    // Undithengele isonka: bread for me.
    else if (chunk.noun && !(own?.kind === 'noun' && own.link !== 'none') && FOR_WHOM.test(parts.at(-1) ?? ''))
      parts.push(...(parts.pop() ?? '').replace(FOR_WHOM, `\n${chunk.text}$&`).split('\n'))
    else if (chunk.text !== '') parts.push(chunk.text)
    // Umfazi othetha isiNgesi ungugqirha: what a relative says of somebody leads back to them.
    const isRelative = own?.kind === 'verb' && readVerbSense(own.morphemes).form === 'who'
    if (isRelative && subject !== null) told = subject
    else if (own?.kind !== 'noun' && own?.kind !== 'whole') told = null
    subject = told ?? chunk.noun ?? null
    at = chunk.next
  }
  return askInOrder(
    [...parts, ...(asked === '' ? [] : [asked])]
      .join(' ')
      .replace(/\b(?:for (?=there|here)|to (?=home\b))/, '')
      .replace(/\bno an? /, 'no ')
      .replace(/\bthe rain is raining\b/, 'it is raining')
      .replace(/\b(?:at|to|in) (\S+ \S+) which passed$/, '$1 ago')
      .replace(/\b(go\w*) to (?=(?:at|in|on) )/, '$1 ')
      .replace(/\bnot there (?=(?:at|in|on|to) )/, 'not ')
      .replace(/\b(is|am|are)(?= (?:not )?\w+ing\b.* (?:yesterday|last \w+|this morning)\b)/, (_all, be) =>
        be === 'are' ? 'were' : 'was',
      )
      .replace(/ not (.*)\ba thing\b/, ' not $1anything')
      .replace(/^how much is it (.+)$/, 'how much is $1?')
      .replace(
        /^(it is|they are) (?:an? )?(.+) whose (th\w+)$/,
        (_all, is: string, thing: string, pointing: string) => `whose ${thing} ${is.split(' ')[1]} ${pointing}?`,
      )
      .replace(/\b(when|while|if|because) when\b|\b(near) with\b/, '$1$2')
      .replace(/^how (?:is|are) (?:.*[^?])$/, '$&?')
      .replace(/\b(am|is|are|was|were)( not)? (?!\w+ing\b)(\w+) very\b/, '$1$2 very $3')
      .replace(/(?<!\b(?:am|is|are|was|were|not|you)) very$/, ' very much')
      .replace(/(?<=\b(?:me|you|her|us|them|it|thanking)) very\b(?! much| \w+ly)/, '$& much')
      .replace(
        /\b(am|is|are|was|were)( not)? (\w+) than\b/,
        (_all, be: string, not: string | undefined, quality: string) => `${be}${not ?? ''} ${compare(quality)} than`,
      )
      .replace(/ that ((?:me|you|him or her|us|them|it)(?: not)? to )/, ' $1')
      .replace(/\b(want|wants) that (.+? to )/, '$1 $2')
      .replace(/\bI am asking for you(?: \(several\))? to\b/, 'please')
      .replace(/\b(play(?:s|ed|ing)?) a (?=ball)/, '$1 '),
    words,
  )
}

/** A question in the order of English: `you are eating what` → `what are you eating?`. */
function askInOrder(text: string, words: readonly ReadWordMeaning[]): string {
  // Uneemoto ezingaphi: how many cars do you have?
  const [, who = '', has = '', count = ''] = /^(.+?) (have|has|had) (how many .+)$/.exec(text) ?? []
  if (count !== '') return `${count} ${has === 'had' ? 'did' : has === 'has' ? 'does' : 'do'} ${who} have?`
  // Sifuna siphi isihlangu: which shoe do we want?
  const [, whoever = '', which = ''] = /^(.+?) (which [a-z]+)$/.exec(text) ?? []
  const wanted =
    which === '' || !words.some(({ role }) => role.kind === 'closed' && role.word.kind === 'which')
      ? ''
      : askWhether(whoever, words)
  if (wanted.endsWith('?')) return `${which} ${wanted}`
  const [, said = '', last = ''] = /^(.+) (what|where|when|how|who)$/.exec(text) ?? []
  const asked = said === '' ? text : askWhether(said, words)
  if (asked.endsWith('?')) return asked === text ? text : `${last} ${asked}`
  // Lo mntu ngubani: who is this person?
  if (said !== '' && /^(?:ngubani|yintoni)$/i.test(words.at(-1)?.word ?? '')) return `${last} is ${said}?`
  return text.startsWith('why ') ? `why ${askWhether(text.slice(4), words)}` : text
}
