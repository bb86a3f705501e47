import { useCallback, useEffect, useState, type ReactNode } from 'react'
import type { CallOf } from '#contract/call-of.ts'
import { ofAgeCalls as calls } from '#contract/of-age.ts'
import { mayComeOfAge } from '#core/people/coming-of-age.ts'
import { AccountPage } from '../../parts/account/account-page.tsx'
import { signInStore } from '../../parts/account/account-store.ts'
import { keepEmailToken } from '../../parts/account/email-token.ts'
import { useEmailToken } from '../../parts/account/use-email-token.ts'
import { withReauthentication } from '../../parts/account/with-reauthentication.ts'
import { callApi, type CallResult } from '../../platform/call-api.ts'
import { useStore } from '../../platform/create-store.ts'
import { failureText } from '../../platform/forms/failure-text.ts'
import { Field, FormError } from '../../platform/forms/field.tsx'
import { checkEmail } from '../../platform/forms/field-rules.ts'
import { useForm } from '../../platform/forms/use-form.ts'
import { currentLanguage, t } from '../../platform/i18n/translate.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { checkOfAge, EMPTY_OF_AGE, OF_AGE_FIELDS } from './of-age-state.ts'
import { TermsField } from './terms-field.tsx'

type Asked = NonNullable<CallOf<'getOfAge'>['output']['asked']>

const sayDay = (moment: string): string =>
  new Date(moment).toLocaleDateString([`${currentLanguage()}-ZA`, 'en-ZA'], { dateStyle: 'long' })

function AskForm({ onDone }: { onDone: () => void }): ReactNode {
  const [email, setEmail] = useState('')
  const { errors, failure, sending, submit } = useForm<'email'>({
    fields: ['email'],
    check: () => {
      const code = checkEmail(email)
      return code === undefined ? {} : { email: code }
    },
    send: () => withReauthentication(() => callApi<'askOfAge'>(calls.askOfAge, { email, language: currentLanguage() })),
    onDone,
  })
  return (
    <form className="card stack" noValidate onSubmit={submit}>
      <p>{t('ownAccount.ofAge.lead')}</p>
      <p className="muted">{t('ownAccount.ofAge.then')}</p>
      <FormError text={failure} />
      <Field
        name="email"
        label={t('ownAccount.ofAge.email')}
        type="email"
        autoComplete="email"
        value={email}
        error={errors.email}
        onChange={setEmail}
      />
      <button type="submit" className="button big wide" aria-disabled={sending}>
        {sending ? t('accounts.sending') : t('ownAccount.ofAge.ask')}
      </button>
    </form>
  )
}

function ConfirmForm({ token, onDone }: { token: string; onDone: () => void }): ReactNode {
  const [form, setForm] = useState(EMPTY_OF_AGE)
  const { errors, failure, sending, submit } = useForm<(typeof OF_AGE_FIELDS)[number]>({
    fields: OF_AGE_FIELDS,
    check: () => checkOfAge(form),
    send: () =>
      callApi<'confirmOfAge'>(calls.confirmOfAge, { token, ...form, termsAccepted: true, language: currentLanguage() }),
    onDone,
  })
  return (
    <form className="card stack" noValidate onSubmit={submit}>
      <p>{t('ownAccount.ofAge.confirmLead')}</p>
      <FormError text={failure} />
      <Field
        name="firstName"
        autoComplete="given-name"
        value={form.firstName}
        error={errors.firstName}
        onChange={(firstName) => setForm({ ...form, firstName })}
      />
      <Field
        name="lastName"
        autoComplete="family-name"
        value={form.lastName}
        error={errors.lastName}
        onChange={(lastName) => setForm({ ...form, lastName })}
      />
      <Field
        name="password"
        type="password"
        autoComplete="new-password"
        value={form.password}
        error={errors.password}
        hint={t('accounts.passwordHint')}
        onChange={(password) => setForm({ ...form, password })}
      />
      <Field
        name="confirmPassword"
        type="password"
        autoComplete="new-password"
        value={form.confirmPassword}
        error={errors.confirmPassword}
        onChange={(confirmPassword) => setForm({ ...form, confirmPassword })}
      />
      <TermsField
        accepted={form.termsAccepted}
        error={errors.termsAccepted}
        onChange={(termsAccepted) => setForm({ ...form, termsAccepted })}
      />
      <button type="submit" className="button big wide" aria-disabled={sending}>
        {sending ? t('accounts.sending') : t('ownAccount.ofAge.confirm')}
      </button>
    </form>
  )
}

/** Shows a request that waits for the email's link, or for its day. */
function Waiting({ asked: { email, dueAt }, onDone }: { asked: Asked; onDone: () => void }): ReactNode {
  const { failure, sending, submit } = useForm({
    fields: [],
    check: () => ({}),
    send: () => callApi<'withdrawOfAge'>(calls.withdrawOfAge, {}),
    onDone,
  })
  return (
    <form className="card stack" onSubmit={submit}>
      <p>
        {dueAt === null
          ? t('ownAccount.ofAge.sent', { email })
          : t('ownAccount.ofAge.waiting', { email, day: sayDay(dueAt) })}
      </p>
      <FormError text={failure} />
      <p>
        <button type="submit" className="button outlined" aria-disabled={sending}>
          {t('ownAccount.ofAge.withdraw')}
        </button>
      </p>
    </form>
  )
}

/** Steps of a teen: asking, confirming by the email's link, waiting. */
function OfAge({ token }: { token: string }): ReactNode {
  const [result, setResult] = useState<CallResult<CallOf<'getOfAge'>['output']>>()
  const [used, setUsed] = useState(false)
  const load = useCallback(() => {
    void callApi<'getOfAge'>(calls.getOfAge, {}).then(setResult)
  }, [])
  useEffect(load, [load])
  const confirmed = (): void => {
    keepEmailToken('/of-age', '')
    setUsed(true)
    load()
  }
  if (result === undefined)
    return (
      <div className="empty">
        <Spinner label={t('shell.signInUnknown')} />
      </div>
    )
  if (!result.ok) return <FormError text={failureText(result)} />
  const { asked, askAgainAt } = result.output
  if (askAgainAt !== null) return <p className="card">{t('ownAccount.ofAge.objected', { day: sayDay(askAgainAt) })}</p>
  if (asked === null) return <AskForm onDone={load} />
  return asked.dueAt === null && token !== '' && !used ? (
    <>
      <ConfirmForm token={token} onDone={confirmed} />
      <Waiting asked={asked} onDone={load} />
    </>
  ) : (
    <Waiting asked={asked} onDone={load} />
  )
}

/** Page on which a teen who is 18 makes the account their own. */
export default function OfAgePage(): ReactNode {
  const signIn = useStore(signInStore)
  const token = useEmailToken('/of-age')
  return (
    <AccountPage title={t('ownAccount.ofAge.title')} back={t('ownAccount.back')} loginText={t('ownAccount.loginText')}>
      {signIn.status === 'signed-in' && token !== undefined ? (
        mayComeOfAge(signIn.account.ageBand) ? (
          <OfAge token={token} />
        ) : (
          <p className="feedback warn">{t('ownAccount.ofAge.notHere')}</p>
        )
      ) : null}
    </AccountPage>
  )
}
