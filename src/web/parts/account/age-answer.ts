import type { AgeBand } from '#core/people/age-bands.ts'
import { answerAge, readAgeAnswer } from '#core/people/age-gate.ts'
import { readStored, writeStored } from '../../platform/offline/device-storage.ts'

/** Returns the recent answer of this device's age gate; undefined without one. */
export const givenAge = (): AgeBand | undefined => readAgeAnswer(readStored('ageAnswer'), Date.now())?.band

/** Keeps what the age gate was told on this device, and says which band counts: another try never raises it. */
export function giveAge(band: AgeBand): AgeBand {
  const answer = answerAge(readAgeAnswer(readStored('ageAnswer'), Date.now()), band, Date.now())
  writeStored('ageAnswer', JSON.stringify(answer))
  return answer.band
}
