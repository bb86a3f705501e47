import LISTS from './safety-reading.json' with { type: 'json' }
import { findConcepts, type Place, type Token } from './read-tokens.ts'

const list = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Words for the teller, for the teller as object, for others, and for what is theirs. */
const [ME, SELVES, OTHERS, THEIRS] = [list(LISTS.me), list(LISTS.selves), list(LISTS.others), list(LISTS.theirs)]

/** Words of English or of Afrikaans alone: they tell which of the two a message is in. */
const [ENGLISH, AFRIKAANS] = [list(LISTS.english), list(LISTS.afrikaans)]

/** Words that both languages have: English first, Afrikaans only without English, and others in Afrikaans. */
const [ENGLISH_FIRST, AFRIKAANS_ALONE, OTHER_IN_AFRIKAANS] = [
  list(LISTS.englishFirst),
  list(LISTS.afrikaansAlone),
  list(LISTS.otherInAfrikaans),
]

/** Words after an Afrikaans `my` that is an object and owns nothing. */
const AFTER_OBJECT = list(LISTS.afterObject)

/** Words before an object where Khulu is asked for something: tell me, teach me. */
const ASKS_KHULU = list(LISTS.asksKhulu)

/** Words that begin another clause, or a companion or comparison: with the dog, like the dog. */
const JOINS = list(LISTS.joins)

/** Ages of children in words: I am twelve. */
const AGES = list(LISTS.ages)

/** Concepts of people, and of bodies and clothes. */
const [PEOPLE, BODIES] = [LISTS.people.split(' '), LISTS.bodies.split(' ')]

/** Tokens on either side of a verb in which its Afrikaans object stands. */
const NEAR = 6

/** Least tokens of a telling; learners give shorter sentences to be translated. Words of isiXhosa say more. */
const [TOLD, TELLING] = [
  { xhosa: 5, other: 6 },
  { xhosa: 7, other: 11 },
]

/** Patient of an act: the teller, the teller alone, or somebody else. */
type Patient = 'me' | 'self' | 'other' | undefined

/** A message as it is read: where each concept stands, and each act with its patient, such as `hurt>me`. */
export type Message = ReadonlyMap<string, readonly Place[]>

const count = (tokens: readonly Token[], words: ReadonlySet<string>): number =>
  tokens.filter(({ text }) => words.has(text)).length

/** Finds the patient in the concords of an isiXhosa verb: u-ndi-betha, ndi-beth-w-a, ndi-zi-sika. */
function patientOfConcords(prefix: string, tail: string): Patient {
  if (prefix.endsWith('zi') && /^(?:(?:a|be|ma|se)?nd|u?ku|u)/.test(prefix)) return 'self'
  const me = Math.max(
    prefix.lastIndexOf('ndi'),
    prefix.lastIndexOf('ngi'),
    prefix.endsWith('nd') ? prefix.length - 2 : -1,
  )
  // `andi-` is "I don't" before -i and -anga, otherwise "and he … me".
  const isSubject =
    me >= 0 &&
    /^(?:a|ma|be|se|nge|nga|xa|so)?$/.test(prefix.slice(0, me)) &&
    (prefix !== 'andi' || /(?:i|anga)$/.test(tail))
  if (/^(?:el|is|an|ek)*i?w/.test(tail)) return isSubject || /^(?:nd[ae]|s[ia]|ba?si)/.test(prefix) ? 'me' : undefined
  if (me >= 0 && !isSubject && me + 3 >= prefix.length) return 'me'
  if (/^(?:u|ba|wa|l?i|be|l?ya|la|e|aka|uya|baya|l?iya|u?ku|o|aba)si?$/.test(prefix)) return 'me'
  // Sesotho and Setswana within isiXhosa: o n-kotla.
  if (prefix === 'n') return 'me'
  return /(?:mu?|ba|wu|yi|li|zi)$/.test(prefix) ? 'other' : undefined
}

/** Tells whether the teller is who did it: I burnt my hand. */
function isOwnDoing(tokens: readonly Token[], at: number): boolean {
  const before = tokens
    .slice(Math.max(0, at - 3), at)
    .findLast(({ text }) => OTHERS.has(text) || text === 'i' || text === 'ive' || text === 'im')
  return before?.text.startsWith('i') === true
}

/** Tells whether a verb is passive, and said of the teller: I was hit, we get beaten. */
function isPassiveOfMe(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - 5), at).map(({ text }) => text)
  const isPassive = before.some((text) => /^(?:was|were|am|im|m|got|gets?|getting|being|been|are|is|be)$/.test(text))
  return (
    isPassive &&
    /(?:ed|en|t)$/.test(tokens[at]?.text ?? '') &&
    before.some((text) => text === 'i' || text === 'im' || text === 'we' || text === 'ive')
  )
}

/** Finds the patient after an English verb: hit me, touched my leg, hurts my sister. */
function patientAfter(
  tokens: readonly Token[],
  { at, end }: Place,
  isPerson: (at: number) => boolean,
  isBody: (at: number) => boolean,
): Patient {
  for (const [index, { text }] of tokens.slice(end + 1, end + 6).entries()) {
    const next = end + 1 + index
    if (/^[.,;:!?]/.test(text) || text === 'i' || text === 'because' || text === 'past') break
    if (SELVES.has(text)) return 'self'
    if (text === 'me' || text === 'us') return 'me'
    if (text === 'my' || text === 'our') {
      if (isPerson(next + 1) || isPerson(next + 2)) return 'other'
      return (isBody(next + 1) || isBody(next + 2)) && !isOwnDoing(tokens, at) ? 'me' : undefined
    }
    if (THEIRS.has(text)) return 'other'
  }
  if (isPassiveOfMe(tokens, at)) return 'me'
  const own = tokens.slice(at, end + 1).map(({ text }) => text)
  if (own.includes('me') || own.includes('us')) return 'me'
  if (own.some((text) => SELVES.has(text))) return 'self'
  return own.includes('my') && !isOwnDoing(tokens, at) ? 'me' : undefined
}

/** Finds the patient on either side of an Afrikaans verb: slaan my, my geslaan, aan my vat. */
function patientBeside(
  tokens: readonly Token[],
  { at, end }: Place,
  isPerson: (at: number) => boolean,
  isBody: (at: number) => boolean,
): Patient {
  let isOther = false
  for (let next = Math.max(0, at - NEAR); next <= Math.min(tokens.length - 1, end + NEAR); next++) {
    const text = tokens[next]?.text ?? ''
    const before = tokens[next - 1]?.text ?? ''
    if (SELVES.has(text)) return 'self'
    if (text === 'my' && isPerson(next + 1)) isOther ||= next > at || /^(?:het|vir|wil|aan|sal|gaan)$/.test(before)
    else if (text === 'my') {
      const isBare = next + 1 >= at || AFTER_OBJECT.has(tokens[next + 1]?.text ?? '') || isBody(next + 1)
      const subject = tokens
        .slice(Math.max(0, next - 3), next)
        .findLast((one) => OTHERS.has(one.text) || one.text === 'ek')
      if (isBare && subject?.text !== 'ek') return 'me'
    }
    if (text === 'ons' && next > 0 && (isPerson(next - 1) || OTHERS.has(before) || next > at)) return 'me'
    if (text === 'word' && before === 'ek') return 'me'
  }
  return isOther ? 'other' : undefined
}

/** Tokens before a verb in which its doer is looked for. */
const DOER = 5

/** Tells whether an animal or a thing is who acts: the dog bit me, I was bitten by the dog. */
function isDoneByCreature(
  tokens: readonly Token[],
  { at, end }: Place,
  isCreature: (at: number) => boolean,
  isPerson: (at: number) => boolean,
): boolean {
  const isPassive = /^(?:by|deur|y|ng)/.test(tokens[end + 1]?.text ?? '')
  if (isPassive && [end + 1, end + 2, end + 3].some(isCreature)) return true
  for (let before = at - 1; before >= Math.max(0, at - DOER); before--) {
    const text = tokens[before]?.text ?? ''
    if (isCreature(before)) return ![before - 1, before - 2].some((one) => JOINS.has(tokens[one]?.text ?? ''))
    const isJoin = JOINS.has(text) && !/^d?it$/.test(tokens[before + 1]?.text ?? '')
    if (/^[.,;:!?]/.test(text) || isPerson(before) || isJoin || (OTHERS.has(text) && text !== 'wat')) return false
  }
  return false
}

/** isiXhosa words in which the teller is subject or object, and those in which several tellers are. */
const XHOSA_ME =
  /^(?:a|be|se|nge|xa|ma|e|ku|uku|noku|u|wa|ba|i|li|ya|la|uya|baya|iya|o|aba|bendi|wayen|ungan|akan|ngan|kun)?(?:nd[aioe]|ngiya)/
const XHOSA_ON_ME = /^(?:u|wa|ba|l?i|ya|uya|baya|l?iya|uza|aka|aba|o|e|aye|waye)(?:ku)?ndi[a-z]{3}/
const NOT_XHOSA_ME = /^(?:.{0,4}$|indi|endleleni|undize)/
const XHOSA_US = /^(?:si|as[ai])[a-z]{4,}$/

/** Ages, of the teller and of others, as they are written with a number. */
const AGE =
  /\b(?:im|i m|am|age|aged|old|yrs?|years?|ek is|ek s|jaar|i was|since i|toe ek|minyaka|neminyaka|una|une|ndine|turn|turned)\b/
const GRADE = /\b(?:grade|gr|graad|g)\b/
const OF_OTHERS = /\b(?:hes|he s|he is|shes|hy is|he|man van|man of)\b/
const XHOSA_AGE = /^(?:n?u?ndi?ne|une|ine|nine|gr|grade)(\d{1,2})$/
const YOUNG = /^(?:ndineminyaka|ndiminyaka|ndisemncinci|ndisengumntwana|matric|teenager|neminyaka)$/

/** Concepts of one token that no list of words holds: the teller, others, ages and scores. */
function conceptsOf(tokens: readonly Token[], at: number, isXhosa: boolean): string[] {
  const text = tokens[at]?.text ?? ''
  const found: string[] = []
  if (ME.has(text) || (XHOSA_ME.test(text) && !NOT_XHOSA_ME.test(text)) || (isXhosa && XHOSA_US.test(text)))
    found.push('me')
  if (OTHERS.has(text) || XHOSA_ON_ME.test(text)) found.push('he')
  if ((text === 'me' || text === 'us') && !ASKS_KHULU.has(tokens[at - 1]?.text ?? '')) found.push('toMe')
  if (/^\d{1,2}$/.test(text)) {
    const near = tokens
      .slice(Math.max(0, at - 4), at + 4)
      .map((one) => one.text)
      .join(' ')
    const isYoung = Number(text) < 18
    if (AGE.test(near)) found.push(isYoung ? 'young' : 'older')
    if (GRADE.test(near)) found.push('young')
    if (OF_OTHERS.test(near) && !isYoung) found.push('older')
    if (/^\d+$/.test(tokens[at + 1]?.text ?? '')) found.push('sport')
  }
  if (
    AGES.has(text) &&
    AGE.test(
      tokens
        .slice(Math.max(0, at - 3), at + 3)
        .map((one) => one.text)
        .join(' '),
    )
  )
    found.push('young')
  const years = XHOSA_AGE.exec(text)?.[1]
  if (years !== undefined) found.push(Number(years) < 18 ? 'young' : 'older')
  if (YOUNG.test(text)) found.push('young')
  return found
}

/** Reads who does what to whom in a message. */
export function readMessage(tokens: readonly Token[]): Message {
  const [english, afrikaans] = [count(tokens, ENGLISH), count(tokens, AFRIKAANS)]
  const isRead = (language: 'en' | 'af', word: string): boolean => {
    if (language === 'en') return !ENGLISH_FIRST.has(word) || afrikaans <= english
    if (afrikaans > english) return true
    return !OTHER_IN_AFRIKAANS.has(word) && (english === 0 || (afrikaans > 0 && !AFRIKAANS_ALONE.has(word)))
  }
  const message = findConcepts(tokens, isRead)
  const add = (concept: string, place: Place): void => {
    message.set(concept, [...(message.get(concept) ?? []), place])
  }
  const startsOf = (concepts: readonly string[]): ReadonlySet<number> =>
    new Set(concepts.flatMap((one) => message.get(one) ?? []).map(({ at }) => at))
  const [persons, bodies] = [startsOf(PEOPLE), startsOf(BODIES)]
  const isPerson = (at: number): boolean => persons.has(at)
  const isBody = (at: number): boolean => bodies.has(at)
  const creatures = startsOf(['creature'])
  const isCreature = (at: number): boolean => creatures.has(at)
  const patientOf = (place: Place): Patient => {
    if (isDoneByCreature(tokens, place, isCreature, isPerson)) return undefined
    if (place.prefix !== undefined)
      return patientOfConcords(place.prefix, place.tail ?? '') ?? (isPerson(place.end + 1) ? 'other' : undefined)
    if (place.language === 'af') return patientBeside(tokens, place, isPerson, isBody)
    return place.language === 'en' ? patientAfter(tokens, place, isPerson, isBody) : undefined
  }
  const read = new Map(message)
  for (const [concept, places] of read) {
    for (const place of places) {
      const patient = patientOf(place)
      if (patient) add(`${concept}>${patient}`, place)
      if (patient === 'me' && place.prefix !== undefined && !/^(?:a|be|se)?nd/.test(place.prefix)) add('he', place)
    }
  }
  const calm = ['asks', 'learn', 'how', 'story', 'thing', 'creature', 'everyday', 'sport'].some((one) => read.has(one))
  if (calm && read.has('joke')) for (const place of read.get('joke') ?? []) add('banter', place)
  const placeAt = (at: number): Place => ({ at, end: at, language: 'en' })
  const isXhosa = english + afrikaans < 2
  for (const at of tokens.keys()) for (const concept of conceptsOf(tokens, at, isXhosa)) add(concept, placeAt(at))
  // Nearly every word of isiXhosa ends in a vowel.
  const language =
    isXhosa && tokens.filter(({ text }) => /[aeiou]$/.test(text)).length > tokens.length * 0.7 ? 'xhosa' : 'other'
  if (tokens.length >= TOLD[language] && ['me', 'he', ...PEOPLE].some((one) => message.has(one))) {
    add('told', placeAt(0))
    if (tokens.length >= TELLING[language]) add('telling', placeAt(0))
  }
  return message
}
