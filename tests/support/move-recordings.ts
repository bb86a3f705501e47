// Moves recordings of a database to a folder, and kills itself when the store is about to keep, has kept or gives back
// the third content: by a test, to see what a killed server leaves.
import path from 'node:path'
import { moveRecordings } from '#server/features/recordings/index.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { createFiles, prepareArrivals } from '#server/platform/files/create-files.ts'
import { storeInFolder } from '#server/platform/files/store-in-folder.ts'

const [databaseUrl = '', folder = '', moment = ''] = process.argv.slice(2)

const THIRD = 3

/** Returns a function that kills this process without warning at its third call, if it is of the chosen moment. */
function killAt(name: string): () => void {
  let calls = 0
  return () => {
    calls += 1
    if (name === moment && calls === THIRD) process.kill(process.pid, 'SIGKILL')
  }
}
const [keeping, kept, reading] = ['keep', 'kept', 'read back'].map(killAt)

const store = storeInFolder(folder)
const arrivals = path.join(folder, 'arriving')
await prepareArrivals(arrivals, new Date())
const { database, close } = openDatabase(databaseUrl, { max: 2 })
const files = createFiles({
  database,
  store: {
    ...store,
    keep: async (hash, file) => {
      keeping?.()
      await store.keep(hash, file)
      kept?.()
    },
    read: async (hash, range) => {
      reading?.()
      return store.read(hash, range)
    },
  },
  arrivals,
  clock: () => new Date(),
})
await moveRecordings({ database, files, clock: () => new Date(), log: { warn: () => {} } })
await close()
