import { phraseOf } from '#core/khulu/questions/quoted-phrases.ts'
import { readFigures } from '#core/khulu/questions/read-figures.ts'
import { KEYWORD_INTENTS, type KeywordIntent } from '#core/khulu/asking/asking-words.ts'
import type { Hearing, IsOwnWord } from '#core/khulu/khulu-world.ts'
import type { PhraseIntent, Question } from '#core/khulu/questions/question.ts'

const wordsOf = (text: string): string[] =>
  text
    .split(/[^\p{L}\p{N}'’:-]+/u)
    .map((word) => word.replaceAll(/^['’:]+|['’:-]+$/gu, ''))
    .map((word) => word.replace(/^(?:u|i|e|ku|no|ne|na|ka|kwe|kwi)-(?=\p{L}{2})/u, ''))
    .filter((word) => word !== '')

/** Finds the asked phrases: quoted ones, else words of the learning language, else the rest without question words. */
function phrasesOf(text: string, phrases: readonly string[], { stopWords, isOwn }: Hearing): string[] {
  if (phrases.length > 0) return [...phrases]
  const left = wordsOf(text).filter((word) => !stopWords.has(word))
  const own = left.filter(isOwn)
  return own.length > 0 ? own : left
}

/** Builds a question for a reason: one form against another, one from another, or an agreement. */
function buildWhy(
  text: string,
  phrases: readonly string[],
  about: readonly string[],
  isOwn: IsOwnWord,
): Question | null {
  const [one = '', two = ''] = about
  if (phrases.length > 0) return { intent: 'why', form: one, other: two }
  const own = about.filter(isOwn)
  if (own.length === 0) return null
  // Iincwadi ezintathu, not amathathu: what stands together is one form.
  const end = own.findLastIndex((_word, at) => text.includes(own.slice(0, at + 1).join(' '))) + 1
  return { intent: 'why', form: own.slice(0, end).join(' '), other: own[end] ?? '' }
}

function build(
  intent: PhraseIntent,
  text: string,
  phrases: readonly string[],
  about: readonly string[],
  { isOwn, readChange, askingLanguages }: Hearing,
): Question | null {
  const [one = '', two = ''] = about
  const phrase = phrases.length > 0 ? one : about.join(' ')
  if (intent === 'practise') return { intent, about: text }
  // Why one is so and another is not, or how one becomes the other.
  if (intent === 'why') return buildWhy(text, phrases, about, isOwn)
  if (intent === 'difference')
    return two === '' ||
      (phrases.length === 0 && !about.some(isOwn) && !/\b(?:between|tussen|phakathi|vs|versus)\b/.test(text))
      ? null
      : { intent, one, other: two }
  if (intent === 'conjugate') {
    // How would you make it: who asks is not who does it.
    const { change, rest } = readChange(text.replace(/^how \w+ (?:i|you|we|one|they) /, ''))
    const verb = phrases.length > 0 ? phraseOf(rest, phrases) : phrase
    return verb === '' ? null : { intent, phrase: phrases.length > 0 ? one : verb, change }
  }
  if (phrase === '') return null
  if (intent === 'say') {
    const figures = readFigures(phrase, askingLanguages)
    if (figures) return figures
  }
  if (intent === 'correct' && phrases.length === 0 && about.length < 2) return null
  return intent === 'count' || intent === 'ordinal' || intent === 'reply' ? null : { intent, phrase }
}

const TIME_WORDS = /\b(?:time|clock|o'clock|tyd|laat|horlosie|ixesha|intsimbi|iwotshi|ngobani)\b/

/** Returns a kind of word that is asked about by itself: the rule. */
function ruleOf(intent: PhraseIntent, text: string, { readChange }: Hearing): Question | null {
  if (intent === 'pronounce') return { intent: 'rule', rule: 'clicks' }
  if (intent === 'class') return { intent: 'rule', rule: 'nounClass' }
  if (intent === 'concords') return { intent: 'rule', rule: 'concord' }
  if (intent === 'plural') return { intent: 'rule', rule: 'plural' }
  if (intent === 'practise') return { intent, about: text }
  if (intent !== 'conjugate') return null
  const { change } = readChange(text)
  return {
    intent: 'rule',
    rule:
      change.negative === true
        ? 'negative'
        : change.tense === 'future'
          ? 'future'
          : change.tense === 'past' || change.tense === 'long-past'
            ? 'past'
            : 'present',
  }
}

/**
 * Recognises a question without a keyword: figures are said, and a quoted phrase is said or translated by its language.
 */
function readWithoutKeyword(
  phrases: readonly string[],
  about: readonly string[],
  { isOwn, askingLanguages }: Hearing,
): Question | null {
  const [only = ''] = about
  if (phrases.length === 0) return about.length === 1 && /\d/.test(only) ? readFigures(only, askingLanguages) : null
  if (phrases.length > 1) return null
  return (
    readFigures(only, askingLanguages) ?? {
      intent: only.split(' ').every((word) => isOwn(word)) ? 'mean' : 'say',
      phrase: only,
    }
  )
}

/** Reads a question that fits no pattern by its keywords. Null without keywords, or without a phrase. */
export function readByKeywords(text: string, phrases: readonly string[], hearing: Hearing): Question | null {
  const { isOwn, askingLanguages } = hearing
  const about = phrasesOf(text, phrases, hearing)
  const says = (intent: KeywordIntent, written: string): boolean =>
    askingLanguages.some(({ keywords }) => keywords[intent].test(written))
  const clock = /\b\d{1,2}[:h]\d{2}\b/.exec(text)?.[0]
  if (clock !== undefined && TIME_WORDS.test(text)) return readFigures(clock, [])
  const said = KEYWORD_INTENTS.filter((intent) => says(intent, text))
  const [first] = said
  if (first !== undefined && about.length === 0) return ruleOf(first, text, hearing)
  // Why something is so in general: the rule.
  const asked = said.find((intent) => intent !== 'why' && intent !== 'difference')
  if (first === 'why' && phrases.length === 0 && asked !== undefined && !about.some(isOwn))
    return ruleOf(asked, text, hearing)
  const aboutOf = (intent: KeywordIntent): readonly string[] => {
    const left = about.filter((word) => phrases.length > 0 || !says(intent, word))
    return left.length > 0 ? left : about
  }
  const question = said
    .map((intent) => build(intent, text, phrases, aboutOf(intent), hearing))
    .find((one) => one !== null)
  return question ?? readWithoutKeyword(phrases, about, hearing)
}
