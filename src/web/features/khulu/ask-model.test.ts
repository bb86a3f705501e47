import { expect, test } from 'vitest'
import { foldLines } from './ask-model.ts'

const answer = { says: [{ text: 'khulu.say.word' as const, words: { word: 'inja' } }], blocks: [], sources: [] }
const says = { kind: 'says' as const, parts: [{ plain: 'You say ' }, { word: 'inja' }, { plain: '.' }] }

test('model answer: nothing is shown before the engine has answered', () => {
  expect(foldLines([])).toBeNull()
  expect(foldLines([{ kind: 'end', phrased: false }])).toBeNull()
  expect(foldLines([says])).toBeNull()
})

test('model answer: sentences are shown as they arrive, and stay once confirmed', () => {
  expect(foldLines([{ kind: 'answer', answer }])).toEqual(answer)
  expect(foldLines([{ kind: 'answer', answer }, says, says])).toEqual({
    ...answer,
    phrased: [...says.parts, { plain: ' ' }, ...says.parts],
  })
  expect(foldLines([{ kind: 'answer', answer }, says, { kind: 'end', phrased: true }])).toEqual({
    ...answer,
    phrased: says.parts,
  })
})

test('model answer: unconfirmed text disappears, and the engine’s own answer stays', () => {
  expect(foldLines([{ kind: 'answer', answer }, says, { kind: 'end', phrased: false }])).toEqual(answer)
})
