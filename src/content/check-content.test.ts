import { expect, test } from 'vitest'
import { checkContent } from '#content/check-content.ts'
import { MINIMUM_COUNTS } from '#content/check-coverage.ts'
import type { LanguageRules } from '#content/check-items.ts'
import { describeProblem } from '#content/load-content.ts'
import { readLanguageFiles } from '#content/read-language-files.ts'
import { makeContentTree, readContentTree, type ContentTree } from '../../tests/support/write-made-up-content.ts'

const RULES: LanguageRules = { letters: 'abcdefghijklmnopqrstuvwxyz', respell: (text) => `<${text}>` }

const NO_MINIMUM = Object.fromEntries(
  Object.entries(MINIMUM_COUNTS).map(([section, categories]) => [
    section,
    Object.fromEntries(Object.keys(categories).map((category) => [category, 0])),
  ]),
) as typeof MINIMUM_COUNTS

/** Creates the made-up language without pages: a lexicon, noun classes and sources. */
function makeLexiconTree(): ContentTree {
  const tree = Object.fromEntries(Object.entries(makeContentTree()).filter(([path]) => !path.includes('items/')))
  return { ...tree, 'language.json': { ...(tree['language.json'] as object), has: ['engine'] } }
}

type Entries = Record<string, unknown>[]

/** Returns the sentences for a tree after `change`, which is given the entries of one file. */
function problemsAfter(
  file: string,
  change: (entries: Entries, tree: ContentTree) => void,
  minimum = NO_MINIMUM,
): string[] {
  const tree = makeContentTree()
  change(tree[file] as Entries, tree)
  const { files, problems } = readContentTree(tree, (root) => readLanguageFiles(root, 'xh'))
  expect(problems).toEqual([])
  return checkContent(files, RULES, minimum).map(describeProblem)
}

const first = (entries: Entries): Record<string, unknown> => entries[0] ?? {}

test('check of content: faultless content passes', () => {
  expect(problemsAfter('items/vocabulary.json', () => {})).toEqual([])
})

test('check of content: a root may lack a meaning in a language other than English', () => {
  expect(
    problemsAfter('items/vocabulary.json', (_items, tree) => {
      tree['glosses/af/lexicon/nouns.json'] = {}
    }),
  ).toEqual([])
})

test.each<[string, string, (entries: Entries, tree: ContentTree) => void, string]>([
  [
    'a root that the lexicon lacks',
    'items/vocabulary.json',
    (items) => {
      first(items)['lexemes'] = ['noun.dog']
    },
    "items/vocabulary.json, vocabulary.family.child: the root 'noun.dog' is not in the lexicon",
  ],
  [
    'a source that nobody listed',
    'items/numbers.json',
    (items) => {
      first(items)['sources'] = ['hearsay']
    },
    "items/numbers.json, numbers.cardinal.one: the source 'hearsay' is not in sources.json",
  ],
  [
    'a root from an unknown source',
    'lexicon/nouns.json',
    (roots) => {
      first(roots)['sources'] = ['hearsay']
    },
    "lexicon/nouns.json, noun.child: the source 'hearsay' is not in sources.json",
  ],
  [
    'a meaning without item',
    'items/numbers.json',
    (items) => {
      items.pop()
    },
    'glosses/en/items/numbers.json, numbers.cardinal.one: the meaning belongs to no item of numbers',
  ],
  [
    'an item without meaning',
    'items/numbers.json',
    (_items, tree) => {
      tree['glosses/en/items/numbers.json'] = {}
    },
    'items/numbers.json, numbers.cardinal.one: the item has no meaning in the glosses',
  ],
  [
    'a root without meaning',
    'lexicon/nouns.json',
    (_roots, tree) => {
      tree['glosses/en/lexicon/nouns.json'] = {}
    },
    'lexicon/nouns.json, noun.child: the root has no meaning in the glosses',
  ],
  [
    'a meaning without root',
    'items/vocabulary.json',
    (items, tree) => {
      tree['lexicon/nouns.json'] = []
      first(items)['lexemes'] = []
    },
    'glosses/en/lexicon/nouns.json, noun.child: the meaning belongs to no root of the lexicon',
  ],
  [
    'an Afrikaans meaning without root',
    'items/vocabulary.json',
    (_items, tree) => {
      tree['glosses/af/lexicon/nouns.json'] = { 'noun.dog': ['hond'] }
    },
    'glosses/af/lexicon/nouns.json, noun.dog: the meaning belongs to no root of the lexicon',
  ],
  [
    'a category of another section',
    'items/numbers.json',
    (items) => {
      first(items)['category'] = 'food'
    },
    "items/numbers.json, numbers.cardinal.one: the category 'food' is not one of numbers",
  ],
  [
    'an id that does not say its category',
    'items/numbers.json',
    (items) => {
      first(items)['category'] = 'ordinal'
    },
    "items/numbers.json, numbers.cardinal.one: the id must begin with 'numbers.ordinal.'",
  ],
  [
    'an id that does not say its part of speech',
    'lexicon/nouns.json',
    (roots) => {
      first(roots)['partOfSpeech'] = 'verb'
      delete first(roots)['nounClass']
    },
    "lexicon/nouns.json, noun.child: the id of a verb must begin with 'verb.'",
  ],
  [
    'a pronunciation that the rule does not give',
    'items/numbers.json',
    (items) => {
      first(items)['pronunciation'] = 'NYEH'
    },
    "items/numbers.json, numbers.cardinal.one: the pronunciation is 'NYEH', but the rule gives '<nye>'",
  ],
  [
    'an id used twice',
    'items/numbers.json',
    (items) => {
      items.push(first(items))
    },
    'items/numbers.json, numbers.cardinal.one: the id is already in items/numbers.json',
  ],
  [
    'a number with an example',
    'items/numbers.json',
    (items) => {
      first(items)['example'] = 'Nye.'
    },
    'items/numbers.json, numbers.cardinal.one: an item of numbers has no example',
  ],
  [
    'a word without an example',
    'items/vocabulary.json',
    (items) => {
      delete first(items)['example']
    },
    'items/vocabulary.json, vocabulary.family.child: an item of vocabulary needs an example',
  ],
  [
    'an example without translation',
    'items/vocabulary.json',
    (_items, tree) => {
      tree['glosses/en/items/vocabulary.json'] = { 'vocabulary.family.child': { meaning: 'child' } }
    },
    'items/vocabulary.json, vocabulary.family.child: an example and its translation go together; one of them is missing',
  ],
  [
    'culture without description',
    'items/culture.json',
    (_items, tree) => {
      tree['glosses/en/items/culture.json'] = {
        'culture.food.porridge': { meaning: 'porridge', example: 'I like porridge.' },
      }
    },
    'items/culture.json, culture.food.porridge: an item of culture needs a description',
  ],
  [
    'two items of a category with one meaning',
    'items/numbers.json',
    (items, tree) => {
      items.push({ ...first(items), id: 'numbers.cardinal.single' })
      tree['glosses/en/items/numbers.json'] = {
        'numbers.cardinal.one': { meaning: 'one' },
        'numbers.cardinal.single': { meaning: 'One' },
      }
    },
    "items/numbers.json, numbers.cardinal.single: means 'one', as numbers.cardinal.one of the same category does",
  ],
  [
    'a letter the language is not written with',
    'items/numbers.json',
    (items) => {
      Object.assign(first(items), { target: 'ñye', pronunciation: '<ñye>' })
    },
    "items/numbers.json, numbers.cardinal.one: 'ñye' has 'ñ', which the language is not written with",
  ],
  [
    'a strange letter in an accepted answer',
    'items/numbers.json',
    (items) => {
      first(items)['also'] = ['1']
    },
    "items/numbers.json, numbers.cardinal.one: '1' has '1', which the language is not written with",
  ],
  [
    'an accepted answer that differs in punctuation only',
    'items/numbers.json',
    (items) => {
      first(items)['also'] = ['Nye.']
    },
    "items/numbers.json, numbers.cardinal.one: 'Nye.' differs from another right answer in punctuation only; leave it out",
  ],
  [
    'a noun class that the table lacks',
    'lexicon/nouns.json',
    (roots) => {
      first(roots)['nounClass'] = '9'
    },
    'lexicon/nouns.json, noun.child: the noun class 9 is not in noun-classes.json',
  ],
  [
    'a plural class that the table lacks',
    'noun-classes.json',
    (classes) => {
      first(classes)['plural'] = '6'
    },
    'noun-classes.json, 1: its plural class 6 is not in the file',
  ],
  [
    'a noun class that no card teaches',
    'items/grammar.json',
    (items, tree) => {
      items.pop()
      delete (tree['glosses/en/items/grammar.json'] as Record<string, unknown>)['grammar.nouns.class-2']
    },
    'noun-classes.json, 2: no item of grammar teaches this noun class',
  ],
])('%s is refused', (_name, file, change, sentence) => {
  expect(problemsAfter(file, change)).toContain(sentence)
})

test('rules: a language with pages needs them; without pages, lexicon and classes are checked', () => {
  const check = (tree: ContentTree) => {
    const { files, problems } = readContentTree(tree, (root) => readLanguageFiles(root, 'xh'))
    return [...problems, ...checkContent(files, undefined)].map(describeProblem)
  }
  expect(check(makeContentTree())).toEqual([
    'language.json: the language has pages, but no rules to check them by in src/content/language-rules.ts',
  ])
  const tree = makeLexiconTree()
  expect(check(tree)).toEqual([])
  first(tree['lexicon/nouns.json'] as Entries)['nounClass'] = '9'
  expect(check(tree)).toEqual(['lexicon/nouns.json, noun.child: the noun class 9 is not in noun-classes.json'])
})

test('check of content: items of a language without pages are reported', () => {
  const { problems } = readContentTree({ ...makeLexiconTree(), 'items/time.json': [] }, (root) =>
    readLanguageFiles(root, 'xh'),
  )
  expect(problems.map(describeProblem)).toEqual([
    'items: the folder is there, but language.json does not list the ability `items`',
  ])
})

test('check of content: a category with too few items is refused, by the counts of the issue', () => {
  const problems = problemsAfter('items/vocabulary.json', () => {}, MINIMUM_COUNTS)
  expect(problems).toContain('items/vocabulary.json: family has 1 items and needs at least 25')
  expect(problems).toContain('items/culture.json: food has 1 items and needs at least 10')
  expect(problems.length).toBe(23)
})
