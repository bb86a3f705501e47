import type { ReactNode } from 'react'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import type { MessageId } from './text-areas.ts'
import { t } from './translate.ts'

/** Stands on both sides of a place's name; no text has it. */
const SIGN = '\u0000'

/**
 * Shows a message with words of the learning language, each marked for screen readers and set in its type. @param words
 * by the name of their place in the message @param values the message's other values
 */
export function MessageWithWords({
  id,
  words,
  values = {},
  language,
}: {
  id: MessageId
  words: Readonly<Record<string, string>>
  values?: Readonly<Record<string, string>>
  language: LearningLanguage
}): ReactNode {
  const marked = Object.fromEntries(Object.keys(words).map((name) => [name, `${SIGN}${name}${SIGN}`]))
  // Every second part is the name of a place.
  return t(id, { ...values, ...marked })
    .split(SIGN)
    .map((part, index) =>
      index % 2 === 0 ? (
        part
      ) : (
        <b key={index} className="voice" lang={language}>
          {words[part]}
        </b>
      ),
    )
}
