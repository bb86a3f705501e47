import {
  emptyExercise,
  type LessonActivity,
  type LessonPlan,
  type OwnExercise,
} from '#core/lesson-plans/lesson-plan.ts'

/** Id of a lesson that nobody has made yet. */
export const PLAN_ID = '01890000-0000-7000-8000-0000000001ff'

/** Makes an exercise that is complete. */
export const exerciseInput = (changes: Partial<OwnExercise> = {}): OwnExercise => ({
  ...emptyExercise('e1', 'choose-meaning'),
  prompt: 'umntwana',
  answer: 'child',
  options: ['mother', 'dog'],
  ...changes,
})

/** Makes an activity with a complete exercise. */
export const activityInput = (changes: Partial<LessonActivity> = {}): LessonActivity => ({
  id: 'a1',
  type: 'introduction',
  content: 'Greet each child',
  duration: 10,
  blocks: [exerciseInput()],
  ...changes,
})

/** Makes a lesson with one objective, and one activity that holds an exercise. */
export const lessonPlanInput = (changes: Partial<LessonPlan> = {}): LessonPlan => ({
  title: 'The child is learning',
  language: 'xh',
  subject: 'english',
  grade: '2',
  duration: 60,
  description: '',
  objectives: [{ id: 'o1', text: 'Say who is learning' }],
  materials: [],
  activities: [activityInput()],
  formative: '',
  summative: '',
  differentiation: '',
  ...changes,
})
