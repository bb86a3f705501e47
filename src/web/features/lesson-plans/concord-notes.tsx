import { useEffect, useState, type ReactNode } from 'react'
import type { LanguageEngine } from '#core/grammar/language-engine.ts'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import type { ConcordMark } from '#core/lesson-plans/mark-concords.ts'
import { loadLanguageEngine } from '../../parts/content/load-language-engine.ts'
import { useRested } from '../../parts/dashboard/search-field.tsx'
import { MessageWithWords } from '../../platform/i18n/message-with-words.tsx'
import { t } from '../../platform/i18n/translate.ts'
import css from './lesson-plans.module.css'

type Marker = { mark: (text: string) => ConcordMark[]; apply: (text: string, mark: ConcordMark) => string }

async function loadMarker(language: LearningLanguage): Promise<Marker | null> {
  const [engine, marking]: [LanguageEngine | null, typeof import('#core/lesson-plans/mark-concords.ts') | null] =
    await Promise.all([loadLanguageEngine(language), import('#core/lesson-plans/mark-concords.ts').catch(() => null)])
  return engine && marking ? { mark: (text) => marking.markConcords(text, engine), apply: marking.applyMark } : null
}

/** Loads the marker of a language with the first text that has two words. */
function useMarker(language: LearningLanguage, isNeeded: boolean): Marker | null {
  const [loaded, setLoaded] = useState<{ language: LearningLanguage; marker: Marker | null }>()
  useEffect(() => {
    if (!isNeeded) return undefined
    let isCurrent = true
    void loadMarker(language).then((marker) => {
      if (isCurrent) setLoaded({ language, marker })
    })
    return () => {
      isCurrent = false
    }
  }, [language, isNeeded])
  return loaded?.language === language ? loaded.marker : null
}

/**
 * Points out concords that fit no noun of a text, a moment after typing. Each note says what is wrong and offers the
 * right form; the author may keep their own.
 */
export function ConcordNotes({
  text,
  language,
  onTake,
}: {
  text: string
  language: LearningLanguage
  /** Takes the text with the offered form; without it the note only explains. */
  onTake?: (text: string) => void
}): ReactNode {
  const rested = useRested(text)
  const [kept, setKept] = useState<readonly string[]>([])
  const marker = useMarker(language, /\S\s+\S/.test(rested))
  const marks = marker ? marker.mark(rested).filter(({ given, noun }) => !kept.includes(`${noun} ${given}`)) : []
  return (
    <div role="status">
      {marks.map((mark) => (
        <div key={mark.from} className={`feedback warn ${css['concord']}`}>
          <p>
            <MessageWithWords
              id="lessonPlans.concord"
              words={{ given: mark.given, noun: mark.noun, concord: mark.concord }}
              values={{ nounClass: mark.nounClass }}
              language={language}
            />
          </p>
          <p className="row wrap">
            {mark.right === null || !onTake || rested !== text ? null : (
              <button
                type="button"
                className="button outlined"
                onClick={() => marker && onTake(marker.apply(text, mark))}
              >
                {t('lessonPlans.takeForm', { word: mark.right })}
              </button>
            )}
            <button
              type="button"
              className="button quiet"
              onClick={() => setKept([...kept, `${mark.noun} ${mark.given}`])}
            >
              {t('lessonPlans.keepForm', { word: mark.given })}
            </button>
          </p>
        </div>
      ))}
    </div>
  )
}
