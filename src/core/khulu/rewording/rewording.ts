import type { KhuluAnswer } from '#core/khulu/khulu-answer.ts'

/** Which phrases are of the learning language, which words are English, and which were written with a capital letter as names are. */
export type Heard = {
  isOwn: (phrase: string) => boolean
  isEnglish: (word: string) => boolean
  isName?: (word: string) => boolean
}

/**
 * A question that is put in many words, in fewer, likelier readings first; each is a question by itself, in the same
 * language, or several in lines of their own that are answered together. Empty where none is found.
 * The text is in lower case, without quotation marks' kinds and marks at its end.
 */
export type Reword = (text: string, heard: Heard) => readonly string[]

/** How freely worded questions of one language are read; a phone fetches it when somebody asks one in it. */
export type Rewording = {
  reword: Reword
  /** Whether a freely worded question was taken for a sentence that somebody wants translated, and not answered. */
  isMisread?: (answer: KhuluAnswer, text: string) => boolean
}
