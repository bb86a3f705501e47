import { checkAnswer } from '#core/answers/check-answer.ts'
import type { ExplainedAnswer } from '#core/answers/explained-answer.ts'
import type { AskingStep, GrammarStep } from '#core/course/lesson.ts'
import type { ExerciseExplanation, ExerciseReason } from '#core/exercises/exercise.ts'

/** Checker of an answer by the grammar of the language learnt: `checkWithGrammar` with its engine. */
export type CheckGrammar = (target: string, also: readonly string[], given: string) => ExplainedAnswer

/** Result of checking a step. Besides the checker's rules it can be a wrong number or time. */
export type CheckedStep = Omit<ExplainedAnswer, 'rule'> & { rule: ExerciseReason | null }

const plainly = (answer: string, also: readonly string[], given: string): CheckedStep => ({
  ...checkAnswer(answer, also, given),
  rule: null,
  words: {},
})

/** Words alone: tiles have no full stops, and capitals begin sentences only. */
const wordsAlone = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\s'’-]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Checks an answer without the grammar; differences in punctuation and case don't count. */
function checkWords(answer: string, also: readonly string[], given: string): CheckedStep {
  const exact = plainly(answer, also, given)
  if (exact.verdict !== 'wrong' || exact.errorClass === 'empty') return exact
  return [answer, ...also].some((right) => wordsAlone(right) === wordsAlone(given))
    ? { verdict: 'variant', errorClass: null, rule: null, words: {} }
    : exact
}

const SHORTENED: readonly (readonly [RegExp, string])[] = [
  [/\bcan't\b/g, 'can not'],
  [/\bcannot\b/g, 'can not'],
  [/\bwon't\b/g, 'will not'],
  [/n't\b/g, ' not'],
  [/'m\b/g, ' am'],
  [/'re\b/g, ' are'],
  [/'ll\b/g, ' will'],
]

/** Writes English without articles and full stops, which the languages learnt don't express. */
function plainEnglish(text: string): string {
  const lower = SHORTENED.reduce(
    (result, [short, long]) => result.replaceAll(short, long),
    text.toLowerCase().replaceAll('’', "'"),
  )
  return lower
    .replaceAll(/[^\p{L}\p{N}\s']/gu, ' ')
    .replaceAll(/\b(?:a|an|the)\b/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function checkEnglish({ answer, also }: AskingStep, given: string): CheckedStep {
  const exact = plainly(answer, also, given)
  if (exact.verdict === 'correct' || exact.errorClass === 'empty') return exact
  const meant = plainEnglish(given)
  if (meant === plainEnglish(answer)) return { verdict: 'correct', errorClass: null, rule: null, words: {} }
  return also.some((other) => plainEnglish(other) === meant)
    ? { verdict: 'variant', errorClass: null, rule: null, words: {} }
    : exact
}

/** Finds the reason for a wrong choice; it is known before the answer. */
function findReason({ exercise, answer }: GrammarStep, given: string): CheckedStep | null {
  const option = exercise.options.find((candidate) => candidate.answer === given)
  if (!option || option.errorClass === null || given === answer) return null
  const { rule, words }: ExerciseExplanation = exercise.explanation
  return {
    verdict: 'wrong',
    errorClass: option.errorClass,
    rule: option.reason ?? rule,
    words: option.reason === null || option.reason === rule ? words : {},
  }
}

/** Tells whether the answer was typed or built in the learning language, so that its grammar can explain a fault. */
export function isFreelyAnswered(step: AskingStep): boolean {
  if (step.answerLanguage === 'english') return false
  return (
    step.type === 'type-word' ||
    step.type === 'translate-sentence' ||
    step.type === 'put-in-order' ||
    step.type === 'type-heard' ||
    step.type === 'grammar'
  )
}

/**
 * Checks an answer at a step of a lesson. The device checks at once, and the server checks again and decides. @param
 * given the whole answer @param grammar null if it isn't loaded; then only the step's own answers count
 */
export function checkStep(step: AskingStep, given: string, grammar: CheckGrammar | null): CheckedStep {
  if (step.answerLanguage === 'english') return checkEnglish(step, given)
  const reason = step.type === 'grammar' ? findReason(step, given) : null
  if (isFreelyAnswered(step) && grammar) {
    const checked = grammar(step.answer, step.also, given)
    // The checker names the words that decide; of an option only the rule is known.
    return reason && checked.rule === null ? reason : checked
  }
  return reason ?? checkWords(step.answer, step.also, given)
}
