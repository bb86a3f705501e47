import type { LatePart } from '#core/khulu/khulu-answer.ts'
import type { KhuluLanguage } from '#core/khulu/khulu-language.ts'
import type { Explaining, Follow, KhuluWorld, Telling } from '#core/khulu/khulu-world.ts'
import type { Rewording } from '#core/khulu/rewording/rewording.ts'

/** Error for a question that needs a lazy chunk which hasn't loaded. `answerQuestion` catches it and says so. */
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
