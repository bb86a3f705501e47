import { useState, type ReactNode } from 'react'
import { insightsCalls as calls } from '#contract/insights.ts'
import type { Mistake } from '#contract/insights-schemas.ts'
import { uuidV7 } from '#core/identifiers/uuid-v7.ts'
import { assignmentAddress } from '#core/assignments/assignment-address.ts'
import { failureText } from '../../platform/forms/failure-text.ts'
import { t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'
import { useCallMutation } from '../dashboard/call-query.ts'
import { ruleName } from './rule-name.ts'

const newId = (): string => uuidV7(Date.now(), crypto.getRandomValues(new Uint8Array(10)))

/** Button that assigns a ten-minute practice to the students who make a mistake; then the way to the assignment. */
export function PractiseMistake({
  spaceId,
  learnerId,
  mistake: { rule, language, cards },
}: {
  spaceId: string
  learnerId?: string | undefined
  mistake: Mistake
}): ReactNode {
  // Pressed twice, it is one practice.
  const [id] = useState(newId)
  const make = useCallMutation<'makePractice'>(calls.makePractice)
  const name = ruleName(rule)
  if (cards.length === 0) return <p className="small muted">{t('insights.noPractice')}</p>
  if (make.data)
    return (
      <p role="status">
        {t('insights.made', { count: make.data.students })}{' '}
        <Link className="link" href={assignmentAddress(spaceId, make.data.id)}>
          {t('insights.toAssignment')}
        </Link>
      </p>
    )
  return (
    <>
      <p>
        <button
          type="button"
          className="button accent"
          aria-label={t('insights.practiseRule', { rule: name })}
          aria-disabled={make.isPending}
          onClick={() => {
            if (make.isPending) return
            const title = t('insights.practiceTitle', { rule: name })
            make.mutate({ spaceId, id, rule, language, title, ...(learnerId === undefined ? {} : { learnerId }) })
          }}
        >
          {t('insights.practise')}
        </button>
      </p>
      {make.error ? <p role="alert">{failureText(make.error.failure)}</p> : null}
    </>
  )
}
