import { spawnSync } from 'node:child_process'
import { findChromium } from '../../tests/support/find-chromium.ts'

const BY_HAND = 'Install Chromium or Chrome, or name its program in the variable CHROMIUM, and run npm test again.'

const runs = (command: string, args: readonly string[]): boolean => spawnSync(command, args, { stdio: 'ignore' }).status === 0

/** apt-get as root, or through a sudo that asks for nothing; otherwise the sentence that says why not. */
function packageManager(): string[] | string {
  if (!runs('apt-get', ['--version'])) return `Chromium is missing, and this system has no apt-get to install it with. ${BY_HAND}`
  if (process.getuid?.() === 0) return ['apt-get']
  return runs('sudo', ['-n', 'true']) ? ['sudo', '-n', 'apt-get'] : `Chromium is missing, and installing it needs root or sudo. ${BY_HAND}`
}

/** The path of Chromium, installed through the system's package manager if it is missing. Throws a sentence where that can't be done. */
export function ensureChromium(): string {
  const found = findChromium()
  if (found) return found
  if (process.env['CHROMIUM']) throw new Error(`CHROMIUM names '${process.env['CHROMIUM']}', which is no program that can be run.`)
  const manager = packageManager()
  if (typeof manager === 'string') throw new Error(manager)
  const [command = '', ...args] = manager
  console.log('Chromium is missing: installing it through apt-get …')
  for (const step of [['update'], ['install', '-y', 'chromium']]) {
    const { status } = spawnSync(command, [...args, ...step], { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    if (status !== 0) throw new Error(`Chromium is missing, and '${[...manager, ...step].join(' ')}' failed. ${BY_HAND}`)
  }
  const installed = findChromium()
  if (!installed) throw new Error(`Chromium was installed but can't be found. ${BY_HAND}`)
  return installed
}
