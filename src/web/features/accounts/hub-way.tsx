import { useEffect, useState, type ReactNode } from 'react'
import { HUB_ADDRESSES, hubCalls } from '#contract/hub.ts'
import { pageAfterSignIn } from '../../parts/account/email-token.ts'
import { callApi } from '../../platform/call-api.ts'
import { t } from '../../platform/i18n/translate.ts'

type LoginWay = 'hub' | 'here'

/** Login route that the server named; it doesn't change while a page is open. */
let known: LoginWay | undefined

/** Returns the login route: here, until the server names the hub. */
export function useLoginWay(): LoginWay {
  const [way, setWay] = useState<LoginWay>(known ?? 'here')
  useEffect(() => {
    if (known !== undefined) return
    void callApi<'getLoginWay'>(hubCalls.getLoginWay, {}).then((result) => {
      if (!result.ok) return
      known = result.output.way
      setWay(known)
    })
  }, [])
  return way
}

/** Button that leads to the hub, and from there back to the page that a login leads to. */
export const HubCard = ({ creates = false }: { creates?: boolean }): ReactNode => (
  <section className="card stack">
    <p>{t(creates ? 'hub.signUpLead' : 'hub.loginLead')}</p>
    <a
      className="button big wide"
      href={`${HUB_ADDRESSES.login}?returnTo=${pageAfterSignIn('adult')}${creates ? '&create' : ''}`}
    >
      {t(creates ? 'hub.continueToSignUp' : 'accounts.continueToLogin')}
    </a>
  </section>
)
