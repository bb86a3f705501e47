import { useEffect, useState, type ReactNode } from 'react'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import type { PlanWord } from '#core/lesson-plans/lesson-plan.ts'
import { loadLanguageEngine } from '../../parts/content/load-language-engine.ts'
import { SearchField, useRested } from '../../parts/dashboard/search-field.tsx'
import { t } from '../../platform/i18n/translate.ts'
import css from './lesson-plans.module.css'

type Found = Omit<PlanWord, 'id'>

/** Searches the lexicon, which loads with the first search. Null if the device can't load it. */
async function search(language: LearningLanguage, text: string): Promise<Found[] | null> {
  const [engine, finding] = await Promise.all([
    loadLanguageEngine(language),
    import('#core/lesson-plans/find-words.ts').catch(() => null),
  ])
  return engine && finding ? finding.findWords(engine.lexicon.roots, text) : null
}

/** Search for words of the lexicon, in the learning language or in English; a press takes one. */
export function WordSearch({
  language,
  onChoose,
}: {
  language: LearningLanguage
  onChoose: (word: Found) => void
}): ReactNode {
  const [text, setText] = useState('')
  const [found, setFound] = useState<{ text: string; words: Found[] | null }>()
  const rested = useRested(text.trim())
  useEffect(() => {
    if (rested.length < 2) return undefined
    let isCurrent = true
    void search(language, rested).then((words) => {
      if (isCurrent) setFound({ text: rested, words })
    })
    return () => {
      isCurrent = false
    }
  }, [language, rested])
  const words = rested.length >= 2 && found?.text === rested ? found.words : []
  return (
    <div className="stack">
      <SearchField label={t('lessonPlans.searchWords')} value={text} onChange={setText} />
      <div role="status">
        {words === null ? <p className="muted">{t('lessonPlans.noLexicon')}</p> : null}
        {words?.length === 0 && found?.text === rested && rested.length >= 2 ? (
          <p className="muted">{t('lessonPlans.noWords')}</p>
        ) : null}
      </div>
      {words && words.length > 0 ? (
        <ul className={css['found']} aria-label={t('lessonPlans.foundWords')}>
          {words.map((word) => (
            <li key={`${word.root} ${word.target}`}>
              <button type="button" className="chip" onClick={() => onChoose(word)}>
                <b className="voice" lang={language}>
                  {word.target}
                </b>
                {word.english}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
