import { cpSync, existsSync } from 'node:fs'
import path from 'node:path'

/**
 * Copies the clips of all languages to the built app: `content/audio/xh/<name>.mp3` → `audio/xh/<name>.mp3`. They are
 * compressed already, and not part of a device's stored app. @param project the project's folder @param web the folder
 * of the built application
 */
export function copyClips(project: string, web: string): void {
  const from = path.join(project, 'content/audio')
  if (existsSync(from))
    cpSync(from, path.join(web, 'audio'), { recursive: true, filter: (file) => !file.endsWith('.json') })
}
