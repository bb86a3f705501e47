import { seededRandom, type SeededRandom } from '#core/exercises/seeded-random.ts'
import { makeWordSearch, type WordSearch } from '#core/worksheets/make-word-search.ts'
import type { PrintMistake, PrintPair, PrintSource } from '#core/worksheets/print-source.ts'

/** Layouts of paper, in the order in which they are offered and printed. */
export const WORKSHEET_LAYOUTS = ['fill-in', 'match', 'correct', 'dictation', 'word-search', 'word-cards'] as const

export type WorksheetLayout = (typeof WORKSHEET_LAYOUTS)[number]

/** Rows of a page: as many as fit on A4 with room to write. */
const ROWS = { 'fill-in': 10, letters: 8, match: 10, correct: 7, dictation: 10 } as const

/** Cards of a page, in two columns. */
export const CARDS_A_PAGE = 10

/** Pages of word cards at most. */
const MOST_CARD_PAGES = 6

/** Sentence with a gap: the words before it, the missing word, and the words after it. */
export type Gap = { before: string; answer: string; after: string; english: string }

/** A worksheet, ready to be drawn; everything that the answer key needs is in it. */
export type Worksheet =
  | { layout: 'fill-in'; gaps: readonly Gap[]; bank: readonly string[] }
  | { layout: 'match'; rows: readonly PrintPair[]; meanings: readonly string[] }
  | { layout: 'correct'; rows: readonly PrintMistake[] }
  | { layout: 'dictation'; lines: readonly PrintPair[] }
  | ({ layout: 'word-search'; clues: readonly PrintPair[] } & WordSearch)
  | { layout: 'word-cards'; pages: readonly (readonly PrintPair[])[] }

const SIGNS = /^[^\p{L}]+|[^\p{L}]+$/gu

/** Takes a word out of a sentence; null where no word has three letters. */
function cutSentence({ target, english }: PrintPair, random: SeededRandom): Gap | null {
  const words = target.trim().split(/\s+/)
  const long = words.flatMap((word, at) => (word.replaceAll(SIGNS, '').length >= 3 ? [at] : []))
  if (words.length < 2 || long.length === 0) return null
  const at = random.pick(long)
  const word = words[at] ?? ''
  const answer = word.replaceAll(SIGNS, '')
  const [start = '', end = ''] = word.split(answer)
  return {
    before: [...words.slice(0, at), start].join(' '),
    answer,
    after: [end, ...words.slice(at + 1)].join(' '),
    english,
  }
}

/** Returns a word without its vowels but the first letter: `umntwana` as `u m n t w _ n _`. */
export const withoutVowels = (word: string): string =>
  [...word].map((letter, at) => (at > 0 && /[aeiou]/i.test(letter) ? '_' : letter)).join('')

/** Takes the vowels out of words, where there are too few sentences. */
const cutWords = (words: readonly PrintPair[], random: SeededRandom): Gap[] =>
  random
    .shuffle(words.filter(({ target }) => withoutVowels(target) !== target))
    .slice(0, ROWS.letters)
    .map(({ target, english }) => ({ before: withoutVowels(target), answer: target, after: '', english }))

/** Sentences below which words are filled in letter by letter. */
const FEW = 3

function makeFillIn({ sentences, words }: PrintSource, random: SeededRandom): Worksheet | null {
  const gaps = random
    .shuffle(sentences)
    .flatMap((sentence) => cutSentence(sentence, random) ?? [])
    .slice(0, ROWS['fill-in'])
  if (gaps.length >= FEW)
    return {
      layout: 'fill-in',
      gaps,
      bank: random.shuffle([...new Set(gaps.map(({ answer }) => answer.toLowerCase()))]),
    }
  const letters = cutWords(words, random)
  return letters.length < FEW ? null : { layout: 'fill-in', gaps: letters, bank: [] }
}

function makeMatch({ words, sentences }: PrintSource, random: SeededRandom): Worksheet | null {
  // Two words of one meaning would both be right.
  const unlike = new Map(random.shuffle(words.length >= FEW ? words : sentences).map((pair) => [pair.english, pair]))
  const rows = [...unlike.values()].slice(0, ROWS.match)
  return rows.length < FEW
    ? null
    : { layout: 'match', rows, meanings: random.shuffle(rows.map(({ english }) => english)) }
}

function makeDictation({ words, sentences }: PrintSource, random: SeededRandom): Worksheet | null {
  const lines = [...random.shuffle(sentences).slice(0, ROWS.dictation / 2), ...random.shuffle(words)].slice(
    0,
    ROWS.dictation,
  )
  return lines.length < FEW ? null : { layout: 'dictation', lines }
}

function makeSearch({ words, sentences }: PrintSource, random: SeededRandom): Worksheet | null {
  const spoken = sentences.flatMap(({ target }) => target.split(/\s+/).map((word) => word.replaceAll(SIGNS, '')))
  const found = makeWordSearch(words.length >= FEW ? words.map(({ target }) => target) : spoken, random)
  if (!found) return null
  const meaningOf = (word: string): string =>
    words.find(({ target }) => target.trim().toLowerCase() === word)?.english ?? ''
  return {
    layout: 'word-search',
    ...found,
    clues: found.words.map((word) => ({ target: word, english: meaningOf(word) })),
  }
}

function makeCards({ words, sentences }: PrintSource): Worksheet | null {
  const cards = words.length > 0 ? words : sentences
  const pages = Array.from({ length: Math.min(MOST_CARD_PAGES, Math.ceil(cards.length / CARDS_A_PAGE)) }, (_, page) =>
    cards.slice(page * CARDS_A_PAGE, (page + 1) * CARDS_A_PAGE),
  )
  return pages.length === 0 ? null : { layout: 'word-cards', pages }
}

function makeCorrect({ mistakes }: PrintSource, random: SeededRandom): Worksheet | null {
  const rows = random.shuffle(mistakes).slice(0, ROWS.correct)
  return rows.length === 0 ? null : { layout: 'correct', rows }
}

const MAKERS: Readonly<Record<WorksheetLayout, (source: PrintSource, random: SeededRandom) => Worksheet | null>> = {
  'fill-in': makeFillIn,
  match: makeMatch,
  correct: makeCorrect,
  dictation: makeDictation,
  'word-search': makeSearch,
  'word-cards': makeCards,
}

/** Makes a worksheet; the same source and seed always make the same one. Null if the source has too little for it. */
export const makeWorksheet = (layout: WorksheetLayout, source: PrintSource, seed: number): Worksheet | null =>
  MAKERS[layout](source, seededRandom(seed))

/** Lists the layouts that a source has enough for. */
export const layoutsFor = (source: PrintSource, seed: number): WorksheetLayout[] =>
  WORKSHEET_LAYOUTS.filter((layout) => makeWorksheet(layout, source, seed) !== null)
