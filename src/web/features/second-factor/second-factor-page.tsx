import '../../ui/tag.css'
import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { secondFactorCalls } from '#contract/second-factor.ts'
import { signInStore } from '../../platform/account/account-store.ts'
import { withProof } from '../../platform/account/with-proof.ts'
import { callApi, type CallResult } from '../../platform/call-api.ts'
import { useStore } from '../../platform/create-store.ts'
import { failureText } from '../../platform/forms/failure-text.ts'
import { FormError } from '../../platform/forms/field.tsx'
import { currentLanguage, t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import css from './second-factor.module.css'
import { SetUp, type Setup } from './set-up.tsx'

/** A date in figures, the same in every language of the country. */
const DATE = new Intl.DateTimeFormat('en-ZA')

type Standing = { since: string | null; recoveryCodesLeft: number; isStaff: boolean }
type Act = <Output>(call: () => Promise<CallResult<Output>>, onDone: (output: Output) => void) => void

/** It is off: what it is good for, and the way to turn it on. */
const Off = ({ isStaff, act, onBegun }: { isStaff: boolean; act: Act; onBegun: (setup: Setup) => void }): ReactNode => (
  <section className="card st" aria-labelledby="off">
    <h2 id="off">{t('secondFactor.isOff')}</h2>
    <p>{t('secondFactor.what')}</p>
    {isStaff ? <p className="fb warn">{t('secondFactor.staff')}</p> : null}
    <p><button type="button" className="btn big" onClick={() => act(() => callApi<'beginSecondFactor'>(secondFactorCalls.beginSecondFactor, {}), onBegun)}>{t('secondFactor.begin')}</button></p>
  </section>
)

/** It is on: since when, how many recovery codes are left, and what can be changed. */
function On({ standing: { since, recoveryCodesLeft, isStaff }, act, onCodes, onOff }: { standing: Standing; act: Act; onCodes: (codes: string[]) => void; onOff: () => void }): ReactNode {
  const [sure, setSure] = useState(false)
  return (
    <section className="card st" aria-labelledby="on">
      <h2 id="on"><span className="tag ok">{t('secondFactor.isOn')}</span></h2>
      <p>{t('secondFactor.since', { date: DATE.format(new Date(since ?? 0)) })}</p>
      <p>{t('secondFactor.codesLeft', { count: recoveryCodesLeft })}</p>
      <div className="row wrap">
        <button type="button" className="btn g" onClick={() => act(() => callApi<'renewRecoveryCodes'>(secondFactorCalls.renewRecoveryCodes, {}), ({ recoveryCodes }) => onCodes(recoveryCodes))}>{t('secondFactor.newCodes')}</button>
        <button type="button" className="btn g" aria-expanded={sure} onClick={() => setSure(!sure)}>{t('secondFactor.turnOff')}</button>
      </div>
      {sure ? (
        <div className="st">
          <p>{t(isStaff ? 'secondFactor.staff' : 'secondFactor.offText')}</p>
          <p><button type="button" className="btn" onClick={() => act(() => callApi<'endSecondFactor'>(secondFactorCalls.endSecondFactor, { language: currentLanguage() }), onOff)}>{t('secondFactor.sureOff')}</button></p>
        </div>
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
    void withProof(call).then((result) => {
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
      {standing === undefined && failure === undefined ? <div className="empty"><Spinner label={t('shell.signInUnknown')} /></div> : null}
      {codes ? <RecoveryCodes codes={codes} onDone={() => goOn(t('secondFactor.done'))} /> : null}
      {setup ? <SetUp setup={setup} onDone={show} onCancel={() => setSetup(undefined)} /> : null}
      {codes || setup || !standing ? null : standing.since === null
        ? <Off isStaff={standing.isStaff} act={act} onBegun={setSetup} />
        : <On standing={standing} act={act} onCodes={show} onOff={() => goOn(t('secondFactor.nowOff'))} />}
    </>
  )
}

/** The second step when logging in: a code of an app besides the password. */
export default function SecondFactorPage(): ReactNode {
  const { status } = useStore(signInStore)
  return (
    <div className={css['narrow']}>
      <p><Link className="lk" href="/account">{t('secondFactor.back')}</Link></p>
      <h1>{t('secondFactor.title')}</h1>
      {status === 'guest' ? <section className="card st"><p>{t('secondFactor.loginText')}</p><p><Link className="btn" href="/login">{t('accounts.logIn')}</Link></p></section> : null}
      {status === 'signed-in' ? <SignedIn /> : null}
    </div>
  )
}
