import { useEffect, useState, type ReactNode } from 'react'
import { Link, navigate } from '../../platform/router.tsx'
import { accountsCalls } from '#contract/accounts.ts'
import { findGrownUp, forgetGrownUp } from '../../parts/account/grown-up.ts'
import { forgetReferral, rememberedReferral } from '../../parts/account/referral.ts'
import { pageAfterSignIn } from '../../parts/account/email-token.ts'
import { callApi } from '../../platform/call-api.ts'
import { currentLanguage, t } from '../../platform/i18n/translate.ts'
import { Field, FormError } from '../../platform/forms/field.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { AgeGate } from './age-gate.tsx'
import { HubCard, useLoginWay } from './hub-way.tsx'
import {
  checkSignup,
  completeSignup,
  FOLDED_FIELDS,
  SIGNUP_FIELDS,
  type FieldName,
  type TypedSignup,
} from './signup-state.ts'
import { TermsField } from './terms-field.tsx'
import css from './accounts.module.css'

const INPUT: Record<FieldName, { type: 'text' | 'email' | 'password'; autoComplete: string }> = {
  firstName: { type: 'text', autoComplete: 'given-name' },
  lastName: { type: 'text', autoComplete: 'family-name' },
  username: { type: 'text', autoComplete: 'username' },
  email: { type: 'email', autoComplete: 'email' },
  password: { type: 'password', autoComplete: 'new-password' },
  confirmPassword: { type: 'password', autoComplete: 'new-password' },
}

const HINTS: Partial<Record<FieldName, 'accounts.passwordHint' | 'accounts.optional'>> = {
  password: 'accounts.passwordHint',
  lastName: 'accounts.optional',
}

/** Draws the digits that make a proposed username almost surely free. */
const chooseDigits = (): string => String(100 + ((crypto.getRandomValues(new Uint16Array(1))[0] ?? 0) % 900))

/** Makes an account for an adult. An address and a password are enough; names are proposed and can be changed. */
function SignupForm(): ReactNode {
  const [grownUp] = useState(findGrownUp)
  const [digits] = useState(chooseDigits)
  const [typed, setTyped] = useState<TypedSignup>(grownUp ? { email: grownUp.email } : {})
  const [isOpen, setIsOpen] = useState(false)
  const form = completeSignup(typed, digits)
  useEffect(() => document.getElementById(grownUp ? 'password' : 'email')?.focus(), [grownUp])
  const { errors, failure, sending, submit } = useForm<FieldName | 'termsAccepted'>({
    fields: [...SIGNUP_FIELDS, 'termsAccepted'],
    check: () => checkSignup(form),
    send: async () => {
      const referralCode = rememberedReferral()
      const result = await callApi<'signUp'>(accountsCalls.signUp, {
        ...form,
        termsAccepted: true,
        language: currentLanguage(),
        ...(grownUp ? { addressToken: grownUp.addressToken } : {}),
        ...(referralCode === undefined ? {} : { referralCode }),
      })
      if (!result.ok) {
        if (result.code === 'username-in-use') setIsOpen(true)
        if (result.code === 'link-over') forgetGrownUp()
        return result
      }
      forgetGrownUp()
      forgetReferral()
      const { enterAccount } = await import('../../parts/account/account-session.ts')
      await enterAccount(result.output.account)
      navigate(pageAfterSignIn(result.output.account.ageBand))
      return result
    },
    onDone: () => {},
  })
  const isWrongInside = FOLDED_FIELDS.some((name) => errors[name] !== undefined)
  const field = (name: FieldName): ReactNode => (
    <Field
      key={name}
      name={name}
      {...INPUT[name]}
      value={form[name]}
      error={errors[name]}
      {...(HINTS[name] === undefined ? {} : { hint: t(HINTS[name]) })}
      onChange={(value) => {
        if (name !== 'email' || !grownUp) setTyped({ ...typed, [name]: value })
      }}
    />
  )
  return (
    <div className="narrow slim">
      <h1>{t('accounts.signUp')}</h1>
      <p className="muted">{t('accounts.signUpLead')}</p>
      <form className="card stack" noValidate onSubmit={submit}>
        <FormError text={failure} />
        {field('email')}
        {field('password')}
        <details
          className="fold"
          open={isOpen || isWrongInside}
          onToggle={(event) => setIsOpen(event.currentTarget.open)}
        >
          <summary>{t('accounts.moreFields')}</summary>
          <div className={`stack ${css['opened']}`}>
            <p className="muted small">{t('accounts.moreFieldsText')}</p>
            {FOLDED_FIELDS.map(field)}
          </div>
        </details>
        <TermsField
          accepted={form.termsAccepted}
          error={errors.termsAccepted}
          onChange={(termsAccepted) => setTyped({ ...typed, termsAccepted })}
        />
        <button type="submit" className="button big wide" aria-disabled={sending}>
          {sending ? t('accounts.sending') : t('accounts.signUp')}
        </button>
      </form>
      <p>
        {t('accounts.haveAccount')}{' '}
        <Link className="link" href="/login">
          {t('accounts.logIn')}
        </Link>
      </p>
    </div>
  )
}

/** Page that leads to the hub for making an account, if one is set. */
const HubSignup = (): ReactNode => (
  <div className="narrow slim">
    <h1>{t('accounts.signUp')}</h1>
    <HubCard creates />
    <p>
      {t('accounts.haveAccount')}{' '}
      <Link className="link" href="/login">
        {t('accounts.logIn')}
      </Link>
    </p>
  </div>
)

/**
 * Page that asks for the age before anything else. It skips the question for a grown-up who was confirmed by email in
 * this tab.
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
