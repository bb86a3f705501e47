/** Ends of abbreviations that end no sentence. */
const ABBREVIATION = /(?:\b(?:e\.g|i\.e|cf|vs|no|nos|p|pp|etc|approx|St|Dr|Mr|Mrs)\.)$/i
const CODE = /`[^`]*`/g
const QUOTED = /“[^”]*”|"[^"]*"/g
const END = /(?<=[.!?…][)”"’]*)\s+(?=[(“"‘*_[]*[\p{Lu}\p{N}¤])|\s+(?=@[a-z]+ )|\n{2,}/u

/** Splits a text into sentences; code and quotations become `¤`, one word each. */
export function splitSentences(text: string): string[] {
  const plain = text.replaceAll(CODE, '¤').replaceAll(QUOTED, '¤')
  const sentences: string[] = []
  let open = ''
  for (const part of plain.split(END)) {
    open = open ? `${open} ${part}` : part
    if (ABBREVIATION.test(open)) continue
    sentences.push(open.trim())
    open = ''
  }
  return [...sentences, open.trim()].filter(Boolean)
}

/** Counts the words of a sentence: pieces between spaces that hold a letter, a digit or `¤`. */
export const countWords = (sentence: string): number =>
  sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}¤]/u.test(word)).length

/** Returns the first word of a sentence, in lower case and without what follows an apostrophe. */
export const firstWord = (sentence: string): string => (/[\p{L}\p{N}¤]+/u.exec(sentence)?.[0] ?? '').toLowerCase()
