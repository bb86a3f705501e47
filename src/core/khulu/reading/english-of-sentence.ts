import { mayAgree } from '#core/grammar/check-agreement.ts'
import { classOfTag, type Morpheme } from '#core/grammar/morpheme.ts'
import type { LanguageEngine } from '#core/grammar/language-engine.ts'
import { agreementClass, type Agreement } from '#core/grammar/noun-classes.ts'
import { plainWord, type LexiconRoot } from '#core/grammar/word-lexicon.ts'
import type { ClosedWords } from '#core/grammar/closed-words.ts'
import { askWhether } from '#core/khulu/reading/ask-whether.ts'
import { asStatement, englishOfRole, isCopula, isEither } from '#core/khulu/reading/english-of-role.ts'
import { senseInPlace } from '#core/khulu/reading/sense-in-place.ts'
import { joinChunks } from '#core/khulu/reading/join-chunks.ts'
import { isAndOf } from '#core/khulu/reading/noun-phrase.ts'
import { englishVerbForm, ofPerson, readVerbSense } from '#core/khulu/reading/english-of-verb.ts'
import { findPredicate } from '#core/khulu/reading/find-predicate.ts'
import { joinPhrases } from '#core/khulu/reading/phrase-words.ts'
import { asToBe } from '#core/khulu/reading/to-be.ts'
import { isThen, type ReadWordMeaning, type WordRole } from '#core/khulu/reading/word-role.ts'
import { listRoles } from '#core/khulu/reading/list-roles.ts'
import { readShortNoun } from '#core/khulu/reading/known-roles.ts'
import {
  ASKS_FOR,
  WANTS,
  asMeant,
  asWished,
  chooseRole,
  feedsBy,
  infinitiveOf,
  isFollower,
  listShort,
  nounMeant,
  ofSameStem,
  subjectOf,
} from '#core/khulu/reading/choose-role.ts'

/**
 * A text as it was read: each word, and all of it in English (empty where a word isn't known).
 * `stated` is the statement inside a question with *ngaba* or *na*.
 * `other` is the third person where the text may speak of you or of them.
 */
export type ReadMeaning = { words: readonly ReadWordMeaning[]; english: string; stated?: string; other?: string }

/** Returns the English of a verb after its noun: usebenza, of mother, isn't "you". */
function englishOfDoing(role: Extract<WordRole, { kind: 'verb' }>, noun: Agreement): string {
  const sense = asStatement(role)
  return sense.form === 'statement' && sense.subject === '2ps' && ['1', '3'].includes(agreementClass(noun))
    ? englishVerbForm(role.root, { ...sense, subject: agreementClass(noun) })
    : englishOfRole(role)
}

/** Tells whether a sentence begins with a person or a class 3 noun of whom it goes on with u-. */
const isOfThird = (words: readonly ReadWordMeaning[]): boolean => {
  const [first] = words
  return (
    first !== undefined &&
    words.length > 1 &&
    (first.role.kind === 'noun'
      ? first.role.link === 'none' &&
        /^[aeiou]/i.test(first.word) &&
        ['1', '3'].includes(agreementClass(first.role.nounClass))
      : first.role.kind === 'closed' && first.role.word.kind === 'name' && !first.role.word.place)
  )
}

/** Pattern of two readings of u-: you, then he or she. */
const OR_THIRD = /^you .*; (?=he or she )/

/** Reads u- as the third person in a sentence that began with one: umntwana uyalila kuba ulambile. */
const asThird = (role: WordRole): WordRole =>
  role.kind === 'verb' && role.morphemes[0]?.[1] === 'SC2ps'
    ? { ...role, morphemes: [[role.morphemes[0][0], 'SC1'], ...role.morphemes.slice(1)] }
    : role

/** Rereads all words in the third person, if one of them has an ambiguous u-: usebenza esikolweni. */
function otherThird(words: readonly ReadWordMeaning[]): readonly ReadWordMeaning[] | undefined {
  if (words.length < 2 || !words.some(({ word, role }) => /^[uw]/i.test(word) && saidOfThird(role) !== null))
    return undefined
  return words.map((word) => {
    const third = /^[uw]/i.test(word.word) ? saidOfThird(word.role) : null
    return third ? { ...word, role: third, english: englishOfRole(third).replace(OR_THIRD, '') } : word
  })
}

/** Rereads a word with an ambiguous u- in the third person; null for other words. */
function saidOfThird(role: WordRole): WordRole | null {
  if (role.kind === 'closed')
    return (role.word.kind === 'future' || role.word.kind === 'quality' || role.word.kind === 'has-it') &&
      role.word.agreement === '2ps'
      ? { ...role, word: { ...role.word, agreement: '1' } }
      : null
  if (!isEither(role.morphemes)) return null
  if (role.kind === 'has' || role.kind === 'at') return { ...role, subject: '1' }
  return role.kind === 'verb' && asStatement(role).form === 'statement' && role.morphemes[0]?.[1] === 'SC2ps'
    ? asThird(role)
    : null
}

const withOther = (read: ReadMeaning, other: string | undefined): ReadMeaning =>
  other === undefined || other === read.english ? read : { ...read, other }

/** Verbs that have two things after them: ndinike amanzi. */
const GIVES: ReadonlySet<string> = new Set([
  'ukunika',
  'ukupha',
  'ukubonisa',
  'ukuxelela',
  'ukubuza',
  'ukufundisa',
  'ukucela',
])

/** Tells whether an order with an object has another thing after it, which one who gives nothing can't have. */
const isOrderOfOther = ({ root, morphemes }: Extract<WordRole, { kind: 'verb' }>, thing: Agreement): boolean =>
  morphemes[0]?.[1].startsWith('OC') === true &&
  morphemes[1]?.[1] === 'VRoot' &&
  !GIVES.has(root.lemma) &&
  !morphemes.some(([, tag]) => tag === 'ApplExt') &&
  !mayAgree(classOfTag(morphemes[0][1]) as Agreement, thing)

/**
 * Chooses the reading of a verb whose object has the class of the next noun. Before isiXhosa, ndiyasazi is that I know
 * it, not us; andisazi that I don't.
 */
function asNamed(
  { word, role }: ReadWordMeaning,
  [next, second]: readonly WordRole[],
  engine: LanguageEngine,
  closed: ClosedWords,
): WordRole {
  // Usele amanzi: who drank, and didn't stay behind.
  if (role.kind === 'verb' && role.root.objects === undefined && next?.kind === 'noun' && next.link === 'none')
    return ofSameStem(role, (root) => root.objects !== undefined, engine)
  // Balinde ibhasi: they waited for the bus, and nobody is told to wait for them.
  if (
    role.kind === 'verb' &&
    next?.kind === 'noun' &&
    next.link === 'none' &&
    (isOrderOfOther(role, next.nounClass) ||
      (role.morphemes[0]?.[1].startsWith('OC') &&
        second?.kind === 'noun' &&
        second.link === 'none' &&
        asStatement(role).form === 'order'))
  )
    return {
      ...role,
      morphemes: role.morphemes.map(([form, tag], at): Morpheme => [form, at === 0 ? tag.replace('OC', 'SC') : tag]),
    }
  if (
    role.kind !== 'verb' ||
    next?.kind !== 'noun' ||
    next.link !== 'none' ||
    !role.morphemes.some(([, tag]) => tag === 'OC1pp' || tag === 'ProgPre')
  )
    return role
  const isSame = (one: WordRole): boolean =>
    one.kind === 'verb' &&
    one.root === role.root &&
    one.morphemes[0]?.[1] === role.morphemes[0]?.[1] &&
    one.morphemes.some(([, tag]) => tag === `OC${next.nounClass}`)
  return listRoles(word, engine, closed).find(isSame) ?? role
}

/** Tells whether what follows may be to be something: after a future and what somebody wants. */
const isOpen = (before: WordRole | undefined): boolean =>
  (before?.kind === 'closed' && before.word.kind === 'future') ||
  (before?.kind === 'verb' && WANTS.has(before.root.lemma))

const NOTHING_MEANT: ReadonlySet<LexiconRoot> = new Set()

/** Returns the role that the words before or after decide: after *kuba*, a future, *xa* or *akukho*; undefined elsewhere. */
function roleByNeighbour(
  all: readonly string[],
  at: number,
  roles: readonly WordRole[],
  engine: LanguageEngine,
  closed: ClosedWords,
): WordRole | null | undefined {
  const word = all[at] ?? ''
  const before = all[at - 1]?.toLowerCase() ?? ''
  return /^u?kuba$/.test(before) && /^se/i.test(word)
    ? listRoles(word.slice(1), engine, closed).find(
        (one) => (one.kind === 'noun' && one.link === 'place') || one.kind === 'whole',
      )
    : before === 'kuba' && /^ng/i.test(word)
      ? roles.find(isCopula)
      : /^k[uw]/i.test(word) && closed.get(before)?.some(({ kind }) => kind === 'future')
        ? ((infinitiveOf(`u${word}`, engine)
            ? undefined
            : roles.find(({ morphemes: [, second] }) => second?.[1].startsWith('OC'))) ??
          roles.find(({ kind }) => kind === 'verb'))
        : at === 0 && all.length > 1 && /^\w{1,2}phi$/i.test(word)
          ? roles.find((one) => one.kind === 'closed' && one.word.kind === 'where')
          : plainWord(word) === 'ukuba'
            ? roles.find(({ kind }) => kind === 'whole')
            : /^(?:xa|kutheni|sele|.*phambi kokuba)$/.test(before)
              ? roles.find((one) => one.kind === 'verb' && one.morphemes[0]?.[1].startsWith('SC'))
              : /^(?:akukho|bekungekho)$/.test(before)
                ? (roles.find((one) => one.kind === 'noun' && one.link === 'none') ??
                  readShortNoun(plainWord(word), engine))
                : undefined
}

/** Returns a word with the English that it has among its neighbours: `bafunda iincwadi`, "they are reading". */
function readInPlace(
  parts: readonly ReadWordMeaning[],
  at: number,
  given: ReadWordMeaning,
  isThird: boolean,
  engine: LanguageEngine,
  closed: ClosedWords,
): ReadWordMeaning {
  const part = isThird ? { ...given, english: given.english.replace(OR_THIRD, '') } : given
  const being = asToBe(part.role, parts[at + 1]?.role, isOpen(parts[at - 1]?.role))
  if (being !== part.role) return { ...part, role: being, english: englishOfRole(being) }
  // Ndiyazi ukuba: that.
  if (
    part.role.kind === 'whole' &&
    part.english === 'if' &&
    parts.slice(0, at).some(({ role }) => role.kind === 'verb')
  )
    return { ...part, english: 'that' }
  const [before, after] = [parts[at - 1]?.role, parts[at + 1]?.role]
  // Sifuna siphi isihlangu: which shoe, and not where it is.
  if (
    part.role.kind === 'closed' &&
    part.role.word.kind === 'where' &&
    !part.role.word.asks &&
    before?.kind === 'verb' &&
    after?.kind === 'noun'
  )
    return { ...part, role: { ...part.role, word: { kind: 'which', agreement: after.nounClass } }, english: 'which' }
  // Uphi utitshala: where is he.
  if (part.role.kind === 'closed' && part.role.word.kind === 'where' && parts[at + 1]?.role.kind === 'noun')
    return { ...part, english: part.english.replace(/^.*; /, '') }
  // Yiza uhlale: come and sit.
  if (
    part.role.kind === 'verb' &&
    before?.kind === 'verb' &&
    part.role.morphemes.at(-1)?.[1] === 'Subj' &&
    readVerbSense(before.morphemes).form.startsWith('order')
  )
    return {
      ...part,
      english: englishVerbForm(part.role.root, { ...readVerbSense(part.role.morphemes), form: 'order' }),
    }
  if (part.role.kind === 'verb' && before && isThen(before))
    return {
      ...part,
      english: englishVerbForm(part.role.root, { ...readVerbSense(part.role.morphemes), form: 'order' }),
    }
  // Ifundwa ngumntwana: by a child.
  if (
    before?.kind === 'verb' &&
    readVerbSense(before.morphemes).passive &&
    (isCopula(part.role) || part.english.startsWith('it is '))
  )
    return { ...part, english: part.english.replace(/^it is/, 'by') }
  // Isonka nobisi: and milk.
  if (part.role.kind === 'noun' && part.role.link === 'with' && before?.kind === 'noun' && isAndOf(before, part.role))
    return { ...part, english: part.english.replace(/^with /, 'and ') }
  const own = asNamed(
    part,
    parts
      .slice(at + 1)
      .map(({ role }) => role)
      .filter(({ kind }) => kind !== 'closed'),
    engine,
    closed,
  )
  const named = isThird ? asThird(own) : own
  const placed = named.kind === 'verb' ? senseInPlace(named, parts[at + 1], parts[at - 1]?.role) : named
  if (placed === part.role && before?.kind === 'noun') return { ...part, english: ofPerson(part.english, before.root) }
  return placed === part.role
    ? part
    : { ...part, role: named, english: isThird ? englishOfRole(placed).replace(OR_THIRD, '') : englishOfRole(placed) }
}

/** Joins the words to one English text; the words *ngaba* and *na* make a question of a statement. */
function joinMeaning(words: readonly ReadWordMeaning[]): ReadMeaning {
  if (words.some(({ role }) => role.kind === 'unknown')) return { words, english: '' }
  // Ngaba and na make a question of a statement.
  const ofThird = otherThird(words)
  const statement = words.filter(
    ({ word }, at) => !(at === 0 ? /^i?ngaba$/i.test(word) : at === words.length - 1 && /^na$/i.test(word)),
  )
  if (statement.length === 0 || statement.length === words.length)
    return withOther({ words, english: joinChunks(words) }, ofThird && joinChunks(ofThird))
  const [stated = ''] = joinChunks(statement).split('; ')
  return withOther(
    { words, english: askWhether(stated, statement), stated },
    ofThird &&
      askWhether(
        joinChunks(ofThird.filter((_word, at) => statement.includes(words[at] as ReadWordMeaning))),
        statement,
      ),
  )
}

/**
 * Reads a text of the language learnt: every word, and all together in English.
 * @param meant roots that the text was made of, where that is known
 */
export function readMeaning(
  texts: readonly string[],
  engine: LanguageEngine,
  closed: ClosedWords,
  meant = NOTHING_MEANT,
): ReadMeaning {
  let noun: Agreement | null = null
  let wants = false
  let told = false
  let called = false
  let feeds = false
  let wished = false
  let prior: WordRole | undefined
  const joined = joinPhrases(texts, engine, closed)
  const all = joined.map(({ word }) => word)
  const known = new Map<string, readonly WordRole[]>()
  // A word is asked about by those before it, too, and read once.
  const rolesOf = (word: string): readonly WordRole[] => {
    const roles = known.get(word) ?? listRoles(word, engine, closed)
    known.set(word, roles)
    return roles
  }
  const parts = joined.map(({ word, phrase }, at): ReadWordMeaning => {
    const roles = phrase
      ? [{ kind: 'whole' as const, root: phrase, morphemes: [[word, 'Word'] as const] }]
      : (listShort(word, prior, wants, engine) ?? rolesOf(word))
    const doing =
      wants && !phrase && plainWord(word) !== 'ukuba'
        ? (roles.find((one) => one.kind === 'verb' && readVerbSense(one.morphemes).form === 'infinitive') ??
          infinitiveOf(word, engine))
        : undefined
    const order =
      called && roles[0]?.kind === 'verb' && readVerbSense(roles[0].morphemes).form === 'order' ? roles[0] : undefined
    // Xa egula: when he or she is ill; akukho manzi: no water.
    const before = all[at - 1]?.toLowerCase() ?? ''
    const here = roleByNeighbour(all, at, roles, engine, closed)
    const role = asWished(
      asMeant(
        doing ??
          here ??
          order ??
          (feeds || (at === 0 && /^[ao]?k[uw]/i.test(all[1] ?? ''))
            ? nounMeant(
                word,
                new Set(engine.lexicon.words.get(plainWord(word))?.filter(({ nounClass }) => nounClass === '15')),
              )
            : undefined) ??
          nounMeant(word, meant) ??
          (told || meant.size > 0
            ? undefined
            : findPredicate(
                roles,
                noun,
                all.slice(at + 1).flatMap((one) => rolesOf(one)[0] ?? []),
              )) ??
          chooseRole(roles, noun, told, meant),
        meant,
        engine,
      ),
      wished,
    )
    prior = role
    wished =
      isThen(role) ||
      (wished && role.kind === 'whole' && role.root.partOfSpeech !== 'conjunction') ||
      word.toLowerCase() === 'kufuneka' ||
      (wished && (plainWord(word) === 'ukuba' || (before === 'ukuba' && role.kind === 'noun'))) ||
      (role.kind === 'verb' &&
        (ASKS_FOR.has(role.root.lemma) || readVerbSense(role.morphemes).form.startsWith('order')))
    // Mama, yiza: come.
    called = role.kind === 'noun' && role.link === 'none' && !/^[aeiou]/i.test(word)
    wants = role.kind === 'verb' && WANTS.has(role.root.lemma)
    feeds = feedsBy(role)
    told ||= subjectOf(role) !== null
    const english =
      role.kind === 'verb' && noun !== null && word.toLowerCase().startsWith('u')
        ? englishOfDoing(role, noun)
        : englishOfRole(role)
    if (role.kind === 'noun' && role.link === 'none') noun = role.nounClass
    else if (!isFollower(role)) noun = null
    return { word, role, english }
  })
  const isThird = isOfThird(parts)
  const words = parts.map((part, at) => readInPlace(parts, at, part, isThird, engine, closed))
  return joinMeaning(words)
}
