import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { StartError } from '#server/platform/start-error.ts'

/** Makes the data folder if it is missing, proves that it can be written, and returns its real path. */
export const prepareDataFolder = (dataFolder: string): string =>
  prepareFolder(dataFolder, { name: 'data folder', setting: 'FUNDA_DATA' })

/** Name of a folder in sentences for the operator, and the setting by which it is chosen. */
type FolderName = { name: string; setting: string }

/** Makes a folder of the operator's choice, proves that it can be written, and returns its real path. */
export function prepareFolder(folder: string, called: FolderName): string {
  try {
    // Root hands the database inside to another user, who must be able to pass through.
    makeFolder(folder, process.getuid?.() === 0 ? 0o711 : 0o700)
    const probe = path.join(folder, `.probe-${randomBytes(6).toString('hex')}`)
    fs.writeFileSync(probe, '')
    fs.rmSync(probe)
    return fs.realpathSync(folder)
  } catch (error) {
    throw new StartError(explainFolder(folder, called, error as NodeJS.ErrnoException), { cause: error })
  }
}

/** Makes a folder and those above it. Node's own way never ends where the system denies that an existing folder exists, as below /proc. */
function makeFolder(folder: string, mode: number): void {
  if (fs.existsSync(folder) && fs.statSync(folder).isDirectory()) return
  const parent = path.dirname(folder)
  if (parent !== folder) makeFolder(parent, mode)
  try {
    fs.mkdirSync(folder, { mode })
  } catch (error) {
    // Another start may have made it in between.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || !fs.statSync(folder).isDirectory()) throw error
  }
}

function explainFolder(folder: string, { name, setting }: FolderName, error: NodeJS.ErrnoException): string {
  const choose = `or set ${setting} to another folder.`
  switch (error.code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return `The disk is full: nothing can be written to the ${name} ${folder}. Free some space and start again, ${choose}`
    case 'EEXIST':
    case 'ENOTDIR':
      return `The ${name} ${folder} is a file, not a folder, or lies below one. Move the file away, ${choose}`
    case 'EROFS':
      return `The ${name} ${folder} is on a read-only disk. Make it writable, ${choose}`
    default:
      return `The user ${os.userInfo().username} can't write to the ${name} ${folder} (${error.code ?? error.message}). Allow it, ${choose}`
  }
}
