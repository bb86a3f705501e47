import { useEffect, useState, type FormEvent, type ReactNode } from 'react'
import { Link, navigate } from '../../platform/router.tsx'
import { accountsCalls } from '#contract/accounts.ts'
import { findGrownUp, forgetGrownUp } from '../../platform/account/grown-up.ts'
import { pageAfterSignIn } from '../../platform/account/letter-proof.ts'
import { callApi } from '../../platform/call-api.ts'
import { currentLanguage, t } from '../../platform/i18n/translate.ts'
import css from './accounts.module.css'
import { Field, FormError } from '../../platform/forms/field.tsx'
import { failureText } from '../../platform/forms/failure-text.ts'
import { AgeGate } from './age-gate.tsx'
import { HubCard, useLoginWay } from './hub-way.tsx'
import {
  checkSignup,
  EMPTY_SIGNUP,
  firstWrongField,
  SIGNUP_FIELDS,
  type FieldName,
  type SignupErrors,
  type SignupForm as Form,
} from './signup-state.ts'
import { TermsField } from './terms-field.tsx'

const INPUT: Record<FieldName, { type: 'text' | 'email' | 'password'; autoComplete: string }> = {
  firstName: { type: 'text', autoComplete: 'given-name' },
  lastName: { type: 'text', autoComplete: 'family-name' },
  username: { type: 'text', autoComplete: 'username' },
  email: { type: 'email', autoComplete: 'email' },
  password: { type: 'password', autoComplete: 'new-password' },
  confirmPassword: { type: 'password', autoComplete: 'new-password' },
}

/** Makes an account for an adult. */
function SignupForm(): ReactNode {
  const [grownUp] = useState(findGrownUp)
  const [form, setForm] = useState<Form>({ ...EMPTY_SIGNUP, email: grownUp?.email ?? '' })
  const [errors, setErrors] = useState<SignupErrors>({})
  const [failure, setFailure] = useState<string>()
  const [sending, setSending] = useState(false)
  useEffect(() => document.getElementById(SIGNUP_FIELDS[0])?.focus(), [])

  const refuse = (wrong: SignupErrors): void => {
    setErrors(wrong)
    const field = firstWrongField(wrong)
    if (field !== undefined) document.getElementById(field)?.focus()
  }
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const wrong = checkSignup(form)
    setFailure(undefined)
    refuse(wrong)
    if (sending || Object.keys(wrong).length > 0) return
    setSending(true)
    const result = await callApi<'signUp'>(accountsCalls.signUp, {
      ...form,
      termsAccepted: true,
      language: currentLanguage(),
      ...(grownUp ? { addressProof: grownUp.addressProof } : {}),
    })
    setSending(false)
    if (result.ok || result.code === 'link-over') forgetGrownUp()
    if (!result.ok) {
      if (result.code === 'invalid-input') refuse(result.fields as SignupErrors)
      setFailure(failureText(result))
      return
    }
    const { enterAccount } = await import('../../platform/account/account-session.ts')
    await enterAccount(result.output.account)
    navigate(pageAfterSignIn(result.output.account.ageBand))
  }
  return (
    <div className={css['narrow']}>
      <h1>{t('accounts.signUp')}</h1>
      <p className="m">{t('accounts.signUpLead')}</p>
      <form
        className="card st"
        noValidate
        onSubmit={(event) => {
          void send(event)
        }}
      >
        <FormError text={failure} />
        {SIGNUP_FIELDS.map((name) => (
          <Field
            key={name}
            name={name}
            {...INPUT[name]}
            value={form[name]}
            error={errors[name]}
            {...(name === 'password' ? { hint: t('accounts.passwordHint') } : {})}
            onChange={(value) => setForm({ ...form, [name]: value })}
          />
        ))}
        <TermsField
          accepted={form.termsAccepted}
          error={errors.termsAccepted}
          onChange={(termsAccepted) => setForm({ ...form, termsAccepted })}
        />
        <button type="submit" className="btn big w" aria-disabled={sending}>
          {sending ? t('accounts.sending') : t('accounts.signUp')}
        </button>
      </form>
      <p>
        {t('accounts.haveAccount')}{' '}
        <Link className="lk" href="/login">
          {t('accounts.logIn')}
        </Link>
      </p>
    </div>
  )
}

/** An account is made at the hub, where one is set. */
const HubSignup = (): ReactNode => (
  <div className={css['narrow']}>
    <h1>{t('accounts.signUp')}</h1>
    <HubCard creates />
    <p>
      {t('accounts.haveAccount')}{' '}
      <Link className="lk" href="/login">
        {t('accounts.logIn')}
      </Link>
    </p>
  </div>
)

/**
 * Asks how old one is before anything else, also of whoever comes by a letter to adults. A grown-up who has shown it by
 * email in this tab is one.
 */
export default function SignupPage(): ReactNode {
  const [isAdult, setIsAdult] = useState(false)
  const way = useLoginWay()
  useEffect(() => {
    if (findGrownUp() !== undefined) setIsAdult(true)
  }, [])
  if (isAdult) return way === 'hub' ? <HubSignup /> : <SignupForm />
  return <AgeGate onAdult={() => setIsAdult(true)} />
}
