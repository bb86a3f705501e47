import type { KhuluWorld } from '#core/khulu/khulu-world.ts'
import type { AfrikaansVerb } from '#core/khulu/words/afrikaans-words.ts'
import type { EnglishForm } from '#core/khulu/words/english-index.ts'

type Reader = { words: readonly string[]; at: number; world: KhuluWorld }

/** What was put into Afrikaans, and where reading goes on. */
type Read = { text: string; at: number }

const SUBJECTS: Readonly<Record<string, string>> = { i: 'ek', you: 'jy', we: 'ons', they: 'hulle', it: 'dit', 'he or she': 'hy of sy', 'you several': 'julle' }
const OBJECTS: Readonly<Record<string, string>> = { me: 'my', you: 'jou', us: 'ons', them: 'hulle', it: 'dit', 'him or her': 'hom of haar', 'you several': 'julle', themselves: 'hulself', 'each other': 'mekaar' }
const DETERMINERS: Readonly<Record<string, string>> = {
  the: 'die', a: '’n', an: '’n', my: 'my', your: 'jou', our: 'ons', their: 'hulle', its: 'sy', this: 'hierdie', these: 'hierdie', that: 'daardie', those: 'daardie', all: 'al die', 'his or her': 'sy of haar', some: '',
}
const NUMBERS: Readonly<Record<string, string>> = {
  two: 'twee', three: 'drie', four: 'vier', five: 'vyf', six: 'ses', seven: 'sewe', eight: 'agt', nine: 'nege', ten: 'tien', first: 'eerste', second: 'tweede', third: 'derde', fourth: 'vierde', fifth: 'vyfde', other: 'ander',
}
const PLACES: Readonly<Record<string, string>> = { at: 'by', in: 'in', to: 'na', from: 'van', with: 'met', and: 'en', for: 'vir', by: 'met', of: 'van', on: 'op' }
const ADVERBS: Readonly<Record<string, string>> = {
  too: 'ook', what: 'wat', how: 'hoe', who: 'wie', please: 'asseblief',
}
const NAMES: Readonly<Record<string, string>> = { isixhosa: 'isiXhosa', afrikaans: 'Afrikaans', 'at home': 'tuis', 'at school': 'by die skool', 'to school': 'skool toe', 'at work': 'by die werk', 'to work': 'werk toe', 'in town': 'in die dorp', 'at town': 'in die dorp', 'to town': 'dorp toe', 'at church': 'by die kerk', 'to church': 'kerk toe' }

const phraseAt = ({ words, at }: Reader, table: Readonly<Record<string, string>>): Read | null => {
  for (const length of [3, 2, 1]) {
    const found = at + length <= words.length ? table[words.slice(at, at + length).join(' ')] : undefined
    if (found !== undefined) return { text: found, at: at + length }
  }
  return null
}

/** The Afrikaans of the English word or phrase that begins here, in one of the forms wanted. */
function wordAt({ words, at, world }: Reader, parts: readonly string[], forms: readonly EnglishForm[]): { english: string; form: EnglishForm; at: number } | null {
  for (let length = Math.min(4, words.length - at); length > 0; length--) {
    const match = world.english.get(words.slice(at, at + length).join(' '))?.find(({ root, form }) => parts.includes(root.partOfSpeech) && forms.includes(form))
    // To go to a place is gaan with where: dorp toe.
    const isGoing = match?.sense === 'go to' && length > 1 && at + length < words.length
    if (match) return isGoing ? { english: 'go', form: match.form, at: at + length - 1 } : { english: match.sense, form: match.form, at: at + length }
  }
  return null
}

const verbOf = (english: string, { afrikaans }: KhuluWorld): AfrikaansVerb | null => afrikaans.verbs.get(english) ?? null

/** `groot`, but `belangrike` and `lang` before a noun. */
const beforeNoun = (word: string, { afrikaans }: KhuluWorld): string => afrikaans.attributive.get(word) ?? (/(?:lik|ig|loos|end|ies|baar|saam|agtig)$/.test(word) ? (word.endsWith('loos') ? `${word.slice(0, -2)}se` : `${word}e`) : word)

/** A noun with what stands before it and whose it is. */
function readNoun(reader: Reader): Read | null {
  const before: string[] = []
  let { at } = reader
  for (;;) {
    const here = { ...reader, at }
    const small = phraseAt(here, DETERMINERS) ?? phraseAt(here, NUMBERS)
    const quality = small ? null : wordAt(here, ['adjective', 'relative'], ['plain'])
    const noun = wordAt(here, ['noun'], ['singular', 'plural'])
    if (quality && (!noun || wordAt({ ...here, at: quality.at }, ['noun', 'adjective', 'relative'], ['singular', 'plural', 'plain']))) {
      const word = reader.world.afrikaans.fromEnglish.get(quality.english)
      if (word === undefined) return null
      before.push(beforeNoun(word, reader.world))
      at = quality.at
    } else if (small) {
      if (small.text !== '') before.push(small.text)
      at = small.at
    } else if (noun) {
      const word = reader.world.afrikaans.fromEnglish.get(noun.english)
      const written = word === undefined ? undefined : noun.form === 'plural' ? reader.world.afrikaans.plurals.get(word) : word
      if (written === undefined) return null
      const owner = reader.words[noun.at] === 'of' ? readNoun({ ...reader, at: noun.at + 1 }) : null
      const text = [...before, written].join(' ')
      return owner ? { text: `${text} van ${owner.text}`, at: owner.at } : { text, at: noun.at }
    } else return null
  }
}

/** Objects, places, adverbs and what is: to the end. */
function readRest(start: Reader): string | null {
  const found: string[] = []
  let reader = start
  while (reader.at < reader.words.length) {
    const named = phraseAt(reader, NAMES)
    const word = reader.words[reader.at] ?? ''
    const place = PLACES[word]
    const thing = place === undefined ? null : readNoun({ ...reader, at: reader.at + 1 }) ?? phraseAt({ ...reader, at: reader.at + 1 }, OBJECTS)
    const noun = named ?? (thing && place !== undefined ? { text: `${place} ${thing.text}`, at: thing.at } : readNoun(reader))
    const quality = wordAt(reader, ['adjective', 'relative', 'verb'], ['plain', 'state'])
    const adverb = wordAt(reader, ['adverb'], ['plain'])
    const qualityText = quality && reader.world.afrikaans.fromEnglish.get(quality.english.replace(/^(?:become|be) /, ''))
    const adverbText = adverb && reader.world.afrikaans.fromEnglish.get(adverb.english)
    const next = noun ?? phraseAt(reader, OBJECTS) ?? phraseAt(reader, ADVERBS) ?? (quality && qualityText !== undefined && qualityText !== null ? { text: qualityText, at: quality.at } : null) ?? (adverb && adverbText !== undefined && adverbText !== null ? { text: adverbText, at: adverb.at } : null)
    if (!next) return null
    found.push(next.text)
    reader = { ...reader, at: next.at }
  }
  return found.join(' ')
}

const join = (...parts: (string | undefined)[]): string => parts.filter((part) => part !== undefined && part !== '').join(' ')

/** What is done, of a verb with its helpers: `sal nie brood eet nie`. */
function say(verb: AfrikaansVerb, rest: string, { helper, negative, done }: { helper: string; negative: boolean; done?: boolean }): string {
  const said = join(verb.preposition, rest)
  const not = negative ? 'nie' : ''
  const whole = done ? `${verb.particle}${/^(?:be|ge|her|er|ont|ver)(?!e)\p{L}{3}/u.test(verb.verb) ? '' : 'ge'}${verb.verb}`.replace('geee', 'geëe') : `${verb.particle}${verb.verb}`
  if (helper !== '') return join(helper, not, said, whole, not)
  const end = join(said, verb.particle)
  return join(verb.verb, not, end, end === '' ? '' : not)
}

type Group = { verb: AfrikaansVerb | null; at: number; helper: string; negative: boolean; done?: boolean }

const BE = new Set(['am', 'is', 'are'])
const WAS = new Set(['was', 'were'])

/** The verb with its helpers after the subject. */
function readGroup(reader: Reader): Group | null {
  const first = reader.words[reader.at] ?? ''
  const negative = reader.words[reader.at + 1] === 'not'
  const next = { ...reader, at: reader.at + (negative ? 2 : 1) }
  const find = (from: Reader, forms: readonly EnglishForm[]): { verb: AfrikaansVerb; at: number } | null => {
    const found = wordAt(from, ['verb'], forms)
    const wanted = found?.english === 'want' && (found.form === 'past' || first === 'did')
    const verb = found && !wanted ? verbOf(found.english, reader.world) : null
    return found && verb ? { verb, at: found.at } : null
  }
  const group = (found: { verb: AfrikaansVerb; at: number } | null, helper: string, more: Partial<Group> = {}): Group | null => found && { ...found, helper, negative, ...more }
  if (BE.has(first) || WAS.has(first)) {
    const doing = find(next, ['ing'])
    if (doing) return group(doing, WAS.has(first) ? 'het' : '', { done: WAS.has(first) })
    return { verb: null, at: next.at, helper: WAS.has(first) ? 'was' : 'is', negative }
  }
  if (first === 'will' && reader.words[next.at] === 'be') return { verb: { verb: 'wees', particle: '', preposition: '' }, at: next.at + 1, helper: 'sal', negative }
  const helper = ({ will: 'sal', can: 'kan', must: 'moet', cannot: 'kan' } as Readonly<Record<string, string>>)[first]
  if (helper !== undefined && next.at >= reader.words.length) return { verb: null, at: next.at, helper, negative: negative || first === 'cannot' }
  if (helper !== undefined) return group(find(next, ['base']), helper, { negative: negative || first === 'cannot' })
  if (first === 'did') return group(find(next, ['base']), 'het', { done: true })
  if (first === 'do' || first === 'does') {
    if (reader.words[next.at] === 'have') return { verb: null, at: next.at + 1, helper: 'het', negative }
    return group(find(next, ['base']), '')
  }
  if ((first === 'want' || first === 'wants') && reader.words[reader.at + 1] === 'to') return group(find({ ...reader, at: reader.at + 2 }, ['base']), 'wil', { negative: false })
  if ((first === 'has' || first === 'have') && reader.words[reader.at + 1] === 'not') return group(find({ ...reader, at: reader.at + 3 }, ['participle', 'past']), 'het nog', { negative: true, done: true })
  if (first === 'have' || first === 'has') return { verb: null, at: reader.at + 1, helper: 'het', negative: false }
  const past = find(reader, ['past'])
  const present = find(reader, ['base', 'third'])
  if (past && !present) return { ...past, helper: 'het', negative: false, done: true }
  return present && { ...present, helper: '', negative: false }
}

function finish(subject: string, group: Group, reader: Reader): string | null {
  const rest = readRest({ ...reader, at: group.at })
  if (rest === null) return null
  if (group.verb) return join(subject, say(group.verb, rest, group))
  return join(subject, group.helper, group.negative ? 'nie' : '', rest, group.negative && rest !== '' ? 'nie' : '')
}

const capitalise = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

/** A clause: who, the verb, and the rest; or an order, or what there is. */
function readClause(reader: Reader): string | null {
  if (reader.words[0] === 'who' || reader.words[0] === 'which') {
    const somebody = readClause({ ...reader, words: ['they', 'who', ...reader.words.slice(1)] })
    return somebody === null ? null : somebody.replace(/^hulle /, '')
  }
  const { words } = reader
  const [first = '', second = '', third = ''] = words
  if (first === 'there' && BE.has(second)) {
    const rest = readRest({ ...reader, at: third === 'no' ? 3 : 2 })
    return rest === null ? null : third === 'no' ? `daar is geen ${rest} nie` : `daar is ${rest}`
  }
  const infinitive = first === 'to' || (first === 'not' && second === 'to')
  const order = first === 'please' || first === 'do' || first === 'don’t' || first === 'let' || infinitive
  const at = first === 'let' || (first === 'do' && second === 'not') || (infinitive && first === 'not') ? 2 : order ? 1 : 0
  const base = wordAt({ ...reader, at }, ['verb'], ['base'])
  const verb = base && verbOf(base.english, reader.world)
  const subject = at > 0 ? null : phraseAt(reader, SUBJECTS) ?? readNoun(reader)
  if (!subject || (at === 0 && subject.at === words.length)) {
    if (subject) return subject.text
    const rest = base ? readRest({ ...reader, at: base.at }) : null
    if (!verb || rest === null) return null
    if (infinitive) return `om ${join(rest, verb.particle, first === 'not' ? 'nie' : '')}${rest === '' && verb.particle === '' ? '' : ' '}te ${verb.verb}`
    if (first === 'let') return say(verb, rest, { helper: 'laat ons', negative: false })
    if (first === 'do' || first === 'don’t') return `moenie ${join(verb.preposition, rest, verb.particle + verb.verb)} nie`
    return join(say(verb, rest, { helper: '', negative: false }), first === 'please' ? 'asseblief' : '')
  }
  const isWho = words[subject.at] === 'who'
  const group = readGroup({ ...reader, at: subject.at + (isWho ? 1 : 0) })
  if (!group) {
    const rest = isWho ? null : readRest({ ...reader, at: subject.at })
    return rest === null ? null : join(subject.text, rest)
  }
  if (!isWho) return finish(subject.text, group, reader)
  const rest = readRest({ ...reader, at: group.at })
  if (rest === null || !group.verb) return rest === null ? null : join(subject.text, 'wat', group.negative ? 'nie' : '', rest, group.helper, group.negative ? 'nie' : '')
  const whole = say(group.verb, '', { ...group, helper: 'x', negative: false }).replace(/^x /, '')
  return join(subject.text, 'wat', group.negative ? 'nie' : '', group.verb.preposition, rest, whole, group.helper === '' ? '' : group.helper, group.negative ? 'nie' : '')
}

/** `where are you going?`, `what is he eating?` */
function readQuestion(reader: Reader): string | null {
  const wh = ({ where: 'waar', what: 'wat', when: 'wanneer', how: 'hoe', why: 'hoekom' } as Readonly<Record<string, string>>)[reader.words[0] ?? '']
  const helper = reader.words[1] ?? ''
  if (wh === undefined || !(BE.has(helper) || WAS.has(helper) || /^(?:do|does|did|will|can)$/.test(helper))) return null
  const from = { ...reader, at: 2 }
  const subject = phraseAt(from, SUBJECTS) ?? readNoun(from)
  if (!subject) return null
  const words = [...reader.words.slice(2, subject.at), helper, ...reader.words.slice(subject.at)]
  const group = readGroup({ ...reader, words, at: subject.at - 2 })
  const rest = group && readRest({ ...reader, words, at: group.at })
  if (!group || rest === null) return null
  if (!group.verb) return join(wh, group.helper, subject.text, rest)
  const goes = wh === 'waar' && group.verb.verb === 'gaan' ? 'heen' : ''
  return group.helper === '' ? join(wh, group.verb.verb, subject.text, group.negative ? 'nie' : '', rest, group.verb.particle, goes) : join(wh, group.helper, subject.text, group.negative ? 'nie' : '', rest, goes, say(group.verb, '', { ...group, helper: 'x', negative: false }).replace(/^x /, ''))
}

const NOTES: Readonly<Record<string, string>> = {
  'to one person': 'vir een mens', 'to several people': 'vir meer as een mens', 'to one person who is leaving': 'vir een mens wat weggaan', 'to several people who are leaving': 'vir mense wat weggaan', 'to one person who is staying': 'vir een mens wat bly', 'to several people who are staying': 'vir mense wat bly',
}

/** What is said to each other, as a whole. */
const WHOLE: Readonly<Record<string, string>> = {
  '(makes a yes-or-no question)': '(maak ’n ja-nee-vraag)', 'thank you very much': 'baie dankie', 'your several': 'julle', our: 'ons', 'his or her': 'sy of haar', 'goodbye go well': 'totsiens, gaan goed', 'goodbye stay well': 'totsiens, bly goed', goodbye: 'totsiens', 'go well': 'gaan goed (totsiens aan wie gaan)', 'stay well': 'bly goed (totsiens aan wie bly)', 'walk well': 'gaan goed', 'remain well': 'bly goed', 'how are you': 'hoe gaan dit', 'i am well': 'dit gaan goed',
  'i love you': 'ek is lief vir jou', 'there is': 'daar is', 'there is no': 'daar is geen', 'good morning': 'goeiemôre', 'good night': 'goeienag', 'may i have some water': 'mag ek water kry', 'may i have some water please': 'mag ek water kry, asseblief', welcome: 'welkom',
}

/**
 * Khulu's own English in Afrikaans: it says what words and sentences mean in a few fixed ways, and each of them has its order in Afrikaans.
 * Null where a word or a way of saying has no Afrikaans here; then the English stands.
 */
export function sayInAfrikaans(english: string, world: KhuluWorld): string | null {
  if (english.includes(';')) {
    const parts = english.split(';').map((part) => sayInAfrikaans(part.trim(), world))
    const told = parts.filter((part) => part !== null)
    return told.length > 0 ? told.join('; ') : null
  }
  const note = /^(.*?)\s*\(([^)]*)\)\s*$/.exec(english)
  if (note && !english.endsWith('several)') && note[1] !== '') {
    const [said, told] = [sayInAfrikaans(note[1] ?? '', world), NOTES[note[2] ?? '']]
    return said === null ? null : told === undefined ? said : `${said} (${told})`
  }
  const plain = english.toLowerCase().replaceAll(/\(several\)/g, 'several').replaceAll(/[?!.,]/g, '').trim()
  const isSentence = /^(?!I )[A-Z]/.test(english) && english.includes(' ')
  const words = plain.split(/\s+/)
  const known = WHOLE[plain] ?? world.afrikaans.fromEnglish.get(plain)
  const text = known ?? readQuestion({ words, at: 0, world }) ?? readClause({ words, at: 0, world }) ?? readRest({ words, at: 0, world })
  if ((text === null || text === '') && english.includes(',')) {
    const told = english.split(',').map((part) => sayInAfrikaans(part.trim(), world)).filter((part) => part !== null)
    return told.length > 0 ? told.join(', ') : null
  }
  if (text === null || text === '') return null
  if (!english.trim().endsWith('?')) return isSentence ? capitalise(text) : text
  // Jy het geld, asked: het jy geld?
  const asked = text.replace(/^(ek|jy|hy of sy|ons|julle|hulle|dit) (\S+)/, '$2 $1')
  return `${isSentence ? capitalise(asked) : asked}?`
}
