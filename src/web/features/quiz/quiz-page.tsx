import '../../ui/feedback.css'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import type { LearningItem } from '#core/learning/learning-item.ts'
import { loadSectionContent } from '../../parts/content/load-section-content.ts'
import { useStore } from '../../platform/create-store.ts'
import { LearnInstead } from '../../parts/content/learn-instead.tsx'
import { languageWith, nameOfLanguage } from '../../parts/content/language-abilities.ts'
import { t } from '../../platform/i18n/translate.ts'
import { learningLanguageStore } from '../../platform/learning-language.ts'
import { Link } from '../../platform/router.tsx'
import { CheckIcon, RetryIcon } from '../../ui/icons.tsx'
import { Khulu } from '../../ui/khulu.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import css from './quiz.module.css'
import {
  chooseOption,
  isAnswered,
  isFinished,
  nextQuestion,
  startQuiz,
  type Quiz,
  type QuizOutcome,
} from './quiz-state.ts'

async function record(language: LearningLanguage, { item, ...outcome }: QuizOutcome): Promise<void> {
  const { recordAnswer } = await import('../../parts/learning/record-answer.ts')
  await recordAnswer({
    ...outcome,
    language,
    section: item.section,
    itemId: item.id,
    exerciseType: 'choose-word',
    errorClass: outcome.verdict === 'correct' ? null : 'other-word',
  })
}

function Question({
  quiz,
  language,
  onChoose,
  onNext,
}: {
  quiz: Quiz
  language: LearningLanguage
  onChoose: (option: string) => void
  onNext: () => void
}): ReactNode {
  const question = quiz.questions[quiz.index]
  const answered = isAnswered(quiz)
  const tried = quiz.chosen.length > 0
  const next = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (answered) next.current?.focus()
  }, [answered])
  if (!question) return null
  return (
    <section className="card stack section-vocabulary" aria-labelledby="question">
      <p className="small muted">{t('quiz.position', { index: quiz.index + 1, count: quiz.questions.length })}</p>
      <h2 id="question" className={css['question']}>
        {t('quiz.whichOneIs', { meaning: question.item.english })}
      </h2>
      <div className="grid two-columns">
        {question.options.map((option) => {
          const state = quiz.chosen.includes(option) ? (option === question.item.target ? 'ok' : 'warn') : ''
          return (
            <button
              key={option}
              type="button"
              lang={language}
              className={`voice ${css['option']} ${state}`}
              aria-disabled={answered || state !== ''}
              onClick={() => onChoose(option)}
            >
              {option}
              {state === '' ? null : <span className="dot">{state === 'ok' ? <CheckIcon /> : <RetryIcon />}</span>}
            </button>
          )
        })}
      </div>
      <p role="status">
        <b>{answered ? t('quiz.correct') : tried ? t('quiz.tryAgain') : null}</b>
      </p>
      {answered ? (
        <button type="button" className="button big" ref={next} onClick={onNext}>
          {t('quiz.next')}
        </button>
      ) : null}
    </section>
  )
}

/** End of a round: the result, the questions, and two links. A screen reader hears the result with the first button. */
function Finished({
  quiz,
  language,
  onAgain,
}: {
  quiz: Quiz
  language: LearningLanguage
  onAgain: () => void
}): ReactNode {
  const again = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    scrollTo(0, 0)
    again.current?.focus({ preventScroll: true })
  }, [])
  return (
    <>
      <section className={`cloth ${css['finished']}`}>
        <Khulu size={112} />
        <h2 id="finished">{t('quiz.finished')}</h2>
        <p id="result">{t('quiz.result', { right: quiz.rightAtOnce, count: quiz.questions.length })}</p>
        <p className={css['actions']}>
          <button
            type="button"
            className="button accent big"
            ref={again}
            aria-describedby="finished result"
            onClick={onAgain}
          >
            {t('quiz.again')}
          </button>
          <Link className="button outlined big" href="/vocabulary">
            {t('quiz.allWords')}
          </Link>
        </p>
      </section>
      <section className="card" aria-labelledby="asked">
        <h2 id="asked">{t('quiz.asked')}</h2>
        <dl className={css['asked']}>
          {quiz.questions.map(({ item }) => (
            <div key={item.id}>
              <dt className="voice" lang={language}>
                {item.target}
              </dt>
              <dd lang="en">{item.english}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  )
}

function Round({ items, language }: { items: readonly LearningItem[]; language: LearningLanguage }): ReactNode {
  const [quiz, setQuiz] = useState(() => startQuiz(items, Date.now(), Date.now()))
  if (isFinished(quiz)) {
    return (
      <Finished quiz={quiz} language={language} onAgain={() => setQuiz(startQuiz(items, Date.now(), Date.now()))} />
    )
  }
  const choose = (option: string): void => {
    const result = chooseOption(quiz, option, Date.now())
    setQuiz(result.quiz)
    if (result.outcome) void record(language, result.outcome)
  }
  return (
    <Question
      quiz={quiz}
      language={language}
      onChoose={choose}
      onNext={() => setQuiz(nextQuestion(quiz, Date.now()))}
    />
  )
}

/** Page of the quiz: eight questions from the vocabulary pages. Each choice is stored as an answer. */
export default function QuizPage(): ReactNode {
  const language = useStore(learningLanguageStore)
  const [items, setItems] = useState<readonly LearningItem[]>()
  useEffect(() => {
    void loadSectionContent(language, 'vocabulary').then(setItems)
  }, [language])
  return (
    <div className="stack">
      <h1>{t('quiz.title')}</h1>
      <p className="muted">{t('quiz.lead')}</p>
      {items === undefined ? (
        <div className="empty">
          <Spinner label={t('quiz.loading')} />
        </div>
      ) : null}
      {items?.length === 0 ? (
        <div className="empty">
          <p>{t('quiz.notYet', { language: nameOfLanguage(languageWith('items')) })}</p>
          <LearnInstead ability="items" text="quiz.learnOther" />
        </div>
      ) : null}
      {items === undefined || items.length === 0 ? null : <Round key={language} items={items} language={language} />}
    </div>
  )
}
