import type { Mistake } from '#contract/insights-schemas.ts'
import { isShownExample, ruleText, type MistakeRule } from '#core/insights/mistake-rule.ts'
import { LEAST_ERRORS } from '#core/insights/needs-help.ts'
import { PERIOD_DAYS } from '#core/insights/periods.ts'
import { choosePractice } from '#core/insights/practice-of-rule.ts'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import { explainAnswer, type LearningContent } from '#server/features/learning/index.ts'
import {
  learnersSeenBy,
  type SeenLearner,
  type Teaching,
  type TeachingParts,
} from '#server/features/insights/policy.ts'
import {
  countAnswered,
  countErrors,
  listMissedCards,
  listWrongAnswers,
  type LearnerErrors,
  type WrongAnswer,
} from '#server/features/insights/queries.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'

const DAY = 24 * 60 * 60 * 1000

/** Rules that are shown at most: more than these nobody practises in a month. */
const MOST_RULES = 12

/** Examples of a rule. */
const MOST_EXAMPLES = 3

/** Parts that mistakes are explained with. */
export type MistakeParts = Pick<TeachingParts, 'database' | 'clock'> & { content: LearningContent }

type Place = MistakeRule & { language: LearningLanguage }

const keyOf = (place: Place): string => `${place.language} ${ruleText(place)}`

const placeOf = (row: Pick<WrongAnswer, 'language' | 'error_class' | 'noun_class'>): Place => ({
  language: row.language,
  errorClass: row.error_class,
  nounClass: row.noun_class,
})

/** Groups errors by language and rule; those of most learners come first. */
function groupByRule(errors: readonly LearnerErrors[]): LearnerErrors[][] {
  const groups = Map.groupBy(errors, keyOf)
  const sum = (group: readonly LearnerErrors[]): number => group.reduce((total, one) => total + one.errors, 0)
  return [...groups.values()]
    .filter((group) => sum(group) >= LEAST_ERRORS)
    .toSorted((one, other) => other.length - one.length || sum(other) - sum(one))
    .slice(0, MOST_RULES)
}

/** Explains the wrong answers of one rule that may be shown. */
function explainExamples(wrong: readonly WrongAnswer[], content: LearningContent): Mistake['examples'] {
  const shown: Mistake['examples'] = []
  for (const row of wrong) {
    if (shown.length === MOST_EXAMPLES) break
    if (!isShownExample(row.error_class, row.learners)) continue
    const { language, item_id: itemId, exercise_type: exerciseType, answer, learners } = row
    const explained = explainAnswer({ language, itemId, exerciseType, answer }, content)
    if (!explained) continue
    const { asked, right, answerLanguage, words } = explained
    const explanation = explained.rule === null ? null : { rule: explained.rule, words: { ...words } }
    shown.push({ answer, learners, asked, right, answerLanguage, explanation })
  }
  return shown
}

/** Returns the learners whose mistakes are asked for: all who are seen, or one of them. */
function chooseLearners(seen: readonly SeenLearner[], learnerId: string | undefined): readonly SeenLearner[] {
  const chosen = learnerId === undefined ? seen : seen.filter(({ id }) => id === learnerId)
  if (learnerId !== undefined && chosen.length === 0)
    throw new CallRefusal('not-found', 'The space shows no such student')
  return chosen
}

/**
 * Returns the rules that students of the space broke in the last weeks. Each comes with the students, examples and the
 * cards of a practice.
 */
export async function listMistakes(
  { database, clock, content }: MistakeParts,
  teaching: Teaching,
  learnerId?: string,
): Promise<{ mistakes: Mistake[] }> {
  const learners = chooseLearners(await learnersSeenBy({ database, clock }, teaching), learnerId)
  const ids = learners.map(({ id }) => id)
  const since = new Date(clock().getTime() - PERIOD_DAYS * DAY)
  const [groups, wrong, missed, answered] = await asSystem(async () => {
    const found = groupByRule(await countErrors(database, ids, since))
    const languages = [...new Set(found.flatMap(([first]) => first?.language ?? []))]
    return [
      found,
      await listWrongAnswers(database, ids, since),
      await listMissedCards(database, ids, since),
      await countAnswered(database, ids, since, languages),
    ]
  })
  const names = new Map(learners.map(({ id, name }) => [id, name]))
  const mistakes = groups.flatMap((group): Mistake[] => {
    const [place] = group
    if (!place) return []
    const { errorClass, nounClass, language } = place
    const cards = missed.find((row) => keyOf(placeOf(row)) === keyOf(place))?.cards ?? []
    return [
      {
        rule: ruleText(place),
        errorClass,
        nounClass,
        language,
        errors: group.reduce((sum, one) => sum + one.errors, 0),
        students: group
          .toSorted((one, other) => other.errors - one.errors)
          .map(({ learnerId: id, errors }) => ({ learnerId: id, name: names.get(id) ?? '', errors })),
        answered: answered.get(language) ?? 0,
        examples: explainExamples(
          wrong.filter((row) => keyOf(placeOf(row)) === keyOf(place)),
          content,
        ),
        cards: choosePractice(place, cards, (card) => content.teachesCard(language, card)),
      },
    ]
  })
  return { mistakes }
}
