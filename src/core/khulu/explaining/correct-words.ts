import { joinMorphemes } from '#core/grammar/join-morphemes.ts'
import { locateNoun } from '#core/grammar/locate-noun.ts'
import { makeCopulative } from '#core/grammar/inflect-noun.ts'
import { kindOfTag } from '#core/grammar/morpheme.ts'
import { isPerson, type Agreement } from '#core/grammar/noun-classes.ts'
import { plainWord } from '#core/grammar/word-lexicon.ts'
import type { Correction, KhuluWorld } from '#core/khulu/khulu-world.ts'
import {
  correctFollower,
  correctQuality,
  correctVerb,
  type Head,
  type Subject,
} from '#core/khulu/explaining/correct-agreement.ts'
import { correctBare, correctSpelling, correctWriting } from '#core/khulu/explaining/correct-writing.ts'
import { say } from '#core/khulu/khulu-answer.ts'
import { readVerbSense } from '#core/khulu/reading/english-of-verb.ts'
import { listRoles } from '#core/khulu/reading/list-roles.ts'
import type { WordRole } from '#core/khulu/reading/word-role.ts'

/** A word with what can be made of it, and its neighbours. */
type Place = {
  word: string
  roles: readonly WordRole[]
  before: readonly WordRole[]
  next: readonly WordRole[]
  after: string
  isLast: boolean
}

const isPlainNoun = (role: WordRole | undefined): role is Extract<WordRole, { kind: 'noun' }> =>
  role?.kind === 'noun' && role.link === 'none'

/** Corrects the short form at the end of a sentence: `ndifunda` needs -ya-. */
function correctShort({ roles: [role], isLast }: Place, world: KhuluWorld): Correction | null {
  if (!isLast || role?.kind !== 'verb') return null
  const { morphemes } = role
  const [concord, stem, end] = morphemes
  const isShort =
    morphemes.length === 3 &&
    concord !== undefined &&
    kindOfTag(concord[1]) === 'SC' &&
    stem?.[1] === 'VRoot' &&
    end?.[0] === 'a' &&
    end[1] === 'VerbTerm'
  if (!isShort || concord[0] === 'ku') return null
  const right = joinMorphemes([concord, ['ya', 'Pres'], ...morphemes.slice(1)], world.engine.grammar)[0]
  return right === undefined
    ? null
    : { right, why: say('khulu.correct.long', { word: right }), rule: 'khulu.rule.present' }
}

/**
 * Corrects `uyapheka inyama` → `upheka`: before an object that the verb doesn't name, -ya- is left out; `ndiyathanda
 * wena` → `ndiyakuthanda`.
 */
function correctLong({ roles: [role], next: [object] }: Place, world: KhuluWorld): Correction | null {
  if (role?.kind !== 'verb') return null
  const { morphemes } = role
  const isLong =
    morphemes.length > 2 &&
    morphemes[1]?.[1] === 'Pres' &&
    !morphemes.some(([, tag]) => tag.startsWith('OC') || tag === 'Pass')
  // Ndithanda wena; utya wena only says who does it.
  const isShort =
    morphemes.length === 3 && morphemes[1]?.[1] === 'VRoot' && morphemes[0]?.[1].startsWith('SC1p') === true
  const who =
    (isLong || isShort) && object?.kind === 'closed' && object.word.kind === 'pronoun'
      ? object.word.agreement
      : undefined
  const { classes, persons } = world.engine.grammar.concords
  const named =
    who === undefined || who === readVerbSense(morphemes).subject
      ? undefined
      : (isPerson(who) ? persons[who] : classes[who]).object
  if (who !== undefined && named !== undefined) {
    const right = joinMorphemes(
      [...morphemes.slice(0, 1), ['ya', 'Pres'], [named, `OC${who}`], ...morphemes.slice(isShort ? 1 : 2)],
      world.engine.grammar,
    )[0]
    return right === undefined ? null : { right, why: say('khulu.rule.object'), rule: 'khulu.rule.object' }
  }
  if (
    !isLong ||
    !isPlainNoun(object) ||
    object.root.semanticClass === 'time' ||
    object.root.nounClass === '16' ||
    object.root.nounClass === '17'
  )
    return null
  const right = joinMorphemes(
    morphemes.filter(([, tag]) => tag !== 'Pres'),
    world.engine.grammar,
  )[0]
  return right === undefined
    ? null
    : { right, why: say('khulu.correct.short', { word: right }), rule: 'khulu.rule.present' }
}

/** Corrects `andifuna`, `andiyafuna` → `andifuni`: what begins as a negative ends as one, and has no -ya-. */
function correctNegative({ word, roles }: Place, world: KhuluWorld): Correction | null {
  const isNegative = (all: readonly WordRole[]): boolean =>
    all.some(
      (role) => role.kind === 'verb' && readVerbSense(role.morphemes).negative && role.morphemes.at(-1)?.[0] !== 'a',
    )
  const [, concord = '', long, stem = ''] = /^(a(?:ndi|wu|ka|si|ni|ba|yi|zi|li))(ya)?(\p{L}{2,})[ai]$/u.exec(word) ?? []
  if (
    concord === '' ||
    (long === undefined && !word.endsWith('a')) ||
    isNegative(roles) ||
    roles.some(({ kind }) => kind === 'noun' || kind === 'quality' || kind === 'closed')
  )
    return null
  const right = `${concord}${stem}i`
  return isNegative(listRoles(right, world.engine, world.closed))
    ? {
        right,
        why: long === undefined ? say('khulu.correct.negative', { word: right }) : say('khulu.rule.negative'),
        rule: 'khulu.rule.negative',
      }
    : null
}

/** Verbs of going, whose goal is a place: ndiya esikolweni. */
const GOES: ReadonlySet<string> = new Set(['ukuya', 'ukubuyela', 'ukuhlala'])

/** Corrects `ndiya ikhaya` → `ekhaya`: a noun without its place after a verb that goes somewhere. */
function correctPlace({ before, roles: [role] }: Place, { engine }: KhuluWorld): Correction | null {
  const goes = before.some((one) => one.kind === 'verb' && GOES.has(one.root.lemma))
  if (
    !goes ||
    !isPlainNoun(role) ||
    role.plural ||
    role.root.semanticClass === 'person' ||
    role.root.semanticClass === 'animal' ||
    role.root.nounClass === '15'
  )
    return null
  const [right] = locateNoun(role.root.lemma, role.nounClass, engine.grammar, role.root.locative)
  return right === undefined
    ? null
    : { right, why: say('khulu.correct.place', { noun: role.root.lemma, word: right }), rule: 'khulu.rule.place' }
}

/** Corrects `ndiza hamba` → `ndiza kuhamba`. */
function correctFuture({ word, before }: Place, world: KhuluWorld): Correction | null {
  const isFuture = before.some((role) => role.kind === 'closed' && role.word.kind === 'future' && role.word.coming)
  const right =
    isFuture &&
    world.engine.lexicon.words.get(plainWord(`uku${word}`))?.some(({ partOfSpeech }) => partOfSpeech === 'verb')
      ? `ku${word}`
      : null
  return right === null ? null : { right, why: say('khulu.rule.future'), rule: 'khulu.rule.future' }
}

/** Corrects `lo umntu` → `lo mntu`. */
function correctPointed({ word, before, roles: [role] }: Place): Correction | null {
  if (
    !before.some((one) => one.kind === 'closed' && one.word.kind === 'pointing') ||
    !isPlainNoun(role) ||
    !/^[aeiu]/.test(word)
  )
    return null
  const right = word.replace(/^(?:ii|[aeiu])/, '')
  return { right, why: say('khulu.correct.pointed', { word: right }), rule: 'khulu.rule.nounClass' }
}

/**
 * Corrects `ndicela manzi` → `amanzi`: a noun has its first vowel after a verb that isn't negative; who is called has
 * none.
 */
function correctVowel({ word, before: [before], roles }: Place, { engine }: KhuluWorld): Correction | null {
  const sense = before?.kind === 'verb' ? readVerbSense(before.morphemes) : null
  if (
    sense?.form !== 'statement' ||
    sense.negative ||
    /^[aeiou]/.test(word) ||
    roles.some(
      (role) =>
        role.kind === 'verb' ||
        role.kind === 'closed' ||
        (role.kind === 'whole' && role.root.partOfSpeech !== 'relative'),
    )
  )
    return null
  const root = ['i', 'u', 'a', 'ii']
    .flatMap((vowel) => engine.lexicon.words.get(vowel + word) ?? [])
    .find(({ partOfSpeech, semanticClass }) => partOfSpeech === 'noun' && semanticClass !== 'person')
  const right = [root?.lemma, root?.plural].find((form) => form !== undefined && plainWord(form).endsWith(word))
  return right === undefined
    ? null
    : { right, why: say('khulu.correct.spelling', { word: right }, { given: word }), rule: 'khulu.rule.nounClass' }
}

/** State of the sentence so far: the possible nouns, the subject, and whether a predicate was there. */
type Said = { heads: readonly Head[]; subject: Subject | null; told: boolean }

/** Returns the noun that somebody has: two of ndinabantwana ababini agrees with it. */
function headOf({ root, plural }: Extract<WordRole, { kind: 'has' }>, { engine, closed }: KhuluWorld): Head[] {
  const text = (plural ? root.plural : undefined) ?? root.lemma
  const noun = listRoles(text, engine, closed).find(isPlainNoun)
  return noun ? [{ text, nounClass: noun.nounClass }] : []
}

const NOTHING: Said = { heads: [], subject: null, told: false }

/** Returns two who do something together: umama notata are they, mna nawe we. Null where that isn't sure. */
function withMore(subject: Subject | null, word: string, other: Agreement): Subject | null {
  if (!subject) return null
  const both = [subject.agreement, other]
  const agreement = both.some((one) => one.startsWith('1p'))
    ? '1pp'
    : both.some((one) => one.startsWith('2p'))
      ? '2pp'
      : both.every((one) => /^[12]a?$/.test(one))
        ? '2'
        : null
  return agreement && { text: `${subject.text} ${word}`, agreement }
}

/** Adds a word to the state. */
function addWord({ heads, subject, told }: Said, word: string, roles: readonly WordRole[], world: KhuluWorld): Said {
  const [first] = roles
  const own = first?.kind === 'closed' ? first.word : null
  if (own?.kind === 'pronoun')
    return { heads: [], subject: subject ?? (told ? null : { text: word, agreement: own.agreement }), told }
  // Umama notata, mna nawe: the two of them do it.
  if (own?.kind === 'joined')
    return { heads: [], subject: told ? subject : withMore(subject, word, own.agreement), told }
  if (first?.kind === 'noun') {
    const head = { text: word, nounClass: first.nounClass }
    if (first.link === 'of') return { heads: [...heads, head], subject, told }
    if (first.link === 'with')
      return { heads: [head], subject: told ? subject : withMore(subject, word, first.nounClass), told }
    return first.link === 'none'
      ? { heads: [head], subject: subject ?? (told ? null : { text: word, agreement: first.nounClass }), told }
      : { heads: [], subject, told: told || (first.link !== 'place' && first.link !== 'means') }
  }
  // Ukutya kumnandi: what is done may be told of as a thing.
  if (!told && subject === null && first?.kind === 'verb' && readVerbSense(first.morphemes).form === 'infinitive')
    return { heads: [{ text: word, nounClass: '15' }], subject: { text: word, agreement: '15' }, told }
  if (first?.kind === 'has') return { heads: headOf(first, world), subject, told: true }
  const belongs =
    first?.kind === 'owner' || first?.kind === 'quality' || own?.kind === 'pointing' || own?.kind === 'quantity'
  return belongs
    ? { heads, subject, told }
    : {
        heads: [],
        subject,
        told:
          told ||
          first?.kind === 'at' ||
          own?.kind === 'quality' ||
          own?.kind === 'future' ||
          roles.some(({ kind }) => kind === 'verb'),
      }
}

/** Corrects `yena utitshala` → `ngutitshala`: to be something is said by the beginning of the noun. */
function correctIs(
  { word, before: [before], roles: [role], isLast }: Place,
  { subject, told }: Said,
  { engine }: KhuluWorld,
): Correction | null {
  if (
    !isLast ||
    told ||
    !subject ||
    !isPlainNoun(role) ||
    !/^[aeiou]/.test(word) ||
    role.root.semanticClass !== 'person'
  )
    return null
  const { agreement } = subject
  // Umama utata: the two may only be named.
  if (before?.kind !== 'owner' && !(before?.kind === 'closed' && before.word.kind === 'pronoun')) return null
  const right =
    (isPerson(agreement)
      ? engine.grammar.concords.persons[agreement].subject
      : /^1a?$/.test(agreement)
        ? ''
        : engine.grammar.concords.classes[agreement].subject) + makeCopulative(word, role.nounClass, engine.grammar)
  return { right, why: say('khulu.correct.is', { word: right }), rule: 'khulu.rule.nounClass' }
}

/** Corrects a word beside the earlier ones; null if it is right. */
function correctOneWord(place: Place, said: Said, known: boolean, world: KhuluWorld): Correction | null {
  const { heads, subject, told } = said
  const { word, roles, before, next, isLast } = place
  const [first] = roles
  const head = heads.at(-1)
  const [noun] = next
  const pointsAt =
    first?.kind === 'closed' && (first.word.kind === 'pointing' || first.word.kind === 'quantity') && isPlainNoun(noun)
      ? [{ text: place.after, nounClass: noun.nounClass }]
      : []
  const isTold = !told && subject !== null && !isPlainNoun(first)
  const isVerb =
    isTold &&
    first?.kind !== 'closed' &&
    first?.kind !== 'owner' &&
    first?.kind !== 'quality' &&
    roles.some(({ kind }) => kind === 'verb' || kind === 'has')
  const correction =
    (head && !isPlainNoun(first) ? correctQuality(word, roles, head, isLast && !told, world) : null) ??
    (isVerb ? (correctBare(word, roles, subject, isLast, world) ?? correctVerb(roles, subject, world)) : null) ??
    (isVerb || isPlainNoun(first) ? null : correctFollower(roles, pointsAt.length > 0 ? pointsAt : heads, world)) ??
    correctNegative(place, world) ??
    correctLong(place, world) ??
    correctFuture(place, world) ??
    correctPointed(place) ??
    correctVowel(place, world) ??
    correctIs(place, said, world) ??
    correctWriting(word, before, world) ??
    correctPlace(place, world) ??
    (known ? null : correctSpelling(word, world)) ??
    correctShort(place, world)
  if (!correction || plainWord(correction.right) === plainWord(word)) return null
  // Ndihlala Kapa: what is spelt right may still have to stand as a place.
  const again =
    correction.why.text === 'khulu.correct.spelling'
      ? correctPlace(
          { ...place, word: correction.right, roles: listRoles(correction.right, world.engine, world.closed) },
          world,
        )
      : null
  return again ?? correction
}

/** Returns each word of a sentence with its correction. */
export function correctWords(
  words: readonly string[],
  world: KhuluWorld,
): { word: string; correction: Correction | null; known: boolean }[] {
  const { engine, closed } = world
  let said = NOTHING
  let before: readonly WordRole[] = []
  return words.map((word, at) => {
    const roles = listRoles(word, engine, closed)
    const [first] = roles
    const next = at + 1 < words.length ? listRoles(words[at + 1] ?? '', engine, closed) : []
    const known = first?.kind !== 'unknown' || world.contentWords.has(word)
    const correction = correctOneWord(
      { word, roles, before, next, after: words[at + 1] ?? '', isLast: at === words.length - 1 },
      said,
      known,
      world,
    )
    const right = correction ? listRoles(correction.right, engine, closed) : roles
    // Kwaye, and, goes nowhere; what follows is another clause.
    const links =
      first?.kind !== 'closed' &&
      engine.lexicon.words.get(word)?.some(({ partOfSpeech }) => partOfSpeech !== 'verb' && partOfSpeech !== 'noun')
    said =
      links && first?.kind === 'whole' && first.root.partOfSpeech === 'conjunction'
        ? NOTHING
        : addWord(said, word, right, world)
    before = links ? [] : right
    return { word, correction, known: known || correction !== null }
  })
}
