import type { ReactNode } from 'react'
import type { FieldCode } from '#contract/errors.ts'
import { t } from '../../platform/i18n/translate.ts'

/** Checkbox that accepts the terms, with links to them and to the data notice (POPIA, section 18). */
export const TermsField = ({
  accepted,
  error,
  onChange,
}: {
  accepted: boolean
  error: FieldCode | undefined
  onChange: (accepted: boolean) => void
}): ReactNode => (
  <>
    <label className="checkbox">
      <input
        id="termsAccepted"
        type="checkbox"
        checked={accepted}
        aria-invalid={error !== undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        {t('accounts.acceptTerms')}{' '}
        <a href="/terms" target="_blank">
          {t('accounts.readTerms')}
          <span className="visually-hidden"> {t('shell.newTab')}</span>
        </a>
      </span>
    </label>
    <p className="small">
      <a className="link" href="/privacy" target="_blank">
        {t('accounts.readPrivacy')}
        <span className="visually-hidden"> {t('shell.newTab')}</span>
      </a>
    </p>
    {error === undefined ? null : <p className="hint bad">{t('accounts.fieldError.not-accepted')}</p>}
  </>
)
