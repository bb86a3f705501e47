/** Bands of a score in per cent, best first, each with its lowest score (specification, section 9). */
export const SCORE_BANDS = ['strong', 'good', 'growing', 'starting'] as const

export type ScoreBandName = (typeof SCORE_BANDS)[number]

/** Lowest score of each band. */
export const LOWEST_SCORE: Readonly<Record<ScoreBandName, number>> = { strong: 90, good: 80, growing: 70, starting: 0 }

/** Finds the band of a score in per cent. It compares the score as it is shown, rounded to whole per cents. */
export const bandOf = (score: number): ScoreBandName =>
  SCORE_BANDS.find((band) => Math.round(score) >= LOWEST_SCORE[band]) ?? 'starting'

/** Counts the bars of a band that are filled, from four to one. */
export const barsOf = (band: ScoreBandName): number => SCORE_BANDS.length - SCORE_BANDS.indexOf(band)
