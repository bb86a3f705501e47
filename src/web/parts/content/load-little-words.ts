import type { GameWord } from '#core/game/game-words.ts'
import { DEFAULT_LEARNING_LANGUAGE, type LearningLanguage } from '#core/languages/learning-languages.ts'
import { COUNT_TO } from '#core/little/little-round.ts'
import type { LittleWord } from '#core/little/little-word.ts'
import { learningLanguageStore } from '../../platform/learning-language.ts'
import { loadSectionContent } from './load-section-content.ts'

/** Content of the toddlers' pages: words with drawings, and the numbers for counting. */
export type LittleContent = {
  language: LearningLanguage
  words: readonly LittleWord[]
  numbers: readonly GameWord[]
  pictures: Readonly<Record<string, string>>
}

type Pack = { words: LittleWord[]; pictures: Record<string, string> }

const packs = import.meta.glob<Pack>('../../../../content/languages/*/little-words.json', {
  query: { gloss: 'en' },
  import: 'default',
})
const addressOf = (language: LearningLanguage): string => `../../../../content/languages/${language}/little-words.json`

/** Loads the little words of the learning language, or of isiXhosa if it has none. Rejects when the network fails. */
export async function loadLittleContent(): Promise<LittleContent> {
  const learnt = learningLanguageStore.get()
  const language = packs[addressOf(learnt)] ? learnt : DEFAULT_LEARNING_LANGUAGE
  const [pack, items] = await Promise.all([packs[addressOf(language)]?.(), loadSectionContent(language, 'vocabulary')])
  const counted = ['one', 'two', 'three', 'four', 'five']
    .slice(0, COUNT_TO)
    .flatMap((number) => items.find(({ id }) => id === `vocabulary.numbers.${number}`) ?? [])
  return {
    language,
    words: pack?.words ?? [],
    pictures: pack?.pictures ?? {},
    numbers: counted.map(({ id, target, english, pronunciation }) => ({
      id,
      word: target,
      meaning: english,
      pronunciation,
    })),
  }
}
