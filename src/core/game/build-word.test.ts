import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildable, drawRound, layTile, startTask, takeTile, type BuildTask } from '#core/game/build-word.ts'
import type { GameWord } from '#core/game/game-words.ts'
import { splitSyllables } from '#core/game/split-syllables.ts'

const word = (text: string): GameWord => ({
  id: `vocabulary.family.${text}`,
  word: text,
  meaning: text,
  pronunciation: '',
})
const WORDS = [
  'umntwana',
  'umama',
  'inkwenkwe',
  'usana',
  'intombazana',
  'molo',
  'ewe',
  'hamba kakuhle',
  'ne',
  'utatomkhulu',
].map(word)

test.each([
  ['umntwana', 'um-ntwa-na'],
  ['umama', 'u-ma-ma'],
  ['inkwenkwe', 'i-nkwe-nkwe'],
  ['intombazana', 'i-nto-mba-za-na'],
  ['umfazi', 'um-fa-zi'],
  ['usana', 'u-sa-na'],
  ['isithandathu', 'i-si-tha-nda-thu'],
  ['umhlobo', 'um-hlo-bo'],
  ['iintombi', 'ii-nto-mbi'],
  ['umakhulu', 'u-ma-khu-lu'],
  ['ewe', 'e-we'],
  ['tyheli', 'tyhe-li'],
  ['umyeni', 'u-mye-ni'],
  ['kum', 'kum'],
])('syllables: %s is clapped %s', (text, clapped) => {
  expect(splitSyllables(text).join('-')).toBe(clapped)
})

test('syllables: joined they give the word again, and each has a vowel', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^([bcdfghjklmnpqrstvwxyz]{0,3}[aeiou]){1,8}$/), (text) => {
      const syllables = splitSyllables(text)
      expect(syllables.join('')).toBe(text)
      for (const syllable of syllables) expect(syllable).toMatch(/[aeiou]/)
    }),
  )
})

test('word building: only single words of three to five pieces, the longer ones later', () => {
  expect(buildable(WORDS).map((entry) => entry.word)).toEqual([
    'umntwana',
    'umama',
    'inkwenkwe',
    'usana',
    'intombazana',
    'utatomkhulu',
  ])
  const lengths = drawRound(WORDS, 6, 4).map((entry) => splitSyllables(entry.word).length)
  expect(lengths).toHaveLength(6)
  expect(lengths).toEqual(lengths.toSorted((one, other) => one - other))
})

/** Lays the first tile that fits until the word stands. */
function build(start: BuildTask): { task: BuildTask; right: boolean | undefined } {
  let task = start
  let right: boolean | undefined
  for (const text of splitSyllables(start.word.word)) {
    const tile = task.tiles.find((candidate) => candidate.text === text && !task.laid.includes(candidate.id))
    const step = layTile(task, tile?.id ?? -1, 900)
    task = step.task
    right = step.outcome?.right
  }
  return { task, right }
}

test('word building: each word can be built of its tiles and never lies there ready', () => {
  fc.assert(
    fc.property(fc.constantFrom(...buildable(WORDS)), fc.nat({ max: 3 }), fc.integer(), (entry, strangers, seed) => {
      const task = startTask(entry, WORDS, strangers, seed, 0)
      expect(task.tiles).toHaveLength(task.length + strangers)
      expect(new Set(task.tiles.map(({ id }) => id)).size).toBe(task.tiles.length)
      expect(
        task.tiles
          .map(({ text }) => text)
          .join('')
          .startsWith(entry.word),
      ).toBe(false)
      expect(build(task)).toMatchObject({ right: true, task: { state: 'right' } })
    }),
  )
})

test('word building: a wrong full row can be taken up again; a right one stays', () => {
  const task = startTask(word('umama'), WORDS, 2, 1, 100)
  const [stranger] = task.tiles.filter(({ text }) => !['u', 'ma'].includes(text))
  const [one, other] = task.tiles.filter(({ text }) => text === 'ma')
  if (!stranger || !one || !other) throw new Error('The tiles are not those of the word.')
  const two = layTile(layTile(task, one.id, 200).task, other.id, 300)
  expect(two.outcome).toBeUndefined()
  const full = layTile(two.task, stranger.id, 1100)
  expect(full).toMatchObject({
    task: { state: 'wrong' },
    outcome: { right: false, answer: `mama${stranger.text}`, milliseconds: 1000 },
  })
  expect(layTile(full.task, one.id, 1200)).toEqual({ task: full.task })
  expect(takeTile(full.task, stranger.id)).toMatchObject({ state: 'building', laid: [one.id, other.id] })
  const right = build(task).task
  expect(takeTile(right, one.id)).toBe(right)
})
