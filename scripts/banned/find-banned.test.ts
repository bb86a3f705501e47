import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeScratchFolder } from '../../tests/support/scratch-folder.ts'
import { findBanned } from './find-banned.ts'

const IN_TEXT = { name: 'xx', instead: 'write y', pattern: '\\bxx\\b', paths: ['src', ':!src/owner.ts'] }
const IN_NAMES = { name: 'junk', instead: 'name it', in: 'names' as const, pattern: '(^|/)utils?(/|\\.[a-z]+$)' }
const FILES = {
  'src/a.ts': "const a = 'xx'\n",
  'src/owner.ts': "export const b = 'xx'\n",
  'src/utils.ts': 'export {}\n',
}

test('banned things: lines and names are found and judged by what is allowed', () => {
  const folder = makeScratchFolder('banned')
  try {
    const git = (...args: string[]): unknown => execFileSync('git', args, { cwd: folder, stdio: 'pipe' })
    git('init', '-q')
    mkdirSync(join(folder, 'src'))
    for (const [file, text] of Object.entries(FILES)) writeFileSync(join(folder, file), text)
    git('add', '.')
    expect(findBanned(folder, { ...IN_TEXT, allowed: 0 }).problem).toMatch(
      /1 times, 0 allowed; write y:\n {2}src\/a\.ts:1:/,
    )
    expect(findBanned(folder, { ...IN_TEXT, allowed: 1 })).toEqual({ count: 1, problem: undefined })
    expect(findBanned(folder, { ...IN_TEXT, allowed: 2 }).problem).toMatch(/only 1 times now/)
    expect(findBanned(folder, IN_TEXT)).toEqual({ count: 1, problem: undefined })
    expect(findBanned(folder, { ...IN_NAMES, allowed: 0 }).problem).toContain('src/utils.ts')
    expect(findBanned(folder, { ...IN_TEXT, pattern: 'absent', allowed: 0 })).toEqual({ count: 0, problem: undefined })
    expect(() => findBanned(folder, { ...IN_TEXT, pattern: '(' })).toThrow('xx')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
