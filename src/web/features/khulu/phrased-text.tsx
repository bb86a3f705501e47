import type { ReactNode } from 'react'
import type { PhrasedPart } from '#core/khulu/khulu-answer.ts'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import { t } from '../../platform/i18n/translate.ts'
import { OpenedWord } from './say-text.tsx'

/** Shows a language model's wording, marked as such. */
export default function PhrasedText({
  parts,
  language,
}: {
  parts: readonly PhrasedPart[]
  language: LearningLanguage
}): ReactNode {
  return (
    <>
      {parts.map((part, index) =>
        'word' in part ? <OpenedWord key={index} word={part.word} language={language} /> : part.plain,
      )}
      <small className="muted small" style={{ display: 'block' }}>
        {t('khuluAccount.phrased')}
      </small>
    </>
  )
}
