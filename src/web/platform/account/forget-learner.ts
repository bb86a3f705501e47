import { removeStored } from '../offline/device-storage.ts'

/** What is kept outside the event store of who learnt here: the next one at this device begins with nothing of it. */
const OF_THE_LEARNER = ['account', 'khulu', 'khuluAccount', 'lesson', 'placement', 'gamePoints', 'switches'] as const

/** Takes it off this device. What a page still holds of it in memory goes with the page: whoever calls this opens another. */
export function forgetLearner(): void {
  for (const name of OF_THE_LEARNER) removeStored(name)
}
