// Whoever fetches this has the shared rules: named here, the bundler keeps those in one file.
import { pattern } from '#core/patterns/pattern.ts'
import '#core/khulu/khulu-mind.ts'
import type { KhuluAnswer } from '#core/khulu/khulu-answer.ts'
import type { Reword, Rewording } from '#core/khulu/rewording/rewording.ts'
import { askChoice } from '#core/khulu/rewording/xhosa/choices.ts'
import { askCulture } from '#core/khulu/rewording/xhosa/culture.ts'
import { askNamed } from '#core/khulu/rewording/xhosa/named-phrases.ts'
import { askList, askProduct } from '#core/khulu/rewording/xhosa/product.ts'
import { askSituation } from '#core/khulu/rewording/xhosa/situations.ts'
import { MARK, readStory, type Kind } from '#core/khulu/rewording/xhosa/story.ts'
import { askFigure, askSum } from '#core/khulu/rewording/xhosa/sums.ts'
import { askClause, askTold } from '#core/khulu/rewording/xhosa/told-words.ts'

/** Kinds of questions in order: the app, the named words, then the story; a clause that asks alone is last. */
const KINDS: readonly Kind[] = [
  askProduct,
  askNamed,
  askSum,
  askFigure,
  askTold,
  askChoice,
  askList,
  askCulture,
  askSituation,
  askClause,
]

/** Asks for something of what it names. */
const ASKS_BY_ITSELF = /thini\b|ntoni\b|sininzi|hlelo|njani\b|kuthiwa|ngesingesi/

/** Rewords a freely worded question in few words. */
const reword: Reword = (text, heard) => {
  const story = readStory(text, heard)
  // Two sentences that each ask of what is named in them are answered together.
  let at = 0
  const parts = story.sentences
    .map((rest) => {
      const named = story.named.slice(at, (at += rest.split(MARK).length - 1))
      return { ...story, rest, named, sentences: [rest] }
    })
    .filter(({ named }) => named.length > 0)
  const each = parts.length === 2 ? parts.map((part) => askNamed(part)[0]) : []
  if (
    each.length > 0 &&
    each.every((asked) => asked !== undefined) &&
    parts.every(({ rest }) => ASKS_BY_ITSELF.test(rest))
  )
    return [each.join('\n'), ...KINDS.flatMap((kind) => kind(story))]
  return KINDS.flatMap((kind) => kind(story))
}

/** Asks something, and is nothing that somebody wants translated. */
const ASKS = pattern`
  (?:^|\s)(?:\S*thini|\S*ntoni|njani|kutheni|ngoobani|na|ingaba|ngaba|\S{0,5}phi|\S*ngaphi|malini|okanye
  |undibuz\S*|unga\S+|nceda \S+|ndicela)(?=\s|$)
`

/** Tells whether the answer to a question in isiXhosa only translates it, or words from here and there in it. */
function isMisread({ says }: KhuluAnswer, text: string): boolean {
  const quoted = [...text.toLowerCase().matchAll(/["“]([^"”]+)["”]/g)].map(([, phrase = '']) => phrase)
  return says.some((said) => {
    const word = said.words?.['word']?.toLowerCase() ?? ''
    // Ndingawuchaza njani: who asks how to do it doesn't ask what it means.
    if (said.text === 'khulu.mean.word' && text.toLowerCase().includes(`${word} njani`)) return true
    // Wayethetha ntoni: what is quoted is asked about, and no word that asks.
    if (
      said.text === 'khulu.mean.word' &&
      quoted.length > 0 &&
      !quoted.some((phrase) => phrase.includes(word)) &&
      text.toLowerCase().includes(word)
    )
      return true
    return (
      said.text === 'khulu.mean.sentence' &&
      (quoted.length > 0
        ? !quoted.some((phrase) => phrase.includes(word) || word.includes(phrase.slice(0, 8)))
        : ASKS.test(word) ||
          !text.toLowerCase().includes(word) ||
          (text.endsWith('?') && word.length > text.length - 5))
    )
  })
}

/** Rewording of long questions in isiXhosa. */
export const rewording: Rewording = { reword, isMisread }
