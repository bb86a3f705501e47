import { useCallback, useEffect, useState, type ReactNode } from 'react'
import type { Account } from '#contract/accounts-schemas.ts'
import type { FieldCode } from '#contract/errors.ts'
import { hubCalls } from '#contract/hub.ts'
import type { Newcomer } from '#contract/hub-schemas.ts'
import type { AgeBand } from '#core/people/age-bands.ts'
import { giveAge, givenAge } from '../../parts/account/age-answer.ts'
import { findGrownUp } from '../../parts/account/grown-up.ts'
import { waitingPage } from '../../parts/account/email-token.ts'
import { forgetReferral, rememberedReferral } from '../../parts/account/referral.ts'
import { callApi, type CallResult } from '../../platform/call-api.ts'
import { currentLanguage, t } from '../../platform/i18n/translate.ts'
import { Link, navigate } from '../../platform/router.tsx'
import { Field, FormError } from '../../platform/forms/field.tsx'
import { failureText } from '../../platform/forms/failure-text.ts'
import { useForm } from '../../platform/forms/use-form.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { AgeGate, pageOfMinor } from './age-gate.tsx'
import { CodeForm } from './code-form.tsx'
import { LinkAccount } from './link-account.tsx'
import { checkUsername } from './signup-state.ts'
import { TermsField } from './terms-field.tsx'

const FIELDS = ['firstName', 'lastName', 'username', 'termsAccepted'] as const
const AUTO_COMPLETE = { firstName: 'given-name', lastName: 'family-name', username: 'username' } as const

type Arrival = { newcomer: Newcomer | null; secondStep: { returnTo: string } | null }
type Form = { firstName: string; lastName: string; username: string; termsAccepted: boolean }
type Errors = Partial<Record<(typeof FIELDS)[number], FieldCode>>

function checkForm({ firstName, lastName, username, termsAccepted }: Form): Errors {
  const wrongUsername = username.trim() === '' ? 'missing' : checkUsername(username.trim().toLowerCase())
  return {
    ...(firstName.trim() === '' ? { firstName: 'missing' } : {}),
    ...(lastName.trim() === '' ? { lastName: 'missing' } : {}),
    ...(wrongUsername === undefined ? {} : { username: wrongUsername }),
    ...(termsAccepted ? {} : { termsAccepted: 'not-accepted' }),
  }
}

/** Goes on to the page where the login began, unless a guardian came to answer an email. */
const goOn = async (account: Account, { returnTo }: { returnTo: string }): Promise<void> => {
  const { enterAccount } = await import('../../parts/account/account-session.ts')
  await enterAccount(account)
  navigate(waitingPage() ?? returnTo)
}

const Frame = ({ children }: { children: ReactNode }): ReactNode => (
  <div className="narrow slim">
    <h1>{t('hub.welcomeTitle')}</h1>
    {children}
  </div>
)

/** Form for a new person's names, with the hub's suggestions. */
function WelcomeForm({ newcomer, onCode }: { newcomer: Newcomer; onCode: () => void }): ReactNode {
  const [form, setForm] = useState<Form>({
    firstName: newcomer.firstName,
    lastName: newcomer.lastName,
    username: newcomer.username,
    termsAccepted: false,
  })
  const [account, setAccount] = useState<Account>()
  const { errors, failure, sending, submit } = useForm({
    fields: FIELDS,
    check: () => checkForm(form),
    send: async () => {
      const referralCode = rememberedReferral()
      const result = await callApi<'signUpNewcomer'>(hubCalls.signUpNewcomer, {
        ...form,
        termsAccepted: true,
        ageBand: 'adult',
        ...(referralCode === undefined ? {} : { referralCode }),
      })
      if (result.ok) {
        forgetReferral()
        setAccount(result.output.account)
      }
      // The account was made meanwhile, in another window, and has a second step.
      else if (result.code === 'second-factor-needed') onCode()
      return result
    },
    onDone: () => {},
  })
  useEffect(() => {
    if (account) void goOn(account, newcomer)
  }, [account, newcomer])
  return (
    <Frame>
      <p className="muted">{t('hub.welcomeLead')}</p>
      <form className="card stack" noValidate onSubmit={submit}>
        <FormError text={failure} />
        {(['firstName', 'lastName', 'username'] as const).map((name) => (
          <Field
            key={name}
            name={name}
            autoComplete={AUTO_COMPLETE[name]}
            value={form[name]}
            error={errors[name]}
            onChange={(value) => setForm({ ...form, [name]: value })}
          />
        ))}
        <TermsField
          accepted={form.termsAccepted}
          error={errors.termsAccepted}
          onChange={(termsAccepted) => setForm({ ...form, termsAccepted })}
        />
        <button type="submit" className="button big wide" aria-disabled={sending}>
          {sending ? t('accounts.sending') : t('hub.make')}
        </button>
      </form>
      {newcomer.linkable !== null && <LinkAccount email={newcomer.linkable} onLinked={setAccount} />}
    </Frame>
  )
}

/**
 * Returns the age band that counts. A grown-up confirmed by email in this tab comes first, then the hub's
 * answer, then this device's age gate. Undefined if the person has to be asked.
 */
const bandThatCounts = (known: AgeBand | null): AgeBand | undefined =>
  findGrownUp() !== undefined ? 'adult' : known === null ? givenAge() : known === 'adult' ? known : giveAge(known)

/** Leaves as a minor: nothing is stored, and the person goes to ask a guardian and learns as a guest. */
async function leaveAsMinor(band: Exclude<AgeBand, 'adult'>): Promise<void> {
  await callApi<'forgetNewcomer'>(hubCalls.forgetNewcomer, {})
  navigate(pageOfMinor(band))
}

const sendCode = (code: string): Promise<CallResult<{ account: Account }>> =>
  callApi<'finishWithCode'>(hubCalls.finishWithCode, { code, language: currentLanguage() })

/** Form of the second factor after the hub. */
const SecondStep = ({ returnTo }: { returnTo: string }): ReactNode => {
  const goBack = async (): Promise<void> => {
    await callApi<'forgetNewcomer'>(hubCalls.forgetNewcomer, {})
    navigate('/login')
  }
  return (
    <Frame>
      <CodeForm
        send={sendCode}
        onDone={(account) => {
          void goOn(account, { returnTo })
        }}
        onBack={() => {
          void goBack()
        }}
      />
    </Frame>
  )
}

/** Message for a visitor who doesn't come from the hub, comes too late, or finds the server away. */
const Nobody = ({ text }: { text: string }): ReactNode => (
  <Frame>
    <section className="card stack">
      <p>{text}</p>
      <p>
        <Link className="button" href="/login">
          {t('accounts.logIn')}
        </Link>
      </p>
    </section>
  </Frame>
)

/**
 * Page for a new person from the hub. It asks for the age, if the hub doesn't give it, then for names. An account with
 * a second factor asks for its code.
 */
export default function HubWelcomePage(): ReactNode {
  const [result, setResult] = useState<CallResult<Arrival>>()
  const [isAdult, setIsAdult] = useState(false)
  const read = useCallback((): void => {
    void callApi<'readNewcomer'>(hubCalls.readNewcomer, {}).then((answer) => {
      const newcomer = answer.ok ? answer.output.newcomer : null
      const band = newcomer === null ? undefined : bandThatCounts(newcomer.ageBand)
      setIsAdult(band === 'adult')
      if (band === 'child' || band === 'teen') void leaveAsMinor(band)
      else setResult(answer)
    })
  }, [])
  useEffect(read, [read])
  if (result === undefined)
    return (
      <Frame>
        <div className="empty">
          <Spinner label={t('shell.signInUnknown')} />
        </div>
      </Frame>
    )
  if (!result.ok) return <Nobody text={failureText(result)} />
  const { newcomer, secondStep } = result.output
  if (secondStep !== null) return <SecondStep returnTo={secondStep.returnTo} />
  if (newcomer === null) return <Nobody text={t('hub.nobody')} />
  return isAdult ? (
    <WelcomeForm newcomer={newcomer} onCode={read} />
  ) : (
    <AgeGate
      onAdult={() => setIsAdult(true)}
      onMinor={(band) => {
        void leaveAsMinor(band)
      }}
    />
  )
}
