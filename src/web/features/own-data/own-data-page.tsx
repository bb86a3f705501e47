import { useEffect, useState, type ReactNode } from 'react'
import type { CallOf } from '#contract/call-of.ts'
import { ownDataCalls } from '#contract/own-data.ts'
import { needsGuardian } from '#core/people/age-bands.ts'
import { signInStore } from '../../parts/account/account-store.ts'
import { StoredData } from '../../parts/account/stored-data.tsx'
import { withReauthentication } from '../../parts/account/with-reauthentication.ts'
import { callApi } from '../../platform/call-api.ts'
import { useStore } from '../../platform/create-store.ts'
import { failureText } from '../../platform/forms/failure-text.ts'
import { FormError } from '../../platform/forms/field.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { currentLanguage, t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'

/** Card that saves a person's data as a file (JSON, tables and recordings), or shows it on request. */
function CopyCard({ username }: { username: string }): ReactNode {
  const [failure, setFailure] = useState<string>()
  const [state, setState] = useState<'sending' | 'saved'>()
  const [isOpen, setOpen] = useState(false)
  const save = async (): Promise<void> => {
    if (state === 'sending') return
    setState('sending')
    const result = await withReauthentication(() => callApi<'exportOwnData'>(ownDataCalls.exportOwnData, {}))
    setFailure(result.ok ? undefined : failureText(result))
    if (result.ok) await (await import('../../parts/account/save-copy.ts')).saveCopy(result.output, username)
    setState(result.ok ? 'saved' : undefined)
  }
  return (
    <section className="card stack" aria-labelledby="copy">
      <h2 id="copy">{t('ownData.copy')}</h2>
      <p>{t('ownData.copyText')}</p>
      <FormError text={failure} />
      <p role="status">{state === 'saved' ? t('ownData.saved') : null}</p>
      <div className="row wrap">
        <button
          type="button"
          className="button outlined"
          aria-disabled={state === 'sending'}
          onClick={() => {
            void save()
          }}
        >
          {state === 'sending' ? t('accounts.sending') : t('ownData.save')}
        </button>
        <button type="button" className="button outlined" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('ownData.see')}
        </button>
      </div>
      {isOpen ? <StoredData load={() => callApi<'exportOwnData'>(ownDataCalls.exportOwnData, {})} /> : null}
    </section>
  )
}

type LeftSpace = CallOf<'listLeftSpaces'>['output']['spaces'][number]
type Heirs = Readonly<Record<string, string | null>>

/** Chooses the next people in charge of shared spaces; a default is selected. */
function LeftSpaces({
  spaces,
  heirs,
  choose,
}: {
  spaces: readonly LeftSpace[]
  heirs: Heirs
  choose: (heirs: Heirs) => void
}): ReactNode {
  return (
    <div className="stack">
      <h3>{t('ownData.left')}</h3>
      {spaces.some(({ adults }) => adults.length > 0) ? <p>{t('ownData.leftText')}</p> : null}
      {spaces.map(({ id, name, adults }) =>
        adults.length === 0 ? (
          <p key={id}>{t('ownData.closes', { space: name })}</p>
        ) : (
          <label className="field" key={id}>
            <span>{t('ownData.heir', { space: name })}</span>
            <select
              className="select"
              value={heirs[id] ?? ''}
              onChange={(event) => choose({ ...heirs, [id]: event.target.value === '' ? null : event.target.value })}
            >
              {adults.map((adult) => (
                <option key={adult.id} value={adult.id}>
                  {adult.name}
                </option>
              ))}
              <option value="">{t('ownData.closeSpace')}</option>
            </select>
          </label>
        ),
      )}
    </div>
  )
}

/** Form that deletes the account after a second press. */
function DeleteCard(): ReactNode {
  const [sure, setSure] = useState(false)
  const [left, setLeft] = useState<readonly LeftSpace[]>()
  const [heirs, setHeirs] = useState<Heirs>({})
  const [unknown, setUnknown] = useState<string>()
  useEffect(() => {
    if (!sure) return
    void callApi<'listLeftSpaces'>(ownDataCalls.listLeftSpaces, {}).then((result) => {
      setUnknown(result.ok ? undefined : failureText(result))
      setLeft(result.ok ? result.output.spaces : undefined)
      if (result.ok) setHeirs(Object.fromEntries(result.output.spaces.map(({ id, heirId }) => [id, heirId])))
    })
  }, [sure])
  const { failure, failureCode, sending, submit } = useForm({
    fields: [],
    check: () => ({}),
    send: () =>
      withReauthentication(() =>
        callApi<'deleteOwnAccount'>(ownDataCalls.deleteOwnAccount, {
          language: currentLanguage(),
          heirs: Object.entries(heirs).map(([spaceId, memberId]) => ({ spaceId, memberId })),
        }),
      ),
    onDone: () => {
      void import('../../parts/account/leave-account.ts').then(({ forgetHere }) =>
        forgetHere(undefined, '/?account=deleted'),
      )
    },
  })
  return (
    <section className="card stack" aria-labelledby="delete">
      <h2 id="delete">{t('ownData.delete')}</h2>
      <p>{t('ownData.deleteText')}</p>
      {sure ? (
        <form className="stack" onSubmit={submit}>
          <p>
            <b>{t('ownData.deleteSure')}</b>
          </p>
          {left !== undefined && left.length > 0 ? <LeftSpaces spaces={left} heirs={heirs} choose={setHeirs} /> : null}
          <FormError text={unknown ?? failure} />
          {failureCode === 'children-first' ? (
            <p>
              <Link className="link" href="/children">
                {t('ownData.toChildren')}
              </Link>
            </p>
          ) : null}
          <div className="row wrap">
            <button type="submit" className="button" disabled={left === undefined} aria-disabled={sending}>
              {sending ? t('accounts.sending') : t('ownData.deleteYes')}
            </button>
            <button type="button" className="button outlined" onClick={() => setSure(false)}>
              {t('ownData.deleteNo')}
            </button>
          </div>
        </form>
      ) : (
        <p>
          <button type="button" className="button outlined" onClick={() => setSure(true)}>
            {t('ownData.deleteBegin')}
          </button>
        </p>
      )}
    </section>
  )
}

/** Page of a signed-in person's own data: a copy, and deletion. A child's data is its guardian's matter. */
export default function OwnDataPage(): ReactNode {
  const signIn = useStore(signInStore)
  const isMinor = signIn.status === 'signed-in' && needsGuardian(signIn.account.ageBand)
  return (
    <div className="stack" style={{ maxWidth: 560, margin: 'auto' }}>
      <p>
        <Link className="link" href="/account">
          {t('ownData.back')}
        </Link>
      </p>
      <h1>{t('ownData.title')}</h1>
      {signIn.status === 'guest' ? (
        <section className="card stack">
          <p>{t('ownData.loginText')}</p>
          <p>
            <Link className="button" href="/login">
              {t('accounts.logIn')}
            </Link>
          </p>
        </section>
      ) : null}
      {isMinor ? (
        <section className="card">
          <p>{t('ownData.minor')}</p>
        </section>
      ) : null}
      {signIn.status === 'signed-in' && !isMinor ? (
        <>
          <CopyCard username={signIn.account.username} />
          <DeleteCard />
        </>
      ) : null}
      <p>
        <Link className="link" href="/privacy">
          {t('ownData.privacy')}
        </Link>
      </p>
    </div>
  )
}
