import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkCultureTexts, CULTURE_TEXT_LANGUAGES, readCultureTexts } from '#content/read-culture-texts.ts'
import { loadLanguageContent } from '#content/load-content.ts'

const ROOT = join(import.meta.dirname, '../..')
const ids = [...loadLanguageContent(ROOT, 'xh').items.values()]
  .filter(({ section }) => section === 'culture')
  .map(({ id }) => id)

test('every culture item: has a text in Afrikaans and isiXhosa, none equal to the English', () => {
  expect(checkCultureTexts(ROOT, 'xh', ids)).toEqual([])
  for (const language of CULTURE_TEXT_LANGUAGES) {
    const texts = Object.values(readCultureTexts(ROOT, 'xh', language))
    expect(texts).toHaveLength(ids.length)
    expect(texts.filter((text) => / (?:the|and|with) /.test(text))).toEqual([])
  }
})

test('culture texts: a text without item and an item without text are problems', () => {
  const [first = '', ...others] = ids
  expect(checkCultureTexts(ROOT, 'xh', others).map(({ id }) => id)).toEqual([first, first])
  expect(checkCultureTexts(ROOT, 'xh', [...ids, 'culture.food.pizza']).map(({ problem }) => problem)).toEqual([
    'the item has no text in this language',
    'the item has no text in this language',
  ])
  expect(readCultureTexts(ROOT, 'zu', 'af')).toEqual({})
})
