import type { ReactNode } from 'react'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'

/** A note of a lesson; what stands between two asterisks in it is of the language learnt, and set and marked as such. */
export const NoteText = ({ note, language }: { note: string; language: LearningLanguage }): ReactNode =>
  note.split('*').map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="v" lang={language}>
        {part}
      </span>
    ) : (
      part
    ),
  )
