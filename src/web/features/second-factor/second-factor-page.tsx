import '../../ui/tag.css'
import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { secondFactorCalls } from '#contract/second-factor.ts'
import { AccountPage } from '../../parts/account/account-page.tsx'
import { signInStore } from '../../parts/account/account-store.ts'
import { CodeField } from '../../parts/account/code-field.tsx'
import { useCodeForm } from '../../parts/account/use-code-form.ts'
import { withReauthentication } from '../../parts/account/with-reauthentication.ts'
import { callApi, type CallResult } from '../../platform/call-api.ts'
import { useStore } from '../../platform/create-store.ts'
import { failureText } from '../../platform/forms/failure-text.ts'
import { FormError } from '../../platform/forms/field.tsx'
import { currentLanguage, t } from '../../platform/i18n/translate.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SetUp, type Setup } from './set-up.tsx'

/** A date in figures, the same in every language of the country. */
const DATE = new Intl.DateTimeFormat('en-ZA')

type Standing = { since: string | null; recoveryCodesLeft: number; isStaff: boolean }
type Act = <Output>(call: () => Promise<CallResult<Output>>, onDone: (output: Output) => void) => void

/** Card of a second factor that is off: its use, and the button that turns it on. */
const Off = ({ isStaff, act, onBegun }: { isStaff: boolean; act: Act; onBegun: (setup: Setup) => void }): ReactNode => (
  <section className="card stack" aria-labelledby="off">
    <h2 id="off">{t('secondFactor.isOff')}</h2>
    <p>{t('secondFactor.what')}</p>
    {isStaff ? <p className="feedback warn">{t('secondFactor.staff')}</p> : null}
    <p>
      <button
        type="button"
        className="button big"
        onClick={() => act(() => callApi<'beginSecondFactor'>(secondFactorCalls.beginSecondFactor, {}), onBegun)}
      >
        {t('secondFactor.begin')}
      </button>
    </p>
  </section>
)

/** Something that only a code lets happen: whoever has the password and this open page is not enough. */
function ByCode<Output>({
  lead,
  button,
  send,
  onDone,
}: {
  lead: string
  button: string
  send: (code: string) => Promise<CallResult<Output>>
  onDone: (output: Output) => void
}): ReactNode {
  const { heading, code, setCode, errors, failure, sending, submit } = useCodeForm(
    (typed) => withReauthentication(() => send(typed)),
    onDone,
  )
  return (
    <form className="stack" noValidate onSubmit={submit}>
      <h3 ref={heading} tabIndex={-1}>
        {button}
      </h3>
      <p>{lead}</p>
      <FormError text={failure} />
      <CodeField value={code} error={errors.code} onChange={setCode} />
      <p>
        <button type="submit" className="button" aria-disabled={sending}>
          {sending ? t('accounts.sending') : button}
        </button>
      </p>
    </form>
  )
}

/** Card of a second factor that is on, with its date and the number of recovery codes left. */
function On({
  standing: { since, recoveryCodesLeft, isStaff },
  onCodes,
  onOff,
}: {
  standing: Standing
  onCodes: (codes: string[]) => void
  onOff: () => void
}): ReactNode {
  const [doing, setDoing] = useState<'codes' | 'off'>()
  const toggle = (what: 'codes' | 'off'): void => setDoing(doing === what ? undefined : what)
  return (
    <section className="card stack" aria-labelledby="on">
      <h2 id="on">
        <span className="tag ok">{t('secondFactor.isOn')}</span>
      </h2>
      <p>{t('secondFactor.since', { date: DATE.format(new Date(since ?? 0)) })}</p>
      <p>{t('secondFactor.codesLeft', { count: recoveryCodesLeft })}</p>
      <div className="row wrap">
        <button
          type="button"
          className="button outlined"
          aria-expanded={doing === 'codes'}
          onClick={() => toggle('codes')}
        >
          {t('secondFactor.newCodes')}
        </button>
        <button type="button" className="button outlined" aria-expanded={doing === 'off'} onClick={() => toggle('off')}>
          {t('secondFactor.turnOff')}
        </button>
      </div>
      {doing === 'codes' ? (
        <ByCode<{ recoveryCodes: string[] }>
          key="codes"
          lead={t('secondFactor.newCodesText')}
          button={t('secondFactor.makeCodes')}
          onDone={({ recoveryCodes }) => onCodes(recoveryCodes)}
          send={(code) => callApi<'renewRecoveryCodes'>(secondFactorCalls.renewRecoveryCodes, { code })}
        />
      ) : null}
      {doing === 'off' ? (
        <ByCode
          key="off"
          lead={t(isStaff ? 'secondFactor.staff' : 'secondFactor.offText')}
          button={t('secondFactor.sureOff')}
          onDone={onOff}
          send={(code) =>
            callApi<'endSecondFactor'>(secondFactorCalls.endSecondFactor, { code, language: currentLanguage() })
          }
        />
      ) : null}
    </section>
  )
}

function SignedIn(): ReactNode {
  const [standing, setStanding] = useState<Standing>()
  const [setup, setSetup] = useState<Setup>()
  const [codes, setCodes] = useState<string[]>()
  const [failure, setFailure] = useState<string>()
  const [said, setSaid] = useState<string>()
  const load = useCallback(() => {
    void callApi<'getSecondFactor'>(secondFactorCalls.getSecondFactor, {}).then((result) => {
      if (result.ok) setStanding(result.output)
      else setFailure(failureText(result))
    })
  }, [])
  useEffect(load, [load])
  const act: Act = (call, onDone) => {
    setSaid(undefined)
    void withReauthentication(call).then((result) => {
      setFailure(result.ok ? undefined : failureText(result))
      if (result.ok) onDone(result.output)
    })
  }
  const show = (given: string[]): void => {
    setSetup(undefined)
    setCodes(given)
  }
  const goOn = (text: string): void => {
    setCodes(undefined)
    setSaid(text)
    load()
  }
  return (
    <>
      <FormError text={failure} />
      <p role="status">{said}</p>
      {standing === undefined && failure === undefined ? (
        <div className="empty">
          <Spinner label={t('shell.signInUnknown')} />
        </div>
      ) : null}
      {codes ? <RecoveryCodes codes={codes} onDone={() => goOn(t('secondFactor.done'))} /> : null}
      {setup ? <SetUp setup={setup} onDone={show} onCancel={() => setSetup(undefined)} /> : null}
      {codes || setup || !standing ? null : standing.since === null ? (
        <Off isStaff={standing.isStaff} act={act} onBegun={setSetup} />
      ) : (
        <On standing={standing} onCodes={show} onOff={() => goOn(t('secondFactor.nowOff'))} />
      )}
    </>
  )
}

/** The second step when logging in: a code of an app besides the password. */
export default function SecondFactorPage(): ReactNode {
  const { status } = useStore(signInStore)
  return (
    <AccountPage
      title={t('secondFactor.title')}
      back={t('secondFactor.back')}
      loginText={t('secondFactor.loginText')}
      width="narrow"
    >
      {status === 'signed-in' ? <SignedIn /> : null}
    </AccountPage>
  )
}
