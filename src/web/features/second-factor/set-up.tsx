import type { ReactNode } from 'react'
import { secondFactorCalls } from '#contract/second-factor.ts'
import { withReauthentication } from '../../parts/account/with-reauthentication.ts'
import { CodeField } from '../../parts/account/code-field.tsx'
import { useCodeForm } from '../../parts/account/use-code-form.ts'
import { callApi } from '../../platform/call-api.ts'
import { FormError } from '../../platform/forms/field.tsx'
import { currentLanguage, t } from '../../platform/i18n/translate.ts'
import QrCode from '../../ui/qr-code.tsx'
import css from './second-factor.module.css'

/** Secret for setting up an app. */
export type Setup = { secret: string; address: string }

/** Writes a secret in groups of four characters, for typing. */
const inGroups = (secret: string): string => secret.replaceAll(/(.{4})(?!$)/g, '$1 ')

/** Two steps: the app learns the secret, by its camera or by typing; then its code shows that it has. */
export function SetUp({
  setup: { secret, address },
  onDone,
  onCancel,
}: {
  setup: Setup
  onDone: (recoveryCodes: string[]) => void
  onCancel: () => void
}): ReactNode {
  const { heading, code, setCode, errors, failure, sending, submit } = useCodeForm(
    (typed) =>
      withReauthentication(() =>
        callApi<'confirmSecondFactor'>(secondFactorCalls.confirmSecondFactor, {
          code: typed,
          language: currentLanguage(),
        }),
      ),
    ({ recoveryCodes }) => onDone(recoveryCodes),
  )
  return (
    <form className="card stack" noValidate onSubmit={submit}>
      <h2 ref={heading} tabIndex={-1}>
        {t('secondFactor.setUp')}
      </h2>
      <ol className={css['steps']}>
        <li>
          <div className={css['setup']}>
            <p>{t('secondFactor.scan')}</p>
            <QrCode text={address} label={t('secondFactor.qrLabel')} />
            <p>{t('secondFactor.orType')}</p>
            <p className={css['secret']} translate="no">
              {inGroups(secret)}
            </p>
            <p>
              <a className="link" href={address}>
                {t('secondFactor.openApp')}
              </a>
            </p>
          </div>
        </li>
        <li>
          <div className="stack">
            <p>{t('secondFactor.thenCode')}</p>
            <CodeField value={code} error={errors.code} hint={t('secondFactor.codeHint')} onChange={setCode} />
          </div>
        </li>
      </ol>
      <FormError text={failure} />
      <div className="row wrap">
        <button type="submit" className="button big" aria-disabled={sending}>
          {sending ? t('accounts.sending') : t('secondFactor.turnOn')}
        </button>
        <button type="button" className="button outlined" onClick={onCancel}>
          {t('secondFactor.cancel')}
        </button>
      </div>
    </form>
  )
}
