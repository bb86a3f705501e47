import { useEffect, useState, type ReactNode } from 'react'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import type { LearningItem } from '#core/learning/learning-item.ts'
import { MessageWithWords } from '../../platform/i18n/message-with-words.tsx'
import { t } from '../../platform/i18n/translate.ts'
import { CheckIcon, RetryIcon } from '../../ui/icons.tsx'
import { hasExplanations, loadExplanations } from './load-answer-check.ts'
import type { Explanation, Practice } from './practice-state.ts'
import { WordText } from './word-text.tsx'

/**
 * Explains the verdict in one or two sentences; `otherwise` if the grammar has no explanation or its text is missing.
 */
function Explained({
  explanation,
  language,
  otherwise,
}: {
  explanation: Explanation | null
  language: LearningLanguage
  otherwise: string | null
}): ReactNode {
  const [, draw] = useState(0)
  const wanted = explanation !== null && !hasExplanations()
  // After a change of the site's language its text has to come first.
  useEffect(() => {
    if (wanted) void loadExplanations().then(() => draw((times) => times + 1))
  }, [wanted])
  if (explanation === null || wanted) return otherwise === null ? null : <p>{otherwise}</p>
  const { nounClass = '', meaning = '', ...words } = explanation.words
  return (
    <p>
      <MessageWithWords
        id={`checking.${explanation.rule}`}
        words={words}
        values={{ nounClass, meaning }}
        language={language}
      />
    </p>
  )
}

/** Shows a check's verdict and announces it. The words are the specification's, with the explanation beneath. */
export function Verdict({
  practice,
  item,
  language,
  gloss,
}: {
  practice: Practice
  item: LearningItem
  language: LearningLanguage
  gloss: string
}): ReactNode {
  if (practice.phase === 'right') {
    return (
      <div className="feedback ok">
        <h3>
          <span className="dot">
            <CheckIcon />
          </span>
          {t('contentPages.correct')} 🎉
        </h3>
        <p>
          <WordText as="span" text={item.target} language={language} />{' '}
          <span className="say small">{item.pronunciation}</span>
        </p>
        <Explained explanation={practice.explanation} language={language} otherwise={null} />
      </div>
    )
  }
  if (practice.phase === 'wrong') {
    const isEmpty = practice.draft.trim() === ''
    return (
      <div className="feedback warn">
        <h3>
          <span className="dot">
            <RetryIcon />
          </span>
          {t('contentPages.tryAgain')}
        </h3>
        <Explained
          explanation={practice.explanation}
          language={language}
          otherwise={t(isEmpty ? 'contentPages.emptyAnswer' : 'contentPages.wrongHint')}
        />
      </div>
    )
  }
  if (practice.phase !== 'revealed') return null
  const [before, after] = t('contentPages.theAnswerIs', { target: '\u0000' }).split('\u0000')
  return (
    <div className={`feedback ${gloss}`}>
      <p>
        {before}
        <WordText as="b" text={item.target} language={language} />
        {after} <span className="say small">{item.pronunciation}</span>
      </p>
    </div>
  )
}
