import path from 'node:path'
import type { Settings } from '#server/platform/config/read-config.ts'
import { prepareFolder } from '#server/platform/data-folder/prepare-data-folder.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { Log } from '#server/platform/log/create-log.ts'
import { StartError } from '#server/platform/start-error.ts'
import type { ContentStore } from './content-store.ts'
import { createFiles, prepareArrivals, type Files } from './create-files.ts'
import { storeInFolder } from './store-in-folder.ts'
import { storeInS3, tryS3, type S3Settings } from './store-in-s3.ts'

type Parts = {
  settings: Pick<Settings, 'dataFolder' | 'files' | 'keepFreeMegabytes'>
  database: Database
  clock: () => Date
  log: Pick<Log, 'warn'>
}

const MEGABYTE = 1024 * 1024

/** Reasons for which a bucket refuses the server, by the status of its answer. */
const REFUSALS: Readonly<Record<number, string>> = {
  401: 'refuses the key. Check FILES_S3_KEY and FILES_S3_SECRET.',
  403: 'refuses the key. Check FILES_S3_KEY and FILES_S3_SECRET, and that this key may read, write and delete objects.',
  404: 'has no such bucket. Make it, or correct FILES_S3_URL.',
}

/** Opens a bucket. A store that is away delays no start: files are refused until it is back. */
async function openBucket(s3: S3Settings, log: Parts['log']): Promise<ContentStore> {
  const trial = await tryS3(s3)
  if (trial.is === 'refused') {
    const reason = REFUSALS[trial.status] ?? `answers with ${trial.status}. Check FILES_S3_URL and FILES_S3_REGION.`
    throw new StartError(`The store of files at ${s3.url} ${reason}`)
  }
  if (trial.is === 'away')
    log.warn(`The store of files at ${s3.url} can't be reached: files are neither stored nor read until it is back.`)
  return storeInS3(s3)
}

/** Opens the store of files, or says in a sentence why it can't be used. */
export async function openFiles({ settings, database, clock, log }: Parts): Promise<Files> {
  const { folder: chosen, s3 } = settings.files
  const folder = s3
    ? settings.dataFolder
    : prepareFolder(chosen ?? path.join(settings.dataFolder, 'files'), {
        name: 'folder of files',
        setting: chosen === undefined ? 'FUNDA_DATA' : 'FILES_FOLDER',
      })
  const arrivals = path.join(folder, 'arriving')
  await prepareArrivals(arrivals, clock())
  return createFiles({
    database,
    store: s3 ? await openBucket(s3, log) : storeInFolder(folder),
    arrivals,
    keepFree: settings.keepFreeMegabytes * MEGABYTE,
    clock,
  })
}
