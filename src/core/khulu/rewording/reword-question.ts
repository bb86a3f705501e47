import type { KhuluAnswer } from '#core/khulu/khulu-answer.ts'
import type { KhuluLanguage } from '#core/khulu/khulu-world.ts'
import { isMisreadAfrikaans, rewordAfrikaans } from '#core/khulu/rewording/reword-afrikaans.ts'
import { rewordEnglish } from '#core/khulu/rewording/reword-english.ts'
import { isMisreadXhosa, rewordXhosa } from '#core/khulu/rewording/reword-xhosa.ts'

/** A question that is put in many words, in fewer, likelier readings first; each is a question by itself, in the same language, or several in lines of their own that are answered together. Empty where none is found. */
export type Reword = (text: string, heard: Heard) => readonly string[]

/** Which phrases are of the learning language, and which words are English. */
export type Heard = { isOwn: (phrase: string) => boolean; isEnglish: (word: string) => boolean }

const REWORDS: Readonly<Record<KhuluLanguage, Reword>> = { en: rewordEnglish, af: rewordAfrikaans, xh: rewordXhosa }

/** What a freely worded question may ask, in few words. The text is in lower case, without quotation marks' kinds and marks at its end. */
export const rewordQuestion = (text: string, language: KhuluLanguage, heard: Heard): readonly string[] => REWORDS[language](text.normalize('NFC').toLowerCase().replaceAll(/[‘’´`]/g, "'").replaceAll(/[“”«»„]/g, '"').replaceAll(/\s+/g, ' ').replace(/[\s?!.…]+$/, '').trim(), heard)

/** Whether a freely worded question was taken for a sentence that somebody wants translated, and not answered. */
export const isMisread = (answer: KhuluAnswer, text: string, language: KhuluLanguage): boolean => (language === 'xh' && isMisreadXhosa(answer, text)) || (language === 'af' && isMisreadAfrikaans(answer, text))
