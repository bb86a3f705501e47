import type { ReactNode } from 'react'
import type { Practice } from '#contract/insights-schemas.ts'
import { insightsCalls as calls } from '#contract/insights.ts'
import { t } from '../../platform/i18n/translate.ts'
import { useCallQuery } from '../dashboard/call-query.ts'
import { EmptyNote } from '../dashboard/empty-note.tsx'
import { Loaded } from '../dashboard/loaded.tsx'
import css from './insights.module.css'
import { MistakeCard } from './mistake-card.tsx'
import { PracticeEffect } from './practice-effect.tsx'
import { PractiseMistake } from './practise-mistake.tsx'
import { ruleName } from './rule-name.ts'

/** Cards of the practices against rules that nobody breaks any more. */
function OtherPractices({ practices }: { practices: readonly Practice[] }): ReactNode {
  return practices.map((practice) => (
    <li key={practice.assignmentId} className="card stack">
      <h2>{ruleName(practice.rule)}</h2>
      <PracticeEffect practice={practice} />
    </li>
  ))
}

const keyOf = ({ language, rule }: Pick<Practice, 'language' | 'rule'>): string => `${language} ${rule}`

/**
 * Draws what the students of a space get wrong, by rule, and whether practices helped.
 * @param learnerId the only student that it is about
 */
export function MistakesPanel({ spaceId, learnerId }: { spaceId: string; learnerId?: string }): ReactNode {
  const about = { spaceId, ...(learnerId === undefined ? {} : { learnerId }) }
  const query = useCallQuery<'listMistakes'>(calls.listMistakes, about)
  const all = useCallQuery<'listPractices'>(calls.listPractices, { spaceId }).data?.practices ?? []
  const practices = all
    .map((practice) => ({
      ...practice,
      students: practice.students.filter((student) => learnerId === undefined || student.learnerId === learnerId),
    }))
    .filter(({ students }) => students.length > 0)
  return (
    <Loaded query={query}>
      {({ mistakes }) => {
        const others = practices.filter((one) => !mistakes.some((mistake) => keyOf(mistake) === keyOf(one)))
        if (mistakes.length === 0 && others.length === 0)
          return (
            <EmptyNote title={t('insights.none')}>
              <p>{t('insights.noneText')}</p>
            </EmptyNote>
          )
        return (
          <ul className={css['mistakes']}>
            {mistakes.map((mistake) => {
              const practice = practices.find((one) => keyOf(one) === keyOf(mistake))
              const print = new URLSearchParams({ ...about, language: mistake.language, rule: mistake.rule })
              return (
                <MistakeCard
                  key={keyOf(mistake)}
                  mistake={mistake}
                  ofOne={learnerId !== undefined}
                  printAddress={`/dashboard/print?${print.toString()}`}
                >
                  <PractiseMistake spaceId={spaceId} learnerId={learnerId} mistake={mistake} />
                  {practice ? <PracticeEffect practice={practice} /> : null}
                </MistakeCard>
              )
            })}
            <OtherPractices practices={others} />
          </ul>
        )
      }}
    </Loaded>
  )
}
