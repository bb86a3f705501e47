import type { KhuluLanguage } from '#core/khulu/khulu-world.ts'
import { rewordAfrikaans } from '#core/khulu/rewording/reword-afrikaans.ts'
import { rewordEnglish } from '#core/khulu/rewording/reword-english.ts'
import { rewordXhosa } from '#core/khulu/rewording/reword-xhosa.ts'

/** A question that is put in many words, in fewer, likelier readings first; each is a question by itself, in the same language. Empty where none is found. */
export type Reword = (text: string) => readonly string[]

const REWORDS: Readonly<Record<KhuluLanguage, Reword>> = { en: rewordEnglish, af: rewordAfrikaans, xh: rewordXhosa }

/** What a freely worded question may ask, in few words. The text is in lower case, without quotation marks' kinds and marks at its end. */
export const rewordQuestion = (text: string, language: KhuluLanguage): readonly string[] => REWORDS[language](text.normalize('NFC').toLowerCase().replaceAll(/[‘’´`]/g, "'").replaceAll(/[“”«»„]/g, '"').replaceAll(/\s+/g, ' ').replace(/[\s?!.…]+$/, '').trim())
