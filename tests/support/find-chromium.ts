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

/** The Chromium that tests and measurements use: what CHROMIUM names, else the first on the path, else in the usual places; undefined where there is none. */
export function findChromium(env: Readonly<Record<string, string | undefined>> = process.env): string | undefined {
  const named = env['CHROMIUM']
  if (named) return canRun(named) ? named : undefined
  const folders = (env['PATH'] ?? '').split(delimiter).filter(Boolean)
  return [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...PLACES].find(canRun)
}

/** How Chromium is started: also as root, without a graphics card, and without calls home that would disturb what is measured. */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
