import type { ReactNode } from 'react'
import { secondFactorCalls } from '#contract/second-factor.ts'
import { callApi } from '../../platform/call-api.ts'
import { DoneCard } from '../../platform/forms/done-card.tsx'
import { t } from '../../platform/i18n/translate.ts'
import css from './accounts.module.css'
import { ActByLink } from './act-by-link.tsx'

/** Day and time in figures, the same in every language of the country. */
const MOMENT = new Intl.DateTimeFormat('en-ZA', { dateStyle: 'short', timeStyle: 'short' })

/** Shows the earliest time of the removal. */
const Begun = ({ output: { readyAt } }: { output: { readyAt: string } }): ReactNode => (
  <DoneCard title={t('recovery.lostDoneTitle')}>
    <p>{t('recovery.lostDoneText', { moment: MOMENT.format(new Date(readyAt)) })}</p>
    <p>{t('recovery.lostDoneFound')}</p>
  </DoneCard>
)

/** Page of the email link for a lost app and recovery codes: it begins the waiting time. */
export default function LostSecondFactorPage(): ReactNode {
  return (
    <ActByLink
      title={t('recovery.lostTitle')}
      button={t('recovery.lostBegin')}
      lead={
        <>
          <p>{t('recovery.lostLead')}</p>
          <ol className={css['steps']}>
            <li>{t('recovery.lostWait')}</li>
            <li>{t('recovery.lostStaff')}</li>
            <li>{t('recovery.lostThen')}</li>
          </ol>
        </>
      }
      act={(token) => callApi<'beginFactorRemoval'>(secondFactorCalls.beginFactorRemoval, { token })}
      Done={Begun}
    />
  )
}
