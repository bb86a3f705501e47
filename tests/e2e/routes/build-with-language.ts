import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { makeContentTree, writeContentTree } from '../../support/write-made-up-content.ts'

const ROOT = path.join(import.meta.dirname, '../../..')

/** Files that a build and a server read. */
const PARTS = ['content', 'locales', 'scripts', 'src', 'package.json', 'vite.config.ts']

/**
 * Copies the project to a temporary folder and builds it with a made-up language in place of isiNdebele.
 * The language has items alone.
 * @returns the folder of the copy
 */
export function buildWithLanguage(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'funda-language-'))
  for (const part of PARTS) cpSync(path.join(ROOT, part), path.join(root, part), { recursive: true })
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'))
  const language = { code: 'nr', name: 'isiNdebele', has: ['items'], meanings: ['en'] }
  writeContentTree(makeContentTree(language), path.join(root, 'content/languages/nr'))
  execFileSync(process.execPath, ['scripts/build-web.ts'], { cwd: root, stdio: 'pipe' })
  return root
}
