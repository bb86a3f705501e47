import { forgetChildDraft } from './child-draft.ts'
import { removeStored } from '../../platform/offline/device-storage.ts'
import { forgetLessonFiles } from '../../platform/offline/lesson-files.ts'

/** Stored names of a learner's data outside the event store; the next learner on this device starts without them. */
const OF_THE_LEARNER = [
  'account',
  'assignments',
  'assignment',
  'handIns',
  'firstSteps',
  'khulu',
  'khuluAccount',
  'lesson',
  'ownLesson',
  'ownLessons',
  'lessonDrafts',
  'placement',
  'gamePoints',
  'nearTold',
  'switches',
] as const

/** Deletes them from this device. A page's memory goes with the page, so the caller opens another. */
export function forgetLearner(): void {
  for (const name of OF_THE_LEARNER) removeStored(name)
  void forgetLessonFiles()
  forgetChildDraft()
}
