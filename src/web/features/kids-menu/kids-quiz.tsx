import '../../ui/feedback.css'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import {
  chooseInQuiz,
  FIRST_QUESTION,
  isLastQuestion,
  isRightlyAnswered,
  KIDS_QUIZ,
  nextInQuiz,
} from '#core/game/kids-quiz.ts'
import type { GameWord } from '#core/game/game-words.ts'
import { DEFAULT_LEARNING_LANGUAGE, type LearningLanguage } from '#core/languages/learning-languages.ts'
import { loadGameWords, loadPictures } from '../../parts/content/load-game-words.ts'
import { drawSeed } from '../../parts/game/draw-seed.ts'
import { finishInGame } from '../../parts/game/game-store.ts'
import { recordGameAnswer } from '../../parts/game/record-game-answer.ts'
import { t } from '../../platform/i18n/translate.ts'
import { learningLanguageStore } from '../../platform/learning-language.ts'
import { Link } from '../../platform/router.tsx'
import { CheckIcon, RetryIcon } from '../../ui/icons.tsx'
import { Khulu } from '../../ui/khulu.tsx'
import { Pictures, WordPicture } from '../../ui/word-picture.tsx'
import css from './kids-menu.module.css'

/** Data from which later questions are drawn. */
type More = { language: LearningLanguage; words: readonly GameWord[]; pictures: Readonly<Record<string, string>> }

async function loadMore(): Promise<More> {
  const chosen = learningLanguageStore.get()
  const [words, pictures] = await Promise.all([loadGameWords(chosen), loadPictures()])
  return words.length > 0
    ? { language: chosen, words, pictures }
    : { language: DEFAULT_LEARNING_LANGUAGE, words: await loadGameWords(DEFAULT_LEARNING_LANGUAGE), pictures }
}

/** The quiz, and what it is drawn from once the first question is answered. */
function useQuiz() {
  const [quiz, setQuiz] = useState(FIRST_QUESTION)
  const [more, setMore] = useState<More>()
  const [earned, setEarned] = useState(false)
  const askedAt = useRef(0)
  useEffect(() => {
    askedAt.current = Date.now()
  }, [])
  const language = quiz.index === 0 ? DEFAULT_LEARNING_LANGUAGE : (more?.language ?? DEFAULT_LEARNING_LANGUAGE)

  const choose = (id: string): void => {
    const step = chooseInQuiz(quiz, id)
    setQuiz(step.quiz)
    const given = quiz.question.options.find((option) => option.id === id)
    if (!step.isNew || !given) return
    const now = Date.now()
    const right = isRightlyAnswered(step.quiz)
    void recordGameAnswer(language, {
      exerciseType: 'choose-word',
      word: quiz.question.word,
      answer: given.word,
      right,
      milliseconds: now - askedAt.current,
    })
    askedAt.current = now
    if (right && isLastQuestion(quiz)) setEarned(finishInGame('quiz'))
    if (!more) void loadMore().then(setMore, () => undefined)
  }
  const goOn = (): void => {
    if (!more) return
    setQuiz(nextInQuiz(quiz, more.words, drawSeed()))
    askedAt.current = Date.now()
  }
  return { quiz, more, earned, language, choose, goOn }
}

/** Quiz of five small questions; a press on the first one starts it. */
export function KidsQuiz(): ReactNode {
  const { quiz, more, earned, language, choose, goOn } = useQuiz()
  const { question, chosen, tried, index } = quiz
  const right = isRightlyAnswered(quiz)
  const isFirst = index === 0
  return (
    <section className={`card stack section-time ${css['quiz']}`} aria-labelledby="kids-quiz">
      <div className="row spread wrap">
        <h2 id="kids-quiz">{t('kidsMenu.quiz')}</h2>
        <span className="small muted">{t('kidsMenu.position', { index: index + 1, count: KIDS_QUIZ.questions })}</span>
      </div>
      <div className={css['asked']}>
        <Pictures value={more?.pictures ?? {}}>
          <WordPicture name={question.word.picture} />
        </Pictures>
        <p className={css['question']}>
          {isFirst ? t('kidsMenu.whichIsOne') : t('kidsMenu.whichIs', { meaning: question.word.meaning })}
        </p>
      </div>
      <div className={css['options']}>
        {question.options.map((option) => (
          <button
            key={option.id}
            type="button"
            className={`voice ${css['option']} ${chosen !== option.id ? '' : right ? 'ok' : 'warn'}`}
            lang={language}
            aria-pressed={chosen === option.id}
            aria-disabled={right || (tried.includes(option.id) && chosen !== option.id)}
            onClick={() => choose(option.id)}
          >
            {option.word}
            {chosen === option.id ? (
              <span className="dot">{right ? <CheckIcon small /> : <RetryIcon small />}</span>
            ) : null}
          </button>
        ))}
      </div>
      <p role="status">
        <b>
          {chosen === undefined
            ? null
            : !right
              ? t('kidsMenu.wrong')
              : isFirst
                ? t('kidsMenu.right')
                : t('kidsMenu.rightIs', { word: question.word.word, meaning: question.word.meaning })}
        </b>
      </p>
      {right && !isLastQuestion(quiz) && more ? (
        <p>
          <button type="button" className="button big" onClick={goOn}>
            {t('kidsMenu.nextQuestion')}
          </button>
        </p>
      ) : null}
      {right && isLastQuestion(quiz) ? (
        <div className={`cloth ${css['done']}`}>
          <Khulu size={84} />
          <p>
            <b>{t('kidsMenu.quizDone')}</b> {earned ? t('kidsMenu.quizEarned') : null}
          </p>
          <Link className="button accent big" href="/quiz">
            {t('kidsMenu.moreQuiz')}
          </Link>
        </div>
      ) : null}
    </section>
  )
}
