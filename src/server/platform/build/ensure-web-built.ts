import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import type { Log } from '#server/platform/log/create-log.ts'
import { StartError } from '#server/platform/start-error.ts'
import { hashWebSources } from './hash-web-sources.ts'

/** The folder of the built pages, and the file that says what they were built from: `{"hash": …}`. */
const WEB_FOLDER = 'dist/web'
export const BUILD_STAMP = 'dist/build-stamp.json'

/** The folder of the steps that the server checks answers with. They are made beside the pages, of the same sources. */
export const STEPS_FOLDER = 'dist/steps'

const BUILD_SCRIPT = 'scripts/build-web.ts'

/**
 * Builds the pages if they are missing or older than their sources; resolves to their folder. An aborted signal ends the
 * build. Pages are always built for production, whatever the environment of the server or the test that starts it.
 */
export async function ensureWebBuilt(projectFolder: string, log: Log, signal?: AbortSignal): Promise<string> {
  const webFolder = path.join(projectFolder, WEB_FOLDER)
  const stamp = readStamp(path.join(projectFolder, BUILD_STAMP))
  if (stamp === hashWebSources(projectFolder) && fs.existsSync(webFolder)) return webFolder
  log.info(
    stamp === undefined
      ? 'Building the pages (first start only) …'
      : 'Building the pages again, because their sources have changed …',
  )
  const script = path.join(projectFolder, BUILD_SCRIPT)
  const build = spawn(process.execPath, [script], {
    cwd: projectFolder,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(signal && { signal }),
  })
  let output = ''
  build.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  build.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const [code] = (await once(build, 'close')) as [number | null]
  if (code !== 0)
    throw new StartError(
      `The pages could not be built (npm run build says more):\n${output.trim().split('\n').slice(-15).join('\n')}`,
    )
  return webFolder
}

function readStamp(file: string): string | undefined {
  try {
    return (JSON.parse(fs.readFileSync(file, 'utf8')) as { hash?: string }).hash
  } catch {
    return undefined
  }
}
