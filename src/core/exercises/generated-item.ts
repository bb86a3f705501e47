import { NUMBER_QUESTIONS } from '#core/exercises/number-questions.ts'
import { LAST_STEP, type QuestionKind } from '#core/exercises/question-kind.ts'
import { seededRandom } from '#core/exercises/seeded-random.ts'
import { TIME_QUESTIONS } from '#core/exercises/time-questions.ts'
import { GENERATED_MARK } from '#core/learning/generated-id.ts'
import type { GeneratedSection } from '#core/learning/generated-section.ts'
import type { LearningItem } from '#core/learning/learning-item.ts'
import { respellXhosa } from '#core/pronunciation/respell-xhosa.ts'
import type { ContentCategory } from '#core/sections/sections.ts'

const KINDS: Readonly<Record<GeneratedSection, readonly QuestionKind[]>> = {
  numbers: NUMBER_QUESTIONS,
  time: TIME_QUESTIONS,
}

/** Right answers that lead to the next step. */
const ANSWERS_PER_STEP = 3

const ID = new RegExp(String.raw`^(${Object.keys(KINDS).join('|')})\.${GENERATED_MARK}\.([a-z\d-]{1,40})$`)

function makeItem(
  section: GeneratedSection,
  { category, read }: QuestionKind,
  asked: string,
): LearningItem | undefined {
  const question = read(asked)
  if (!question) return undefined
  const [target = '', ...also] = new Set(question.answers)
  return {
    id: `${section}.${GENERATED_MARK}.${asked}`,
    section,
    category,
    target,
    english: question.english,
    pronunciation: respellXhosa(target),
    also,
    review: 'drafted',
  }
}

/**
 * Reads the isiXhosa question that an id carries, with all that is accepted as its answer: `numbers.any.4321`,
 * `numbers.any.sum-2-plus-3`, `time.any.14-35`.
 * Undefined for every id that `generateItem` could not have written in that form. No number is above 999 999.
 */
export function readGeneratedItem(id: string): LearningItem | undefined {
  const [, section, asked] = ID.exec(id) ?? []
  if (section === undefined || asked === undefined) return undefined
  for (const kind of KINDS[section as GeneratedSection]) {
    const item = makeItem(section as GeneratedSection, kind, asked)
    if (item) return item
  }
  return undefined
}

/**
 * Makes a question of a section in isiXhosa, the same for the same seed. @param seed a whole number @param difficulty
 * the learner's lead in right answers, from 0 up; numbers grow and more ways of asking come @param category limits the
 * questions, if it has any; otherwise all count
 */
export function generateItem(
  section: GeneratedSection,
  seed: number,
  difficulty: number,
  category: ContentCategory | 'all' = 'all',
): LearningItem {
  const random = seededRandom(seed)
  const step = Math.min(LAST_STEP, Math.max(0, Math.floor(difficulty / ANSWERS_PER_STEP)))
  const ofCategory = KINDS[section].filter((kind) => kind.category === category)
  const kinds = ofCategory.length > 0 ? ofCategory : KINDS[section].filter(({ from }) => from <= step)
  const kind = random.pick(kinds)
  const asked = kind.pick(random, step)
  const item = makeItem(section, kind, asked)
  if (!item) throw new Error(`${section} can't ask ${asked}`)
  return item
}
