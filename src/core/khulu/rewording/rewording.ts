import type { KhuluAnswer } from '#core/khulu/khulu-answer.ts'

/** Tests of words: phrases of the learning language, English words, and names with a capital letter. */
export type Heard = {
  isOwn: (phrase: string) => boolean
  isEnglish: (word: string) => boolean
  isName?: (word: string) => boolean
}

/**
 * Shortens a long question; the likelier readings come first. Each is a question in the same language, or several on
 * their own lines that are answered together. Empty if none is found. The text is in lower case, with uniform quotation
 * marks and without final marks.
 */
export type Reword = (text: string, heard: Heard) => readonly string[]

/** Rewording of one language's long questions; a lazy chunk. */
export type Rewording = {
  reword: Reword
  /**
   * Tells whether a freely worded question was taken for a sentence that somebody wants translated, and not answered.
   */
  isMisread?: (answer: KhuluAnswer, text: string) => boolean
}
