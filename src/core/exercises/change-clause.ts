import { alterConcord, alterPerson, alterPolarity, alterTense } from '#core/exercises/alter-clause.ts'
import { isAmbiguous, writeClause, type Clause } from '#core/exercises/clause.ts'
import { draftSentence, takeTurns, wrongSentences } from '#core/exercises/clause-draft.ts'
import type { DraftMaker } from '#core/exercises/draft.ts'
import { capitalise } from '#core/exercises/english-phrases.ts'
import type { PromptPart } from '#core/exercises/exercise.ts'
import type { ExerciseBank } from '#core/exercises/exercise-bank.ts'
import type { ExerciseLevel } from '#core/exercises/exercise-kinds.ts'
import { EXERCISE_TENSES, type ExerciseTense } from '#core/exercises/grammar-skills.ts'
import { isPlainTense, pickClause, PRONOUN_SUBJECTS } from '#core/exercises/pick-clause.ts'
import type { SeededRandom } from '#core/exercises/seeded-random.ts'
import { absolutePronoun } from '#core/grammar/agree.ts'

/** The tenses of a level: long ago comes with A2. */
const TENSES: Readonly<Record<ExerciseLevel, readonly ExerciseTense[]>> = {
  A1: ['present', 'recent-past', 'future'],
  A2: EXERCISE_TENSES,
}

/** Returns the sentence, and the pronoun where u- could be you as well as he or she. */
const show = (clause: Clause, bank: ExerciseBank): PromptPart[] => {
  const pronoun = isAmbiguous(clause) ? ` (${absolutePronoun(clause.subject, bank.engine.grammar)})` : ''
  return [{ part: 'target', text: writeClause(clause, bank).target + pronoun }]
}

const pickSubject = (random: SeededRandom): 'noun' | 'person' => (random.next() < 0.6 ? 'noun' : 'person')

/** Makes an exercise that turns a positive sentence into a negative one, or the other way round. */
export const makePositiveNegative: DraftMaker = (random, bank, level) => {
  const negative = random.next() < 0.3
  const tenses = TENSES[level].filter((tense) => tense !== 'remote-past')
  const source = pickClause(random, bank, {
    level,
    subject: pickSubject(random),
    object: level === 'A1' ? 'none' : 'maybe',
    tenses,
    negative,
    ending: false,
  })
  const clause = { ...source, negative: !negative }
  const others = [...alterConcord(clause, random), ...alterPerson(clause, random)].slice(0, 4)
  const candidates = wrongSentences(takeTurns(alterPolarity(clause), alterTense(clause, random, tenses), others), bank)
  return draftSentence(
    clause,
    { instruction: negative ? 'makePositive' : 'makeNegative', words: {}, parts: show(source, bank) },
    candidates,
    bank,
  )
}

/** Makes an exercise that changes the subject's person. The pronoun may stand before the verb. */
export const makeChangePerson: DraftMaker = (random, bank, level) => {
  const negative = level === 'A2' && random.next() < 0.3
  const source = pickClause(random, bank, {
    level,
    subject: 'person',
    object: 'maybe',
    tenses: TENSES.A1.slice(0, level === 'A1' ? 1 : 3),
    negative,
    ending: true,
  })
  const subject = random.pick(PRONOUN_SUBJECTS.filter((other) => other !== source.subject))
  const clause: Clause = { ...source, subject }
  const shown = writeClause(source, bank).target
  const pronoun = absolutePronoun(subject, bank.engine.grammar)
  const candidates = wrongSentences(
    takeTurns(
      alterPerson(clause, random),
      [...alterTense(clause, random, TENSES.A1), ...alterPolarity(clause)].slice(0, 2),
    ),
    bank,
  )
  const parts: PromptPart[] = [
    { part: 'target', text: shown },
    { part: 'target', text: ` (${pronoun})` },
  ]
  const draft = draftSentence(
    clause,
    { instruction: 'changePerson', words: { person: subject, pronoun }, parts },
    candidates,
    bank,
  )
  if (draft.target === shown) return null
  const withPronoun = [draft.target, ...draft.also].map(
    (sentence) => `${capitalise(pronoun)} ${sentence.slice(0, 1).toLowerCase()}${sentence.slice(1)}`,
  )
  return { ...draft, also: [...draft.also, ...withPronoun] }
}

/** Makes an exercise that changes the tense of a sentence. */
export const makeChangeTense: DraftMaker = (random, bank, level) => {
  const negative = level === 'A2' && random.next() < 0.3
  // Long ago and lately are said alike in the negative.
  const tenses = negative ? TENSES.A1 : TENSES[level]
  const source = pickClause(random, bank, {
    level,
    subject: pickSubject(random),
    object: 'maybe',
    tenses,
    negative,
    ending: false,
  })
  const [changed] = alterTense(source, random, tenses)
  if (!changed || !isPlainTense(source) || !isPlainTense(changed.clause)) return null
  const { clause } = changed
  const candidates = wrongSentences(
    takeTurns(
      alterTense(clause, random, tenses),
      [...alterConcord(clause, random), ...alterPerson(clause, random)].slice(0, 5),
    ),
    bank,
  )
  const prompt = {
    instruction: 'changeTense' as const,
    words: { tense: clause.tense, from: source.tense },
    parts: show(source, bank),
  }
  return draftSentence(clause, prompt, candidates, bank)
}
