/** A seed by chance: where a game draws its words from. */
export const drawSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
