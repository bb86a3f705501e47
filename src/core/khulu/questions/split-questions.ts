import { patternWith } from '#core/patterns/pattern.ts'

/** Pattern of the place where a second question begins in one line: … and how do I say …; …? What is its plural? */
const SECOND = patternWith('i')`
  ^(?!(?!\W*(?:what|which|how|is|say|tell|give|plural|translate|and|in)\b).*\b(?:(?:say|put|tell|ask|write)
  (?: \w+){0,3} (?:that|it|this)\b(?! \w+ \w+ \w+)|it sound))(.{5,}?)
  (?:[?!.;,]+\s*(?:(?:and|also|then|en)\s+)*|\s+(?:and|also|en|kwaye)\s+(?:also )?)
  ((?!.* d[ai]t(?: (?:in|vir|dan|nou)\b.*)?\W*$|what(?:'s| is) (?:that|it|this) in )(?:how (?:do|does|would
  |can|to|is it)|hoe|what(?:'s| is| does)|(?:in )?(?:which|what) (?:noun )?class|wat (?:is|beteken)
  |(?:give|show) me|conjugate|translate|pronounce|uthini)\b.+)$
`

/** Splits a line into two questions; null if it is one. Quoted text stays together. */
export function splitQuestions(text: string): readonly [string, string] | null {
  const [, one = '', two = ''] = SECOND.exec(text.trim()) ?? []
  const opened = (part: string): boolean => (part.match(/["“”]/g)?.length ?? 0) % 2 === 1
  return two === '' || opened(one) ? null : [one, two]
}

/** Splits the words of which one thing is asked: the plural of inja and umntu. Null for one word or a sentence. */
export function splitPhrase(phrase: string): readonly string[] | null {
  const words = phrase.split(/,\s*(?:(?:and|en|ne) )?| (?:and|&|en|ne|no|na) (?:of |for |van |the )?/)
  return words.length > 1 && words.length < 6 && words.every((word) => /^\S+$/.test(word)) ? words : null
}
