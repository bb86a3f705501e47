import type { ReactNode } from 'react'
import { useIsStaff } from '../../platform/account/use-is-staff.ts'
import { t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'

/** The way for adults to record words, and for staff to listen to what waits. */
export function VoiceCard(): ReactNode {
  const isStaff = useIsStaff()
  return (
    <section className="card st" aria-labelledby="voice">
      <h2 id="voice">{t('ownAccount.voice')}</h2>
      <p className="m">{t('ownAccount.voiceText')}</p>
      <p className="row wrap">
        <Link className="btn g" href="/speak">{t('ownAccount.toVoice')}</Link>
        {isStaff ? <Link className="btn g" href="/speak/review">{t('ownAccount.toRecordings')}</Link> : null}
      </p>
    </section>
  )
}
