import { verbOf, type AfrikaansWords } from '#core/khulu/asking/afrikaans/afrikaans-words.ts'
import { byWord } from '#core/khulu/words/by-word.ts'
import {
  ARTICLE,
  FIXED,
  OMTE,
  type Token,
  isKind,
  isNounLike,
  isOne,
  isThing,
  isVerb,
  tokenOf,
} from '#core/khulu/asking/afrikaans/afrikaans-tokens.ts'

/** The words that are one thing before a noun, another after a verb, and for some a third before one. */
const PRONOUNS: Readonly<Record<string, readonly string[]>> = byWord({
  my: ['my', 'me'],
  jou: ['your', 'you'],
  ons: ['our', 'us', 'we'],
  hulle: ['their', 'them', 'they'],
  julle: ['yourall', 'you all'],
  sy: ['his', 'she'],
  haar: ['her', 'her'],
  hom: ['him', 'him'],
})

const HELPERS: Readonly<Record<string, string>> = byWord({
  sal: 'will',
  kan: 'can',
  moet: 'must',
  mag: 'can',
  gaan: 'will',
  wil: 'want to',
})

/** Translates each word into English in its own place; verbs in their base form. */
export const inEnglish = (tokens: readonly Token[], isSubject = false): string[] =>
  tokens.map(({ word, english }, at) => {
    const next = tokens[at + 1]
    // Sy honger is … is no thing of his.
    const owns = isNounLike(next) && (!isKind(next, /quality/) || isNounLike(tokens[at + 2]))
    const pronoun = PRONOUNS[word]
    if (pronoun) return (owns ? pronoun[0] : isSubject ? pronoun[2] : undefined) ?? pronoun[1] ?? ''
    if (word === 'baie' && owns && !isKind(next, /quality/)) return 'many'
    return FIXED[word] ?? english
  })

export const isNot = (token: Token): boolean => isOne(token, 'nie geen')

const isPronoun = (token: Token | undefined): boolean => isOne(token, 'ek jy u hy sy ons julle hulle dit')

/** Counts the words of a subject: a pronoun, or an article or owner with a noun. */
export function subjectOf(tokens: readonly Token[], at: number): number {
  if (isPronoun(tokens[at]) && !(isOne(tokens[at], 'sy ons hulle julle') && isThing(tokens[at + 1]))) return 1
  for (let length = 1; length <= 4; length++) {
    const token = tokens[at + length - 1]
    if (isThing(token))
      return tokens[at + length]?.word === 'se' ? length + 1 + subjectOf(tokens, at + length + 1) : length
    if (!isKind(token, /quality/) && !isOne(token, ARTICLE)) return 0
  }
  return 0
}

/** Words that say when, parted by blanks. */
const TIMES = [
  'môre gister vandag nou vanaand vanmiddag vanoggend oormôre eergister elkedag nogniet nimmer dan vroeg omuur uurtyd',
  'môreoggend môreaand gisteraand netnou soms altyd dikwels soggens saans',
  'maandag dinsdag woensdag donderdag vrydag saterdag sondag',
].join(' ')

export const isTime = (token: Token | undefined): boolean => isOne(token, TIMES)

/** Tells whether a word says when, or belongs to what does: op Sondag, om sewe uur. */
const isTimed = (token: Token, at: number, all: readonly Token[]): boolean =>
  isTime(token) || all[at - 1]?.word === 'omuur' || (token.word === 'op' && isTime(all[at + 1]))

export const isBeing = (token: Token | undefined): boolean => isOne(token, 'is was het')

export const isHelping = (token: Token | undefined): boolean => (token?.word ?? '') in HELPERS

export const isFinite = (token: Token | undefined, at = 0, all: readonly Token[] = []): boolean =>
  isHelping(token) ||
  isBeing(token) ||
  (isVerb(token) && all[at - 1] !== OMTE && !(token?.done === true && token.word.includes('ge')))

/** Counts the question words at the beginning: waar, hoeveel kinders, hoe lank. */
export function askingOf([first, second]: readonly Token[]): number {
  if (isOne(first, 'hoeveel watter watse')) return isThing(second) ? 2 : 1
  return isOne(first, 'wat waar waarheen wanneer wie hoekom waarom hoe')
    ? first?.word === 'hoe' && (isKind(second, /quality/) || second?.word === 'laat')
      ? 2
      : 1
    : 0
}

/**
 * Returns a subordinate clause in the order of a main clause or question: `dat ek nie my sleutels kan kry nie`, `waar
 * hy bly`.
 */
export function inOrder(tokens: readonly Token[]): readonly Token[] {
  const link = isOne(tokens[0], 'dat of') ? 1 : 0
  const start = link || askingOf(tokens)
  const at = start + (start === 0 ? 0 : subjectOf(tokens, start))
  const helper = tokens.findIndex((token, index) => index >= at && (isHelping(token) || isBeing(token)))
  const verb =
    helper >= 0
      ? helper
      : tokens.findIndex((token, index) => index >= at && isVerb(token) && tokens[index - 1] !== OMTE)
  const isThat = tokens[0]?.word === 'dat'
  if (at === start || verb < 0) return isThat ? tokens.slice(1) : tokens
  const subject = tokens.slice(start, at)
  return [
    ...(isThat ? subject : tokens.slice(link, start)),
    ...tokens.slice(verb, verb + 1),
    ...(isThat ? [] : subject),
    ...tokens.slice(at, verb),
    ...tokens.slice(verb + 1),
  ]
}

/** Pattern of subjects in a verb-first question: persons, animals, and things that move. */
const ASKED_OF =
  /(?:mother|father|brother|sister|child|children|boy|girl|baby|m[ae]n|teacher|friend|people|person|dog|taxi|bus|train)s?$/

const WHOM: Readonly<Record<string, string>> = byWord({
  my: 'me',
  jou: 'you',
  hom: 'him',
  haar: 'her',
  ons: 'us',
  julle: 'you all',
  hulle: 'them',
})

/** Reorders the words after the verb as in English: the recipient first, without for; home first. */
function wordsAfter(tokens: readonly Token[], verb: string): string[] {
  const link = /^(?:buy|make|cook|work|do|pay|pray)$/.test(verb) ? -1 : tokens.findIndex(({ word }) => word === 'vir')
  const others = tokens.filter((_token, index) => index !== link)
  const at = Math.max(link, 0)
  const whom = link >= 0 || /^(?:give|tell|show|bring|send)$/.test(verb) ? WHOM[others[at]?.word ?? ''] : undefined
  const owns =
    isNounLike(others[at + 1]) &&
    (link > 0 ||
      isOne(others[at], 'jou hom haar julle hulle') ||
      (others[at + 2] !== undefined && others[at + 2]?.word !== 'en'))
  // Gee die boek vir die kind: who is given it first.
  const given =
    link > 0 && (whom === undefined || owns) && /^(?:give|show|bring|send)$/.test(verb)
      ? [...others.slice(link), ...others.slice(0, link)]
      : others
  const after =
    whom === undefined || owns ? inEnglish(given) : [whom, ...inEnglish(others.filter((_token, index) => index !== at))]
  return after.includes('home') ? ['home', ...after.filter((word) => word !== 'home')] : after
}

/** States of isiXhosa for actions in progress. */
const POSTURES: Readonly<Record<string, string>> = byWord({ sleep: 'sleeping', sit: 'sitting', stand: 'standing' })

/** Finds the main verb that follows the finite one, and its English where only the last word can be it. */
function findMainVerb(
  rest: readonly Token[],
  done: number,
  isHelper: boolean,
  words: AfrikaansWords,
): { be: number; main: number; last: string | undefined } {
  const be = rest.findIndex(({ word }) => word === 'wees')
  let main =
    done >= 0 || !isHelper
      ? done
      : be >= 0
        ? be
        : rest.findLastIndex((token, index) => token.word === 'hê' || (isVerb(token) && rest[index - 1] !== OMTE))
  while (rest[main - 1]?.word === 'en' && isVerb(rest[main - 2])) main -= 2
  // Moenie rook nie: what stands last is done, though it is a thing too; ek wil huis toe: one wants to go.
  const last =
    isHelper && main < 0 && !rest.some(({ word }) => word === 'na')
      ? verbOf(rest.at(-1)?.word ?? '', words)?.english
      : undefined
  if (last !== undefined) main = rest.length - 1
  return { be, main, last }
}

/** Writes a clause in the words and the order of English. */
export function arrange(given: readonly Token[], words: AfrikaansWords): string {
  const not = given.some(isNot) && !given.some((token) => isOne(token, 'niemand niks nooit nêrens')) ? ['not'] : []
  const timed = given.filter((token) => !isNot(token))
  const late = inEnglish(timed.filter((token, at) => isTimed(token, at, timed) && token.word !== 'op')).flatMap(
    (word) => (/^(?!to|yester|every)\w+day$/.test(word) ? ['on', word] : [word]),
  )
  const tokens = inOrder(timed.filter((token, at) => !isTimed(token, at, timed)))
  if (tokens.length < 2) return inEnglish(timed, true).concat(not).join(' ')
  const start = askingOf(tokens)
  // Ek vee: what is a thing elsewhere is done after a pronoun.
  const found = tokens.findIndex((token, index) => index >= start && isFinite(token, index, tokens))
  const at = found < 0 && isPronoun(tokens[0]) && verbOf(tokens[1]?.word ?? '', words) ? 1 : found
  const finite = tokens[at]
  if (!finite) return [...inEnglish(timed, isPronoun(timed[0])), ...not].join(' ')
  const named = at === start ? subjectOf(tokens, at + 1) : 0
  const isPerson =
    (named === 1 && isPronoun(tokens[at + 1]) && !(finite.word === 'gee' && tokens[at + 1]?.word === 'dit')) ||
    ASKED_OF.test(inEnglish(tokens.slice(at + 1, at + 1 + named), true).at(-1) ?? '')
  // Moenie die deur oopmaak nie; wie het die brood geëet.
  const length =
    (finite.word === 'moet' && given[1] !== undefined && isNot(given[1])) ||
    (tokens[0]?.word === 'wie' && !isOne(finite, 'is was') && !isPerson)
      ? 0
      : named
  const isFronted = start === 0 && isTime(timed[0])
  const isAsked = start > 0 || (length > 0 && !isFronted)
  const subject = inEnglish(at === start ? tokens.slice(at + 1, at + 1 + length) : tokens.slice(start, at), true)
  const rest = tokens.slice(at + 1 + length)
  const put = (...parts: readonly (readonly string[])[]): string =>
    [...inEnglish(tokens.slice(0, start)), ...parts.flat(), ...late].filter((word) => word !== '').join(' ')
  const ask = (helper: string, said: readonly string[]): string =>
    put(
      ...(isAsked && length > 0
        ? [[helper === '' ? 'do' : helper], subject]
        : [subject, helper === '' && not.length > 0 ? ['do'] : [helper]]),
      not,
      said,
    )
  const done = finite.word === 'het' ? rest.findLastIndex((token) => token.done) : -1
  if (isBeing(finite) && done < 0) {
    if (finite.word === 'het') return ask('', ['have', ...inEnglish(rest)])
    const being = inEnglish([finite])
    // Die bord is gebreek: what was done to it has no word of English here.
    const what = inEnglish(rest.map((token) => (token.done ? tokenOf(token.word) : token)))
    return isAsked ? put(being, subject, not, what) : put(subject, being, not, what)
  }
  const isHelper = done >= 0 || isHelping(finite)
  const { be, main, last } = findMainVerb(rest, done, isHelper, words)
  const goes = isHelper && main < 0
  const helper =
    !isHelper || (goes && finite.word === 'gaan')
      ? ''
      : done < 0
        ? (HELPERS[finite.word] ?? '')
        : rest.some(({ word }) => word === 'vroeër')
          ? 'used to'
          : 'did'
  const isWish = rest[main]?.word === 'hê' && finite.word === 'wil'
  const others = rest.filter(
    (token, index) =>
      index !== main && token.word !== 'vroeër' && !(isHelper && token.word === 'gaan' && index === main - 1),
  )
  const plain = isWish
    ? 'want'
    : goes
      ? 'go'
      : (last ??
        (isHelper
          ? main === be
            ? 'be'
            : (inEnglish(rest.slice(main, main + 1))[0] ?? '')
          : (verbOf(finite.word, words)?.english ?? '')))
  const verb = plain === 'say' && others.some(({ word }) => word === 'vir') ? 'tell' : plain
  // Ek werk nog hier: still; nog brood is more of it.
  const still = others.filter(
    ({ word }, index) =>
      word === 'nog' && helper === '' && !isWish && (verb === 'learn' || !isNounLike(others[index + 1])),
  )
  const after = wordsAfter(
    others.filter((token) => !still.includes(token)),
    verb,
  )
  // Drink die pille orders somebody; slaap die baba asks of one.
  if (at === 0 && (length === 0 || (!isFronted && !isHelper && !isPerson)))
    return put(
      not.length > 0 ? ['do', 'not'] : [],
      finite.word === 'wil' ? ['want to'] : [],
      [verb],
      length === 0 ? after : wordsAfter(tokens.slice(1), verb),
    )
  if (isWish || helper === 'want to') return ask('', [...(isWish ? [] : ['want to']), verb, ...after])
  // Die hond slaap: he is asleep now.
  const posture =
    helper + not.join('') + after.join('') + late.join('') === '' && start === 0 ? POSTURES[verb] : undefined
  return posture === undefined
    ? ask(helper, [...inEnglish(still), verb, ...after])
    : put(subject, ['is', ...inEnglish(still), posture])
}
