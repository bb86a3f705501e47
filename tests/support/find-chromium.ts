import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const PLACES = [
  '/usr/bin/chromium',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

function canRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * Finds Chromium for tests and measurements: CHROMIUM, else the first on the path, else the usual places; undefined
 * without one.
 */
export function findChromium(env: Readonly<Record<string, string | undefined>> = process.env): string | undefined {
  const named = env['CHROMIUM']
  if (named) return canRun(named) ? named : undefined
  const folders = (env['PATH'] ?? '').split(delimiter).filter(Boolean)
  return [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...PLACES].find(canRun)
}

/**
 * Arguments of Chromium: it may run as root, without a graphics card, and without calls home that disturb measurements.
 */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
