import { expect, test } from 'vitest'
import { layOutCopy } from '#core/privacy/lay-out-copy.ts'

test('a copy: everything for programs, a file for each filled table, and each recording', () => {
  const { files, described, columns } = layOutCopy({
    exportedAt: '2026-03-02T10:00:00.000Z',
    tables: {
      users: [{ username: 'nomsa' }],
      khuluMessages: [],
      recordings: [
        { text: 'inja', sound: 'UklGRiQAAABXQVZF' },
        { text: 'ikati', sound: null },
        { text: 'imoto', sound: 'SUQzBA==' },
      ],
    },
  })
  expect(files.map(({ name }) => name)).toEqual([
    'everything.json',
    'users.csv',
    'recordings.csv',
    'recordings/1.wav',
    'recordings/3.mp3',
  ])
  expect(files[0]).toMatchObject({ text: expect.stringContaining('"username": "nomsa"') })
  expect(files[2]).toMatchObject({
    text: '\u{FEFF}text,sound\r\ninja,recordings/1.wav\r\nikati,\r\nimoto,recordings/3.mp3\r\n',
  })
  expect(files[3]).toEqual({ name: 'recordings/1.wav', base64: 'UklGRiQAAABXQVZF' })
  expect(files[4]).toEqual({ name: 'recordings/3.mp3', base64: 'SUQzBA==' })
  expect(described).toEqual([
    { name: 'everything.json', what: 'everything' },
    { name: 'users.csv', what: 'users' },
    { name: 'recordings.csv', what: 'recordings' },
    { name: 'recordings/', what: 'sounds' },
  ])
  expect(columns).toEqual(['sound', 'text', 'username'])
})
