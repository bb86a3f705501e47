import { patternWith } from '#core/patterns/pattern.ts'
import type { Heard } from '#core/khulu/rewording/rewording.ts'

/** A phrase that is named in a question, and whether it is of the learning language. */
export type Named = { phrase: string; isOwn: boolean }

/** Long question: its named phrases, the rest with a mark for each, and its sentences. */
export type Story = { text: string; rest: string; named: readonly Named[]; sentences: readonly string[]; heard: Heard }

/** A kind of freely worded question: what it may ask, in few words. */
export type Kind = (story: Story) => readonly string[]

export const MARK = 'qq'

const QUOTED = /"([^"]*[\p{L}\p{N}][^"]*)"/gu

/** Pattern of an utterance without quotation marks, to the end of its sentence: umthengi uthe ndicela itshintshi. */
const SAID = patternWith('u')`
  (?<=\b(?:uthe|uthi|wathi|bathi|bathe|athi|besithi|ebesithi|[eo]sithi|ndathi|ndithe|ndithi|sithi|ubhale
  |ndibhale|wabhala|othi|ethi) )(?!njani|ntoni|xa |ukuba |ma|isi(?:ni|xh)|igama)
  ((?!\S*(?:sininzi|hlelo))[^.,;?!:"]+?)(?=[.,;?!]| kodwa | kwaye | yaye | ukuze )
`

/** A word that is named as one, without quotation marks, and asked several things of. */
const CALLED = /(?<=\b(?:elithi|lika|sika) )(?!qq)([a-z]{3,})(?= |$)(?=.*thetha (?:uku|n))(?=.*(?:sininzi|sinye|hlelo))/

const named = (phrase: string, { isOwn }: Heard): Named => ({
  phrase: phrase.replaceAll(/^[\s.,;:]+|[\s.,;:?!]+$/g, ''),
  isOwn: isOwn(phrase),
})

/** Patterns of questions about a named phrase: meaning, translation or correctness. */
const ASKS_OF_SAID = /thetha (?:uku|n)|ngesingesi|ntsingiselo|phendul|mpazamo|phosis|lungil|chanek|kakuhle/

/** Reads a text as a story. An unquoted utterance counts as named if a later sentence asks about it. */
export function readStory(text: string, heard: Heard): Story {
  const plain = text.replaceAll(/(^|[\s(])'([^']+)'(?=[\s.,;:?!)]|$)/g, '$1"$2"')
  const quotes = [...plain.matchAll(QUOTED)].map(([, phrase = '']) => named(phrase, heard))
  const form = CALLED.test(plain) ? CALLED : SAID
  const said = quotes.length === 0 ? form.exec(plain) : null
  const isSaid = said !== null && (form === CALLED || ASKS_OF_SAID.test(plain.slice(said.index + said[0].length)))
  const rest = isSaid ? plain.replace(form, MARK) : plain.replaceAll(QUOTED, MARK)
  const sentences = rest
    .split(/[.?!;]+(?:\s+|$)/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  return { text: plain, rest, named: isSaid ? [named(said[0], heard)] : quotes, sentences, heard }
}

/** Builds the question of how to say something in isiXhosa. */
export const askSaying = (phrase: string): string => `uthini ngesixhosa "${phrase}"`

/** Builds the question for the meaning of a word or sentence. */
export const askMeaning = (phrase: string): string => `lithetha ntoni igama elithi "${phrase}"`
