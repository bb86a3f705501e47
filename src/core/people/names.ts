import { source } from '#core/patterns/pattern.ts'

/**
 * Characters that alter the drawing of other text or are invisible. They are control, direction, zero-width, filler,
 * line separator, private and half characters. Two stay because phones type them: an emoji's style selector, and the
 * joiner between emoji.
 */
const UNFIT = source`
  (?:(?![\uFE0E\uFE0F]|(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]\uFE0F?)
  \u200D(?=\p{Extended_Pictographic}))
  [\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}])
`

/** A name that people can read: no unfit character, and at least one letter, digit or emoji. */
export const NAME_PATTERN = new RegExp(String.raw`^(?!.*${UNFIT})(?=.*[\p{L}\p{N}\p{Extended_Pictographic}]).*$`, 'su')

/** Writes a name in one way: composed characters, one space between words, none at the ends. */
export const tidyName = (name: string): string =>
  name
    .normalize('NFC')
    .replaceAll(/[\p{Zs}\t]+/gu, ' ')
    .trim()
