/** Draws a random seed, from which a game draws its words. */
export const drawSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
