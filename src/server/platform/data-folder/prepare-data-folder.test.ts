import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { prepareDataFolder } from './prepare-data-folder.ts'

test('missing data folder: created empty', () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'funda-folder-'))
  const folder = prepareDataFolder(path.join(root, 'a/b'))
  expect(fs.readdirSync(folder)).toEqual([])
  fs.rmSync(root, { recursive: true })
})

test('data folder: one that is a file or below a file is refused with advice', () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'funda-folder-'))
  fs.writeFileSync(path.join(root, 'file'), '')
  for (const folder of ['file', 'file/data']) {
    expect(() => prepareDataFolder(path.join(root, folder))).toThrow(
      /is a file, not a folder, or lies below one\. Move the file away, or set FUNDA_DATA/,
    )
  }
  fs.rmSync(root, { recursive: true })
})

test('data folder: one that this user can’t write to is refused with the user’s name', () => {
  expect(() => prepareDataFolder('/proc/funda/data')).toThrow(
    `The user ${os.userInfo().username} can't write to the data folder`,
  )
})
