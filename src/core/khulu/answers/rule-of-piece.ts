import type { KhuluText } from '#core/khulu/khulu-answer.ts'

/** Pieces of words, with the rule that they belong to. */
const PIECES: ReadonlyMap<string, KhuluText> = new Map(
  Object.entries({
    concord: 'ndi u si ni ba zi li',
    present: 'ya ndiya',
    future: 'za',
    past: 'ile',
    negative: 'anga aka',
    nounClass: 'um aba imi ama isi izi ii ulu ubu',
    place: 'ini eni',
  }).flatMap(([rule, pieces]) => pieces.split(' ').map((piece): [string, KhuluText] => [piece, `khulu.rule.${rule}`])),
)

/** Returns the rule of a piece of a word, such as ndi- or -ile; undefined for any other text. */
export const ruleOfPiece = (phrase: string): KhuluText | undefined =>
  PIECES.get(phrase.toLowerCase().trim().replaceAll('-', ''))
