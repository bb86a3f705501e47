import type { LexiconRoot } from '#core/grammar/word-lexicon.ts'
import type { KhuluWorld } from '#core/khulu/khulu-world.ts'
import { firstSense } from '#core/khulu/reading/english-of-role.ts'

/** Returns a meaning as the asker reads it. */
export const tellMeaning = (english: string, world: KhuluWorld): string =>
  world.prefersAfrikaans && english !== '' ? (world.speech.tell(english, world) ?? english) : english

/**
 * Returns a root's short gloss for the asker: a verb without "to". It uses the lexicon's own Afrikaans, because English
 * glosses have homonyms: to swallow is no bird.
 */
export const glossOf = (root: LexiconRoot, { prefersAfrikaans, afrikaans }: KhuluWorld): string =>
  (prefersAfrikaans
    ? afrikaans.senses
        .get(root.id)?.[0]
        ?.replace(/,.*| \(.*/, '')
        .replace(/^om te /, '')
    : undefined) ?? firstSense(root)
