import type { ReactNode } from 'react'
import { useStaff } from '../../parts/account/use-staff.ts'
import { t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'

/** Card that leads adults to recording words, and staff to reviewing them. */
export function VoiceCard(): ReactNode {
  const staff = useStaff()
  return (
    <section className="card stack" aria-labelledby="voice">
      <h2 id="voice">{t('ownAccount.voice')}</h2>
      <p className="muted">{t('ownAccount.voiceText')}</p>
      <p className="row wrap">
        <Link className="button outlined" href="/speak">
          {t('ownAccount.toVoice')}
        </Link>
        <Link className="button outlined" href="/community">
          {t('ownAccount.toCommunity')}
        </Link>
        {staff === 'ready' ? (
          <Link className="button outlined" href="/staff">
            {t('ownAccount.toStaff')}
          </Link>
        ) : null}
        {staff === 'needs-second-step' ? (
          <Link className="button outlined" href="/account/second-factor">
            {t('ownAccount.recordingsNeed')}
          </Link>
        ) : null}
      </p>
    </section>
  )
}
