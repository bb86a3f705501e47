import { findCultureItem, nameOfCulture } from '#core/khulu/answers/answer-culture.ts'
import { isOwnLanguage } from '#core/khulu/answers/find-word.ts'
import type { KhuluWorld } from '#core/khulu/khulu-world.ts'
import { wordsOfText } from '#core/khulu/make-khulu-world.ts'
import type { LearningItem } from '#core/learning/learning-item.ts'

/** Finds a culture item's name inside a longer question: `why do Xhosa people wear beads`. */
export function findCultureWithin(topic: string, world: KhuluWorld): LearningItem | null {
  const words = wordsOfText(topic.replaceAll('-', ' '))
  const pairs = words.map((word, at) => `${word} ${words[at + 1] ?? ''}`)
  const named = [...pairs, ...words.toReversed()].find(
    (part) =>
      nameOfCulture(part, world) !== undefined ||
      world.items.some(({ section, target }) => section === 'culture' && target.toLowerCase() === part),
  )
  // Abantu bexhentsa: what is done, or named in another form, is told of.
  return named !== undefined
    ? findCultureItem(named, world)
    : !isOwnLanguage(topic, world)
      ? null
      : (words.map((word) => (word.length > 5 ? findCultureItem(word, world) : null)).find((item) => item !== null) ??
        null)
}
