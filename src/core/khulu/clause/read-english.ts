import type { AskedWord, ClauseMeaning, MeantMood, MeantTense, NounMeaning, PlaceMeaning, Predicate, ReadText, ThingMeaning } from '#core/khulu/clause/meaning.ts'
import { readAge, readBeing, readPassive, readPlace, verb, withoutComparing, withoutVery } from '#core/khulu/clause/read-being.ts'
import { isAdverb, isVerbIn, moveTo as move, readMatch, readNoun, readObject, readSubject, wordAt as word, type Read, type TokenReader } from '#core/khulu/clause/read-things.ts'
import { isAlive } from '#core/khulu/clause/is-alive.ts'
import { readWhen } from '#core/khulu/clause/read-when.ts'
import { tokenizeEnglish } from '#core/khulu/clause/english-tokens.ts'
import type { EnglishIndex } from '#core/khulu/words/english-index.ts'
import type { LexiconRoot } from '#core/grammar/word-lexicon.ts'

type Group = { predicate: Predicate; tense: MeantTense; mood: MeantMood; negative: boolean; adverbs?: readonly LexiconRoot[] }

const QUESTION_WORDS: Readonly<Record<string, AskedWord>> = { what: 'what', where: 'where', when: 'when', who: 'who', why: 'why', how: 'how' }
const HELPERS = new Set(['do', 'does', 'did', 'will', 'can', 'is', 'are', 'am', 'was', 'were', 'have', 'has', 'must', 'should', 'may'])
/** What English joins to a verb and isiXhosa has in the verb. */
const VERB_PARTICLES: Readonly<Record<string, readonly string[]>> = { listen: ['to'], look: ['at'], wait: ['for'], ask: ['for'], afraid: ['of'], scared: ['of'], wake: ['up'] }

const atEnd = ({ tokens, at }: TokenReader): boolean => at >= tokens.length

function skipNot(reader: TokenReader): Read<boolean> {
  const negative = ['not', 'never'].includes(word(reader))
  return { value: negative, at: reader.at + (negative ? 1 : 0) }
}

/** What somebody is doing that isiXhosa says as a state: ulele, uhleli, umile. */
const POSTURES: ReadonlySet<string> = new Set(['ukulala', 'ukuhlala', 'ukuma'])

/** What follows am, is, are, was, were. */
function readAfterBe(before: TokenReader, past: boolean): Read<Group> | null {
  const given = withoutComparing(before)
  const read = readBeingOf(given, past)
  return read && given !== before ? { ...read, at: read.at + before.tokens.length - given.tokens.length } : read
}

function readBeingOf(given: TokenReader, past: boolean): Read<Group> | null {
  const not = skipNot(given)
  const still = word(move(given, not.at)) === 'still' ? 1 : 0
  const { reader, very } = withoutVery(move(given, not.at + still))
  const next = reader
  const group = (predicate: Predicate, tense: MeantTense): Group => ({ predicate, tense, negative: not.value, mood: still ? 'still' : 'plain' })
  const future = word(next) === 'going' && next.tokens[next.at + 1] === 'to' ? readBase(move(next, next.at + 2)) : null
  if (future) return { value: group(future.value, 'future'), at: future.at }
  const doing = readMatch(next, isVerbIn('ing'))
  if (doing) return { value: group(verb(doing.value, POSTURES.has(doing.value.root.lemma) && !not.value), past ? 'past-continuous' : 'present'), at: doing.at }
  const age = readAge(next)
  if (age) return { value: group({ kind: 'have', thing: age.value }, past ? 'past' : 'present'), at: age.at }
  const being = readBeing(next)
  const passive = being && being.at === next.tokens.length ? null : readPassive(next)
  if (passive) return { value: group(passive, past ? 'past' : 'present'), at: next.tokens.length }
  return being && { value: { ...group(being.value, past ? 'past' : 'present'), ...(very ? { adverbs: very } : {}) }, at: being.at }
}

/** A verb after will, can, must, to. */
function readBase(reader: TokenReader): Read<Predicate> | null {
  if (word(reader) === 'be') return readBeing(move(reader, reader.at + 1))
  if (word(reader) === 'have') {
    const thing = readNoun(move(reader, reader.at + 1))
    if (thing) return { value: { kind: 'have', thing: thing.value }, at: thing.at }
  }
  const base = readMatch(reader, isVerbIn('base'))
  return base && { value: verb(base.value), at: base.at }
}

function readHelped(reader: TokenReader, tense: MeantTense, mood: MeantMood): Read<Group> | null {
  const not = skipNot(reader)
  const wanted = readWanted(move(reader, not.at), tense, not.value)
  if (wanted && mood === 'plain') return wanted
  const base = readBase(move(reader, not.at))
  const yet = mood === 'plain' && tense === 'past' && not.value && reader.tokens.at(-1) === 'yet'
  return base && { value: yet ? { predicate: base.value, tense: 'present', mood: 'not-yet', negative: true } : { predicate: base.value, tense, mood, negative: not.value }, at: base.at }
}

/** `want to eat`, `like to swim`, `have to go`, `need to work`. */
function readWanted(reader: TokenReader, tense: MeantTense, negative: boolean): Read<Group> | null {
  const moods: Readonly<Record<string, MeantMood>> = { want: 'want', wants: 'want', wanted: 'want', like: 'like', had: 'must', likes: 'like', love: 'like', loves: 'like', have: 'must', has: 'must', need: 'must', needs: 'must' }
  const mood = moods[word(reader)]
  if (mood === undefined || reader.tokens[reader.at + 1] !== 'to') return null
  const base = readBase(move(reader, reader.at + 2))
  return base && { value: { predicate: base.value, tense: /^(?:wanted|had)$/.test(word(reader)) ? 'past' : tense, mood, negative }, at: base.at }
}

/** `have eaten`, `have not eaten yet`, `have a dog`. */
function readAfterHave(reader: TokenReader, past: boolean): Read<Group> | null {
  const not = skipNot(reader)
  const already = word(move(reader, not.at)) === 'already' ? 1 : 0
  const done = readMatch(move(reader, not.at + already), isVerbIn('participle', 'past'))
  const thing = readNoun(move(reader, word(move(reader, not.at)) === 'no' ? not.at + 1 : not.at))
  const negative = not.value || word(move(reader, not.at)) === 'no'
  if (thing) return { value: { predicate: { kind: 'have', thing: thing.value }, tense: past ? 'past' : 'present', mood: 'plain', negative }, at: thing.at }
  if (!done) return null
  const yet = not.value && reader.tokens.at(-1) === 'yet'
  return { value: { predicate: verb(done.value), tense: yet ? 'present' : 'past', mood: yet ? 'not-yet' : 'plain', negative: not.value }, at: done.at }
}

/** The verb with its helpers, after the subject. */
function readGroup(reader: TokenReader): Read<Group> | null {
  const first = word(reader)
  const next = move(reader, reader.at + 1)
  if (first === 'am' || first === 'is' || first === 'are') return readAfterBe(next, false)
  if (first === 'was' || first === 'were') return readAfterBe(next, true)
  const wanted = readWanted(reader, 'present', false)
  if (wanted) return wanted
  if (first === 'used' && word(next) === 'to') {
    const base = readBase(move(next, next.at + 1))
    if (base) return { value: { predicate: base.value, tense: 'used-to', mood: 'plain', negative: false }, at: base.at }
  }
  if (first === 'will' || first === 'shall') return readHelped(next, 'future', 'plain')
  if (first === 'do' || first === 'does' || first === 'did') {
    const helped = readHelped(next, first === 'did' ? 'past' : 'present', 'plain')
    if (helped) return helped
  }
  if (first === 'could') return readHelped(next, 'past', 'can')
  if (first === 'might') return readHelped(next, 'present', 'may')
  if (first === 'can' || first === 'may') return readHelped(next, 'present', 'can')
  if (first === 'must' || first === 'should') return readHelped(next, 'present', 'must')
  if (first === 'never') {
    const group = readGroup(next)
    return group && { ...group, value: { ...group.value, negative: true } }
  }
  if (first === 'still') {
    const group = readGroup(next)
    return group && { ...group, value: { ...group.value, mood: 'still' } }
  }
  if (first === 'no' && next.tokens[next.at] === 'longer') {
    const group = readGroup(move(reader, reader.at + 2))
    return group && { ...group, value: { ...group.value, mood: 'no-longer', negative: true } }
  }
  if (first === 'have' || first === 'has' || first === 'had') {
    const had = readAfterHave(next, first === 'had')
    if (had) return had
  }
  const past = readMatch(reader, isVerbIn('past'))
  const present = readMatch(reader, isVerbIn('base', 'third'))
  // "read" and "put" are both; what is longer is meant, and of equals the present.
  if (past && (!present || past.at > present.at)) return { value: { predicate: verb(past.value), tense: 'past', mood: 'plain', negative: false }, at: past.at }
  return present && { value: { predicate: verb(present.value), tense: 'present', mood: 'plain', negative: false }, at: present.at }
}

const WHO_WORDS = new Set(['who', 'that', 'which'])

/** A noun and what it does: `the child who eats bread`. */
function readRelative(reader: TokenReader): Read<NounMeaning> | null {
  const noun = readNoun(reader)
  if (!noun || !WHO_WORDS.has(reader.tokens[noun.at] ?? '')) return null
  const group = readGroup(move(reader, noun.at + 1))
  if (!group) return null
  const { predicate, tense, negative, mood } = group.value
  if (predicate.kind === 'quality' && !negative && tense === 'present') return { value: { ...noun.value, qualities: [...noun.value.qualities, predicate.root] }, at: group.at }
  if (predicate.kind !== 'verb' || mood !== 'plain') return null
  const rest = move(reader, group.at)
  const adverb = readMatch(rest, isAdverb)
  const placed = adverb ? null : readPlace(rest)
  const object = adverb ?? placed ? null : readObject(rest)
  const place = placed?.value.relation === 'place' && placed.value.thing.kind === 'noun' ? placed.value.thing : undefined
  if (placed && !place) return null
  return {
    value: { ...noun.value, who: { root: predicate.root, state: predicate.state, tense, negative, ...(object ? { object: object.value } : {}), ...(place ? { place } : {}), adverbs: adverb ? [adverb.value.root] : [] } },
    at: (adverb ?? placed ?? object)?.at ?? group.at,
  }
}

type Complements = { objects: ThingMeaning[]; places: PlaceMeaning[]; adverbs: LexiconRoot[]; doing?: ClauseMeaning }

/** What is followed by what one learns, begins, stops, likes. */
const DOES = /^(?:teach|learn|help|start|begin|stop|try|forget|remember|like|love|hate|enjoy|go|come|finish|know)(?:s|es|ed|ing|ped|ping)?$|^(?:taught|learnt|helps|began|tried|forgot|went|came|tries)$/

/** `to swim`, `reading books`: to the end of the sentence. */
function readDoing(reader: TokenReader): ClauseMeaning | null {
  const to = word(reader) === 'to' ? 1 : 0
  const verbed = readMatch(move(reader, reader.at + to), isVerbIn(to === 1 ? 'base' : 'ing'))
  return verbed && finish({ value: { predicate: verb(verbed.value), tense: 'present', mood: 'plain', negative: false }, at: verbed.at }, reader, { subject: null, asked: null })
}

/** Objects, places, company and time, in any order, to the end of the sentence. Null where something isn't understood. */
function readComplements(start: TokenReader, first: string): Complements | null {
  const found: Complements = { objects: [], places: [], adverbs: [] }
  let reader = start
  if (VERB_PARTICLES[first]?.includes(word(reader))) reader = move(reader, reader.at + 1)
  while (!atEnd(reader)) {
    const at = word(reader)
    const doing = DOES.test(first) ? readDoing(reader) : null
    if (doing) return { ...found, doing }
    const when = readWhen(reader)
    const adverb = when ? { value: { root: when.value }, at: when.at } : readMatch(reader, isAdverb)
    const placed = when ? null : readPlace(reader)
    const object = readRelative(reader) ?? readObject(reader)
    if (placed && (!adverb || placed.at > adverb.at)) {
      found.places.push(placed.value)
      reader = move(reader, placed.at)
    } else if (adverb && (!object || adverb.at >= object.at)) {
      found.adverbs.push(adverb.value.root)
      reader = move(reader, adverb.at)
    } else if (object) {
      found.objects.push(object.value)
      reader = move(reader, object.at)
    } else if (['please', 'yet', 'too', 'very', 'much'].includes(at)) reader = move(reader, reader.at + 1)
    else return null
  }
  return found
}

const finish = (group: Read<Group>, reader: TokenReader, more: Pick<ClauseMeaning, 'subject' | 'asked'> & { please?: boolean; several?: boolean }): ClauseMeaning | null => {
  const complements = readComplements(move(reader, group.at), reader.tokens[group.at - 1] ?? '')
  return complements && { ...group.value, please: false, several: false, ...more, ...complements, adverbs: [...group.value.adverbs ?? [], ...complements.adverbs] }
}

/** `there are dogs`, `there was no food`, `there will be rain`: null where it is none. */
function readExistence(reader: TokenReader): ClauseMeaning | null {
  const [, said = '', not = '', left = ''] = /^there (is|are|was|were|will)( not| no)?(?: be)?( no| not)?\b/.exec(reader.tokens.slice(reader.at).join(' ')) ?? []
  if (said === '') return null
  const future = said === 'will'
  const length = 2 + [not, left].filter((negative) => negative !== '').length + (future ? 1 : 0)
  const there = move(reader, reader.at + length)
  const thing = readRelative(there) ?? readNoun(there)
  if (!thing) return null
  const tense = future ? 'future' : said.startsWith('w') ? 'past' : 'present'
  return finish({ value: { predicate: { kind: 'exists', thing: thing.value }, tense, mood: 'plain', negative: not + left !== '' }, at: thing.at }, reader, { subject: null, asked: null })
}

function readOrder(reader: TokenReader): ClauseMeaning | null {
  const please = word(reader) === 'please' || reader.tokens.at(-1) === 'please'
  const start = word(reader) === 'please' ? move(reader, reader.at + 1) : reader
  const allowed = word(start) === 'let' ? readObject(move(start, start.at + 1)) : null
  const letUs = allowed?.value.kind === 'pronoun' && ['1ps', '1pp', '1', '2'].includes(allowed.value.agreement) ? allowed : allowed?.value.kind === 'noun' && isAlive(allowed.value.root) && /^(?:1a?|2a?)$/.test(allowed.value.root.nounClass ?? '') ? allowed : null
  const from = letUs?.at ?? start.at + (word(start) === 'do' ? 1 : 0)
  const not = skipNot(move(start, from))
  const base = readBase(move(start, letUs || not.value ? not.at : start.at))
  if (!base || base.value.kind !== 'verb') return null
  // Be quiet.
  const predicate = not.value ? base.value : { ...base.value, state: false }
  return finish({ value: { predicate, tense: 'present', mood: letUs ? 'let-us' : 'order', negative: not.value }, at: base.at }, start, { subject: letUs?.value ?? null, asked: null, please })
}

/** Subject and verb, after a question word or none. */
function readStatement(reader: TokenReader, asked: AskedWord | null): ClauseMeaning | null {
  if (word(reader) === 'there' && /^(?:is|are|was|were|will)$/.test(reader.tokens[reader.at + 1] ?? '')) {
    const existence = readExistence(reader)
    return existence && { ...existence, asked }
  }
  // This costs twenty rand.
  const pointed = /^th(?:is|at)$/.test(word(reader)) && readMatch(move(reader, reader.at + 1), isVerbIn('third')) ? readStatement({ ...reader, tokens: ['it', ...reader.tokens.slice(reader.at + 1)], at: 0 }, asked) : null
  if (pointed) return pointed
  const demonstrative = /^(?:this|that|these|those)$/.test(word(reader)) && /^(?:is|are)$/.test(reader.tokens[reader.at + 1] ?? '')
  const pointing = /^th(?:is|ese)$/.test(word(reader)) ? 1 : 2
  const subject = demonstrative ? { value: { kind: 'pronoun', agreement: 'it', pointing } as const, at: reader.at + 1 } : readRelative(reader) ?? readSubject(reader)
  const adverb = subject ? readMatch(move(reader, subject.at), isAdverb) : null
  if (!subject) return null
  const group = readGroup(move(reader, subject.at)) ?? (adverb ? readGroup(move(reader, adverb.at)) : null)
  const clause = group && finish(group, reader, { subject: subject.value, asked })
  return clause && adverb && group !== null && !readGroup(move(reader, subject.at)) ? { ...clause, adverbs: [...clause.adverbs, adverb.value.root] } : clause
}

/** `Do you speak …?`: the helper goes back behind the subject. */
function readInverted(reader: TokenReader, asked: AskedWord): ClauseMeaning | null {
  const helper = word(reader)
  // Why didn't you come?
  const negated = reader.tokens[reader.at + 1] === 'not' && HELPERS.has(helper) ? readSubject(move(reader, reader.at + 2)) : null
  if (negated && negated.at < reader.tokens.length) return readInverted({ ...reader, tokens: [...reader.tokens.slice(0, reader.at + 1), ...reader.tokens.slice(reader.at + 2, negated.at), 'not', ...reader.tokens.slice(negated.at)] }, asked)
  if (!HELPERS.has(helper)) return asked === 'yes-no' ? null : readStatement(reader, asked)
  // Are these your shoes?
  const pointed = reader.tokens[reader.at + 1] ?? ''
  if (asked === 'yes-no' && /^(?:is|are)$/.test(helper) && /^th(?:is|at|ese|ose)$/.test(pointed)) {
    const about = readStatement({ ...reader, tokens: [pointed, helper, ...reader.tokens.slice(reader.at + 2)], at: 0 }, asked)
    if (about) return about
  }
  const subject = pointed === 'there' ? { value: { kind: 'pronoun', agreement: 'it' } as const, at: reader.at + 2 } : readSubject(move(reader, reader.at + 1))
  if (!subject) return null
  if ((asked === 'where' || asked === 'how') && /^(?:is|are)$/.test(helper) && subject.at === reader.tokens.length) {
    return { subject: subject.value, asked, predicate: { kind: 'asked' }, tense: 'present', mood: 'plain', negative: false, please: false, several: false, objects: [], places: [], adverbs: [] }
  }
  // "Do my work" is an order.
  if (subject.at === reader.tokens.length && /^(?:do|does|did|have|has)$/.test(helper)) return null
  const tokens = [...reader.tokens.slice(0, reader.at), ...reader.tokens.slice(reader.at + 1, subject.at), helper, ...reader.tokens.slice(subject.at)]
  return readStatement({ ...reader, tokens }, asked)
}

/** `how many children do you have?`, `which book do you want?`: the thing goes back behind the verb. */
function readAskedThing(reader: TokenReader, asked: 'how-many' | 'which'): ClauseMeaning | null {
  const one = readNoun(reader)
  const thing = one && (asked === 'which' ? one : { ...one, value: { ...one.value, plural: one.value.root.plural !== undefined } })
  const helper = thing ? reader.tokens[thing.at] : undefined
  if (!thing || !HELPERS.has(helper ?? '')) return null
  const subject = readSubject(move(reader, thing.at + 1))
  if (!subject) return null
  const tokens = [...reader.tokens.slice(thing.at + 1, subject.at), helper ?? '', ...reader.tokens.slice(subject.at), ...reader.tokens.slice(reader.at, thing.at)]
  const clause = readStatement({ ...reader, at: 0, tokens }, asked)
  // How many sheep are several, though English has one word for both.
  return clause && { ...clause, objects: clause.objects.map((object) => (object.kind === 'noun' && object.root === thing.value.root ? { ...object, plural: thing.value.plural } : object)), ...(clause.predicate.kind === 'have' ? { predicate: { ...clause.predicate, thing: { ...clause.predicate.thing, plural: thing.value.plural } } } : {}) }
}

/** When, said before all else: `tomorrow I will go`, `on Monday we work`. */
function readFront(reader: TokenReader): Read<Pick<ClauseMeaning, 'adverbs' | 'places'>> | null {
  if (word(reader) in QUESTION_WORDS) return null
  const when = readWhen(reader)
  const adverb = when ? { value: { root: when.value }, at: when.at } : readMatch(reader, isAdverb)
  if (adverb) return { value: { adverbs: [adverb.value.root], places: [] }, at: adverb.at }
  const place = readPlace(reader)
  const isTime = place?.value.thing.kind === 'noun' && place.value.thing.root.semanticClass === 'time'
  return place && isTime ? { value: { adverbs: [], places: [place.value] }, at: place.at } : null
}

/** Who or what somebody or something is: `who is that man?`, `what is your mother's name?` */
function readWhoIs(reader: TokenReader, asked: 'who' | 'what'): ClauseMeaning | null {
  const thing = /^(?:is|are)$/.test(word(reader)) ? readNoun(move(reader, reader.at + 1)) : null
  return thing && thing.at === reader.tokens.length && !thing.value.plural
    ? { subject: thing.value, asked: /^(?:igama|ifani|isiduko)$/.test(thing.value.root.lemma) ? 'who' : asked, predicate: { kind: 'asked' }, tense: 'present', mood: 'plain', negative: false, please: false, several: false, objects: [], places: [], adverbs: [] } : null
}

function readClause(reader: TokenReader): ClauseMeaning | null {
  const isThere = word(reader) === 'there' && /^(?:is|are|was|were|will)$/.test(reader.tokens[reader.at + 1] ?? '')
  const front = reader.at === 0 && !isThere ? readFront(reader) : null
  if (front && front.at < reader.tokens.length) {
    const rest = readClause({ ...reader, tokens: reader.tokens.slice(front.at), at: 0 })
    if (rest) return { ...rest, adverbs: [...rest.adverbs, ...front.value.adverbs], places: [...rest.places, ...front.value.places] }
    const day = word(move(reader, front.at)) === 'is' ? readNoun(move(reader, front.at + 1)) : null
    if (day && day.at === reader.tokens.length && day.value.root.semanticClass === 'time') {
      return { subject: { kind: 'pronoun', agreement: 'it' }, asked: null, predicate: { kind: 'noun', noun: day.value }, tense: 'present', mood: 'plain', negative: false, please: false, several: false, objects: [], places: [], adverbs: front.value.adverbs, early: true }
    }
  }
  return readWhole(reader)
}

function readWhole(reader: TokenReader): ClauseMeaning | null {
  const asked = QUESTION_WORDS[word(reader)]
  const is = asked === 'who' || asked === 'what' ? readWhoIs(move(reader, reader.at + 1), asked) : null
  if (is) return is
  if (asked === 'who') {
    const whom = HELPERS.has(reader.tokens[1] ?? '') && !/^(?:is|are|was|were|has|have)$/.test(reader.tokens[1] ?? '') ? readInverted(move(reader, 1), 'whom') : null
    if (whom) return whom
    const group = readGroup(move(reader, reader.at + 1))
    return group && finish(group, reader, { subject: { kind: 'pronoun', agreement: '1' }, asked })
  }
  if (asked === 'how' && reader.tokens[reader.at + 1] === 'many') return readAskedThing(reader, 'how-many')
  if (word(reader) === 'which') return readAskedThing(reader, 'which')
  if (asked !== undefined) return readInverted(move(reader, reader.at + 1), asked)
  if (HELPERS.has(word(reader)) && !(word(reader) === 'do' && reader.tokens[1] === 'not')) {
    const question = readInverted(reader, 'yes-no')
    if (question) return question
  }
  // Turn left: what begins with a verb and has no article is told to somebody.
  const isOrder = readMatch(reader, isVerbIn('base')) !== null && readMatch(reader, ({ form }) => form === 'singular') !== null
  return (isOrder ? readOrder(reader) : null) ?? readStatement(reader, null) ?? readOrder(reader)
}

const SMALL_WORDS = new Set(['the', 'a', 'an', 'is', 'are', 'am', 'was', 'were', 'do', 'does', 'did', 'not', 'to', 'of', 'in', 'at', 'on', 'with', 'by', 'and', 'will', 'can', 'i', 'you', 'he', 'she', 'it', 'we', 'they', 'my',
  'your', 'his', 'her', 'our', 'their', 'me', 'him', 'us', 'them', 'this', 'that', 'these', 'those', "'s", 'have', 'has', 'had', 'what', 'where', 'when', 'who', 'why', 'how', 'from', 'please', 'some', 'any', 'all', 'for', 'must', 'let', 'be'])

/** Each word or phrase by itself: what is known, and what isn't. */
function readWordByWord(tokens: readonly string[], index: EnglishIndex): { unknown: string[]; read: LexiconRoot[] } {
  const result: { unknown: string[]; read: LexiconRoot[] } = { unknown: [], read: [] }
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at] ?? ''
    const match = SMALL_WORDS.has(token) ? null : readMatch({ tokens, at, index }, () => true)
    if (match) result.read.push(match.value.root)
    else if (!SMALL_WORDS.has(token) && !/^\d+$/.test(token)) result.unknown.push(token)
    at = match?.at ?? at + 1
  }
  return result
}

/** Reads an English text of the controlled grammar: a noun phrase, a statement, a question or an order. */
export const readEnglish = (text: string, index: EnglishIndex): ReadText => readEnglishTokens(tokenizeEnglish(text), index)

/** Reads words of English, as readEnglish. */
export function readEnglishTokens(tokens: readonly string[], index: EnglishIndex): ReadText {
  const reader: TokenReader = { tokens, at: 0, index }
  const bare = readNoun(reader)
  // A man with a hat.
  const having = bare && /^with(?:out)?$/.test(tokens[bare.at] ?? '') ? readNoun(move(reader, bare.at + 1)) : null
  if (bare && having?.at === tokens.length && !isAlive(having.value.root)) return { noun: { ...bare.value, has: { thing: having.value, negative: tokens[bare.at] === 'without' } } }
  const place = bare && /^(?:in|at|on|from)$/.test(tokens[bare.at] ?? '') ? readNoun(move(reader, bare.at + 1)) : null
  if (bare && place?.at === tokens.length && place.value.root.semanticClass !== 'time') return { noun: { ...bare.value, at: place.value } }
  const noun = readRelative(reader) ?? bare
  if (noun && noun.at === tokens.length) return { noun: noun.value satisfies NounMeaning }
  const where = readPlace(reader)
  if (where && where.at === tokens.length) return { place: where.value }
  const clause = readClause(reader)
  return clause ? { clause } : readWordByWord(tokens, index)
}
