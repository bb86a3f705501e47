import type { LessonWord } from '#core/course/lesson.ts'
import { makeChooseMeaning, MOST_PAIRS, pickDistinct } from '#core/course/word-steps.ts'
import { seededRandom } from '#core/exercises/seeded-random.ts'
import { emptyExercise, PLAN_LIMITS, type OwnExercise, type PlanWord } from '#core/lesson-plans/lesson-plan.ts'

/** Most exercises that one press makes. */
const MOST_MADE = 12

const lessonWord = ({ id, target, english, root }: PlanWord): LessonWord => ({
  root: root === '' ? id : root,
  target: target.trim(),
  english: english.trim(),
  alsoEnglish: [],
  partOfSpeech: '',
  nounClass: null,
  plural: null,
})

/**
 * Makes exercises of a word list, as the lessons of the course do. Meanings and words are chosen, words typed, and pairs
 * matched. The same words and seed always make the same exercises.
 * @param makeId makes the ids of the exercises
 */
export function makeOwnExercises(words: readonly PlanWord[], seed: number, makeId: () => string): OwnExercise[] {
  const random = seededRandom(seed)
  const whole = words.filter(({ target, english }) => target.trim() !== '' && english.trim() !== '')
  const met = whole.map(lessonWord)
  const made: OwnExercise[] = []
  const pairs = pickDistinct(met, MOST_PAIRS)
  for (const [index, word] of met.entries()) {
    const root = whole[index]?.root ?? ''
    const base = { root, id: makeId() }
    const draft = makeChooseMeaning(word, met, random)
    const wrong = draft.type === 'choose-meaning' ? draft.options.filter((option) => option !== word.english) : []
    const way = index % 3
    if (way === 2 || wrong.length === 0)
      made.push({ ...emptyExercise(base.id, 'type-translation'), prompt: word.english, answer: word.target, root })
    else if (way === 0)
      made.push({
        ...emptyExercise(base.id, 'choose-meaning'),
        prompt: word.target,
        answer: word.english,
        options: wrong,
        root,
      })
    else {
      const options = wrong.flatMap((meaning) => met.find(({ english }) => english === meaning)?.target ?? [])
      made.push({ ...emptyExercise(base.id, 'choose-word'), prompt: word.english, answer: word.target, options, root })
    }
  }
  const exercises = made.slice(0, MOST_MADE - 1)
  if (pairs.length >= 3)
    exercises.push({
      ...emptyExercise(makeId(), 'match-pairs'),
      pairs: pairs.map(({ target, english }) => ({ id: makeId(), target, english, root: '' })),
    })
  return exercises.slice(0, PLAN_LIMITS.blocks)
}
