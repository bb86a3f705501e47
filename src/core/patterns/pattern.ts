/** Joins the lines of a template: its line breaks, and the blanks around them, only lay it out. */
const withoutBreaks = ({ raw }: TemplateStringsArray, values: readonly string[]): string =>
  String.raw({ raw: raw.map((part) => part.replaceAll(/\s*\n\s*/g, '')) }, ...values)

/** Source of a regular expression, written over several lines. */
export const source = (strings: TemplateStringsArray, ...values: string[]): string => withoutBreaks(strings, values)

/** Builds a regular expression that is written over several lines. */
export const pattern = (strings: TemplateStringsArray, ...values: string[]): RegExp =>
  new RegExp(withoutBreaks(strings, values))

/** Builds a regular expression with flags that is written over several lines. */
export const patternWith =
  (flags: string) =>
  (strings: TemplateStringsArray, ...values: string[]): RegExp =>
    new RegExp(withoutBreaks(strings, values), flags)
