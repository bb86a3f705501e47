/** Question in Afrikaans: its text, sentences, and words of isiXhosa. */
export type ToldAfrikaans = {
  text: string
  sentences: readonly string[]
  /** Words of isiXhosa in it, in runs. */
  heard: readonly string[]
  isOwn: (word: string) => boolean
}

/** Function that rewords one kind of question; empty for other kinds. */
export type ReadTold = (told: ToldAfrikaans) => readonly string[]

const WRITTEN: Readonly<Record<string, string>> = {
  dis: 'dit is',
  djy: 'jy',
  "wat's": 'wat is',
  "hoe's": 'hoe is',
  kannie: 'kan nie',
  asb: 'asseblief',
  more: 'môre',
  moreoggend: 'môreoggend',
  hul: 'hulle',
  wa: 'wat',
  oppad: 'op pad',
  patient: 'pasiënt',
  pasient: 'pasiënt',
}

/** Names of the language and of what is learnt with, which nobody asks the meaning of in a story. */
const NAMES = /^(?:isixhosa|xhosa|amaxhosa|isizulu|funda|khulu|langa|mandela|none|thandi|sipho)$/

/** Beginnings of words that are asked about as such. */
const PIECES = /^(?:ama|izi|izin|iin|aba|imi|ubu|uku|isi|ili|olu|ulu|ndi|ndiya|andi|asi|esi|ini|ile|anga|oo)$/

const WORD = /[\p{L}'-]+/gu

/** Runs of words that are of isiXhosa, and of no other language, longer than a letter or two. */
function hearWords(text: string, isOwn: (word: string) => boolean): string[] {
  const runs: string[] = []
  let end = -1
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (
      NAMES.test(word) ||
      (PIECES.test(word) && !/^(?:ndiya|ndi)$/.test(word)) ||
      (word.length < 3 && word !== 'na') ||
      !isOwn(word)
    )
      continue
    // Words that a single blank separates are one part.
    const last = runs.at(-1)
    if (last !== undefined && text.slice(end, index) === ' ') runs[runs.length - 1] = `${last} ${word}`
    else runs.push(word)
    end = index + word.length
  }
  return [...new Set(runs)]
}

/** Reads a question in lower case into what the kinds of questions look at. */
export function readTold(given: string, isOwn: (word: string) => boolean): ToldAfrikaans {
  const text = given.replaceAll(WORD, (word) => WRITTEN[word] ?? word).replaceAll(/(?<=\p{L} )n(?= \p{L})/gu, "'n")
  return { text, sentences: text.split(/[.!?;]+\s+/), heard: hearWords(text, isOwn), isOwn }
}
