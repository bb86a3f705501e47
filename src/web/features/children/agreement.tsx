import { useState, type ReactNode } from 'react'
import type { FieldCode } from '#contract/errors.ts'
import type { InterfaceLanguage } from '#core/languages/interface-languages.ts'
import {
  ACCOUNT_PURPOSE,
  CONSENT_TEXT_VERSION,
  SHARING_PURPOSE,
  type ConsentPurpose,
} from '#core/permissions/consent.ts'
import { currentLanguage, t } from '../../platform/i18n/translate.ts'
import { DataNotice } from '../../parts/operator/data-notice.tsx'
import css from './children.module.css'

/** Checkboxes of a guardian's consent; none is ticked at first. */
export type Agreement = {
  purposes: readonly ConsentPurpose[]
  setPurpose: (purpose: ConsentPurpose, agreed: boolean) => void
}

/** The fields of an agreement in the order of the form. */
export const AGREEMENT_FIELDS = ['purposes'] as const

type AgreementErrors = Partial<Record<(typeof AGREEMENT_FIELDS)[number], FieldCode>>

export function useAgreement(): Agreement {
  const [purposes, setPurposes] = useState<readonly ConsentPurpose[]>([])
  const setPurpose = (purpose: ConsentPurpose, agreed: boolean): void =>
    setPurposes([...purposes.filter((other) => other !== purpose), ...(agreed ? [purpose] : [])])
  return { purposes, setPurpose }
}

/** Lists the missing ticks. */
export const checkAgreement = ({ purposes }: Agreement): AgreementErrors =>
  purposes.includes(ACCOUNT_PURPOSE) ? {} : { purposes: 'not-accepted' }

/** Returns the call's input, with the version of the shown text. The text under the checkboxes says that agreeing accepts the terms. */
export const agreementInput = ({
  purposes,
}: Agreement): {
  purposes: ConsentPurpose[]
  textVersion: typeof CONSENT_TEXT_VERSION
  termsAccepted: true
  language: InterfaceLanguage
} => ({ purposes: [...purposes], textVersion: CONSENT_TEXT_VERSION, termsAccepted: true, language: currentLanguage() })

/**
 * Says which data of a child is kept and which isn't, with the checkboxes of a guardian's consent. Other consents are
 * asked for later and separately.
 */
export function AgreementFields({
  agreement: { purposes, setPurpose },
  errors,
}: {
  agreement: Agreement
  errors: AgreementErrors
}): ReactNode {
  return (
    <div className="stack">
      <DataNotice about="child" />
      <h3>{t('children.consent.neverTitle')}</h3>
      <ul className={css['list']}>
        <li>{t('children.consent.never1')}</li>
        <li>{t('children.consent.never2')}</li>
        <li>{t('children.consent.never3')}</li>
      </ul>
      <label className="checkbox">
        <input
          id="purposes"
          type="checkbox"
          checked={purposes.includes(ACCOUNT_PURPOSE)}
          aria-invalid={errors.purposes !== undefined}
          onChange={(event) => setPurpose(ACCOUNT_PURPOSE, event.target.checked)}
        />
        <span>{t('children.consent.purpose.learning-record')}</span>
      </label>
      {errors.purposes === undefined ? null : <p className="hint bad">{t('children.consent.purposeNeeded')}</p>}
      <p>{t('children.consent.limits')}</p>
      <h3>{t('children.consent.optionalTitle')}</h3>
      <label className="checkbox">
        <input
          id="class-sharing"
          type="checkbox"
          checked={purposes.includes(SHARING_PURPOSE)}
          onChange={(event) => setPurpose(SHARING_PURPOSE, event.target.checked)}
        />
        <span>{t('children.consent.purpose.class-sharing')}</span>
      </label>
      <p className="muted small">{t('children.consent.optionalText')}</p>
      <p className="muted small">
        {t('children.consent.termsByButton')}{' '}
        <a href="/terms" target="_blank">
          {t('accounts.readTerms')}
          <span className="visually-hidden"> {t('shell.newTab')}</span>
        </a>
      </p>
    </div>
  )
}
