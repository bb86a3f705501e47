import { readStored, writeStored } from '../../platform/offline/device-storage.ts'
import type { Account } from './account-store.ts'

/** Keeps who is signed in for when there is no network: no more than pages need then (ASVS 5.0, 14.3.3). */
export function keepAccount({ id, firstName, ageBand }: Account): void {
  writeStored('account', JSON.stringify({ id, firstName, ageBand }))
}

/** Returns the last signed-in account of this device, without address and username. */
export function keptAccount(): Account | undefined {
  try {
    const { id, firstName, ageBand } = JSON.parse(readStored('account') ?? '') as Account
    return { id, firstName, ageBand, email: '', username: '' }
  } catch {
    return undefined
  }
}
