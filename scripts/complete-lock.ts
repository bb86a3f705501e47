// npm leaves platform packages that its registry lacks out of the lock without a word, and `npm ci` then refuses
// ("Missing: … from lock file"). This adds those entries: optional, for another platform, so never fetched here.
import { readFileSync, writeFileSync } from 'node:fs'

type LockedPackage = {
  version?: string
  dev?: boolean
  optional?: boolean
  cpu?: string[]
  os?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}
type LockFile = { packages: Record<string, LockedPackage> }

const OPERATING_SYSTEMS: Record<string, string> = {
  darwin: 'darwin',
  linux: 'linux',
  linuxmusl: 'linux',
  win32: 'win32',
  windows: 'win32',
  android: 'android',
  freebsd: 'freebsd',
  openbsd: 'openbsd',
  netbsd: 'netbsd',
  openharmony: 'openharmony',
  sunos: 'sunos',
  aix: 'aix',
  wasm32: 'none',
}
const PROCESSORS: Record<string, string> = {
  x64: 'x64',
  arm64: 'arm64',
  arm: 'arm',
  ia32: 'ia32',
  ppc64: 'ppc64',
  ppc64le: 'ppc64',
  s390x: 's390x',
  riscv64: 'riscv64',
  loong64: 'loong64',
  loongarch64: 'loong64',
  mips64el: 'mips64el',
  wasm32: 'wasm32',
}
const LOCK_PATH = 'package-lock.json'
const lock = JSON.parse(readFileSync(LOCK_PATH, 'utf8')) as LockFile

/** Returns the path to which Node resolves `name` from the package at `from`, or undefined. */
function resolveFrom(from: string, name: string): string | undefined {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const key = `${at ? `${at}/` : ''}node_modules/${name}`
    if (lock.packages[key]) return key
    if (!at) return undefined
    if (!at.includes('/node_modules/')) at = '/node_modules/'
  }
}

/** Returns the lock entry of a platform package, read off its name; undefined where the name says no platform. */
function platformEntry(name: string, version: string, dev: boolean): LockedPackage | undefined {
  const parts = name.split(/[/-]/)
  const os = parts.map((part) => OPERATING_SYSTEMS[part]).find(Boolean)
  const cpu = parts.map((part) => PROCESSORS[part]).find(Boolean)
  if (!os || !cpu) return undefined
  const libc = name.includes('musl') ? ['musl'] : name.includes('gnu') && os === 'linux' ? ['glibc'] : undefined
  return { version, cpu: [cpu], ...(dev ? { dev: true } : {}), ...(libc ? { libc } : {}), optional: true, os: [os] }
}

const added: string[] = []
for (const [key, locked] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(locked.optionalDependencies ?? {})) {
    if (resolveFrom(key, name)) continue
    const entry = /^\d+\.\d+\.\d+/.test(version) ? platformEntry(name, version, locked.dev === true) : undefined
    if (!entry) {
      console.error('left out, no exact version or platform:', name, version)
      continue
    }
    if (entry.os?.[0] === process.platform && entry.cpu?.[0] === process.arch && entry.libc?.[0] !== 'musl') {
      console.error('needed on this platform but missing:', name)
      process.exitCode = 1
      continue
    }
    lock.packages[`node_modules/${name}`] = entry
    added.push(`${name}@${version}`)
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).toSorted(([a], [b]) => (a < b ? -1 : 1)))
writeFileSync(LOCK_PATH, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`completed the lock file with ${added.length} platform packages`)
