import type { ContentProblem } from '#content/read-entries.ts'
import { splitWords } from '#core/answers/split-words.ts'
import { checkWithGrammar } from '#core/answers/check-with-grammar.ts'
import { checkStep } from '#core/course/check-step.ts'
import type { CourseParts } from '#core/course/course-parts.ts'
import { COURSE_SKILLS } from '#core/course/course-skills.ts'
import type { CourseLesson } from '#core/course/course.ts'
import { isAsking, type AskingStep, type LessonStep } from '#core/course/lesson.ts'
import { FEWEST_STEPS, makeLesson, MOST_STEPS } from '#core/course/make-lesson.ts'
import { isRight } from '#core/learning/learning-event.ts'

/** A skill is practised in the lessons of so many units. */
const UNITS_OF_SKILL = 3

const optionsOf = (step: AskingStep): readonly string[] | null => {
  if (step.type === 'choose-meaning' || step.type === 'choose-word') return step.options
  return step.type === 'grammar' && step.mode === 'choose' ? step.exercise.options.map(({ answer }) => answer) : null
}

const tilesOf = (step: AskingStep): readonly string[] | null =>
  step.type === 'put-in-order' ? step.tiles : step.type === 'translate-sentence' ? (step.tiles ?? null) : null

/** Words that are asked for and not among the tiles, or not as often. */
function findMissingTiles(tiles: readonly string[], answer: string): string[] {
  const left = tiles.flatMap(splitWords)
  return splitWords(answer).filter((word) => {
    const at = left.indexOf(word)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/** Checks a step's answers. Exactly one option is right, the answer can be built, and listed answers are accepted. */
function checkAnswers(step: AskingStep, { bank: { engine } }: CourseParts): string[] {
  const options = optionsOf(step)
  const isAccepted = (answer: string): boolean =>
    isRight(checkStep(step, answer, (target, also, given) => checkWithGrammar(target, also, given, engine)).verdict)
  const right = options?.filter(isAccepted) ?? [step.answer]
  const accepted = [step.answer, ...step.also].filter((answer) => !isAccepted(answer))
  return [
    ...(right.length === 1 && right[0] === step.answer
      ? []
      : [`right are the options ${right.join(', ') || 'none'}; the answer is ${step.answer}`]),
    ...(options !== null && new Set(options).size !== options.length ? ['two options are alike'] : []),
    ...findMissingTiles(tilesOf(step) ?? splitWords(step.answer), step.answer).map(
      (word) => `the word '${word}' of the answer is not among the tiles`,
    ),
    ...accepted.map((answer) => `'${answer}' is listed as right and is held to be wrong`),
    ...step.hints
      .filter((hint) => hint.hint === 'not-these' && hint.options.includes(step.answer))
      .map(() => 'a hint strikes the right answer out'),
  ]
}

/** Roots that are asked before they are met. */
function findUnmet(steps: readonly LessonStep[], before: readonly CourseLesson[], { words }: CourseParts): string[] {
  const met = new Set(before.flatMap(({ roots }) => roots))
  return steps.flatMap((step) => {
    if (step.type === 'meet-word') met.add(step.word.root)
    return isAsking(step)
      ? step.cards
          .filter((card) => words.has(card) && !met.has(card))
          .map((card) => `${step.id} asks ${card} before it is met`)
      : []
  })
}

function checkSteps(
  lesson: CourseLesson,
  steps: readonly LessonStep[],
  before: readonly CourseLesson[],
  parts: CourseParts,
): string[] {
  const shown = new Set(steps.flatMap(({ cards }) => cards))
  const practised = new Set(before.flatMap(({ skills }) => skills))
  return [
    ...(steps.length >= FEWEST_STEPS && steps.length <= MOST_STEPS
      ? []
      : [`it has ${steps.length} steps; a lesson has ${FEWEST_STEPS} to ${MOST_STEPS}`]),
    ...lesson.skills
      .filter((skill) => !practised.has(skill) && !shown.has(skill))
      .map((skill) => `no step shows the skill ${skill}, which it introduces`),
    ...findUnmet(steps, before, parts),
    ...steps.filter(isAsking).flatMap((step) => checkAnswers(step, parts).map((problem) => `${step.id}: ${problem}`)),
  ]
}

/**
 * Finds all faults of the lessons as learners get them, with the first seed. It makes every lesson, which takes
 * seconds.
 */
export function checkLessons(parts: CourseParts): ContentProblem[] {
  const before: CourseLesson[] = []
  const unitsOf = new Map<string, Set<string>>()
  const problems = parts.course.units.flatMap((unit) =>
    unit.lessons.flatMap((lesson) => {
      const steps = makeLesson(parts, lesson.id, 0) ?? []
      for (const card of steps.flatMap(({ cards }) => cards))
        unitsOf.set(card, (unitsOf.get(card) ?? new Set()).add(unit.id))
      const found = checkSteps(lesson, steps, before, parts)
      before.push(lesson)
      return found.map((problem) => ({ file: `units/*-${unit.id}.json`, id: lesson.id, problem }))
    }),
  )
  const rare = COURSE_SKILLS.filter((skill) => (unitsOf.get(skill)?.size ?? 0) < UNITS_OF_SKILL)
  return [
    ...problems,
    ...rare.map((skill) => ({
      file: 'course.json',
      id: skill,
      problem: `the steps of ${unitsOf.get(skill)?.size ?? 0} units show the skill; it needs ${UNITS_OF_SKILL}`,
    })),
  ]
}
