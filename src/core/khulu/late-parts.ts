import type { Explaining } from '#core/khulu/answers/explain-form.ts'
import type { Conversation, KhuluAnswer } from '#core/khulu/khulu-answer.ts'
import type { Asker, KhuluLanguage, KhuluWorld } from '#core/khulu/khulu-world.ts'
import type { Telling } from '#core/khulu/telling/telling.ts'
import type { Rewording } from '#core/khulu/rewording/rewording.ts'

/** What was said before, with what a follow-up says otherwise; null where it can't be meant so. */
export type Follow = (text: string, conversation: Conversation, asker: Asker, world: KhuluWorld) => KhuluAnswer | null

/**
 * What is fetched by the first question that needs it: what explains forms, what tells of themes, rules and the
 * product, what reads follow-ups, and what reads freely worded questions of a language.
 */
export type LateParts = {
  explaining?: Explaining
  telling?: Telling
  follow?: Follow
  rewordings?: Readonly<Partial<Record<KhuluLanguage, Rewording>>>
}

/** A part by its name. */
export type LatePart = 'explaining' | 'telling' | 'following' | 'rewording'

/** Thrown where a question needs a part that isn't there yet. `answerQuestion` catches it, and says so in its answer. */
export class PartMissing extends Error {
  part: LatePart
  constructor(part: LatePart) {
    super(part)
    this.part = part
  }
}

function there<Part>(value: Part | undefined, part: LatePart): Part {
  if (value === undefined) throw new PartMissing(part)
  return value
}

/** What explains forms. Throws `PartMissing` where it hasn't been fetched. */
export const explainingOf = ({ late }: KhuluWorld): Explaining => there(late.explaining, 'explaining')

/** What tells of themes, rules and the product. Throws `PartMissing` where it hasn't been fetched. */
export const tellingOf = ({ late }: KhuluWorld): Telling => there(late.telling, 'telling')

/** What reads follow-ups. Throws `PartMissing` where it hasn't been fetched. */
export const followOf = ({ late }: KhuluWorld): Follow => there(late.follow, 'following')

/** What reads freely worded questions of a language. Throws `PartMissing` where it hasn't been fetched. */
export const rewordingOf = ({ late }: KhuluWorld, language: KhuluLanguage): Rewording =>
  there(late.rewordings?.[language], 'rewording')
