import { useEffect, useState } from 'react'
import type { GameWord } from '#core/game/game-words.ts'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import { loadGameWords, loadPictures } from '../../parts/content/load-game-words.ts'
import { useStore } from '../../platform/create-store.ts'
import { readGame } from '../../parts/game/game-store.ts'
import { learningLanguageStore } from '../../platform/learning-language.ts'
import { loadRecorder } from '../../parts/game/record-game-answer.ts'

/** Data of every game. `words` are those of the learning language that have pictures. */
export type GameContent = {
  language: LearningLanguage
  words: readonly GameWord[]
  pictures: Readonly<Record<string, string>>
}

/** Fetches words and pictures; undefined while they are on their way, null where they can't be fetched. */
export function useGameContent(): GameContent | null | undefined {
  const language = useStore(learningLanguageStore)
  const [content, setContent] = useState<GameContent | null>()
  useEffect(() => {
    let wanted = true
    readGame()
    Promise.all([loadGameWords(language), loadPictures()]).then(
      ([words, pictures]) => {
        if (wanted) setContent({ language, words, pictures })
      },
      () => {
        if (wanted) setContent(null)
      },
    )
    void loadRecorder()
    return () => {
      wanted = false
    }
  }, [language])
  return content
}
