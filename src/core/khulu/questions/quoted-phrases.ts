import { patternWith } from '#core/patterns/pattern.ts'

/** Question without its quoted phrases; each left a mark in its place. */
export type QuotedText = { text: string; phrases: readonly string[] }

const MARKS = ['qqone', 'qqtwo'] as const

const QUOTED = /["“”„«»]([^"“”„«»]+)["“”«»]|(?<=^|[\s(:-])['‘](?!n )((?:[^'’\n]|['’](?=\p{L}))+)['’](?=$|[\s?.,!)])/gu

/** Pattern of the phrase after a colon, unless a question follows it: `correct this: …`. */
const AFTER_COLON = patternWith('iu')`
  ^(?<before>[^:\n]{3,80}\p{L})[:;]\s+(?!(?:how|what|why|which|where|conjugate|hoe|wat|watter|waar|hoekom
  |yintoni|ndithini)\b)(?<phrase>.+?)(?<after>[.?!,] (?:did|is|was|does|hoe|kyk|klop|kan) .+)?$
`

/** Takes out quoted phrases, two at most, or the text after a colon. */
export function takeQuoted(text: string): QuotedText {
  const phrases: string[] = []
  const rest = text.replaceAll(QUOTED, (whole, double: string | undefined, single: string | undefined) => {
    const mark = MARKS[phrases.length]
    const phrase = (double ?? single ?? '').trim()
    // For "we": who it is is no phrase that is asked about.
    if (/^(?:i|you|he|she|it|we|they|ek|jy|hy|sy|ons|julle|hulle)$/i.test(phrase)) return ` ${phrase} `
    if (mark === undefined || !/[\p{L}\p{N}]/u.test(phrase)) return whole
    phrases.push(phrase)
    return ` ${mark} `
  })
  if (phrases.length > 0) return { text: rest, phrases }
  const { before, phrase, after = '' } = AFTER_COLON.exec(text.trim())?.groups ?? {}
  // Which of two is right is asked of both.
  return before === undefined || phrase === undefined || / (?:or|of|okanye) /.test(phrase)
    ? { text, phrases }
    : { text: `${before} ${MARKS[0]} ${after}`, phrases: [phrase] }
}

/** Tells whether a text has words besides the marks in it. */
export const saysMore = (text: string): boolean => /[\p{L}\p{N}]/u.test(text.replaceAll(/qq(?:one|two)/g, ''))

/** Returns the phrase for a captured mark, or the text itself. */
export function phraseOf(captured: string, phrases: readonly string[]): string {
  // How do you say "yes" and "no": each of them.
  if (/qqone.*qqtwo/.test(captured)) return phrases.join('\n')
  const at = MARKS.findIndex((mark, index) => phrases[index] !== undefined && captured.includes(mark))
  const phrase = at < 0 ? captured : (phrases[at] ?? captured)
  // What is small of its kind is asked for by its name.
  return captured.startsWith('isinciphiso ') ? captured.replace(MARKS[at] ?? '', phrase) : phrase
}
