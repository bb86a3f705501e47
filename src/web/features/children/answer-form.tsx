import { useEffect, useState, type ReactNode } from 'react'
import { childrenCalls } from '#contract/children.ts'
import type { MinorBand } from '#core/people/age-bands.ts'
import { withReauthentication } from '../../parts/account/with-reauthentication.ts'
import { callApi, type CallResult } from '../../platform/call-api.ts'
import { failureText } from '../../platform/forms/failure-text.ts'
import { FormError } from '../../platform/forms/field.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { AGREEMENT_FIELDS, AgreementFields, agreementInput, checkAgreement, useAgreement } from './agreement.tsx'

function ConsentForm({
  token,
  username,
  ageBand,
  onDone,
}: {
  token: string
  username: string
  ageBand: MinorBand
  onDone: () => void
}): ReactNode {
  const agreement = useAgreement()
  const { errors, failure, failureCode, sending, submit } = useForm({
    fields: AGREEMENT_FIELDS,
    check: () => checkAgreement(agreement),
    send: () =>
      withReauthentication(() =>
        callApi<'giveConsent'>(childrenCalls.giveConsent, { token, ...agreementInput(agreement) }),
      ),
    onDone,
  })
  return (
    <form className="card stack" noValidate onSubmit={submit}>
      <h2>{t('children.guardian.asks', { username })}</h2>
      <p className="muted small">{t(`children.band.${ageBand}`)}</p>
      <p>{t('children.guardian.asksText')}</p>
      <AgreementFields agreement={agreement} errors={errors} />
      <FormError text={failure} />
      {failureCode === 'username-in-use' ? (
        <p>
          {t('children.guardian.addInstead')}{' '}
          <Link className="link" href="/children">
            {t('children.guardian.toChildren')}
          </Link>
        </p>
      ) : null}
      <button type="submit" className="button big wide" aria-disabled={sending}>
        {sending ? t('accounts.sending') : t('children.guardian.agree')}
      </button>
    </form>
  )
}

/** Shows a child's request, with the form for a guardian's consent. */
export function AnswerForm({ token, onDone }: { token: string; onDone: () => void }): ReactNode {
  const [asked, setAsked] = useState<CallResult<{ username: string; ageBand: MinorBand }>>()
  useEffect(() => {
    void callApi<'readConsentRequest'>(childrenCalls.readConsentRequest, { token }).then(setAsked)
  }, [token])
  if (asked === undefined)
    return (
      <div className="empty">
        <Spinner label={t('children.loading')} />
      </div>
    )
  if (!asked.ok)
    return (
      <>
        <FormError text={failureText(asked)} />
        {asked.code === 'link-over' ? <p>{t('children.guardian.over')}</p> : null}
        {asked.code === 'other-address' ? (
          <p>
            {t('children.guardian.addYourself')}{' '}
            <Link className="link" href="/children">
              {t('children.guardian.toChildren')}
            </Link>
          </p>
        ) : null}
      </>
    )
  return <ConsentForm token={token} username={asked.output.username} ageBand={asked.output.ageBand} onDone={onDone} />
}
