/** Draws the random seed from which a game chooses its words. */
export const drawSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
