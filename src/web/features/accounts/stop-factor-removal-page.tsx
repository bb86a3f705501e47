import type { ReactNode } from 'react'
import { secondFactorCalls } from '#contract/second-factor.ts'
import { callApi } from '../../platform/call-api.ts'
import { DoneCard } from '../../platform/forms/done-card.tsx'
import { t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'
import { ActByLink } from './act-by-link.tsx'

/** Result of stopping the removal. The asker knows the password, so a new password comes next. */
const Stopped = (): ReactNode => (
  <DoneCard title={t('recovery.stoppedTitle')}>
    <p>{t('recovery.stoppedText')}</p>
    <p>
      <Link className="button" href="/forgot-password">
        {t('recovery.resetTitle')}
      </Link>
    </p>
  </DoneCard>
)

/** Page of "It was not me" in emails about removing the two-step login. */
export default function StopFactorRemovalPage(): ReactNode {
  return (
    <ActByLink
      title={t('recovery.stopTitle')}
      lead={<p>{t('recovery.stopLead')}</p>}
      button={t('recovery.stop')}
      act={(token) => callApi<'stopFactorRemoval'>(secondFactorCalls.stopFactorRemoval, { token })}
      Done={Stopped}
    />
  )
}
