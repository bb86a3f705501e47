import { useState, type ReactNode } from 'react'
import { t } from '../../platform/i18n/translate.ts'

/** The word for Dog and one that is not (specification, section 5). */
const OPTIONS = ['inja', 'ikati'] as const
const RIGHT = 'inja'

/** The side menu's one-question quiz. */
export function QuickQuiz(): ReactNode {
  const [answer, setAnswer] = useState<string>()
  return (
    <section className="card quick-quiz first" aria-labelledby="quick-quiz">
      <h2 id="quick-quiz" className="small muted">
        {t('shell.quickQuiz')}
      </h2>
      <p>
        <b>{t('shell.whichIsDog')}</b>
      </p>
      {OPTIONS.map((option) => (
        <button
          key={option}
          type="button"
          className="chip voice"
          lang="xh"
          aria-pressed={answer === option}
          onClick={() => setAnswer(option)}
        >
          <b>{option}</b>
        </button>
      ))}
      <p role="status">
        {answer === undefined ? null : <b>{answer === RIGHT ? t('shell.quizRight') : t('shell.quizWrong')}</b>}
      </p>
    </section>
  )
}
