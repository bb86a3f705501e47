import { keepFinished, NEW_RECORD, readGameRecord, type GameRecord } from '#core/game/game-record.ts'
import type { Finished } from '#core/game/boost.ts'
import { keptSettings, obeySwitches } from '#core/game/obey-switches.ts'
import { readHeardSwitches, switchesStore } from '../account/switches-store.ts'
import { createStore } from '../../platform/create-store.ts'
import { readStored, writeStored } from '../../platform/offline/device-storage.ts'

/** Points, levels, boosts and settings of the kids' games on this device. A new record until it has been read. */
export const gameStore = createStore<GameRecord>(NEW_RECORD)

const readKept = (): GameRecord => readGameRecord(readStored('gamePoints'), Date.now())

/** Reads what the device kept, as a guardian allows it. Anew each time: another tab may have played on. */
export function readGame(): GameRecord {
  const record = obeySwitches(readKept(), readHeardSwitches())
  gameStore.set(record)
  return record
}

/** Changes the record, keeps it on the device and shows it. */
export function changeGame(change: (record: GameRecord) => GameRecord): GameRecord {
  const changed = change(readGame())
  const switches = switchesStore.get()
  writeStored(
    'gamePoints',
    JSON.stringify({ ...changed, settings: keptSettings(readKept().settings, changed.settings, switches) }),
  )
  gameStore.set(changed)
  return changed
}

/** Records that a game was finished; returns whether that earned a boost. */
export const finishInGame = (finished: Finished): boolean =>
  changeGame((record) => keepFinished(record, finished)).settings.boosts
