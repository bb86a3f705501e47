import { useEffect, useState, type ReactNode } from 'react'
import type { CallOf } from '#contract/call-of.ts'
import { settingsCalls as calls } from '#contract/settings.ts'
import { ACCOUNT_SETTINGS, DIGESTS, type AccountSetting } from '#core/people/account-settings.ts'
import { callApi, type CallResult } from '../../platform/call-api.ts'
import { failureText } from '../../platform/forms/failure-text.ts'
import { FormError } from '../../platform/forms/field.tsx'
import { currentLanguage, t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import css from './family.module.css'

/** Messages that this product never sends, and says so. There is nothing to switch. */
const NEVER = ['pushNotifications', 'marketingEmails'] as const

type Shown = CallOf<'getSettings'>['output']

/** Emails that are wanted, and what others see: each press is kept at once. */
export function SettingsCard(): ReactNode {
  const [result, setResult] = useState<CallResult<Shown>>()
  const [saved, setSaved] = useState(false)
  useEffect(() => {
    void callApi<'getSettings'>(calls.getSettings, {}).then(setResult)
  }, [])
  if (result === undefined)
    return (
      <div className="empty">
        <Spinner label={t('family.loading')} />
      </div>
    )
  if (!result.ok) return <FormError text={failureText(result)} />
  const { settings, isConfirmed } = result.output
  const change = async (name: AccountSetting, isOn: boolean): Promise<void> => {
    setSaved(false)
    const wanted = { ...settings, [name]: isOn }
    setResult({ ok: true, output: { settings: wanted, isConfirmed } })
    const kept = await callApi<'changeSettings'>(calls.changeSettings, {
      settings: wanted,
      language: currentLanguage(),
    })
    setResult(kept)
    setSaved(kept.ok)
  }
  const wantsEmails = Object.keys(DIGESTS).some((name) => settings[name as AccountSetting])
  return (
    <section className="card stack" aria-labelledby="settings">
      <h2 id="settings">{t('family.settings.title')}</h2>
      {ACCOUNT_SETTINGS.map((name) => (
        <div key={name} className={css['setting']}>
          <label>
            <input
              type="checkbox"
              checked={settings[name]}
              aria-describedby={`setting-${name}`}
              onChange={(event) => {
                void change(name, event.target.checked)
              }}
            />
            <b>{t(`family.settings.${name}`)}</b>
          </label>
          <p id={`setting-${name}`} className="muted small">
            {t(`family.settings.${name}.hint`)}
          </p>
        </div>
      ))}
      <p className="small" role="status">
        {saved ? t('family.settings.saved') : null}
      </p>
      {wantsEmails && !isConfirmed ? (
        <div className="feedback warn">
          <p>{t('family.settings.unconfirmed')}</p>
          <p>
            <Link className="link" href="/account">
              {t('family.settings.toAccount')}
            </Link>
          </p>
        </div>
      ) : null}
      <h3>{t('family.settings.never')}</h3>
      <dl>
        {NEVER.map((name) => (
          <div key={name} className={css['setting']}>
            <dt>
              <b>{t(`family.settings.${name}`)}</b>
            </dt>
            <dd className="muted small">{t(`family.settings.${name}.hint`)}</dd>
          </div>
        ))}
      </dl>
      <p>
        <Link className="link" href="/children">
          {t('family.settings.toChildren')}
        </Link>
      </p>
      <p>
        <Link className="link" href="/privacy">
          {t('family.settings.privacy')}
        </Link>
      </p>
    </section>
  )
}
