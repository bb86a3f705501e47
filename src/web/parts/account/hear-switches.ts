import { switchesCalls } from '#contract/switches.ts'
import { callApi } from '../../platform/call-api.ts'
import { writeStored } from '../../platform/offline/device-storage.ts'
import { readHeardSwitches } from './switches-store.ts'

/** Asks the server for the child's switches and stores them on the device. Offline, the last known ones count. */
export async function hearSwitches(): Promise<void> {
  const result = await callApi<'getSwitches'>(switchesCalls.getSwitches, {})
  if (result.ok) writeStored('switches', JSON.stringify(result.output.switches))
  readHeardSwitches()
}
