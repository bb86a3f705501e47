import type { KhuluWorld } from '#core/khulu/khulu-world.ts'

/** A meaning as the asker reads it. */
export const tellMeaning = (english: string, world: KhuluWorld): string => (world.prefersAfrikaans && english !== '' ? world.speech.tell(english, world) ?? english : english)
