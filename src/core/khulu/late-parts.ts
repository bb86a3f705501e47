import type { Explaining } from '#core/khulu/answers/explain-form.ts'
import type { Conversation, KhuluAnswer } from '#core/khulu/khulu-answer.ts'
import type { Asker, KhuluLanguage, KhuluWorld } from '#core/khulu/khulu-world.ts'
import type { Telling } from '#core/khulu/telling/telling.ts'
import type { Rewording } from '#core/khulu/rewording/rewording.ts'

/** Function that answers a follow-up on the last utterance; null if that is impossible. */
export type Follow = (text: string, conversation: Conversation, asker: Asker, world: KhuluWorld) => KhuluAnswer | null

/**
 * Lazy chunks, each loaded by the first question that needs it: explaining, telling, following, and rewording for each
 * language.
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

/** Returns the explaining chunk. Throws `PartMissing` if it hasn't loaded. */
export const explainingOf = ({ late }: KhuluWorld): Explaining => there(late.explaining, 'explaining')

/** Returns the telling chunk. Throws `PartMissing` if it hasn't loaded. */
export const tellingOf = ({ late }: KhuluWorld): Telling => there(late.telling, 'telling')

/** Returns the follow-up chunk. Throws `PartMissing` if it hasn't loaded. */
export const followOf = ({ late }: KhuluWorld): Follow => there(late.follow, 'following')

/** Returns the rewording chunk of a language. Throws `PartMissing` if it hasn't loaded. */
export const rewordingOf = ({ late }: KhuluWorld, language: KhuluLanguage): Rewording =>
  there(late.rewordings?.[language], 'rewording')
