import '../../ui/feedback.css'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { isRight } from '#core/learning/learning-event.ts'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import { checkAnswer } from '#core/answers/check-answer.ts'
import { findStoryAnswers, storyOptions, storyQuestionId, type AskedStory } from '#core/stories/story-question.ts'
import type { Story } from '#core/stories/story.ts'
import { t } from '../../platform/i18n/translate.ts'
import { CheckIcon, RetryIcon } from '../../ui/icons.tsx'
import css from './story-time.module.css'

const askedOf = ({ id, parts, answers }: Story): AskedStory => ({
  id,
  answers,
  lines: parts.map(({ lines }) => lines.map(({ text }) => text)),
})

/** Stores an answer as a learning event. An answer that was only discussed isn't checked. */
async function keep(
  language: LearningLanguage,
  itemId: string,
  answer: string,
  answers: readonly string[],
  milliseconds: number,
): Promise<void> {
  const { recordAnswer } = await import('../../parts/learning/record-answer.ts')
  const checked =
    answers.length === 0
      ? { verdict: 'revealed' as const, errorClass: null }
      : checkAnswer(answers[0] ?? '', answers.slice(1), answer)
  await recordAnswer({
    language,
    section: 'stories',
    itemId,
    exerciseType: 'story-question',
    answer,
    ...checked,
    errorClass: checked.errorClass === null ? null : 'other-word',
    milliseconds,
  })
}

/** Form for a story's question: the line that answers it. A family question gets a note that it was discussed. */
export function StoryQuestion({
  story,
  index,
  language,
}: {
  story: Story
  index: number
  language: LearningLanguage
}): ReactNode {
  const asked = askedOf(story)
  const itemId = storyQuestionId(story.id, index)
  const answers = findStoryAnswers(new Map([[story.id, asked]]), itemId) ?? []
  const [chosen, setChosen] = useState<string>()
  const askedAt = useRef(0)
  useEffect(() => {
    askedAt.current = Date.now()
  }, [])
  const isFound =
    chosen !== undefined &&
    (answers.length === 0 || isRight(checkAnswer(answers[0] ?? '', answers.slice(1), chosen).verdict))
  const choose = (line: string): void => {
    if (isFound) return
    setChosen(line)
    void keep(language, itemId, line, answers, Date.now() - askedAt.current)
    askedAt.current = Date.now()
  }
  if (answers.length === 0) {
    return (
      <div className="stack">
        <p className={`small muted ${css['note']}`}>{t('storyTime.everyone')}</p>
        {isFound ? null : (
          <p>
            <button type="button" className="button big" onClick={() => choose('')}>
              {t('storyTime.talked')}
            </button>
          </p>
        )}
        <p role="status">
          <b>{isFound ? t('storyTime.talkedDone') : null}</b>
        </p>
      </div>
    )
  }
  return (
    <div className="stack">
      <p>{t('storyTime.whichLine')}</p>
      <ul className={css['answers']}>
        {storyOptions(asked, index).map((line) => (
          <li key={line}>
            <button
              type="button"
              className={`chip voice ${chosen !== line ? '' : isFound ? 'ok' : 'warn'}`}
              lang={language}
              aria-pressed={chosen === line}
              aria-disabled={isFound}
              onClick={() => choose(line)}
            >
              <span className="grow">{line}</span>
              {chosen === line ? (
                <span className="dot">{isFound ? <CheckIcon small /> : <RetryIcon small />}</span>
              ) : null}
            </button>
          </li>
        ))}
      </ul>
      <p role="status">
        <b>{chosen === undefined ? null : t(isFound ? 'storyTime.lineRight' : 'storyTime.lineWrong')}</b>
      </p>
    </div>
  )
}
