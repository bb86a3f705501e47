import fs from 'node:fs'
import path from 'node:path'
import type { ProgramUser } from './run-program.ts'

/**
 * Gives the database's files to the user who will run it, if they have another owner. It needs root and a stopped
 * database.
 */
export function takeOwnership(cluster: string, user: ProgramUser): void {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = user.ids ?? { uid: 0, gid: 0 }
  if (fs.statSync(cluster).uid === uid) return
  for (const entry of fs.readdirSync(cluster, { recursive: true, encoding: 'utf8' }))
    fs.lchownSync(path.join(cluster, entry), uid, gid)
  // The folder itself last: its owner says that the whole work is done.
  fs.lchownSync(cluster, uid, gid)
}
