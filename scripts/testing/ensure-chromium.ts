import { findChromium } from '../../tests/support/find-chromium.ts'
import { ensureInstalled } from './install-package.ts'

/**
 * Returns the path of Chromium, installed through the system's package manager if it is missing. Throws a sentence
 * where that can't be done.
 */
export function ensureChromium(): string {
  const named = process.env['CHROMIUM']
  if (named && !findChromium()) throw new Error(`CHROMIUM names '${named}', which is no program that can be run.`)
  return ensureInstalled({
    title: 'Chromium',
    package: 'chromium',
    find: findChromium,
    byHand: 'Install Chromium or Chrome, or name its program in the variable CHROMIUM, and run npm test again.',
  })
}
