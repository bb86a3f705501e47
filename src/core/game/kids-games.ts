/** The four games of the kids' menu, by their names in the address (specification, section 2.1). */
export const KIDS_GAMES = ['vocabulary', 'pairs', 'listen', 'build'] as const
export type KidsGame = (typeof KIDS_GAMES)[number]
