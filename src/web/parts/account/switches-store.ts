import { readSwitches, type ChildSwitches } from '#core/people/child-switches.ts'
import { createStore } from '../../platform/create-store.ts'
import { readStored } from '../../platform/offline/device-storage.ts'

/** Switches of the learner as the device last heard them; everything is on by default. */
export const switchesStore = createStore<ChildSwitches>(readSwitches(null))

/** Reads what this device heard last: it counts offline too. */
export function readHeardSwitches(): ChildSwitches {
  const heard = readSwitches(readStored('switches'))
  const shown = switchesStore.get()
  if (shown.boosts !== heard.boosts || shown.streaks !== heard.streaks || shown.sounds !== heard.sounds)
    switchesStore.set(heard)
  return switchesStore.get()
}
