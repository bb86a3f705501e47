import path from 'node:path'
import type { Settings } from '#server/platform/config/read-config.ts'
import { prepareFolder } from '#server/platform/data-folder/prepare-data-folder.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { createFiles, prepareArrivals, type Files } from './create-files.ts'
import { storeInFolder } from './store-in-folder.ts'

type Parts = {
  settings: Pick<Settings, 'dataFolder' | 'files' | 'keepFreeMegabytes'>
  database: Database
  clock: () => Date
}

const MEGABYTE = 1024 * 1024

/** Opens the store of files, or says in a sentence why it can't be used. */
export async function openFiles({ settings, database, clock }: Parts): Promise<Files> {
  const folder = prepareFolder(settings.files.folder ?? path.join(settings.dataFolder, 'files'), {
    name: 'folder of files',
    setting: settings.files.folder === undefined ? 'FUNDA_DATA' : 'FILES_FOLDER',
  })
  const arrivals = path.join(folder, 'arriving')
  await prepareArrivals(arrivals, clock())
  return createFiles({
    database,
    store: storeInFolder(folder),
    arrivals,
    keepFree: settings.keepFreeMegabytes * MEGABYTE,
    clock,
  })
}
