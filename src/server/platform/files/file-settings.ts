import path from 'node:path'
import { z } from 'zod'

/** The place of people's files. */
export type FileSettings = {
  /** Absolute path of a folder of the operator's choice; without one, they are in the data folder. */
  folder: string | undefined
}

/** The settings of files by their names in the environment. */
export const FILE_SETTINGS = { FILES_FOLDER: z.string().optional() }

/** Reads where files are stored. @param base base of a relative path */
export const fileSettingsOf = (
  { FILES_FOLDER: folder }: z.output<z.ZodObject<typeof FILE_SETTINGS>>,
  base: string,
): FileSettings => ({ folder: folder === undefined ? undefined : path.resolve(base, folder) })
