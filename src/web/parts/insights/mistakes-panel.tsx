import type { ReactNode } from 'react'
import { insightsCalls as calls } from '#contract/insights.ts'
import { t } from '../../platform/i18n/translate.ts'
import { useCallQuery } from '../dashboard/call-query.ts'
import { EmptyNote } from '../dashboard/empty-note.tsx'
import { Loaded } from '../dashboard/loaded.tsx'
import css from './insights.module.css'
import { MistakeCard } from './mistake-card.tsx'

/**
 * Draws what the students of a space get wrong, by rule.
 * @param learnerId the only student that it is about
 */
export function MistakesPanel({ spaceId, learnerId }: { spaceId: string; learnerId?: string }): ReactNode {
  const about = { spaceId, ...(learnerId === undefined ? {} : { learnerId }) }
  const query = useCallQuery<'listMistakes'>(calls.listMistakes, about)
  return (
    <Loaded query={query}>
      {({ mistakes }) =>
        mistakes.length === 0 ? (
          <EmptyNote title={t('insights.none')}>
            <p>{t('insights.noneText')}</p>
          </EmptyNote>
        ) : (
          <ul className={css['mistakes']}>
            {mistakes.map((mistake) => (
              <MistakeCard
                key={`${mistake.language} ${mistake.rule}`}
                mistake={mistake}
                ofOne={learnerId !== undefined}
                printAddress={`/dashboard/print?${new URLSearchParams({
                  ...about,
                  language: mistake.language,
                  rule: mistake.rule,
                }).toString()}`}
              />
            ))}
          </ul>
        )
      }
    </Loaded>
  )
}
