import { expect, test } from 'vitest'
import { layOutCopy } from '#core/privacy/lay-out-copy.ts'

test('a copy: everything for programs, a file for each filled table, and each recording', () => {
  const { files, described, columns } = layOutCopy({
    exportedAt: '2026-03-02T10:00:00.000Z',
    tables: {
      users: [{ username: 'nomsa' }],
      khuluMessages: [],
      recordings: [
        { text: 'inja', sound: 'UklGRg==' },
        { text: 'ikati', sound: null },
      ],
    },
  })
  expect(files.map(({ name }) => name)).toEqual(['everything.json', 'users.csv', 'recordings.csv', 'recordings/1.wav'])
  expect(files[0]).toMatchObject({ text: expect.stringContaining('"username": "nomsa"') })
  expect(files[2]).toMatchObject({ text: '\u{FEFF}text,sound\r\ninja,recordings/1.wav\r\nikati,\r\n' })
  expect(files[3]).toEqual({ name: 'recordings/1.wav', base64: 'UklGRg==' })
  expect(described).toEqual([
    { name: 'everything.json', what: 'everything' },
    { name: 'users.csv', what: 'users' },
    { name: 'recordings.csv', what: 'recordings' },
    { name: 'recordings/', what: 'sounds' },
  ])
  expect(columns).toEqual(['sound', 'text', 'username'])
})
