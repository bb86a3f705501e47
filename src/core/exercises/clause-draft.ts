import type { AlteredClause } from '#core/exercises/alter-clause.ts'
import { clauseRoots, clauseSkills, translateClause, writeClause, type Clause } from '#core/exercises/clause.ts'
import type { Candidate, Draft } from '#core/exercises/draft.ts'
import type { ExercisePrompt } from '#core/exercises/exercise.ts'
import type { ExerciseBank } from '#core/exercises/exercise-bank.ts'

/** Writes altered clauses as wrong answers in the language learnt. */
export const wrongSentences = (altered: readonly AlteredClause[], bank: ExerciseBank): Candidate[] =>
  altered.map(({ clause, errorClass }) => {
    const answer = writeClause(clause, bank).target
    return {
      text: answer,
      answer,
      errorClasses: errorClass === 'person' ? ['person', 'subject-concord'] : [errorClass],
    }
  })

/** Takes from each list in turn, so that options are wrong in different ways. */
export const takeTurns = <Value>(...lists: readonly (readonly Value[])[]): Value[] =>
  Array.from({ length: Math.max(0, ...lists.map(({ length }) => length)) }, (_, index) =>
    lists.flatMap((list) => list.slice(index, index + 1)),
  ).flat()

/** Makes a draft whose answer is the whole sentence of a clause. */
export function draftSentence(
  clause: Clause,
  prompt: ExercisePrompt,
  candidates: readonly Candidate[],
  bank: ExerciseBank,
): Draft {
  const { target, also } = writeClause(clause, bank)
  return {
    prompt,
    answerLanguage: 'target',
    target,
    also,
    english: translateClause(clause),
    candidates,
    rightText: target,
    roots: clauseRoots(clause),
    skills: clauseSkills(clause),
  }
}
