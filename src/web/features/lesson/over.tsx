import { useEffect, useRef, type ReactNode } from 'react'
import type { AskingStep } from '#core/course/lesson.ts'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import { t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'
import { Khulu } from '../../ui/khulu.tsx'
import css from '../../parts/lesson/lesson.module.css'
import { summarise, type Run } from '../../parts/lesson/lesson-state.ts'
import { NewVersion } from '../../parts/lesson/new-version.tsx'
import { Said } from '../../parts/lesson/step-parts.tsx'

/** Returns the word that a step asks for or about; null if there are several. */
const wordOf = (step: AskingStep): { target: string; english: string } | null =>
  step.type === 'choose-meaning' || step.type === 'choose-word' || step.type === 'type-word' ? step.word : null

/** End of a lesson: the learnt words, and links. */
export function Over({
  run,
  language,
  next,
  unit,
  onAgain,
  address,
}: {
  run: Run
  language: LearningLanguage
  next: string | null
  unit: string
  onAgain: () => void
  address: (lessonId: string) => string
}): ReactNode {
  const { words, asked, missed } = summarise(run)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={`stack ${css['over']}`}>
      <div className={`cloth ${css['done']}`}>
        <div>
          <h2 ref={heading} tabIndex={-1}>
            {t('lesson.over')}
          </h2>
          <p>{t('lesson.share', { right: asked - missed.length, asked })}</p>
        </div>
        <div className="on-edge">
          <Khulu mood="happy" size={104} />
        </div>
      </div>
      {words.length > 0 ? (
        <section className="card stack">
          <h3>{t('lesson.learnt')}</h3>
          <ul className={css['learnt']}>
            {words.map(({ target, english }) => (
              <li key={target}>
                <b>
                  <Said text={target} language={language} />
                </b>
                {english}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {missed.length > 0 ? (
        <section className="card stack">
          <h3>{t('lesson.missedTitle')}</h3>
          <ul className={css['learnt']}>
            {missed.map((step) => {
              const word = wordOf(step)
              if (word)
                return (
                  <li key={step.id}>
                    <b>
                      <Said text={word.target} language={language} />
                    </b>
                    {word.english}
                  </li>
                )
              return (
                <li key={step.id}>
                  {step.answerLanguage === 'target' ? (
                    <b>
                      <Said text={step.answer} language={language} />
                    </b>
                  ) : (
                    step.answer
                  )}
                </li>
              )
            })}
          </ul>
        </section>
      ) : null}
      <p className={`row wrap ${css['onward']}`}>
        {next === null ? null : (
          <Link className="button big" href={address(next)}>
            {t('lesson.next')}
          </Link>
        )}
        <button type="button" className="button outlined big" onClick={onAgain}>
          {t('lesson.again')}
        </button>
        <Link className="button outlined big" href={`/learn/${unit}`}>
          {t('lesson.toUnit')}
        </Link>
      </p>
      <NewVersion address={`/learn/${unit}`} />
    </div>
  )
}
