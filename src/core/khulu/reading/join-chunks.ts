import { agreementClass, PLURAL_CLASS, type Agreement } from '#core/grammar/noun-classes.ts'
import {
  asStatement, ENGLISH_OWNERS, englishDefinite, englishHave, englishIndefinite, englishItIs, englishOfNoun, englishQuality, englishWhere, isBarePlace, isCopula, LINK_WORDS, placeWordOf,
} from '#core/khulu/reading/english-of-role.ts'
import { englishBe, englishPredicate, englishVerbForm, readVerbSense, verbGloss, type VerbSense } from '#core/khulu/reading/english-of-verb.ts'
import type { ReadWordMeaning } from '#core/khulu/reading/english-of-sentence.ts'
import { englishVerb } from '#core/khulu/words/english-forms.ts'
import type { LexiconRoot } from '#core/grammar/word-lexicon.ts'
import type { WordRole } from '#core/khulu/reading/word-role.ts'

type Phrase = { text: string; next: number; agreement: Agreement }

const sameClass = (one: Agreement, other: Agreement): boolean => agreementClass(one) === agreementClass(other)

/** Concords that look alike. */
const LOOK_ALIKE: readonly (readonly Agreement[])[] = [['8', '10'], ['1', '3', '1a'], ['4', '9'], ['2', '14', '2a']]
const mayAgree = (one: Agreement, other: Agreement): boolean => sameClass(one, other) || LOOK_ALIKE.some((group) => group.includes(one) && group.includes(other))

type Followers = { owner: string; counts: string[]; qualities: string[]; after: string[]; next: number }

/** The words after a noun that belong to it. */
function readFollowers(words: readonly ReadWordMeaning[], start: number, nounClass: Agreement): Followers {
  const found: Followers = { owner: '', counts: [], qualities: [], after: [], next: start }
  for (let at = start; at < words.length; at++) {
    const role = words[at]?.role
    if (role?.kind === 'owner') found.owner = ENGLISH_OWNERS[role.owner] ?? ''
    else if (role?.kind === 'quality' && mayAgree(role.agreement, nounClass)) {
      const list = role.root.partOfSpeech === 'numeral' || role.root.root === 'nye' ? found.counts : found.qualities
      list.push(englishQuality(role.root, nounClass))
    } else if (role?.kind === 'noun' && role.link === 'of') {
      const possessor = readPhrase(words, at, { ...role, link: 'none' }, true)
      found.after.push(`of ${possessor.text}`)
      at = possessor.next - 1
    } else if (role?.kind === 'closed' && role.word.kind === 'pointing' && mayAgree(role.word.agreement, nounClass)) found.owner = role.word.position === 1 ? 'this' : 'that'
    else return { ...found, next: at }
    found.next = at + 1
  }
  return found
}

const GOES: ReadonlySet<string> = new Set(['ukuya', 'ukuza', 'ukuhamba', 'ukugoduka', 'ukubuya', 'ukubuyela', 'ukungena', 'ukusa', 'ukuhambela'])
const COMES_FROM: ReadonlySet<string> = new Set(['ukuvela', 'ukuphuma', 'ukusuka'])

/** To, from or at, by the verb before it. */
function placeWord(before: WordRole | undefined, root: LexiconRoot): string {
  if (before?.kind === 'closed' && before.word.kind === 'future') return 'to'
  if (before?.kind === 'verb' && verbGloss(before.root).endsWith(' to')) return ''
  const lemma = before?.kind === 'verb' || before?.kind === 'noun' ? before.root.lemma : ''
  return GOES.has(lemma) ? 'to' : COMES_FROM.has(lemma) && !/\bfrom\b/.test(before?.kind === 'verb' ? verbGloss(before.root) : '') ? 'from' : COMES_FROM.has(lemma) ? '' : placeWordOf(root)
}

type NounRole = Extract<WordRole, { kind: 'noun' }>

/** A noun and what belongs to it, in the order of English; with the or a where nothing else says which. */
function readPhrase(words: readonly ReadWordMeaning[], at: number, role: Pick<NounRole, 'root' | 'plural' | 'nounClass' | 'link' | 'small'>, definite: boolean, before = ''): Phrase {
  const { owner, counts, qualities, after, next } = readFollowers(words, at + 1, role.nounClass)
  const middle = [owner, ...counts, role.small ? 'small' : '', ...qualities].filter((part) => part !== '').join(' ')
  const noun = [middle, englishOfNoun(role.root, role.plural)].filter((part) => part !== '').join(' ')
  const told = before !== '' || owner !== '' || counts.length > 0 || (role.link === 'place' && isBarePlace(role.root))
  const whole = told ? [before, noun].filter((part) => part !== '').join(' ') : definite || role.link === 'place' || after.length > 0 ? englishDefinite(role.root, noun) : englishIndefinite(role.root, role.plural, middle)
  const link = role.link === 'place' ? placeWord(words[at - 1]?.role, role.root) : LINK_WORDS[role.link]
  if (link === 'to' && whole === 'home') return { text: whole, next, agreement: role.nounClass }
  return { text: [link, whole, ...after].filter((part) => part !== '').join(' '), next, agreement: role.nounClass }
}

/** A noun phrase from its first word on: demonstratives and "all" may stand before the noun. */
function readNounPhrase(words: readonly ReadWordMeaning[], start: number, definite: boolean): Phrase | null {
  const before: string[] = []
  let at = start
  for (let role = words[at]?.role; role?.kind === 'closed' && (role.word.kind === 'pointing' || role.word.kind === 'quantity'); role = words[++at]?.role) before.push(words[at]?.english ?? '')
  const role = words[at]?.role
  if (role?.kind !== 'noun') return null
  if (isCopula(role)) {
    if (before.length === 0) return null
    const said = readPhrase(words, at, { ...role, link: 'none' }, false)
    return { ...said, text: `${before.join(' ')} ${role.plural ? 'are' : 'is'} ${role.link === 'is-not' ? 'not ' : ''}${said.text}` }
  }
  const several = role.plural ? before.map((word) => word.replace(/^this$/, 'these').replace(/^that\b/, 'those')) : before
  return readPhrase(words, at, role, definite, several.join(' '))
}

type Chunk = { text: string; next: number; noun?: Agreement }

const predicateOf = (role: Extract<WordRole, { kind: 'verb' }>, sense: VerbSense, subject: Agreement | null): string =>
  englishVerbForm(role.root, subject === null ? sense : { ...sense, subject: agreementClass(subject) }, subject === null || sense.form !== 'statement')

/** To be able to is to know it: ndiyakwazi ukuqubha. */
function readAble(role: WordRole | undefined, doing: WordRole | undefined, subject: Agreement | null): string | null {
  if (role?.kind !== 'verb' || doing?.kind !== 'verb' || role.root.lemma !== 'ukwazi' || readVerbSense(doing.morphemes).form !== 'infinitive') return null
  return predicateOf(doing, { ...readVerbSense(role.morphemes), tense: 'can', object: readVerbSense(doing.morphemes).object }, subject)
}

/** What a verb means with what follows it: ukuhlala with a place is to live there, ukufunda with a text is to read it. */
const LIVES = /^(?:phi|apha|phaya|kude|kufuphi)$/

function asMeant(role: Extract<WordRole, { kind: 'verb' }>, next: ReadWordMeaning | undefined): typeof role {
  const noun = next?.role.kind === 'noun' ? next.role : undefined
  const named = next?.role.kind === 'closed' && next.role.word.kind === 'name' && next.role.word.place
  const lives = role.root.lemma === 'ukuhlala' && (noun?.link === 'place' || named || LIVES.test(next?.word ?? ''))
  const reads = role.root.lemma === 'ukufunda' && noun?.link === 'none' && noun.root.semanticClass === 'text'
  return lives || reads ? { ...role, root: { ...role.root, senses: [lives ? 'live' : 'read'] } } : role
}

/** The first word of a verb of two, with the second. */
function readTwoWords(words: readonly ReadWordMeaning[], at: number, subject: Agreement | null): Chunk | null {
  const role = words[at]?.role
  const verb = words[at + 1]?.role
  const able = readAble(role, verb, subject)
  if (able !== null) return { text: able, next: at + 2 }
  if (role?.kind !== 'closed' || verb?.kind !== 'verb') return null
  const sense = readVerbSense(verb.morphemes)
  if (role.word.kind === 'future' && (sense.form === 'infinitive' || sense.subject === '15' || sense.subject === '17')) return { text: predicateOf(verb, { ...sense, tense: 'future', form: 'statement', subject: role.word.agreement, negative: role.word.negative }, subject), next: at + 2 }
  if (role.word.kind !== 'before-verb') return null
  const who = asStatement(verb)
  if (role.word.means === 'not-past' || role.word.means === 'never') return { text: predicateOf(verb, { ...who, tense: role.word.means === 'never' ? 'future' : 'past', form: 'statement', negative: true }, subject), next: at + 2 }
  const object = who.object === null ? '' : englishVerbForm(verb.root, { ...who, form: 'order', negative: false }, false).slice(englishVerb(verbGloss(verb.root)).base.length)
  if (role.word.means === 'do-not') return { text: `do not ${englishVerb(verbGloss(verb.root)).base}${object}`, next: at + 2 }
  if (role.word.means === 'please') return { text: `please ${englishVerb(verbGloss(verb.root)).base}${object}`, next: at + 2 }
  const pronoun = englishVerbForm(verb.root, { ...who, form: 'statement', tense: 'can', negative: false }).split(' can ')[0] ?? ''
  return { text: `${pronoun} must ${englishVerb(verbGloss(verb.root)).base}${object}`, next: at + 2 }
}

const OWN_SUBJECT = /^(?:I|you \(several\)|you|we|they|he or she|it) /

/** What has a noun in it: to have it, to be it. */
function readWithNoun(words: readonly ReadWordMeaning[], at: number, subject: Agreement | null): Chunk | null {
  const role = words[at]?.role
  const front = (text: string): string => (subject === null ? text : text.replace(OWN_SUBJECT, ''))
  if (role?.kind === 'has') {
    const nounClass = (role.plural ? PLURAL_CLASS[role.root.nounClass ?? '9'] : role.root.nounClass) ?? '9'
    const thing = readPhrase(words, at, { root: role.root, plural: role.plural, nounClass, link: 'none' }, false)
    const agreement = subject === null ? role.subject : agreementClass(subject)
    return { text: `${front(englishHave(agreement, role.negative))} ${role.negative ? thing.text.replace(/^an? /, 'a ') : thing.text}`, next: thing.next }
  }
  if (!role || !isCopula(role)) return null
  const thing = readPhrase(words, at, { ...role, link: 'none' }, false)
  const before = words[at - 1]?.role
  // Who does it, after what is done: ndilunywe yinyoka.
  if (before?.kind === 'verb' && readVerbSense(before.morphemes).passive) return { text: `by ${thing.text}`, next: thing.next }
  return { text: `${front(englishItIs(subject === null ? role.agreement : agreementClass(subject), role.link === 'is-not'))} ${thing.text}`, next: thing.next }
}

/** Whether the noun that a verb has a concord for stands after it: ndiyayithanda le ncwadi. English says it once. */
function namesObject({ object }: VerbSense, words: readonly ReadWordMeaning[], at: number): boolean {
  const role = words[at]?.role.kind === 'closed' ? words[at + 1]?.role : words[at]?.role
  return object !== null && object !== 'self' && object !== 'each-other' && role?.kind === 'noun' && role.link === 'none' && mayAgree(object, role.nounClass)
}

function readChunk(words: readonly ReadWordMeaning[], at: number, subject: Agreement | null, before: WordRole | undefined): Chunk {
  const role = words[at]?.role
  const english = words[at]?.english ?? ''
  // Mna ndifunda: the pronoun only stresses who it is.
  const next = words[at + 1]?.role
  if (role?.kind === 'closed' && role.word.kind === 'pronoun' && next?.kind === 'verb' && readVerbSense(next.morphemes).form === 'statement' && sameClass(readVerbSense(next.morphemes).subject ?? '1ps', role.word.agreement)) return { text: '', next: at + 1 }
  const compound = readTwoWords(words, at, subject) ?? readWithNoun(words, at, subject)
  if (compound) return compound
  if (role?.kind === 'closed' && role.word.kind === 'where') {
    const thing = readNounPhrase(words, at + 1, true)
    return thing ? { text: `where ${englishBe(agreementClass(thing.agreement))} ${thing.text}?`, next: thing.next } : { text: `where ${englishBe(role.word.agreement)} it?`, next: at + 1 }
  }
  if (role?.kind === 'whole' && next?.kind === 'noun' && next.link === 'of') {
    const thing = readPhrase(words, at + 1, { ...next, link: 'none' }, true)
    return { text: `${english.split(',')[0] ?? ''} ${thing.text}`, next: thing.next }
  }
  if (role?.kind === 'at' && subject !== null) return { text: `${englishBe(agreementClass(subject))} ${role.negative ? 'not ' : ''}${englishWhere(role.root)}`, next: at + 1 }
  if (role?.kind === 'closed' && role.word.kind === 'name' && !role.word.place) return { text: role.word.english, next: at + 1, noun: '1' }
  const noun = readNounPhrase(words, at, at === 0)
  if (noun) return { text: noun.text, next: noun.next, noun: noun.agreement }
  if (role?.kind === 'verb') {
    const sense = asStatement(role)
    const asked = before?.kind === 'whole' && (words[at - 1]?.word ?? '').endsWith('bani')
    if (sense.form === 'who' && asked) return { text: englishPredicate(role.root, sense), next: at + 1 }
    return { text: predicateOf(asMeant(role, words[at + 1]), namesObject(sense, words, at + 1) ? { ...sense, object: null } : sense, subject), next: at + 1 }
  }
  if (role?.kind === 'closed' && role.word.kind === 'quality' && subject !== null) return { text: `${englishBe(agreementClass(subject))} ${role.word.negative ? 'not ' : ''}${englishQuality(role.word.root, agreementClass(subject))}`, next: at + 1 }
  return { text: subject === null ? english : english.replace(OWN_SUBJECT, ''), next: at + 1 }
}

/** Words with their roles, as one English text. */
export function joinChunks(words: readonly ReadWordMeaning[]): string {
  const [only] = words
  if (words.length === 1 && only) return only.english
  const parts: string[] = []
  let asked = ''
  let subject: Agreement | null = null
  for (let at = 0; at < words.length;) {
    const chunk: Chunk = readChunk(words, at, subject, words[at - 1]?.role)
    const asks = at > 0 && /^(?:what|where|when|how)$/.test(chunk.text) && words[at - 1]?.role.kind === 'verb'
    if (asks) asked = chunk.text
    else if (chunk.text !== '') parts.push(chunk.text)
    subject = chunk.noun ?? null
    at = chunk.next
  }
  return askInOrder([...parts, ...(asked === '' ? [] : [asked])].join(' ').replace(/\bno an? /, 'no '))
}

/** A question in the order of English: `you are eating what` → `what are you eating?`. */
function askInOrder(text: string): string {
  const wh = /^(.+?) (am|is|are|was|were|will|can|must|did)\b(.*) (what|where|when|how)$/.exec(text)
  if (wh) return `${wh[4]} ${wh[2]} ${wh[1]}${wh[3]}?`
  const simple = /^(I|you|we|they) (\w+) (what|where|when|how)$/.exec(text)
  if (simple) return `${simple[3]} do ${simple[1]} ${simple[2]}?`
  const why = /^why (.+?) (am|is|are|was|were|will|can) (.*)$/.exec(text)
  return why ? `why ${why[2]} ${why[1]} ${why[3]}?` : text
}
