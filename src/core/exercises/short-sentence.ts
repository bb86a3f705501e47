import {
  alterConcord,
  alterNumber,
  alterPerson,
  alterPolarity,
  alterTense,
  alterWord,
  type AlteredClause,
} from '#core/exercises/alter-clause.ts'
import { isAmbiguous, translateClause, writeClause, type Clause } from '#core/exercises/clause.ts'
import { draftSentence, takeTurns, wrongSentences } from '#core/exercises/clause-draft.ts'
import type { DraftMaker } from '#core/exercises/draft.ts'
import type { ExerciseBank } from '#core/exercises/exercise-bank.ts'
import type { ExerciseLevel } from '#core/exercises/exercise-kinds.ts'
import { EXERCISE_TENSES, type ExerciseTense } from '#core/exercises/grammar-skills.ts'
import { pickClause } from '#core/exercises/pick-clause.ts'
import type { SeededRandom } from '#core/exercises/seeded-random.ts'

/** English has one past for both of isiXhosa’s, so that sentences are translated with one of them only. */
const TENSES: Readonly<Record<ExerciseLevel, readonly ExerciseTense[]>> = {
  A1: ['present', 'present', 'future'],
  A2: ['present', 'recent-past', 'future'],
}
const ONE_PAST = EXERCISE_TENSES.filter((tense) => tense !== 'remote-past')

function pickSentence(random: SeededRandom, bank: ExerciseBank, level: ExerciseLevel): Clause {
  const negative = random.next() < (level === 'A1' ? 0.15 : 0.25)
  const object = level === 'A1' && negative ? 'none' : level === 'A2' && random.next() < 0.2 ? 'concord' : 'maybe'
  return pickClause(random, bank, {
    level,
    subject: random.next() < 0.7 ? 'noun' : 'person',
    object,
    tenses: TENSES[level],
    negative,
    ending: true,
  })
}

/** Altered so that the English shows it; of two English sentences alike only one is an option. */
const alterMeaning = (clause: Clause, random: SeededRandom, bank: ExerciseBank): AlteredClause[] =>
  takeTurns(
    random.shuffle([...alterTense(clause, random, ONE_PAST), ...alterNumber(clause, bank), ...alterPolarity(clause)]),
    alterPerson(clause, random),
    alterWord(clause, random, bank),
  )

/** Makes an exercise that shows a sentence and offers English ones. */
export const makeUnderstandSentence: DraftMaker = (random, bank, level) => {
  const clause = pickSentence(random, bank, level)
  if (isAmbiguous(clause)) return null
  const { target } = writeClause(clause, bank)
  const english = translateClause(clause)
  const candidates = alterMeaning(clause, random, bank)
    .filter((altered) => !isAmbiguous(altered.clause))
    .map(({ clause: other, errorClass, rule }) => {
      const text = translateClause(other)
      return { text, answer: text, errorClasses: [errorClass], reason: rule }
    })
  const draft = draftSentence(
    clause,
    { instruction: 'understandSentence', words: {}, parts: [{ part: 'target', text: target }] },
    candidates,
    bank,
  )
  return { ...draft, answerLanguage: 'english', target: english, also: [], rightText: english }
}

/** Makes an exercise that shows English and asks for the sentence, typed or chosen. */
export const makeTranslateSentence: DraftMaker = (random, bank, level) => {
  const clause = pickSentence(random, bank, level)
  const agreement = random.shuffle([
    ...alterConcord(clause, random).slice(0, 2),
    ...alterPerson(clause, random).slice(0, 2),
  ])
  const altered = takeTurns(
    agreement,
    alterTense(clause, random, ONE_PAST),
    alterWord(clause, random, bank),
    alterPolarity(clause),
  )
  const prompt = {
    instruction: 'translateSentence' as const,
    words: {},
    parts: [{ part: 'english' as const, text: translateClause(clause) }],
  }
  return draftSentence(clause, prompt, wrongSentences(altered, bank), bank)
}
