import type { ReactNode } from 'react'
import { insightsCalls as calls } from '#contract/insights.ts'
import { useCallQuery } from '../../parts/dashboard/call-query.ts'
import { Loaded } from '../../parts/dashboard/loaded.tsx'
import { MistakesPanel } from '../../parts/insights/mistakes-panel.tsx'
import { StudentProgressList } from '../../parts/insights/student-progress-list.tsx'
import { t } from '../../platform/i18n/translate.ts'
import { useQuery } from '../../platform/router.tsx'

/** Shows what the students of a class get wrong, and how each of them does; `?student=` narrows it to one. */
export default function MistakesPage({ parameter = '' }: { parameter?: string }): ReactNode {
  const student = new URLSearchParams(useQuery()).get('student')
  const query = useCallQuery<'listStudentProgress'>(calls.listStudentProgress, { spaceId: parameter })
  return (
    <>
      <MistakesPanel spaceId={parameter} {...(student === null ? {} : { learnerId: student })} />
      <section className="card stack" aria-labelledby="students">
        <h2 id="students">{t('insights.students')}</h2>
        <Loaded query={query}>
          {({ students }) => (
            <StudentProgressList
              students={student === null ? students : students.filter(({ learnerId }) => learnerId === student)}
            />
          )}
        </Loaded>
      </section>
    </>
  )
}
