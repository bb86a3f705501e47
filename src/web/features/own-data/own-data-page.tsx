import { useState, type ReactNode } from 'react'
import { ownDataCalls } from '#contract/own-data.ts'
import { needsGuardian } from '#core/people/age-bands.ts'
import { signInStore } from '../../platform/account/account-store.ts'
import { withProof } from '../../platform/account/with-proof.ts'
import { callApi } from '../../platform/call-api.ts'
import { useStore } from '../../platform/create-store.ts'
import { failureText } from '../../platform/forms/failure-text.ts'
import { FormError } from '../../platform/forms/field.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'

/** Saves everything that is kept of the person: as JSON, as tables, and what was recorded as files. */
function CopyCard({ username }: { username: string }): ReactNode {
  const [failure, setFailure] = useState<string>()
  const [state, setState] = useState<'sending' | 'saved'>()
  const save = async (): Promise<void> => {
    if (state === 'sending') return
    setState('sending')
    const result = await withProof(() => callApi<'exportOwnData'>(ownDataCalls.exportOwnData, {}))
    setFailure(result.ok ? undefined : failureText(result))
    if (result.ok) await (await import('../../platform/account/save-copy.ts')).saveCopy(result.output, username)
    setState(result.ok ? 'saved' : undefined)
  }
  return (
    <section className="card st" aria-labelledby="copy">
      <h2 id="copy">{t('ownData.copy')}</h2>
      <p>{t('ownData.copyText')}</p>
      <FormError text={failure} />
      <p role="status">{state === 'saved' ? t('ownData.saved') : null}</p>
      <p><button type="button" className="btn g" aria-disabled={state === 'sending'} onClick={() => { void save() }}>{state === 'sending' ? t('accounts.sending') : t('ownData.save')}</button></p>
    </section>
  )
}

/** The account's end, after a second, deliberate press. */
function DeleteCard(): ReactNode {
  const [sure, setSure] = useState(false)
  const { failure, failureCode, sending, submit } = useForm({
    fields: [],
    check: () => ({}),
    send: () => withProof(() => callApi<'deleteOwnAccount'>(ownDataCalls.deleteOwnAccount, {})),
    onDone: () => { void import('../../platform/account/leave-account.ts').then(({ forgetHere }) => forgetHere()) },
  })
  return (
    <section className="card st" aria-labelledby="delete">
      <h2 id="delete">{t('ownData.delete')}</h2>
      <p>{t('ownData.deleteText')}</p>
      {sure ? (
        <form className="st" onSubmit={submit}>
          <p><b>{t('ownData.deleteSure')}</b></p>
          <FormError text={failure} />
          {failureCode === 'children-first' ? <p><Link className="lk" href="/children">{t('ownData.toChildren')}</Link></p> : null}
          <div className="row wrap">
            <button type="submit" className="btn" aria-disabled={sending}>{sending ? t('accounts.sending') : t('ownData.deleteYes')}</button>
            <button type="button" className="btn g" onClick={() => setSure(false)}>{t('ownData.deleteNo')}</button>
          </div>
        </form>
      ) : <p><button type="button" className="btn g" onClick={() => setSure(true)}>{t('ownData.deleteBegin')}</button></p>}
    </section>
  )
}

/** What is kept of whoever is signed in: a copy of it, and its end. A child's is its guardian's affair. */
export default function OwnDataPage(): ReactNode {
  const signIn = useStore(signInStore)
  const isMinor = signIn.status === 'signed-in' && needsGuardian(signIn.account.ageBand)
  return (
    <div className="st" style={{ maxWidth: 560, margin: 'auto' }}>
      <p><Link className="lk" href="/account">{t('ownData.back')}</Link></p>
      <h1>{t('ownData.title')}</h1>
      {signIn.status === 'guest' ? <section className="card st"><p>{t('ownData.loginText')}</p><p><Link className="btn" href="/login">{t('accounts.logIn')}</Link></p></section> : null}
      {isMinor ? <section className="card"><p>{t('ownData.minor')}</p></section> : null}
      {signIn.status === 'signed-in' && !isMinor ? <><CopyCard username={signIn.account.username} /><DeleteCard /></> : null}
      <p><Link className="lk" href="/privacy">{t('ownData.privacy')}</Link></p>
    </div>
  )
}
