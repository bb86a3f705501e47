import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { needsGuardian } from '#core/people/age-bands.ts'
import { signInStore } from '../../parts/account/account-store.ts'
import { signOut } from '../../parts/account/start-account.ts'
import type { CallResult } from '../../platform/call-api.ts'
import { useStore } from '../../platform/create-store.ts'
import { t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { FormError } from '../../platform/forms/field.tsx'
import { failureText } from '../../platform/forms/failure-text.ts'
import { loadOwnAccount, type OwnAccount } from './own-account-state.ts'
import { PasswordCard } from './password-card.tsx'
import { ProfileCard } from './profile-card.tsx'
import { SafetyCard } from './safety-card.tsx'
import { SessionsCard } from './sessions-card.tsx'
import { VoiceCard } from './voice-card.tsx'

const Waiting = (): ReactNode => (
  <div className="empty">
    <Spinner label={t('shell.signInUnknown')} />
  </div>
)

const LoginPrompt = (): ReactNode => (
  <section className="card stack">
    <p>{t('ownAccount.loginText')}</p>
    <p>
      <Link className="button" href="/login">
        {t('accounts.logIn')}
      </Link>
    </p>
  </section>
)

/** Card that leads to the account's children. */
const ChildrenCard = (): ReactNode => (
  <section className="card stack" aria-labelledby="children">
    <h2 id="children">{t('ownAccount.children')}</h2>
    <p className="muted">{t('ownAccount.childrenText')}</p>
    <p>
      <Link className="button outlined" href="/children">
        {t('ownAccount.toChildren')}
      </Link>
    </p>
  </section>
)

/** Card that leads a teen to an account of their own. */
const OfAgeCard = (): ReactNode => (
  <section className="card stack" aria-labelledby="of-age">
    <h2 id="of-age">{t('ownAccount.ofAge.title')}</h2>
    <p className="muted">{t('ownAccount.ofAge.cardText')}</p>
    <p>
      <Link className="button outlined" href="/of-age">
        {t('ownAccount.ofAge.go')}
      </Link>
    </p>
  </section>
)

/** Loads the account's data when the page opens and after each change. */
function SignedIn(): ReactNode {
  const [result, setResult] = useState<CallResult<OwnAccount>>()
  const load = useCallback(() => {
    void loadOwnAccount().then(setResult)
  }, [])
  useEffect(load, [load])
  if (result === undefined) return <Waiting />
  if (!result.ok)
    return (
      <>
        <FormError text={failureText(result)} />
        <p>
          <button type="button" className="button outlined" onClick={load}>
            {t('ownAccount.tryAgain')}
          </button>
        </p>
      </>
    )
  const { profile, sessions } = result.output
  return (
    <>
      <ProfileCard profile={profile} onChanged={load} />
      {profile.ageBand === 'teen' ? <OfAgeCard /> : null}
      {needsGuardian(profile.ageBand) ? null : <ChildrenCard />}
      {needsGuardian(profile.ageBand) ? null : <SafetyCard />}
      {needsGuardian(profile.ageBand) ? null : <VoiceCard />}
      <SessionsCard sessions={sessions} onChanged={load} />
      {profile.ageBand === 'child' || !profile.hasPassword ? null : <PasswordCard profile={profile} onChanged={load} />}
      <p>
        <button
          type="button"
          className="button outlined"
          onClick={() => {
            void signOut()
          }}
        >
          {t('shell.logOut')}
        </button>
      </p>
    </>
  )
}

/** Page of the logged-in account: its data, its sessions and its password. */
export default function OwnAccountPage(): ReactNode {
  const { status } = useStore(signInStore)
  return (
    <div className="stack">
      <h1>{t('ownAccount.title')}</h1>
      {status === 'unknown' ? <Waiting /> : null}
      {status === 'guest' ? <LoginPrompt /> : null}
      {status === 'signed-in' ? <SignedIn /> : null}
    </div>
  )
}
