// Whoever fetches this has the shared rules: named here, the bundler keeps those in one file.
import { pattern } from '#core/patterns/pattern.ts'
import '#core/khulu/khulu-mind.ts'
import type { KhuluAnswer } from '#core/khulu/khulu-answer.ts'
import { readApp } from '#core/khulu/rewording/english/app-asked.ts'
import { readAddress, readCustom, readTheme } from '#core/khulu/rewording/english/customs-asked.ts'
import { readRule } from '#core/khulu/rewording/english/rules-asked.ts'
import { readSaid } from '#core/khulu/rewording/english/said-sentences.ts'
import { readBareHappening, readHappening } from '#core/khulu/rewording/english/situations-told.ts'
import { readStory, type ReadStory } from '#core/khulu/rewording/english/story.ts'
import { readSum } from '#core/khulu/rewording/english/sums-told.ts'
import { readChoice, readHeard } from '#core/khulu/rewording/english/words-heard.ts'
import type { Reword, Rewording } from '#core/khulu/rewording/rewording.ts'

/** A question for one word: what is rain. */
const ASKS_WORD_ONLY = pattern`
  ^(?:so |and )?what(?:'s| is) (?!(?:it|that|this|wrong|right|correct|next|there|the|my|your|his|her|our
  |their|a|an|meant|being|he|she|up|going)\b)[\w-]+(?: [\w-]+)?(?: in (?:isi)?xhosa)?$
`

/** Reads a short question at the end of a text: what is thirty-five? */
const readLast: ReadStory = ({ sentences }) => {
  const last = sentences.length > 1 ? (sentences.at(-1) ?? '') : ''
  return ASKS_WORD_ONLY.test(last) ? [last] : []
}

/**
 * Reads the utterance: set words for the situation, or the reported words. Words reported to a person have no other
 * reading.
 */
const readSpoken: ReadStory = (story) => {
  const said = readSaid(story)
  return [
    ...readBareHappening(story),
    ...said,
    ...(said.some((asked) => /^how do i (?:tell|ask|write)\b/.test(asked)) ? [] : readHappening(story)),
  ]
}

/** Kinds of stories, surer ones first: of the first that fits alone is asked. */
const KINDS: readonly ReadStory[] = [
  readHeard,
  readChoice,
  readSum,
  readRule,
  readLast,
  readAddress,
  readSpoken,
  readTheme,
  readApp,
  readCustom,
]

/** Asks for it straight away, or asks two things: the usual reading hears those. */
const STRAIGHT = pattern`
  ^(?:(?:please|hi|hello|khulu)[, ]+)*(?:(?:how (?:do|does|would|can|should|to)
  (?: (?:i|you|we|one|someone))? (?:say|write|translate|spell)|what(?:'s| is| does)(?!.* (?:way|he|she|they
  |my \w+)\b)|translate|conjugate)\b[^.!?]*$|(?:is this|correct|check|fix)\b)
  |\b(?:how|what|which)\b.* (?:and|also) (?:how|what(?:'s| is| does)|which)\b
  |\b(?:say|write|put) (?:that|this|the) (?:time|date|amount|price)\b
`

/** Rewords a freely worded question in few words. */
const reword: Reword = (text, heard) => {
  if (STRAIGHT.test(text)) return []
  const story = readStory(text, heard)
  for (const read of KINDS) {
    const asked = read(story)
    if (asked.length > 0) return [...new Set(asked)]
  }
  return []
}

/** Tells whether the story around the utterance was translated with it: I work here and must ask people to wait. */
const isMisread = ({ said }: KhuluAnswer): boolean =>
  typeof said === 'object' &&
  'english' in said &&
  /\b(?:must|need to|have to|want to|should|would like to) (?:ask|tell|inform|explain|warn|remind|let)\b/.test(
    said.english,
  )

/** Rewording of long questions in English. */
export const rewording: Rewording = { reword, isMisread }
