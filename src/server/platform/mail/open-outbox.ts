import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Letter } from '#server/platform/mail/letter.ts'

/** A letter in the outbox, with the moment at which it was written, and the account that it tells of. */
export type WaitingLetter = { id: string; at: string; letter: Letter; about?: string }

/** A folder of letters that are still to be sent, or that would have been sent: one file each. */
export type Outbox = {
  keep: (waiting: WaitingLetter) => Promise<void>
  remove: (id: string) => Promise<void>
  /** Lists the waiting emails, the oldest first. */
  list: () => Promise<WaitingLetter[]>
}

const ENDING = '.json'

async function readLetter(file: string): Promise<WaitingLetter | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as WaitingLetter
  } catch {
    // Taken away meanwhile, or written by something else.
    return undefined
  }
}

/** Opens the outbox in the data folder. Letters hold links that open an account: nobody but the server's own user can read them. */
export function openOutbox(dataFolder: string): Outbox {
  const folder = path.join(dataFolder, 'outbox')
  const fileOf = (id: string): string => path.join(folder, `${id}${ENDING}`)
  return {
    keep: async (waiting) => {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const aside = path.join(folder, `.${randomUUID()}`)
      await writeFile(aside, JSON.stringify(waiting), { mode: 0o600 })
      // A letter is there whole or not at all, whenever the power fails.
      await rename(aside, fileOf(waiting.id))
    },
    remove: async (id) => rm(fileOf(id), { force: true }),
    list: async () => {
      const names = await readdir(folder).catch(() => [])
      const letters = await Promise.all(
        names.filter((name) => name.endsWith(ENDING)).map((name) => readLetter(path.join(folder, name))),
      )
      return letters
        .filter((letter) => letter !== undefined)
        .toSorted((one, other) => one.at.localeCompare(other.at) || one.id.localeCompare(other.id))
    },
  }
}
