import { adjectivePredicate } from '#core/grammar/agree.ts'
import { joinMorphemes } from '#core/grammar/join-morphemes.ts'
import { locateNoun } from '#core/grammar/locate-noun.ts'
import type { NguniGrammar } from '#core/grammar/nguni-grammar.ts'
import { classOfTag, kindOfTag, type Morpheme } from '#core/grammar/morpheme.ts'
import { agreementClass, isPerson, type Agreement, type NounClass } from '#core/grammar/noun-classes.ts'
import { findPhrases } from '#core/khulu/answers/find-phrase.ts'
import { answerUnknown, askMean, askSay, findNearOwn } from '#core/khulu/answers/offer-near.ts'
import { practiseBlock, ruleSource, soundBlock } from '#core/khulu/answers/word-blocks.ts'
import { say, type KhuluAnswer, type KhuluText, type Saying } from '#core/khulu/khulu-answer.ts'
import { tellMeaning } from '#core/khulu/reading/tell-meaning.ts'
import type { KhuluWorld } from '#core/khulu/khulu-world.ts'
import { joinParted, mendWriting } from '#core/khulu/answers/mend-writing.ts'
import { wordsOfText } from '#core/khulu/make-khulu-world.ts'
import { readVerbSense } from '#core/khulu/reading/english-of-verb.ts'
import { readMeaning } from '#core/khulu/reading/english-of-sentence.ts'
import { isWhole } from '#core/khulu/reading/is-whole.ts'
import { listRoles, type WordRole } from '#core/khulu/reading/word-role.ts'

/** A word as it should be, and why. */
export type Mend = { right: string; why: Saying; rule: KhuluText }

const LOOK_ALIKE: readonly (readonly Agreement[])[] = [['8', '10'], ['1', '3'], ['4', '9']]
const agrees = (one: Agreement, other: Agreement): boolean => agreementClass(one) === agreementClass(other) || LOOK_ALIKE.some((group) => group.includes(agreementClass(one)) && group.includes(agreementClass(other)))

/** The concord of a class in the place of another. */
function concordFor([form, tag]: Morpheme, before: Morpheme | undefined, nounClass: NounClass, { engine }: KhuluWorld): Morpheme {
  const concords = engine.grammar.concords.classes[nounClass]
  const kind = kindOfTag(tag)
  const written = kind === 'SC' ? (before?.[1].startsWith('NegPre') ? concords.negativeSubject : concords.subject)
    : kind === 'PossConc' ? concords.possessive : kind === 'AdjPref' ? concords.adjective : kind === 'RelConc' ? concords.relative : form
  return [written, `${kind}${agreementClass(nounClass)}`]
}

/** The word with the concord of the noun; null where it can't be made. */
function agreeWith(morphemes: readonly Morpheme[], kinds: readonly string[], nounClass: NounClass, world: KhuluWorld): string | null {
  const at = morphemes.findIndex(([, tag]) => kinds.includes(kindOfTag(tag)))
  const concord = morphemes[at]
  if (!concord || classOfTag(concord[1]) === '') return null
  const mended = morphemes.map((morpheme, index) => (index === at ? concordFor(concord, morphemes[index - 1], nounClass, world) : morpheme))
  return joinMorphemes(mended, world.engine.grammar)[0] ?? null
}

/** A verb whose concord is of another class than its noun. */
function mendVerb(word: string, roles: readonly WordRole[], noun: string, nounClass: NounClass, world: KhuluWorld): Mend | null {
  const statements = roles.flatMap((role) => (role.kind === 'verb' && readVerbSense(role.morphemes).form === 'statement' ? [role] : []))
  const [first] = statements
  const subjectOf = (role: (typeof statements)[number]): Agreement | null => readVerbSense(role.morphemes).subject
  if (!first || statements.some((role) => agrees(subjectOf(role) ?? nounClass, nounClass))) return null
  const subject = subjectOf(first)
  if (subject === null || isPerson(subject) && first.morphemes[0]?.[0] !== 'u') return null
  const right = agreeWith(first.morphemes, ['SC'], nounClass, world)
  return right === null || right === word ? null : { right, why: say('khulu.correct.subject', { noun, concord: `${world.engine.grammar.concords.classes[nounClass].subject}-` }, { nounClass }), rule: 'khulu.rule.concord' }
}

const FOLLOWERS = ['PossConc', 'AdjPref', 'RelConc']

/** A word that should agree with the noun before it: whose it is, how it is. */
function mendFollower(word: string, roles: readonly WordRole[], noun: string, nounClass: NounClass, world: KhuluWorld): Mend | null {
  const agreements = roles.flatMap((role) => (role.kind === 'owner' || role.kind === 'quality' ? [role.agreement] : role.kind === 'noun' && role.link === 'of' && role.agreement !== undefined ? [role.agreement] : []))
  const follower = roles.find((role) => role.kind === 'owner' || role.kind === 'quality' || (role.kind === 'noun' && role.link === 'of'))
  if (!follower || agreements.some((agreement) => agrees(agreement, nounClass))) return null
  const right = agreeWith(follower.morphemes, FOLLOWERS, nounClass, world)
  const rule = follower.kind === 'quality' ? 'khulu.rule.adjective' : 'khulu.rule.possessive'
  return right === null || right === word ? null : { right, why: say('khulu.correct.agrees', { noun, word: right }, { nounClass }), rule }
}

/** `ndifunda` at the end needs -ya-. */
function mendShort(roles: readonly WordRole[], isLast: boolean, world: KhuluWorld): Mend | null {
  const [role] = roles
  if (!isLast || role?.kind !== 'verb') return null
  const { morphemes } = role
  const [concord, stem, end] = morphemes
  const isShort = morphemes.length === 3 && concord !== undefined && kindOfTag(concord[1]) === 'SC' && stem?.[1] === 'VRoot' && end?.[0] === 'a' && end[1] === 'VerbTerm'
  if (!isShort || concord[0] === 'ku') return null
  const right = joinMorphemes([concord, ['ya', 'Pres'], ...morphemes.slice(1)], world.engine.grammar)[0]
  return right === undefined ? null : { right, why: say('khulu.correct.long', { word: right }), rule: 'khulu.rule.present' }
}

/** `uyapheka inyama` → `upheka`: before an object that the verb doesn't name, -ya- is left out. */
function mendLong([role]: readonly WordRole[], next: readonly WordRole[], world: KhuluWorld): Mend | null {
  const [object] = next
  if (role?.kind !== 'verb' || object?.kind !== 'noun' || object.link !== 'none' || object.root.semanticClass === 'time' || object.root.nounClass === '16' || object.root.nounClass === '17') return null
  const { morphemes } = role
  const isLong = morphemes.length > 2 && morphemes[1]?.[1] === 'Pres' && !morphemes.some(([, tag]) => tag.startsWith('OC') || tag === 'Pass')
  const right = isLong ? joinMorphemes(morphemes.filter(([, tag]) => tag !== 'Pres'), world.engine.grammar)[0] : undefined
  return right === undefined ? null : { right, why: say('khulu.correct.short', { word: right }), rule: 'khulu.rule.present' }
}

/** `ikati umhlophe` → `imhlophe`: what describes by itself, of another class. */
function rightQuality(roles: readonly WordRole[], nounClass: NounClass, grammar: NguniGrammar): string | undefined {
  const qualities = roles.flatMap((role) => (role.kind === 'closed' && role.word.kind === 'quality' && !role.word.negative ? [role.word] : []))
  const [first] = qualities
  if (first?.root.partOfSpeech !== 'relative' || roles[0]?.kind !== 'closed' || qualities.some(({ agreement }) => agrees(agreement, nounClass))) return undefined
  return grammar.concords.classes[nounClass].subject + first.root.root
}

/** `izinja zikhulu` → `zinkulu`: an adjective stands with the beginning of its class, not of the verb. */
function mendAdjective(word: string, roles: readonly WordRole[], nounClass: NounClass, noun: string, { engine }: KhuluWorld): Mend | null {
  const { subject } = engine.grammar.concords.classes[nounClass]
  const rest = word.startsWith(subject) ? word.slice(subject.length) : ''
  const root = engine.lexicon.roots.find(({ partOfSpeech, root: stem }) => partOfSpeech === 'adjective' && stem.length > 1 && rest !== '' && rest.endsWith(stem) && rest.length - stem.length < 3) ?? engine.lexicon.roots.find(({ partOfSpeech, root: stem }) => partOfSpeech === 'adjective' && stem.length > 2 && stem === word)
  const right = (root && adjectivePredicate(root.root, nounClass, engine.grammar)) ?? rightQuality(roles, nounClass, engine.grammar)
  return right === undefined || right === word ? null : { right, why: say('khulu.correct.agrees', { noun, word: right }, { nounClass }), rule: 'khulu.rule.adjective' }
}

/** `andifuna` → `andifuni`: what begins as a negative ends as one. */
function mendNegative(word: string, roles: readonly WordRole[], world: KhuluWorld): Mend | null {
  const isNegative = (all: readonly WordRole[]): boolean => all.some((role) => role.kind === 'verb' && readVerbSense(role.morphemes).negative && role.morphemes.at(-1)?.[0] !== 'a')
  if (!/^a(?:ndi|wu|ka|si|ni|ba|yi|zi|li)\p{L}{2,}a$/u.test(word) || isNegative(roles) || roles.some(({ kind }) => kind === 'noun' || kind === 'quality' || kind === 'closed')) return null
  const right = `${word.slice(0, -1)}i`
  return isNegative(listRoles(right, world.engine, world.closed)) ? { right, why: say('khulu.correct.negative', { word: right }), rule: 'khulu.rule.negative' } : null
}

/** Where one goes stands as a place: ndiya esikolweni. */
const GOES: ReadonlySet<string> = new Set(['ukuya', 'ukubuyela', 'ukuhlala'])

/** `ndiya ikhaya` → `ekhaya`: a noun without its place after a verb that goes somewhere. */
function mendPlace(before: readonly WordRole[], [role]: readonly WordRole[], { engine }: KhuluWorld): Mend | null {
  const goes = before.some((one) => one.kind === 'verb' && GOES.has(one.root.lemma))
  if (!goes || role?.kind !== 'noun' || role.link !== 'none' || role.plural || role.root.semanticClass === 'person' || role.root.semanticClass === 'animal' || role.root.nounClass === '15') return null
  const [right] = locateNoun(role.root.lemma, role.nounClass, engine.grammar, role.root.locative)
  return right === undefined ? null : { right, why: say('khulu.correct.place', { noun: role.root.lemma, word: right }), rule: 'khulu.rule.place' }
}

/** A word that isn't known, as the one that is a letter or two away. */
function mendSpelling(word: string, world: KhuluWorld): Mend | null {
  // Eskolweni, as it is said.
  const full = word.replace(/^([ei])s(?=[^aeiou])/, '$1si')
  if (full !== word && listRoles(full, world.engine, world.closed)[0]?.kind !== 'unknown') return { right: full, why: say('khulu.correct.spelling', { word: full }, { given: word }), rule: 'khulu.rule.pronunciation' }
  const [near] = word.length < 5 ? [] : findNearOwn(word, world, 1)
  return near === undefined ? null : { right: near, why: say('khulu.correct.spelling', { word: near }, { given: word }), rule: 'khulu.rule.pronunciation' }
}

/** Each word with what it should be. */
export function mendWords(words: readonly string[], world: KhuluWorld): { word: string; mend: Mend | null; known: boolean }[] {
  let noun: { text: string; nounClass: NounClass } | null = null
  let subject: { text: string; nounClass: NounClass } | null = null
  let hasVerb = false
  let before: readonly WordRole[] = []
  return words.map((word, at) => {
    const roles = listRoles(word, world.engine, world.closed)
    const [first] = roles
    const last = before
    // Kwaye, and, goes nowhere.
    before = !(first?.kind === 'closed' && first.word.kind === 'pronoun') && world.engine.lexicon.words.get(word)?.some(({ partOfSpeech }) => partOfSpeech !== 'verb' && partOfSpeech !== 'noun') ? [] : roles
    const known = first?.kind !== 'unknown' || world.contentWords.has(word)
    const isPlainNoun = first?.kind === 'noun' && first.link === 'none'
    const isVerb = !hasVerb && subject !== null && !isPlainNoun && roles.some(({ kind }) => kind === 'verb')
    const next = at + 1 < words.length ? listRoles(words[at + 1] ?? '', world.engine, world.closed) : []
    const mend = (noun ? mendAdjective(word, roles, noun.nounClass, noun.text, world) : null) ?? (isVerb && subject ? mendVerb(word, roles, subject.text, subject.nounClass, world) : null)
      ?? (noun && !isVerb && !isPlainNoun ? mendFollower(word, roles, noun.text, noun.nounClass, world) : null) ?? mendNegative(word, roles, world) ?? mendLong(roles, next, world) ?? mendWriting(word, last, at === words.length - 1, world) ?? mendPlace(last, roles, world) ?? (known ? null : mendSpelling(word, world)) ?? mendShort(roles, at === words.length - 1, world)
    if (isPlainNoun) {
      noun = { text: word, nounClass: first.nounClass }
      subject ??= hasVerb ? null : noun
    }
    if (isVerb || first?.kind === 'verb') hasVerb = true
    return { word, mend, known: known || mend !== null }
  })
}

/** A sentence looked over: what doesn't agree is mended, with the rule; what isn't known is named. */
export function answerCorrection(phrase: string, world: KhuluWorld): KhuluAnswer {
  const { words, joined } = joinParted(wordsOfText(phrase), world)
  const looked = mendWords(words, world)
  const unknown = looked.filter(({ known }) => !known).map(({ word }) => word)
  if (words.length === 0) return answerUnknown([say('khulu.unknown.question')], [])
  if (unknown.length > 0) {
    const near = unknown.flatMap((word) => findNearOwn(word, world)).map(askMean)
    const english = findPhrases(phrase, world)
    return answerUnknown([say('khulu.correct.unknown', {}, { words: unknown.join(', ') })], [...(english.length > 0 ? [askSay(phrase)] : []), ...near])
  }
  const mends = [...joined, ...looked.flatMap(({ mend }) => (mend ? [mend] : []))]
  const text = looked.map(({ word, mend }) => mend?.right ?? word).join(' ')
  const read = readMeaning(wordsOfText(text), world.engine, world.closed)
  // What isn't one sentence isn't passed as right.
  if (mends.length === 0 && words.length > 1 && !world.contentWords.has(phrase) && !phrase.split(/[.,!?;:]/).every((part) => isWhole(readMeaning(wordsOfText(part), world.engine, world.closed).words))) return answerUnknown([say('khulu.mean.uncertain', { word: phrase })], [])
  const { english } = read
  const meaning = english === '' ? [] : [say('khulu.correct.meaning', {}, { meaning: tellMeaning(english, world) })]
  const first = mends.length === 0 ? say('khulu.correct.right', { word: phrase }) : say('khulu.correct.better', { word: text })
  return {
    says: [first, ...mends.map(({ why }) => why), ...meaning], blocks: [...soundBlock(text, world), practiseBlock('/grammar')], known: true, thread: { kind: 'word', word: text },
    sources: mends.length === 0 ? [ruleSource('khulu.rule.concord')] : [...new Set(mends.map(({ rule }) => rule))].map(ruleSource),
  }
}
