import { createStore } from '../../platform/create-store.ts'
import { readStored, removeStored, writeStored } from '../../platform/offline/device-storage.ts'

/** Width of the side menu on a wide window: icons with names, or icons alone. */
export const narrowMenuStore = createStore(false)

/** Reads the choice of this device. */
export const startMenuWidth = (): void => narrowMenuStore.set(readStored('dashboardMenu') === 'narrow')

/** Makes the menu narrow or wide and remembers it on this device. */
export function setNarrowMenu(isNarrow: boolean): void {
  narrowMenuStore.set(isNarrow)
  if (isNarrow) writeStored('dashboardMenu', 'narrow')
  else removeStored('dashboardMenu')
}
