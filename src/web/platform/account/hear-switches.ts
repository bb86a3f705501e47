import { switchesCalls } from '#contract/switches.ts'
import { callApi } from '../call-api.ts'
import { writeStored } from '../offline/device-storage.ts'
import { readHeardSwitches } from './switches-store.ts'

/** Asks the server what a guardian switched off for the child that is signed in, and keeps it on the device. Without a network, what was heard last counts. */
export async function hearSwitches(): Promise<void> {
  const result = await callApi<'getSwitches'>(switchesCalls.getSwitches, {})
  if (result.ok) writeStored('switches', JSON.stringify(result.output.switches))
  readHeardSwitches()
}
