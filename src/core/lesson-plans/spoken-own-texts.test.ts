import { expect, test } from 'vitest'
import { spokenOwnTexts } from '#core/lesson-plans/spoken-own-texts.ts'
import { activityInput, exerciseInput } from '../../../tests/support/lesson-plan-input.ts'

test('own lesson: words of lists and sentences to type are spoken, each once, and no blank ones', () => {
  const word = (target: string) => ({ id: target, target, english: 'dog', root: '' })
  const activity = activityInput({
    blocks: [
      { id: 'w', kind: 'words', words: [word('inja'), word(' '), word('inja')] },
      exerciseInput({ id: 'e', type: 'type-heard', answer: ' Molo ' }),
      exerciseInput({ id: 'f', type: 'choose-meaning', prompt: 'ikati', answer: 'cat' }),
    ],
  })
  expect(spokenOwnTexts({ activities: [activity] })).toEqual(['inja', 'Molo'])
})
