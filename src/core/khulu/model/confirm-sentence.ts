import type { AnswerBlock, KhuluAnswer, PhrasedPart, Saying } from '#core/khulu/khulu-answer.ts'

/** Reference for checking a model's sentence. */
export type Confirmed = {
  /** Printed words of the learning language, in lower case: words, sentences, and pieces with their hyphens. */
  forms: readonly string[]
  /** Tells whether a word, in lower case, is one of the language that the sentence is written in. */
  isPlain: (word: string) => boolean
}

/** The longest sentence that is looked at, in characters. */
const MOST_LETTERS = 300

const WORD = /[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/u
/** A word, or a piece of one with its hyphen: `ndi-`, `-ile`. */
const PARTS = new RegExp(`(-?${WORD.source}-?)`, 'u')
/** Pattern of the signs between words; anything else, such as an address or markup, is refused. */
const BETWEEN = /^[\s\d.,;:!?'"‘’“”()–—+=…/-]*$/u

/** An address or a long number, in whatever disguise. */
const FORBIDDEN = /[\p{L}\d]\.[\p{L}]|:\/|\/\/|\d(?:[\s.-]?\d){4,}|[\p{L}]\/[\p{L}]+\//u

const plainForm = (text: string): string => text.normalize('NFC').toLowerCase().replaceAll('’', "'")

const wordsOf = (saying: Saying): string[] => Object.values(saying.words ?? {})

function formsOfBlock(block: AnswerBlock): string[] {
  if (block.kind === 'morphemes')
    return [block.word, ...block.pieces.flatMap(({ form }) => [form, `-${form}`, `${form}-`, `-${form}-`])]
  if (block.kind === 'table')
    return block.rows
      .flat()
      .flatMap((cell) => ('word' in cell ? [cell.word] : 'saying' in cell ? wordsOf(cell.saying) : []))
  return block.kind === 'sound' ? [block.word] : []
}

/** Lists all words of the learning language in an answer, which a model may repeat. */
export const formsOfAnswer = ({ says, blocks, sources }: Pick<KhuluAnswer, 'says' | 'blocks' | 'sources'>): string[] =>
  [
    ...says.flatMap(wordsOf),
    ...blocks.flatMap(formsOfBlock),
    ...sources.flatMap((source) => ('word' in source ? [source.word] : [])),
  ].map(plainForm)

/** Tells whether words that follow one another stand so in one of the forms. */
const standsIn = (words: readonly string[], forms: readonly string[]): boolean => {
  const run = ` ${words.join(' ')} `
  return forms.some((form) => ` ${form.split(/[^\p{L}\p{M}'-]+/u).join(' ')} `.includes(run))
}

/**
 * Marks the words of a model's sentence, or returns null if one is unknown. Every word must be plain in the page's
 * language, or occur in an engine's answer in the same form. No unconfirmed form or address is ever printed.
 */
export function confirmSentence(sentence: string, { forms, isPlain }: Confirmed): PhrasedPart[] | null {
  const text = sentence.normalize('NFC').replaceAll(/[*_`]/g, '').replaceAll(/\s+/g, ' ').trim()
  if (text === '' || text.length > MOST_LETTERS || FORBIDDEN.test(text)) return null
  const parts: PhrasedPart[] = []
  let run: string[] = []
  const closeRun = (): boolean => {
    const stands = run.length === 0 || standsIn(run, forms)
    run = []
    return stands
  }
  for (const [index, part] of text.split(PARTS).entries()) {
    if (index % 2 === 0) {
      if (!BETWEEN.test(part) || (part.trim() !== '' && !closeRun())) return null
      if (part !== '') parts.push({ plain: part })
      continue
    }
    const word = plainForm(part)
    const isConfirmed = standsIn([word], forms)
    if (!isConfirmed && !isPlain(word)) return null
    // A word that is both goes on with what is being said, and otherwise is a plain one.
    if (isConfirmed && (!isPlain(word) || run.length > 0)) run.push(word)
    else if (!closeRun()) return null
    parts.push(isConfirmed && !isPlain(word) ? { word: part } : { plain: part })
  }
  return closeRun() ? joinParts(parts) : null
}

function joinParts(parts: readonly PhrasedPart[]): PhrasedPart[] {
  const joined: PhrasedPart[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    if (last && 'plain' in last && 'plain' in part) joined[joined.length - 1] = { plain: last.plain + part.plain }
    else joined.push(part)
  }
  return joined
}

/** Splits a text into finished sentences and the unfinished rest. */
export function splitSentences(text: string): { sentences: string[]; rest: string } {
  const pieces = text.split(/(?<=[.!?…]["'”’)]?)\s+|\n+/u)
  const rest = pieces.pop() ?? ''
  return { sentences: pieces.filter((piece) => piece.trim() !== ''), rest }
}
