import type { ReactNode } from 'react'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'

/** Note of a lesson. Text between two asterisks is in the learning language, and marked and styled as such. */
export const NoteText = ({ note, language }: { note: string; language: LearningLanguage }): ReactNode =>
  note.split('*').map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="voice" lang={language}>
        {part}
      </span>
    ) : (
      part
    ),
  )
