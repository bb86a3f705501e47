import fc from 'fast-check'
import { expect, test } from 'vitest'
import { STORY_MODES } from '#core/stories/story.ts'
import { readStoryPlace, sectionWithin, writeStoryPlace } from './story-place.ts'

test('story address: without a story it is the list; a story opens for listening at its start', () => {
  expect(readStoryPlace('?activity=family-story-time')).toEqual({ story: null, mode: 'listening', section: 0 })
  expect(readStoryPlace('?story=my-dog')).toEqual({ story: 'my-dog', mode: 'listening', section: 0 })
})

test('story address: an unknown mode or section means the first one', () => {
  for (const section of ['0', '-1', 'two', '1.5', ''])
    expect(readStoryPlace(`?story=my-dog&mode=singing&section=${section}`)).toEqual({
      story: 'my-dog',
      mode: 'listening',
      section: 0,
    })
  expect(sectionWithin(7, 5)).toBe(0)
  expect(sectionWithin(4, 5)).toBe(4)
})

test('story address: every place reads as it was written, and the rest of the address stays', () => {
  fc.assert(
    fc.property(fc.constantFrom(...STORY_MODES), fc.nat(30), (mode, section) => {
      const query = writeStoryPlace({ story: 'at-the-sea', mode, section }, '?activity=family-story-time&filter=family')
      expect(readStoryPlace(query)).toEqual({ story: 'at-the-sea', mode, section })
      expect(new URLSearchParams(query).get('filter')).toBe('family')
    }),
  )
})

test('story address: leaving a story leaves only the activity', () => {
  expect(
    writeStoryPlace(
      { story: null, mode: 'reading', section: 3 },
      '?activity=family-story-time&story=my-dog&mode=reading&section=4',
    ),
  ).toBe('?activity=family-story-time')
})
