import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { SECTIONS } from '#core/sections/sections.ts'

/** Content files by their path in the language's folder; a string is written as it is, anything else as JSON. */
export type ContentTree = Record<string, unknown>

const reviewed = { sources: ['a-book'], review: 'checked' }

const nounClass = (name: string, plural?: string): object => ({
  nounClass: name,
  ...(plural ? { plural } : {}),
  prefix: 'um-',
  subjectConcord: 'u-',
  objectConcord: 'm-',
  possessiveConcord: 'wa-',
  adjectiveConcord: 'om-',
  relativeConcord: 'o-',
  demonstratives: ['lo', 'lowo', 'lowa'],
  quantifier: 'wonke',
  ...reviewed,
})

const item = (id: string, target: string, more: object = {}): object => ({
  id,
  category: id.split('.')[1],
  target,
  pronunciation: `<${target}>`,
  lexemes: [],
  ...more,
  ...reviewed,
})

/**
 * Makes a language as small as it can be with nothing wrong in it. Its pronunciation rule puts the word in angle brackets.
 * @param language code, name and abilities; isiXhosa with an engine and items by default
 */
export const makeContentTree = (language: object = {}): ContentTree => ({
  'language.json': {
    code: 'xh',
    name: 'isiXhosa',
    family: 'Nguni',
    has: ['engine', 'items'],
    meanings: ['en'],
    sectionNames: Object.fromEntries(SECTIONS.map((section) => [section, section])),
    ...language,
  },
  'sources.json': [{ id: 'a-book', title: 'A book', author: 'Somebody', licence: 'facts only', usedFor: 'tests' }],
  'noun-classes.json': [nounClass('1', '2'), nounClass('2')],
  'lexicon/nouns.json': [
    {
      id: 'noun.child',
      partOfSpeech: 'noun',
      lemma: 'umntwana',
      root: 'ntwana',
      nounClass: '1',
      plural: 'abantwana',
      ...reviewed,
    },
  ],
  'glosses/en/lexicon/nouns.json': { 'noun.child': ['child'] },
  'items/vocabulary.json': [
    item('vocabulary.family.child', 'umntwana', {
      example: 'Umntwana uyalala.',
      lexemes: ['noun.child'],
      also: ['usana'],
    }),
  ],
  'items/phrases.json': [],
  'items/numbers.json': [item('numbers.cardinal.one', 'nye')],
  'items/time.json': [],
  'items/grammar.json': ['1', '2'].map((name) =>
    item(`grammar.nouns.class-${name}`, 'um-', { nounClass: name, example: 'umntwana' }),
  ),
  'items/culture.json': [item('culture.food.porridge', 'isidudu', { example: 'Ndiyasithanda isidudu.' })],
  'glosses/en/items/vocabulary.json': {
    'vocabulary.family.child': { meaning: 'child', example: 'The child is sleeping.' },
  },
  'glosses/en/items/phrases.json': {},
  'glosses/en/items/numbers.json': { 'numbers.cardinal.one': { meaning: 'one' } },
  'glosses/en/items/time.json': {},
  'glosses/en/items/grammar.json': Object.fromEntries(
    ['1', '2'].map((name) => [`grammar.nouns.class-${name}`, { meaning: `class ${name}`, example: 'child' }]),
  ),
  'glosses/en/items/culture.json': {
    'culture.food.porridge': { meaning: 'porridge', example: 'I like porridge.', description: 'A soft porridge.' },
  },
})

/** Writes the files of a tree into the folder of a language. */
export function writeContentTree(tree: ContentTree, folder: string): void {
  for (const [path, value] of Object.entries(tree)) {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value))
  }
}

/** Runs `read` on the tree, written as isiXhosa's content below a temporary folder that is removed afterwards. */
export function readContentTree<Result>(tree: ContentTree, read: (root: string) => Result): Result {
  const root = mkdtempSync(join(tmpdir(), 'funda-content-'))
  try {
    writeContentTree(tree, join(root, 'content', 'languages', 'xh'))
    return read(root)
  } finally {
    rmSync(root, { recursive: true })
  }
}
