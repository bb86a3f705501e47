import { forgetWork } from '../assignments/kept-work.ts'
import { forgetChildDraft } from './child-draft.ts'
import { removeStored } from '../../platform/offline/device-storage.ts'
import { forgetLessonFiles } from '../../platform/offline/lesson-files.ts'

/** Stored names of a learner's data outside the event store; the next learner on this device starts without them. */
const OF_THE_LEARNER = [
  'account',
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

/**
 * Deletes them from this device. Hand-ins of another learner, whose login ended by itself, stay until they can be sent.
 * A page's memory goes with the page, so the caller opens another.
 */
export function forgetLearner(owner: string | undefined): void {
  if (owner !== undefined) forgetWork(owner)
  for (const name of OF_THE_LEARNER) removeStored(name)
  void forgetLessonFiles()
  forgetChildDraft()
}
