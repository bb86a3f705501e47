import { spawnSync } from 'node:child_process'

/** A program that tests need, and the package of the system that brings it. */
export type NeededProgram = {
  /** Name that people call it by. */
  title: string
  /** Debian's package. */
  package: string
  /** Finds the program's path. */
  find: () => string | undefined
  /** Instruction for installing it by hand. */
  byHand: string
}

export const runs = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0

/** apt-get as root, or through a sudo that asks for nothing; otherwise the sentence that says why not. */
function packageManager({ title, byHand }: NeededProgram): string[] | string {
  if (!runs('apt-get', ['--version']))
    return `${title} is missing, and this system has no apt-get to install it with. ${byHand}`
  if (process.getuid?.() === 0) return ['apt-get']
  return runs('sudo', ['-n', 'true'])
    ? ['sudo', '-n', 'apt-get']
    : `${title} is missing, and installing it needs root or sudo. ${byHand}`
}

/**
 * Returns the program's path; it is installed through the system's package manager if it is missing. Throws a sentence where
 * that can't be done.
 */
export function ensureInstalled(program: NeededProgram): string {
  const found = program.find()
  if (found) return found
  const manager = packageManager(program)
  if (typeof manager === 'string') throw new Error(manager)
  const [command = '', ...args] = manager
  console.log(`${program.title} is missing: installing it through apt-get …`)
  for (const step of [['update'], ['install', '-y', program.package]]) {
    const { status } = spawnSync(command, [...args, ...step], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    if (status !== 0)
      throw new Error(`${program.title} is missing, and '${[...manager, ...step].join(' ')}' failed. ${program.byHand}`)
  }
  const installed = program.find()
  if (!installed) throw new Error(`${program.title} was installed but can't be found. ${program.byHand}`)
  return installed
}
