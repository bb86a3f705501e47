import { useEffect, useRef, useState, type ReactNode } from 'react'
import { secondFactorCalls } from '#contract/second-factor.ts'
import { withProof } from '../../platform/account/with-proof.ts'
import { CodeField } from '../../platform/account/code-field.tsx'
import { callApi } from '../../platform/call-api.ts'
import { FormError } from '../../platform/forms/field.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { currentLanguage, t } from '../../platform/i18n/translate.ts'
import { QrPicture } from './qr-picture.tsx'
import css from './second-factor.module.css'

/** What an app is set up with. */
export type Setup = { secret: string; address: string }

/** In groups of four, as it is typed. */
const inGroups = (secret: string): string => secret.replaceAll(/(.{4})(?!$)/g, '$1 ')

/** Two steps: the app learns the secret, by its camera or by typing; then its code shows that it has. */
export function SetUp({ setup: { secret, address }, onDone, onCancel }: { setup: Setup; onDone: (recoveryCodes: string[]) => void; onCancel: () => void }): ReactNode {
  const [code, setCode] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { errors, failure, sending, submit } = useForm<'code'>({
    fields: ['code'],
    check: () => (code.trim() === '' ? { code: 'missing' } : {}),
    send: async () => {
      const result = await withProof(() => callApi<'confirmSecondFactor'>(secondFactorCalls.confirmSecondFactor, { code, language: currentLanguage() }))
      if (result.ok) onDone(result.output.recoveryCodes)
      return result
    },
    onDone: () => {},
  })
  return (
    <form className="card st" noValidate onSubmit={submit}>
      <h2 ref={heading} tabIndex={-1}>{t('secondFactor.setUp')}</h2>
      <ol className={css['steps']}>
        <li>
          <div className={css['setup']}>
            <p>{t('secondFactor.scan')}</p>
            <QrPicture text={address} label={t('secondFactor.qrLabel')} />
            <p>{t('secondFactor.orType')}</p>
            <p className={css['secret']} translate="no">{inGroups(secret)}</p>
            <p><a className="lk" href={address}>{t('secondFactor.openApp')}</a></p>
          </div>
        </li>
        <li><p>{t('secondFactor.thenCode')}</p><CodeField value={code} error={errors.code} onChange={setCode} /></li>
      </ol>
      <FormError text={failure} />
      <div className="row wrap">
        <button type="submit" className="btn big" aria-disabled={sending}>{sending ? t('accounts.sending') : t('secondFactor.turnOn')}</button>
        <button type="button" className="btn g" onClick={onCancel}>{t('secondFactor.cancel')}</button>
      </div>
    </form>
  )
}
