/** The four games of the kids' menu, by their names in the address (specification, section 2.1). */
export const KIDS_GAMES = ['vocabulary', 'pairs', 'listen', 'build'] as const
export type KidsGame = (typeof KIDS_GAMES)[number]

/** The drawing that stands for each game in the menu, by its name among the pictures. */
export const GAME_PICTURES: Readonly<Record<KidsGame, string>> = {
  vocabulary: 'dog-face',
  pairs: 'cat-face',
  listen: 'long-drum',
  build: 'house-with-garden',
}
