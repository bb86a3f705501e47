import { expect, test } from 'vitest'
import { listContentLanguages, loadLanguageContent, type LanguageContent } from '#content/load-content.ts'
import { makeContentTree, readContentTree } from '../../tests/support/write-made-up-content.ts'

const load = (root: string): LanguageContent => loadLanguageContent(root, 'xh')

test('load of content: meanings, senses and sections are there [S3.03]', () => {
  const { content, languages } = readContentTree(makeContentTree(), (root) => ({
    content: load(root),
    languages: listContentLanguages(root),
  }))
  expect(content.items.get('vocabulary.family.child')).toEqual({
    id: 'vocabulary.family.child',
    section: 'vocabulary',
    category: 'family',
    target: 'umntwana',
    english: 'child',
    pronunciation: '<umntwana>',
    example: { target: 'Umntwana uyalala.', english: 'The child is sleeping.' },
    also: ['usana'],
    review: 'checked',
  })
  expect(content.items.get('culture.food.porridge')?.description).toBe('A soft porridge.')
  expect(content.items.get('numbers.cardinal.one')).not.toHaveProperty('example')
  expect(content.sections.grammar.map((item) => item.nounClass)).toEqual(['1', '2'])
  expect(content.lexicon.get('noun.child')?.senses).toEqual(['child'])
  expect(languages).toEqual(['xh'])
})

test('load of content: a language without pages has its lexicon and empty sections', () => {
  const tree = Object.fromEntries(Object.entries(makeContentTree()).filter(([path]) => !path.includes('items/')))
  const content = readContentTree(
    { ...tree, 'language.json': { ...(tree['language.json'] as object), has: ['engine'] } },
    load,
  )
  expect(content.lexicon.get('noun.child')?.senses).toEqual(['child'])
  expect(content.items.size).toBe(0)
  expect(Object.values(content.sections).flat()).toEqual([])
  expect(() => readContentTree(tree, load)).toThrow(/items\/time\.json: the file is missing/)
})

test('load of content: each fault in a file is one line with file and entry', () => {
  const tree = makeContentTree()
  delete tree['items/phrases.json']
  tree['sources.json'] = '[{]'
  tree['items/time.json'] = {}
  tree['items/numbers.json'] = [{ ...(makeContentTree()['items/numbers.json'] as object[])[0], target: ' ', extra: 1 }]
  tree['lexicon/nouns.json'] = [
    {
      id: 'noun.child',
      partOfSpeech: 'noun',
      lemma: 'umntwana',
      root: 'ntwana',
      sources: ['a-book'],
      review: 'checked',
    },
  ]
  tree['glosses/en/lexicon/nouns.json'] = '{"noun.child": ["child"], "noun.child": ["baby"], "Noun": ["x"]}'
  let message = ''
  try {
    readContentTree(tree, load)
  } catch (error) {
    message = String(error)
  }
  const lines = message.split('\n')
  expect(lines).toContain('items/phrases.json: the file is missing')
  expect(lines).toContainEqual(expect.stringMatching(/^sources\.json: the file can't be read: /))
  expect(lines).toContain('items/time.json: the file must be a list')
  expect(lines).toContainEqual(expect.stringMatching(/^items\/numbers\.json, numbers\.cardinal\.one: .*target.*extra/))
  expect(lines).toContain('lexicon/nouns.json, noun.child: nounClass: a noun needs its class, and only a noun has one')
  expect(lines).toContain('glosses/en/lexicon/nouns.json, noun.child: the id is there 2 times')
  expect(lines).toContainEqual(expect.stringMatching(/^glosses\/en\/lexicon\/nouns\.json, Noun: the id must be/))
})

test('load of content: an item without meaning or of an unknown category stops it', () => {
  const tree = makeContentTree()
  tree['glosses/en/items/numbers.json'] = {}
  tree['items/culture.json'] = (tree['items/culture.json'] as object[]).map((item) => ({ ...item, category: 'dance' }))
  expect(() => readContentTree(tree, load)).toThrow(/numbers\.cardinal\.one has no meaning/)
  expect(() => readContentTree(tree, load)).toThrow(
    /culture\.food\.porridge has the category 'dance', which the section culture does not have/,
  )
})
