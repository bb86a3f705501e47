import WORDS from './afrikaans-of-english.json' with { type: 'json' }
import type { KhuluWorld } from '#core/khulu/khulu-world.ts'
import type { EnglishForm, EnglishMatch } from '#core/khulu/words/english-index.ts'

type Reader = { words: readonly string[]; at: number; world: KhuluWorld }

/** Text in Afrikaans, and the next position. */
type Read = { text: string; at: number }

const table = (words: Readonly<Record<string, string>>): ReadonlyMap<string, string> => new Map(Object.entries(words))

const SUBJECTS = table(WORDS.subjects)
const DETERMINERS = table(WORDS.determiners)
const PLACES = table(WORDS.places)
/** Words that stand alone: objects, places and adverbs. */
const ALONE = table(WORDS.alone)
const ASKED = table(WORDS.asked)
/** Words for the subject of a wish, and for the beginning of a clause. */
const WHO = table(WORDS.who)
const SINCE = table(WORDS.since)
/** Helping verbs; to do has no meaning of its own. */
const HELPERS = table(WORDS.helpers)
/** Beginnings of an order, a wish or an infinitive. */
const LEADS = table(WORDS.leads)

const join = (...parts: (string | false | undefined)[]): string => parts.filter(Boolean).join(' ')

function phraseAt({ words, at }: Reader, phrases: ReadonlyMap<string, string>): Read | null {
  for (const length of [3, 2, 1]) {
    const text = at + length <= words.length ? phrases.get(words.slice(at, at + length).join(' ')) : undefined
    if (text !== undefined) return { text, at: at + length }
  }
  return null
}

/** Returns a root's Afrikaans meaning for one of its English senses. */
function afrikaansOf({ root, sense }: EnglishMatch, { afrikaans }: KhuluWorld): string {
  const at = Math.max(
    root.senses.findIndex((one) => one.toLowerCase().includes(sense)),
    0,
  )
  const told =
    afrikaans.senses
      .get(root.id)
      ?.[at]?.replaceAll(/ \([^)]*\)/g, '')
      .split(', ') ?? []
  const place =
    root.senses[at]
      ?.toLowerCase()
      .split(', ')
      .findIndex((one) => one.includes(sense)) ?? 0
  return (told[place] ?? told.at(-1) ?? '').replace(/^(?:’n|die) /, '').replace('lief te hê', 'van iets te hou')
}

/**
 * Returns the Afrikaans of the English word or phrase here, in a wanted form. Known words of the sentence come first.
 */
function wordAt(
  { words, at, world }: Reader,
  parts: readonly string[],
  forms: readonly EnglishForm[],
): (Read & { form: EnglishForm }) | null {
  for (let length = Math.min(4, words.length - at); length > 0; length--) {
    const matches = world.english
      .get(words.slice(at, at + length).join(' '))
      ?.filter(({ root, form }) => parts.includes(root.partOfSpeech) && forms.includes(form))
    const match = matches?.find(({ root }) => world.meant?.has(root)) ?? matches?.[0]
    const text = match ? afrikaansOf(match, world) : ''
    // To go to a place is gaan with where: dorp toe.
    if (match && text !== '')
      return {
        text,
        form: match.form,
        at: at + length - (match.sense === 'go to' && length > 1 && at + length < words.length ? 1 : 0),
      }
  }
  return null
}

/** Reads a noun with what stands before it and whose it is. */
function readNoun(reader: Reader): Read | null {
  const { world, words } = reader
  const small = phraseAt(reader, DETERMINERS)
  const quality = small ? null : wordAt(reader, ['adjective', 'relative', 'numeral'], ['plain'])
  const start = small ?? (quality && { text: world.afrikaans.beforeNoun(quality.text), at: quality.at })
  const rest = start && readNoun({ ...reader, at: start.at })
  if (rest) return { text: join(start.text, rest.text), at: rest.at }
  const noun = small ? null : wordAt(reader, ['noun'], ['singular', 'plural'])
  if (!noun) return null
  const text = noun.form === 'plural' ? world.afrikaans.pluralOf(noun.text) : noun.text
  const owner = words[noun.at] === 'of' ? readNoun({ ...reader, at: noun.at + 1 }) : null
  return owner ? { text: `${text} van ${owner.text}`, at: owner.at } : { text, at: noun.at }
}

type Verb = { preposition: string; particle: string; verb: string; more: string }

/** `om na iets te kyk` is kyk na, `om af te kom` kom af, `om te wil hê` wil hê. */
function verbOf(told: string): Verb | null {
  const [, preposition = '', particle = '', verb = '', more = ''] =
    /^om (?:\S+ ’n plek |(?:(\S+) )?(?:iets|iemand) )?(?:(.+) )?te (\S+)(?: (.+))?$/.exec(told) ?? []
  return verb === '' ? null : { preposition: preposition.replace('aan', ''), particle, verb, more }
}

function verbAt(reader: Reader, forms: readonly EnglishForm[]): (Verb & { at: number }) | null {
  const found =
    reader.words[reader.at] === 'have' ? { text: 'om te hê', at: reader.at + 1 } : wordAt(reader, ['verb'], forms)
  const verb = found && verbOf(found.text)
  return verb && { ...verb, at: found.at }
}

/** Pattern of a time. It stands before the place, and after a pronoun. */
const TIME =
  /^(?:nou|vandag|gister|môre|oormôre|van(?:oggend|aand|dag)|(?:elke|verlede|volgende|hierdie) \S+|op \S+dag)$/
const PRONOUN = /^(?:(?:vir|van|met|na) )?(?:my|jou|hom of haar|ons|julle|hulle|dit)$/

/** Reads objects, places, adverbs and predicates to the end; the verb's preposition stands before its object. */
function readRest(start: Reader, preposition = ''): string | null {
  const { words, world } = start
  const found: string[] = []
  let [reader, before] = [start, preposition]
  while (reader.at < words.length) {
    const place = PLACES.get(words[reader.at] ?? '')
    const inner = { ...reader, at: reader.at + 1 }
    const alone = phraseAt(reader, world.afrikaans.places) ?? phraseAt(reader, ALONE)
    const thing = place === undefined || alone ? null : (readNoun(inner) ?? phraseAt(inner, ALONE))
    const quality = wordAt(reader, ['adjective', 'relative', 'verb', 'adverb', 'numeral'], ['plain', 'state'])
    const noun = alone ?? readNoun(reader)
    const object = !noun || (quality && !alone && quality.at >= noun.at) ? null : noun
    const next = thing
      ? {
          text: join(
            words[reader.at] === 'by' &&
              /person|animal/.test(world.english.get(words[thing.at - 1] ?? '')?.[0]?.root.semanticClass ?? '')
              ? 'deur'
              : place,
            thing.text,
          ),
          at: thing.at,
        }
      : object
        ? { text: join(before, object.text), at: object.at }
        : quality && { text: verbOf(quality.text)?.particle ?? quality.text, at: quality.at }
    if (!next) return null
    if (object && !thing) before = ''
    const early = TIME.test(next.text) ? found.findIndex((text) => !PRONOUN.test(text)) : -1
    found.splice(early < 0 ? found.length : early, 0, next.text)
    reader = { ...reader, world, at: next.at }
  }
  // Ek wag daar, but: ek wag vir.
  return join(...found, found.length === 0 && before)
}

/** A verb with its helper: the part that stands second, what stands last, and both where a verb stands last. */
type Group = { finite: string; end: string; last: string; not: string; preposition: string; verb: string }

function groupOf({ preposition, particle, verb, more }: Verb, helper: string, not: string, done: boolean): Group {
  const tie = particle + (particle === '' || /^(?:wees|word|hê)$/.test(verb) || particle.includes(' ') ? ' ' : '')
  const finite = verb === 'hê' ? 'het' : verb === 'wees' ? 'is' : verb
  if (helper === '')
    return { finite, end: join(particle, more), last: join(tie + finite, more).trim(), not, preposition, verb }
  // A past wish: hy wou brood hê, "he wanted bread".
  if (done && verb === 'wil') return { finite: 'wou', end: more, last: `${more} wou`, not, preposition, verb }
  const said =
    !done || more !== ''
      ? verb
      : verb === 'hê'
        ? 'gehad'
        : /^(?:be|ge|her|er|ont|ver)(?!e)\p{L}{3}/u.test(verb)
          ? verb
          : `ge${verb}`.replace('geee', 'geëe')
  const end = join(tie + said, more).trim()
  return { finite: helper, end, last: done ? `${end} ${helper}` : `${helper} ${end}`, not, preposition, verb }
}

/** Reads the verb with its helpers after the subject. */
function readGroup(reader: Reader): (Group & { at: number }) | null {
  const { words } = reader
  const first = words[reader.at] ?? ''
  const isWish = /^wants?$/.test(first)
  const helper = isWish && words[reader.at + 1] !== 'to' ? undefined : HELPERS.get(first)
  const start = reader.at + (helper === undefined ? 0 : isWish ? 2 : 1)
  const isNot = words[start] === 'not'
  const isYet = isNot && words[start + 1] === 'yet'
  const not = isNot && (isYet || first.startsWith('ha')) ? 'nog nie' : isNot || first === 'cannot' ? 'nie' : ''
  const next = { ...reader, at: start + Number(isNot) + Number(isYet) }
  // I had a car: ek het ’n motor gehad.
  if (first === 'had' && !verbAt({ ...reader, at: reader.at + 1 }, ['participle']))
    return { ...groupOf({ preposition: '', particle: '', verb: 'hê', more: '' }, 'het', not, true), at: reader.at + 1 }
  if (helper === '') {
    const done = readGroup(next)
    return done && { ...done, not }
  }
  const isBeing = helper === 'is' || helper === 'was'
  const found = verbAt(
    next,
    helper === undefined
      ? ['base', 'third']
      : isBeing
        ? ['ing']
        : first.startsWith('ha')
          ? ['participle', 'past']
          : ['base'],
  )
  // The dog was hit by a boy: is deur ’n seun geslaan.
  const suffered = isBeing && !found ? verbAt(next, ['participle', 'past']) : null
  if (suffered) return { ...groupOf(suffered, helper === 'was' ? 'is' : 'word', not, true), at: suffered.at }
  const past = helper === undefined && !found ? verbAt(next, ['past']) : null
  const verb = found ?? past
  if (verb)
    return {
      ...groupOf(
        verb,
        past || helper === 'was' ? 'het' : isBeing ? '' : (helper ?? ''),
        not,
        past !== null || helper === 'was' || helper === 'het',
      ),
      at: verb.at,
    }
  return helper === undefined || (!isBeing && helper !== 'het' && next.at < words.length)
    ? null
    : { finite: helper, end: '', last: helper, not, preposition: '', verb: '', at: next.at }
}

/** Reads an order, an infinitive, or what is wished: to the end. */
function readOrder(reader: Reader, lead: string): string | null {
  const verb = verbAt(reader, ['base'])
  const rest = verb && readRest({ ...reader, at: verb.at }, verb.preposition)
  if (!verb || rest === null) return null
  if (lead.startsWith('om')) return join(lead, rest, verb.particle, 'te', verb.verb, verb.more)
  const { finite, end } = groupOf(verb, lead, '', false)
  return join(finite, rest, end, lead === 'moenie' ? 'nie' : '')
}

/**
 * Reads a clause: subject, verb and rest, or an order. In a question, and after when, the verb is before the subject.
 */
function readClause(reader: Reader, isAsked: boolean): string | null {
  const { words } = reader
  const lead = isAsked ? null : phraseAt(reader, LEADS)
  if (lead)
    return join(readOrder({ ...reader, at: lead.at }, lead.text) ?? undefined, words[0] === 'please' ? 'asseblief' : '')
  // I want us to walk: ek wil hê ons moet loop.
  const [, wants = '', who = '', what = ''] = /^(.+ wants?) (?!to )(.+?) to (.+)$/.exec(words.join(' ')) ?? []
  const [one, other] =
    wants === '' || isAsked
      ? []
      : [wants, `${WHO.get(who) ?? who} must ${what}`].map((clause) =>
          readStatement({ ...reader, words: clause.split(' ') }, false, null),
        )
  if (one && other) return join(one, other)
  // When I am hungry: wanneer ek honger is.
  const since = isAsked ? undefined : SINCE.get(words[0] ?? '')
  if (since !== undefined)
    return readStatement({ ...reader, words: ['whom', ...words.slice(1)] }, false, null)?.replace(/^wat/, since) ?? null
  const asked = ASKED.get(words[0] ?? '')
  if (asked !== undefined && HELPERS.has(words[1] ?? '')) return readStatement({ ...reader, at: 1 }, true, asked)
  const front = wordAt(reader, ['adverb'], ['plain'])
  return (
    (front && readStatement({ ...reader, at: front.at }, isAsked, front.text)) ?? readStatement(reader, isAsked, null)
  )
}

function readStatement(reader: Reader, isAsked: boolean, front: string | null): string | null {
  const { words, at } = reader
  const helper = isAsked && HELPERS.has(words[at] ?? '') ? at + 1 : at
  const doer = (from: number): Read | null =>
    /^(?:wh(?:om|ich)|that)$/.test(words[from] ?? '') ? phraseAt({ ...reader, at: from + 1 }, SUBJECTS) : null
  const isWho = !isAsked && (/^(?:who|which)$/.test(words[at] ?? '') || doer(at) !== null)
  const subject = isWho
    ? { text: '', at }
    : ((words[helper + 1] === 'is' ? null : readNoun({ ...reader, at: helper })) ??
      phraseAt({ ...reader, at: helper }, SUBJECTS) ??
      readNoun({ ...reader, at: helper }))
  if (!subject) return front !== null || isAsked ? null : readOrder(reader, '')
  if (subject.at === words.length && helper === at) return front === null ? subject.text : null
  const turned =
    helper === at
      ? reader
      : {
          ...reader,
          words: [
            ...words.slice(0, at),
            ...words.slice(helper, subject.at),
            words[at] ?? '',
            ...words.slice(subject.at),
          ],
        }
  const from = subject.at - (helper - at)
  const who = helper === at ? doer(from) : null
  const isWhich = helper === at && (/^(?:who|which)$/.test(words[from] ?? '') || who !== null)
  const group = readGroup({ ...turned, at: who?.at ?? from + (isWhich ? 1 : 0) })
  if (!group)
    return front !== null || isAsked ? null : (readOrder(reader, '') ?? (isWhich ? null : joinRest(subject, reader)))
  const { not, preposition, verb } = group
  const rest = readRest({ ...turned, at: group.at }, preposition)
  if (rest === null) return null
  // One knows that it is so, and knows people and things.
  const knows =
    verb === 'weet' && rest !== '' && !/^(?:dat|wat|waar|hoe|wie|of|wanneer|nie)\b/.test(rest) && !TIME.test(rest)
  const [finite, end, last] = [group.finite, group.end, group.last].map((part) =>
    knows ? part.replace(/weet$/, 'ken') : part,
  )
  const told = join(rest, front === 'waar' && (verb === 'gaan' ? 'heen' : words.includes('from') && 'vandaan'))
  const nie = (not !== '' && told + end !== '') || told.startsWith('geen ') ? 'nie' : ''
  if (isWhich)
    return join(subject.text, words[from] === 'that' ? 'dat' : 'wat', who?.text, not, told, last, not && 'nie')
  const isTurned = front !== null || (isAsked && !/^w(?:ie|at)$/.test(subject.text))
  return isTurned
    ? join(front ?? '', finite, subject.text, not, told, end, nie)
    : join(subject.text, finite, not, told, end, nie)
}

const joinRest = (subject: Read, reader: Reader): string | null => {
  const rest = readRest({ ...reader, at: subject.at })
  return rest === null ? null : join(subject.text, rest)
}

/** Note for the addressee of a sentence. */
const tellNote = (note: string): string =>
  /^to (?:one|several) p/.test(note)
    ? join(
        note.startsWith('to o') ? 'vir een mens' : 'vir meer as een mens',
        note.endsWith('leaving') && 'wat weggaan',
        note.endsWith('staying') && 'wat bly',
      )
    : ''

/** Greetings and set phrases as a whole. */
const WHOLE = table(WORDS.whole)

const capitalise = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

/**
 * Translates Khulu's own English into Afrikaans. Khulu's meanings have a few fixed patterns, each with its Afrikaans
 * order. Null if a word or pattern has no Afrikaans here; then the English stays.
 */
export function sayInAfrikaans(english: string, world: KhuluWorld): string | null {
  const plain = english
    .toLowerCase()
    .replaceAll(/\(several\)/g, 'several')
    .replaceAll(/[?!.,]/g, '')
    .trim()
  const isAsked = english.trim().endsWith('?')
  const isSentence = /^[A-Z].* /.test(english) && /^(?!I )|[.?!]$/.test(english)
  const whole =
    WHOLE.get(plain) ??
    world.afrikaans.fromEnglish.get(plain) ??
    world.afrikaans.fromEnglish.get(english.toLowerCase().replace(/\.$/, ''))
  if (whole !== undefined)
    return (isSentence ? capitalise(whole) : whole) + (isAsked && !whole.endsWith('?') ? '?' : '')
  const note = /^(.+?)\s*\(([^)]*)\)\s*$/.exec(english)
  if (note && !english.endsWith('several)')) {
    const said = sayInAfrikaans(note[1] ?? '', world)
    const told = tellNote(note[2] ?? '')
    return said === null || told === '' ? said : `${said} (${told})`
  }
  const parts = english.split(/(?<=[;,])\s+|(?<=[.?!])\s+(?=\S)|(?<=^(?:come|go)) and /i)
  if (parts.length > 1) {
    const told = parts.map((part, at) => {
      const [sign = ''] = /[;,.!]$/.exec(part) ?? []
      const text = sayInAfrikaans(part.replace(/[;,]$/, ''), world)
      // Wanneer ek honger is, eet ek.
      const turned =
        at === 1 && /^(?:when|if)\b/i.test(english)
          ? (text?.replace(/^(ek|jy|hy of sy|ons|julle|hulle|dit) (\S+)/, '$2 $1') ?? null)
          : text
      return turned === null ? null : turned + sign
    })
    const kept = told.filter((part) => part !== null)
    // Of several meanings those that can be told are; a sentence is told whole.
    return kept.length === 0 || (isSentence && kept.length < told.length)
      ? null
      : kept.join(/^(?:come|go) and /i.test(english) ? ' en ' : ' ').replace(/[;,.]$/, '')
  }
  const reader = { words: plain.split(/\s+/), at: 0, world }
  const text = readClause(reader, isAsked) || readRest(reader)
  if (text === null || text === '') return null
  return (isSentence ? capitalise(text) : text) + (isAsked ? '?' : '')
}
