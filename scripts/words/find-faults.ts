import { countWords, firstWord, splitSentences } from './sentences.ts'
import type { Place, Source } from './read-source.ts'

/** The rules of wording that a machine can check. */
export const WORD_RULES = [
  'docstring start',
  'sentence start',
  'sentence length',
  'title length',
  'private word',
] as const
export type WordRule = (typeof WORD_RULES)[number]

/** A breach of a rule, at a line of a file, with the words that break it. */
export type Fault = { rule: WordRule; file: string; line: number; words: string }

/** Private word, the field's word for it, and the zones that ban it; without zones all do. */
export type PrivateWord = { word: string; instead: string; zones?: readonly string[]; except?: readonly string[] }

/** Words that a sentence begins with only when it is a question. */
const BANNED_STARTS = new Set([
  'what',
  'who',
  'whose',
  'whom',
  'whoever',
  'whatever',
  'of',
  'where',
  'how',
  'which',
  'why',
])
/** Words that no docstring begins with. It begins with a verb in the third person, or with the noun defined. */
const HEADLESS_STARTS = new Set(
  (
    'whether when whenever as after before from by with without to it its their they he she for in on at if so or and ' +
    'that this these those then until since not no never only once here there under above between about like such'
  ).split(' '),
)
const DOCSTRING_WORDS = 20
const DOCUMENT_WORDS = 25
const TITLE_LENGTH = 90
/** Ids at the end of a title: of statements, requirements and findings. */
const IDS = /\s*(?:\[(?:S\d+\.\d+|ASVS [^\]]*)\]|\((?:[A-Z]\d+|Low)\))/g
const FENCE = /^```[\s\S]*?^```/gm
const NOT_PROSE = /^(?:#|>|\||<!--|-{3,})/
/** Label in bold at the beginning of a paragraph, which is a heading. */
const LABEL = /^\*\*[^*]+\*\*/
const LIST_ITEM = /^(?:[-*]|\d+\.)\s+/
const PART = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g

/** Finds sentences of a text that begin with a banned word or have more than `longest` words. */
function faultsOfText({
  file,
  text,
  line,
  longest,
}: {
  file: string
  text: string
  line: number
  longest: number
}): Fault[] {
  return splitSentences(text).flatMap((sentence): Fault[] => {
    const words = sentence.slice(0, 70)
    const length = countWords(sentence)
    const startsBadly = BANNED_STARTS.has(firstWord(sentence)) && !/\?[)”"’]*$/.test(sentence)
    return [
      ...(startsBadly ? [{ rule: 'sentence start', file, line, words } as const] : []),
      ...(length > longest
        ? [{ rule: 'sentence length', file, line, words: `${length} words: ${words}` } as const]
        : []),
    ]
  })
}

/** Finds a docstring whose first word is neither a verb in the third person nor the noun that it defines. */
function faultsOfStart(file: string, { text, line }: Place): Fault[] {
  const [first = ''] = splitSentences(text)
  return HEADLESS_STARTS.has(firstWord(first))
    ? [{ rule: 'docstring start', file, line, words: first.slice(0, 70) }]
    : []
}

/** Splits a name into its words, in lower case: `letterLimits` is `letter` and `limits`. */
const wordsOfName = (name: string): string[] => (name.match(PART) ?? []).map((part) => part.toLowerCase())

/** Tells whether a part of a name is a form of a word: `walls` and `walled` are forms of `wall`. */
const isFormOf = (part: string, word: string): boolean =>
  part === word ||
  new RegExp(`^${word.replace(/e$/, '')}(?:e?s|e?d|ing)$`).test(part) ||
  part === word.replace(/y$/, 'ies')

/** Finds private words in one name. */
export function privateWordsIn(name: string, zone: string, list: readonly PrivateWord[]): PrivateWord[] {
  const parts = wordsOfName(name)
  return list.filter(
    ({ word, zones, except }) =>
      (!zones || zones.includes(zone)) && !except?.includes(name) && parts.some((part) => isFormOf(part, word)),
  )
}

/** Finds the faults of a source file: its docstrings, test titles, names and its own file name. */
export function faultsOfSource(
  { docstrings, titles, names }: Source,
  { file, zone, privateWords }: { file: string; zone: string; privateWords: readonly PrivateWord[] },
): Fault[] {
  const titleLength = ({ text }: Place): number => text.replaceAll(IDS, '').trim().length
  const fileName: Place = { text: file.split('/').at(-1) ?? file, line: 1, start: 0, end: 0 }
  return [
    ...docstrings.flatMap((docstring) => faultsOfStart(file, docstring)),
    ...docstrings.flatMap(({ text, line }) => faultsOfText({ file, text, line, longest: DOCSTRING_WORDS })),
    ...titles
      .filter((title) => titleLength(title) > TITLE_LENGTH)
      .map((title) => ({ rule: 'title length' as const, file, line: title.line, words: title.text.slice(0, 100) })),
    ...[fileName, ...names].flatMap(({ text, line }) =>
      privateWordsIn(text, zone, privateWords).map(({ instead }) => ({
        rule: 'private word' as const,
        file,
        line,
        words: `${text}: say ${instead}`,
      })),
    ),
  ]
}

/** Finds the faults of a Markdown document's prose; headings, labels, quotations, tables and fenced blocks are left out. */
export function faultsOfDocument(text: string, file: string): Fault[] {
  const prose = text.replaceAll(FENCE, (fence) => fence.replaceAll(/[^\n]/g, ''))
  const faults: Fault[] = []
  let block: { line: number; lines: string[] } | undefined
  const close = (): void => {
    if (block)
      faults.push(
        ...faultsOfText({
          file,
          text: block.lines.join(' ').replace(LABEL, ''),
          line: block.line,
          longest: DOCUMENT_WORDS,
        }),
      )
    block = undefined
  }
  for (const [index, raw] of prose.split('\n').entries()) {
    const line = raw.trim()
    if (!line || NOT_PROSE.test(line) || LIST_ITEM.test(line)) close()
    if (line && !NOT_PROSE.test(line))
      (block ??= { line: index + 1, lines: [] }).lines.push(line.replace(LIST_ITEM, ''))
  }
  close()
  return faults
}
