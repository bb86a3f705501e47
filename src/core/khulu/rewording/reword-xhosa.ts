import type { KhuluAnswer } from '#core/khulu/khulu-answer.ts'
import type { Reword } from '#core/khulu/rewording/reword-question.ts'
import { askChoice } from '#core/khulu/rewording/xhosa/choices.ts'
import { askCulture } from '#core/khulu/rewording/xhosa/culture.ts'
import { askNamed } from '#core/khulu/rewording/xhosa/named-phrases.ts'
import { askProduct } from '#core/khulu/rewording/xhosa/product.ts'
import { askSituation } from '#core/khulu/rewording/xhosa/situations.ts'
import { readStory, type Kind } from '#core/khulu/rewording/xhosa/story.ts'
import { askFigure, askSum } from '#core/khulu/rewording/xhosa/sums.ts'
import { askClause, askTold } from '#core/khulu/rewording/xhosa/told-words.ts'

/** What is asked of the app itself, of what is named, then of what the story tells; a clause that asks by itself last. */
const KINDS: readonly Kind[] = [askProduct, askNamed, askSum, askFigure, askTold, askChoice, askCulture, askSituation, askClause]

/** A freely worded question in few words. */
export const rewordXhosa: Reword = (text, heard) => {
  const story = readStory(text, heard)
  return KINDS.flatMap((kind) => kind(story))
}

/** Asks something, and is nothing that somebody wants translated. */
const ASKS = /(?:^|\s)(?:\S*thini|\S*ntoni|njani|kutheni|ngoobani|na|phi|\S*ngaphi|malini|okanye|undibuz\S*|unga\S+|nceda \S+|ndicela)(?=\s|$)/

/** Whether the answer to a question in isiXhosa only translates it, or words from here and there in it. */
export function isMisreadXhosa({ says }: KhuluAnswer, text: string): boolean {
  return !/["“”]/.test(text) && says.some((said) => {
    const word = said.words?.['word']?.toLowerCase() ?? ''
    return said.text === 'khulu.mean.sentence' && (ASKS.test(word) || !text.toLowerCase().includes(word))
  })
}
