import { pattern } from '#core/patterns/pattern.ts'
import type { Conversation } from '#core/khulu/khulu-answer.ts'
import {
  asksInLearnt,
  type AskingLanguage,
  type Hearing,
  type IsOwnWord,
  type KhuluWorld,
} from '#core/khulu/khulu-world.ts'
import { TRIED_LANGUAGES, type KhuluLanguage } from '#core/khulu/khulu-language.ts'
import { correctSpelling } from '#core/khulu/questions/correct-spelling.ts'
import type { FixedPattern, PhraseIntent, Question, QuestionPattern } from '#core/khulu/questions/question.ts'
import { readChange } from '#core/khulu/questions/read-change.ts'
import { findFigures, readFigures } from '#core/khulu/questions/read-figures.ts'
import { readFollowUp, replyTo } from '#core/khulu/questions/read-follow-up.ts'
import { phraseOf, saysMore, takeQuoted } from '#core/khulu/questions/quoted-phrases.ts'
import { readByKeywords } from '#core/khulu/questions/read-by-keywords.ts'
import { PRODUCT_QUESTIONS, productQuestion } from '#core/khulu/asking/asking-words.ts'
import { readXhosaNumber } from '#core/khulu/words/read-xhosa-number.ts'

/** The languages that can be asked in, the asker's first. */
type AskingLanguages = readonly AskingLanguage[]

/** Greetings and calls for attention, in whichever language. */
const OPENING = pattern`
  ^(?:(?:please|pls|asseblief|asb|nceda|khulu|hi|hello|hey|hiya|yo|molo|molweni|hallo|haai|ok|okay|so|um|uhm
  |well|then|tata|mama|makhulu|sorry|excuse me|uxolo|dankie|thanks|good (?:morning|day|afternoon|evening)
  |goeie ?(?:môre|dag|middag))(?: khulu| there| tata| mama| sir)?[,!.:;]*\s+(?!(?:vs|versus|and|or|to|for
  |vir|en|of|ne|no|mean|means|beteken|in|is|wat beteken)\b)|(?:quick |i have a |'n |two |twee )?
  (?:questions?|things|vra(?:ag|e)|dinge|umbuzo|help)[:,.-]+\s*)
`
const CLOSING = pattern`
  (?<!\b(?:baie|ja|nee|\w*sithi|elithi|esithi|igama|says?|i|ek|jy|mens|you|we|one|ndithi|uthi|sê|se|mean
  |means|for|of|vir|van|is|ukuthi|does|beteken|between|and|en|or|vs|versus|pronounce|word))
  (?:[\s,]+(?:please|asseblief|asb|nceda|khulu|(?:many )?thanks(?: a lot| in advance)?
  |thank you(?: (?:so|very) much)?|dankie|enkosi|pls|plz|politely))+$
`

/**
 * Returns a question in lower case, without quotation marks, politeness, and marks at its end. Quoted text keeps its
 * politeness.
 */
function plainQuestion(text: string, askingLanguages: AskingLanguages, isAsked = true): string {
  let plain = text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[‘’´`ʼ]/g, "'")
    .replaceAll(/[“”"«»„*_]/g, ' ')
    .replaceAll(/\s'([^']+)'(?=\W|$)/g, ' $1 ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  plain = askingLanguages.reduce((rest, { written }) => written?.(rest) ?? rest, plain)
  // Singular of izulu … no, of iinkwenkwezi.
  plain = plain.replace(/^.+(?:\.\.\.|…) ?(?:no|sorry|wait|nee)[, ]+(?=.)/, '').replace(/[\s?!.…]+$/, '')
  for (let turn = 0; isAsked && turn < 6; turn++) {
    // Good morning, teacher; no thank you: what is said is asked for.
    if (askingLanguages.some(({ said }) => said?.test(plain))) break
    const opened = askingLanguages.reduce((rest, { opening }) => rest.replace(opening, ''), plain.replace(OPENING, ''))
    const shorter = (
      askingLanguages.some(({ asksOrder }) => asksOrder?.test(plain)) ? opened : opened.replace(CLOSING, '')
    )
      .replace(
        /(?<=^(?:pronounce|translate|conjugate|correct|check|fix|say|spell|vertaal|vervoeg|verbeter)\b.+) (?:for me|vir my)$/,
        '',
      )
      .replace(/[\s?!.…]+$/, '')
      .trim()
    if (shorter === plain || shorter === '' || shorter === 'khulu') break
    plain = shorter
  }
  return askingLanguages.reduce((shorter, { plain: shorten, unframe }) => {
    const bare = (isAsked ? unframe?.(shorter) : undefined) ?? shorter
    return shorten?.(bare) ?? bare
  }, plain)
}

/** Returns a phrase without the brackets, articles and "in isiXhosa" about it. */
const cleanPhrase = (phrase: string, askingLanguages: AskingLanguages): string => {
  const trim = (text: string): string => text.replace(/^[\s:;,.'(-]+|[\s:;,.')]+$|[\s,]+[-–]+$/g, '')
  return askingLanguages
    .reduceRight((rest, { about }) => trim(rest.replaceAll(about, '')), phrase)
    .replaceAll(/^'|'$/g, '')
    .trim()
}

function buildQuestion(intent: PhraseIntent, x: string, y: string, askingLanguages: AskingLanguages): Question | null {
  switch (intent) {
    case 'conjugate': {
      const { change, rest } = readChange(x, askingLanguages)
      return { intent, phrase: rest, change }
    }
    case 'why':
      return { intent, form: x, other: y }
    case 'reply': {
      const reply = replyTo(x)
      return reply === undefined ? null : { intent: 'say', phrase: reply }
    }
    case 'difference':
      return { intent, one: x, other: y }
    case 'practise':
      return { intent, about: `${x} ${y}`.trim() }
    case 'count': {
      const read = readFigures(x, askingLanguages)
      const value = read?.intent === 'number' ? read.value : (readXhosaNumber(x) ?? readXhosaNumber(`i${x}`))
      return value === null ? null : { intent, value }
    }
    case 'ordinal':
      return readFigures(x, askingLanguages)
    default:
      return x === '' ? null : { intent, phrase: x }
  }
}

/** Tells whether an intent needs both groups. Elsewhere the second group is another place for the first. */
const isPair = (intent: PhraseIntent): boolean => intent === 'why' || intent === 'difference'

function matchAsked(
  text: string,
  patterns: readonly QuestionPattern[],
  { isOwn, askingLanguages }: Hearing,
  phrases: readonly string[],
): Question | null {
  for (const [intent, form] of patterns) {
    const groups = form.exec(text)?.groups
    if (!groups) continue
    const [x, y] = [cleanPhrase(groups['x'] ?? '', askingLanguages), cleanPhrase(groups['y'] ?? '', askingLanguages)]
    // Why words change at the beginning, not at the end: no form is compared with another.
    if (intent === 'why' && !`${x} ${y}`.split(' ').some((word) => isOwn(word) || word.startsWith('qq'))) continue
    const question = buildQuestion(
      intent,
      intent === 'reply' ? phraseOf(x, phrases) : isPair(intent) || x !== '' ? x : y,
      y,
      askingLanguages,
    )
    if (question) return question
  }
  return null
}

const matchFixed = (text: string, patterns: readonly FixedPattern[]): Question | null =>
  patterns.find(([, form]) => form.test(text))?.[0] ?? null

/** Reads a figure phrase inside a question as figures. */
function withFigures(question: Question, askingLanguages: AskingLanguages): Question {
  if (question.intent === 'say' || question.intent === 'ask')
    return readFigures(question.phrase, askingLanguages) ?? question
  return question
}

/** Ways of asking for words, not for the product. */
const ASKS_WORDS = ['say', 'mean', 'plural', 'difference', 'practise'] as const

/** Recognises questions about the product or the learner. */
function matchProduct(text: string, askingLanguages: AskingLanguages): Question | null {
  const found = PRODUCT_QUESTIONS.find((key) => askingLanguages.some(({ product }) => product[key]?.test(text)))
  return found === undefined ? null : productQuestion(found)
}

function match(text: string, hearing: Hearing, phrases: readonly string[] = []): Question | null {
  const { askingLanguages } = hearing
  for (const { fixed } of askingLanguages) {
    const found = matchFixed(text, fixed)
    // A quiz on family words is no list of them.
    if (found && !(found.intent === 'topic' && /\b(?:quiz|practi[sc]e|exercises?|test)\b/.test(text))) return found
  }
  // The product itself, unless words are asked for: how do I say my points.
  const help =
    /qq(?:one|two)/.test(text) ||
    askingLanguages.some(({ keywords }) => ASKS_WORDS.some((intent) => keywords[intent].test(text)))
      ? null
      : matchProduct(text, askingLanguages)
  if (help) return help
  const asked =
    askingLanguages
      .map(({ read, asked: ways }) => read?.(text, phrases, hearing) ?? matchAsked(text, ways, hearing, phrases))
      .find((found) => found !== null && found.intent !== 'ask') ?? null
  // What is told of or asked what it is may be the product: tell me about privacy.
  const product = asked === null || asked.intent === 'culture' ? matchProduct(text, askingLanguages) : null
  const found =
    product ??
    asked ??
    askingLanguages.map(({ asked: ways }) => matchAsked(text, ways, hearing, phrases)).find((one) => one !== null) ??
    null
  return found && withFigures(found, askingLanguages)
}

/** Puts the quoted phrases of a question back in the place of their marks. */
function putBack(question: Question, phrases: readonly string[], askingLanguages: AskingLanguages): Question {
  if (phrases.length === 0) return question
  const back = Object.entries(question).map(([key, value]: [string, unknown]) => [
    key,
    typeof value === 'string' && key !== 'intent' ? phraseOf(value, phrases) : value,
  ])
  return withFigures(Object.fromEntries(back) as Question, askingLanguages)
}

/** Recognises a question by its form or its words; `ask` if nothing fits. */
function readForm(plain: string, phrases: readonly string[], hearing: Hearing): Question | null {
  // What is asked about isiXhosa says so: how does th sound in xhosa.
  const bare = plain.replace(/ (?:in|of) (?:isi)?xhosa$/, '')
  const named = bare === plain ? null : match(bare, hearing, phrases)
  const found =
    named && !['ask', 'say', 'culture', 'mean'].includes(named.intent) ? named : match(plain, hearing, phrases)
  const corrected = correctSpelling(plain, hearing)
  const again = corrected === plain ? null : match(corrected, hearing, phrases)
  // Transalte dog to xhosa: what is misspelt belongs to the asking.
  const isSurer =
    again !== null &&
    found?.intent === 'say' &&
    again.intent !== 'ask' &&
    (again.intent !== 'say' ||
      (hearing.askingLanguages[0]?.language === 'en' && again.phrase.length < found.phrase.length))
  if (found && found.intent !== 'ask' && !isSurer) return putBack(found, phrases, hearing.askingLanguages)
  if (again && again.intent !== 'ask') return putBack(again, phrases, hearing.askingLanguages)
  const byWords =
    readByKeywords(plain, phrases, hearing) ??
    (corrected === plain ? null : readByKeywords(corrected, phrases, hearing))
  // Is it rude to call him so: nothing is to be said.
  const isAbout =
    byWords?.intent === 'say' &&
    phrases.length === 0 &&
    hearing.askingLanguages.some(({ asksAbout }) => asksAbout?.test(plain))
  return (isAbout ? null : byWords) ?? (found ? putBack(found, phrases, hearing.askingLanguages) : null)
}

/** Finds the asking sentence among several: `I am new, where do I start?` */
function readOneOfSeveral(plain: string, hearing: Hearing): Question | null {
  const parts = plain
    .split(/[?!;]\s+|\.\s+|,\s+|\s[-–]+\s/)
    .map((part) => part.trim())
    .filter((part) => part.includes(' '))
  if (parts.length < 2) return null
  const figures = parts
    .map((part) => readFigures(part.replace(/ (?:how|hoe) .*$/, ''), hearing.askingLanguages))
    .find((question) => question !== null && question.intent !== 'number')
  if (figures) return figures
  for (const part of parts.toReversed()) {
    const question = match(part, hearing)
    if (question && question.intent !== 'ask') return question
  }
  return parts.map((part) => readByKeywords(part, [], hearing)).find((question) => question !== null) ?? null
}

/** Figures in a sentence are a part of it. */
const IS_SENTENCE =
  /^(?!wh|ho|wa|is).* (?:is|am|are|costs?|kos) |^(?:i|you|he|she|we|they|my|our|do|come|please|let|ek|ons|hy|hulle) /

/**
 * Recognises a question. A text that matches nothing is a word or sentence to be looked at (`ask`). @param mayFollow
 * whether it may change the last utterance; false if that was tried
 */
export function readQuestion(
  text: string,
  language: KhuluLanguage,
  conversation: Conversation,
  isOwn: IsOwnWord,
  known: Pick<KhuluWorld, 'engine' | 'askingLanguages' | 'stopWords' | 'english' | 'afrikaans'>,
  mayFollow = true,
): Question {
  const askingLanguages = [language, ...TRIED_LANGUAGES.filter((other) => other !== language)]
    .map((one) => known.askingLanguages[one])
    .filter((askingLanguage) => askingLanguage !== undefined)
  const hearing: Hearing = {
    askingLanguages,
    readChange: (said) => readChange(said, askingLanguages),
    stopWords: known.stopWords,
    isOwn,
    isKnown: (word: string) => known.english.has(word) || known.afrikaans.toEnglish.has(word),
  }
  const quoted = takeQuoted(text)
  const asks = quoted.phrases.length > 0 && saysMore(plainQuestion(quoted.text, askingLanguages))
  const phrases = asks
    ? quoted.phrases.map((phrase) => cleanPhrase(plainQuestion(phrase, askingLanguages, false), askingLanguages))
    : []
  const whole = plainQuestion(text, askingLanguages)
  const plain = asks ? plainQuestion(quoted.text, askingLanguages) : whole
  const followUp = readFollowUp(whole, text, conversation, askingLanguages, mayFollow)
  if (followUp) return followUp
  // Thank you in Zulu: isiXhosa is no answer to that.
  if (
    pattern` (?:in|into|na|nge)[ -]?(?:isi)?(?:zulu|zoeloe|sotho|sesotho|tswana|setswana|venda|tsonga|swati
      |ndebele|pedi|french|german|frentshi)$
    `.test(plain)
  )
    return { intent: 'help', topic: 'otherLanguage' }
  const figures = readFigures(whole, askingLanguages)
  if (figures) return figures
  const question = readForm(plain, phrases, hearing)
  // Money or a time within what is asked, give me the price R120, is what is asked.
  const within =
    question?.intent === 'say' && /\br ?\d|\d:\d\d/.test(question.phrase) && !IS_SENTENCE.test(question.phrase)
      ? findFigures(question.phrase, askingLanguages)
      : null
  if (within) return within
  // What is said in the language learnt itself, by who reads another, is asked about: enkosi kakhulu.
  if (
    question?.intent === 'talk' &&
    !asksInLearnt({ language }, known) &&
    whole.includes(' ') &&
    whole.split(' ').every(isOwn)
  )
    return { intent: 'mean', phrase: whole }
  if (question && question.intent !== 'ask') return question
  const quotedFigures = phrases.length === 1 ? readFigures(phrases[0] ?? '', askingLanguages) : null
  if (quotedFigures) return quotedFigures
  const several = asks ? null : readOneOfSeveral(whole, hearing)
  // What asks in isiXhosa is no sentence to be told the meaning of.
  if (
    !asks &&
    askingLanguages[0]?.asksSelf?.test(whole) &&
    (question === null || (question.intent === 'ask' && question.phrase === cleanPhrase(whole, askingLanguages)))
  )
    return several ?? findFigures(whole, askingLanguages) ?? { intent: 'ask', phrase: '' }
  return (
    several ??
    (/\d/.test(whole) && !IS_SENTENCE.test(whole) ? findFigures(whole, askingLanguages) : null) ??
    question ?? { intent: 'ask', phrase: phrases[0] ?? cleanPhrase(whole, askingLanguages) }
  )
}
