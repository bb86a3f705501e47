import TABLE from './safety-wording.json' with { type: 'json' }

/** Signs of the digits in which places are written: 64 of them, in order. */
export const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Sign of the weight 0; those of the weights beside it follow and precede it in the order of characters. */
export const NOUGHT = 'N'.charCodeAt(0)

/** Places among which pieces of wording are spread. */
export const PLACES = 1 << 20

/** Letters of a run within a message. */
const RUN = 4

/**
 * Lists the pieces of a message's wording: its words, pairs of words, and runs of four letters. Runs find a word that is
 * misspelt or inflected in another way.
 */
export function listPieces(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const line = ` ${words.join(' ')} `
  const runs = Array.from({ length: Math.max(0, line.length - RUN + 1) }, (_, at) => line.slice(at, at + RUN))
  const pairs = words.slice(1).map((word, at) => `b:${words[at]} ${word}`)
  return new Set([...words.map((word) => `w:${word}`), ...pairs, ...runs])
}

/** Place of a piece, by the hash FNV-1a over its UTF-16 units. Two pieces may share a place. */
export function placeOf(piece: string): number {
  let hash = 0x81_1c_9d_c5
  for (let at = 0; at < piece.length; at++) hash = Math.imul(hash ^ piece.charCodeAt(at), 0x01_00_01_93)
  return (hash ^ (hash >>> 20)) & (PLACES - 1)
}

/** Log odds of a wording for each tier, above what the tier needs. */
export type WordingOdds = { full: number; quiet: number }

let weights: ReadonlyMap<number, WordingOdds> | undefined

/** Reads the table: distances between places in two digits each, and a sign for each weight. */
function readWeights(): ReadonlyMap<number, WordingOdds> {
  let place = 0
  return new Map(
    Array.from({ length: TABLE.full.length }, (_, at) => {
      const [high = '', low = ''] = TABLE.places.slice(2 * at, 2 * at + 2)
      place += DIGITS.indexOf(high) * DIGITS.length + DIGITS.indexOf(low)
      return [place, { full: TABLE.full.charCodeAt(at) - NOUGHT, quiet: TABLE.quiet.charCodeAt(at) - NOUGHT }] as const
    }),
  )
}

/**
 * Weighs the wording of a message by its pieces, with a table learnt from disclosures and harmless messages.
 */
export function weighWording(text: string): WordingOdds {
  weights ??= readWeights()
  const pieces = [...listPieces(text)]
  const root = Math.sqrt(Math.max(1, pieces.length))
  const sumOf = (tier: 'full' | 'quiet'): number =>
    pieces.reduce((sum, piece) => sum + (weights?.get(placeOf(piece))?.[tier] ?? 0), 0)
  const oddsOf = (tier: 'full' | 'quiet'): number => (sumOf(tier) / root) * TABLE.step[tier] - TABLE.least[tier]
  return { full: oddsOf('full'), quiet: oddsOf('quiet') }
}
