import { useState, type ReactNode } from 'react'
import type { CallOf } from '#contract/call-of.ts'
import { featureSettingsCalls } from '#contract/feature-settings.ts'
import { ForStaff } from '../../parts/staff/for-staff.tsx'
import { ToQueues } from '../../parts/staff/to-queues.tsx'
import { callApi } from '../../platform/call-api.ts'
import { t } from '../../platform/i18n/translate.ts'
import { momentOf } from './moment-of.ts'
import css from './staff.module.css'

type Feature = CallOf<'listFeatures'>['output']['features'][number]

/** One part of the product, with its state and the switch. */
function Row({
  feature: { name, isOn, changedAt },
  onSwitched,
}: {
  feature: Feature
  onSwitched: () => void
}): ReactNode {
  const [failed, setFailed] = useState(false)
  const turn = async (): Promise<void> => {
    const result = await callApi<'switchFeature'>(featureSettingsCalls.switchFeature, { name, isOn: !isOn })
    setFailed(!result.ok)
    if (result.ok) onSwitched()
  }
  return (
    <li className={css['setting']}>
      <div>
        <b>{t(`staff.feature.${name}`)}</b>
        <p className="muted small" role="status">
          {isOn || changedAt === null
            ? t('staff.settings.on')
            : t('staff.settings.off', { moment: momentOf(changedAt) })}
        </p>
        {failed ? <p role="alert">{t('staff.decideFailed')}</p> : null}
      </div>
      <button type="button" className={isOn ? 'button outlined' : 'button'} onClick={() => void turn()}>
        {isOn ? t('staff.settings.switchOff') : t('staff.settings.switchOn')}
        <span className="visually-hidden"> {t(`staff.feature.${name}`)}</span>
      </button>
    </li>
  )
}

/** Staff switch parts of the product off and on for everybody. */
export default function SettingsPage(): ReactNode {
  return (
    <div className={`stack ${css['page']}`}>
      <h1>{t('staff.settings.title')}</h1>
      <p className="muted">{t('staff.settings.lead')}</p>
      <ForStaff name="features" load={() => callApi<'listFeatures'>(featureSettingsCalls.listFeatures, {})}>
        {({ features }, again) => (
          <ul className={css['queues']}>
            {features.map((feature) => (
              <Row key={feature.name} feature={feature} onSwitched={again} />
            ))}
          </ul>
        )}
      </ForStaff>
      <ToQueues />
    </div>
  )
}
