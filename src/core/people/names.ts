import { source } from '#core/patterns/pattern.ts'

/**
 * Characters that change how the text around them is drawn, or that nobody sees: control characters, direction marks, zero-width
 * characters, fillers, line separators, private ones and half characters. Two stay, because telephones type them: the selector of an
 * emoji's style, and the joiner between two emoji.
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
