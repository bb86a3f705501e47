import { pattern, patternWith } from '#core/patterns/pattern.ts'
import type { ReadTold } from '#core/khulu/rewording/afrikaans/told-afrikaans.ts'

const NUMBERS = patternWith('gu')`
  (?<![\p{L}\d])(?:r ?)?(\d+|(?:[a-z]+-?(?:en|ën)-?)?(?:twin|der|veer|vyf|ses|sewen|tag|negen)tig|twee|drie
  |vier|vyf|ses|sewe|agt|nege|tien|elf|twaalf|(?:der|veer|vyf|ses|sewen|ag|agt|negen|neën)tien|honderd
  |een(?= (?:\p{L}+ )?(?:af|weg|by|meer|minder|verloor)))(?![\p{L}\d])
`

const OPERATIONS: readonly (readonly [RegExp, string])[] = [
  [/\bverdeel|\bdeel .*(?:tussen|onder)|gelykop/, 'gedeel deur'],
  [
    /\been\b.*\bkos\b.*\bhoeveel kos\b|\bhoeveel (?:verdien|kry|spaar) \S+ (?:in|na|vir) \S+ (?:dae|weke|maande|ure)\b/,
    'keer',
  ],
  [/\b(?:elkeen|elk|stuk)\b|\belke (?:kind|leerder|een|persoon|maand|dag|week|sak|boks)\b/, 'keer'],
  [/\b(?:altesaam|altesame|totaal|saam|bymekaar|bygekry|gekry het)\b/, 'plus'],
  [
    pattern`
      \b(?:weg|verloor|verkoop|eet|geëet|breek|gebreek|terug|kleingeld|oor|spandeer|betaal|minder|gesteel
      |gevat|vat|uitgee|uitgegee|sterf|gee|afwesig|siek|nie hier|wegbly|afgetrek|kos|met hoeveel)\b
    `,
    'minus',
  ],
  [/\b(?:by|nog|altesaam|altesame|totaal|saam|bymekaar|gekry|kry)\b/, 'plus'],
]

/** Reads a sum that is told as a story: eight sheep, and five more bought. */
export const readStorySum: ReadTold = ({ text: whole }) => {
  const text = whole.replace(
    /\b(?:gee|sê|antwoord)(?: vir my| my)? (?:asseblief )?(?:die |jou )?(?:antwoord|dit)?(?: asseblief)? in (?:isi)?xhosa.*$/,
    '',
  )
  if (!/\bhoeveel\b|\bhoe oud\b/.test(text)) return []
  const told =
    /\bhoeveel (?:is|kos) (.*\b(?:plus|minus|min|maal|keer|gedeel)\b.*?)(?:,| en hoe | in (?:isi)?xhosa|$)/.exec(
      text,
    )?.[1]
  if (told !== undefined) return [`wat is ${told} in xhosa`]
  const [left, right, more] = [...text.matchAll(NUMBERS)].map(([, figure = '']) => figure)
  if (left === undefined || right === undefined || more !== undefined) return []
  const operation = OPERATIONS.find(([sign]) => sign.test(text))?.[1]
  return operation === undefined ? [] : [`wat is ${left} ${operation} ${right} in xhosa`]
}
