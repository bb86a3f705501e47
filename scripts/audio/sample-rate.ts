/** Samples a second, everywhere from the voice to the clip. */
export const SAMPLE_RATE = 22_050

/** Converts milliseconds to a number of samples. */
export const samplesIn = (milliseconds: number): number => Math.round((milliseconds * SAMPLE_RATE) / 1000)
