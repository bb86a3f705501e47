import { describe, expect, test } from 'vitest'
import { faultsOfDocument, faultsOfSource, privateWordsIn } from './find-faults.ts'
import { readSource } from './read-source.ts'
import { countWords, splitSentences } from './sentences.ts'

const faultsIn = (text: string): string[] =>
  faultsOfSource(readSource('a.ts', text), {
    file: 'src/server/a.ts',
    zone: 'src/server',
    privateWords: [
      { word: 'wall', instead: 'row policy' },
      { word: 'tally', instead: 'running aggregate' },
      { word: 'letter', instead: 'email', zones: ['src/server'], except: ['CODE_LETTERS'] },
    ],
  }).map(({ rule, line, words }) => `${line} ${rule}: ${words}`)

const words = (count: number): string => `Word${' word'.repeat(count - 1)}`

describe('docstrings', () => {
  test('docstring: a sentence that begins with What, one fault', () => {
    expect(faultsIn('/** Returns a sum. What is added is kept. */')).toEqual([
      '1 sentence start: What is added is kept.',
    ])
  })

  test('docstring: a question that begins with What, no fault', () => {
    expect(faultsIn('/** Does this word have a stem? What is it? */')).toEqual([])
  })

  test('docstring: a first word that is neither a verb nor a noun, one fault', () => {
    expect(faultsIn('/** Whether it is so. */\nlet a = 1\n/** In milliseconds. It counts. */')).toEqual([
      '1 docstring start: Whether it is so.',
      '3 docstring start: In milliseconds.',
    ])
  })

  test('docstring: over several lines, its line is the first', () => {
    expect(faultsIn('let a = 1\n/**\n * Of all the words,\n * one.\n */\nlet b = 1')).toEqual([
      '2 sentence start: Of all the words, one.',
    ])
  })

  test('docstring: 21 words, one fault; 20 words, none', () => {
    expect(faultsIn(`/** ${words(20)}. ${words(20)}. */`)).toEqual([])
    expect(faultsIn(`/** ${words(21)}. */`)).toEqual([expect.stringContaining('sentence length: 21 words')])
  })

  test('docstring: list items, each a sentence of its own', () => {
    const items = ['- `a`: of all', '- `b`: of one'].map((item) => `\n * ${item} ${words(12)}`).join('')
    expect(faultsIn(`/**\n * Kinds of counts:${items}\n */`)).toEqual([])
  })

  test('comment: code that only looks like a comment, no fault', () => {
    expect(faultsIn("const a = '/** What is it. */'\nconst b = /\\/** Who/\n// What a line says\n/* What. */")).toEqual(
      [],
    )
  })
})

describe('titles', () => {
  const long = 'x'.repeat(91)

  test('title: on the line after the call, found with its line', () => {
    expect(faultsIn(`test(\n  '${long}',\n  () => {},\n)`)).toEqual([expect.stringMatching(/^2 title length/)])
  })

  test('title: of each and of a template, found', () => {
    expect(faultsIn(`test.each([1])('${long}', () => {})`)).toHaveLength(1)
    expect(faultsIn(`describe(\`${long}\${a}\`, () => {})`)).toHaveLength(1)
  })

  test('title: 90 characters and ids, no fault', () => {
    expect(faultsIn(`test('${'x'.repeat(90)} (H2) (Low) [S4.07] [ASVS V8.2.2]', () => {})`)).toEqual([])
  })
})

describe('names', () => {
  test('name: holds a form of a private word, one fault for each name', () => {
    expect(faultsIn('const rowWalls = 1; const TALLIES = rowWalls')).toEqual([
      '1 private word: rowWalls: say row policy',
      '1 private word: TALLIES: say running aggregate',
    ])
  })

  test('name: a word that only contains a private one, no fault', () => {
    expect(faultsIn('const wallet = 1; const CODE_LETTERS = 1')).toEqual([])
  })

  test('name: a word banned in other zones, no fault', () => {
    expect(privateWordsIn('letter', 'src/core', [{ word: 'letter', instead: 'email', zones: ['src/server'] }])).toEqual(
      [],
    )
  })
})

describe('documents', () => {
  test('document: 26 words in a list item over two lines, one fault at its first line', () => {
    const text = `# What it is\n\nA line.\n- ${words(13)}\n  ${words(13)}.\n- One.\n\n\`\`\`\n${words(30)}\n\`\`\`\n| ${words(30)} |\n`
    expect(faultsOfDocument(text, 'a.md').map(({ line, rule }) => `${line} ${rule}`)).toEqual(['4 sentence length'])
  })
})

test('document: a label in bold and a quotation, no fault', () => {
  expect(faultsOfDocument('**What.** It is one.\n\n> What is yours.\n', 'a.md')).toEqual([])
})

describe('sentences', () => {
  test('sentences: abbreviations and numbers end none, code and quotations are one word', () => {
    expect(splitSentences('Uses e.g. Node 1.2 here. It says “What now. Go.” and `a. B`. End')).toEqual([
      'Uses e.g. Node 1.2 here.',
      'It says ¤ and ¤.',
      'End',
    ])
    expect(splitSentences('Makes one. @param text of a word @returns it')).toHaveLength(3)
    expect(countWords('It says ¤ – and 2 more.')).toBe(6)
  })
})
