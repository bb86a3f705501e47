import { createContext, use, useState, type ReactNode } from 'react'
import type { CallName, CallOf } from '#contract/call-of.ts'
import { partnersCalls as calls } from '#contract/partners.ts'
import { signInStore } from '../../parts/account/account-store.ts'
import { callApi, type CallResult } from '../../platform/call-api.ts'
import { useStore } from '../../platform/create-store.ts'
import { failureText } from '../../platform/forms/failure-text.ts'
import { FormError } from '../../platform/forms/field.tsx'
import { t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'
import { useFetched } from '../../platform/use-fetched.ts'
import { Spinner } from '../../ui/spinner.tsx'
import css from './partners.module.css'

export type Partnership = CallOf<'getPartnership'>['output']
type Failed = Extract<CallResult<unknown>, { ok: false }>

/** Loads the partnership anew after a change. */
const AgainContext = createContext<() => void>(() => {})

const load = async (): Promise<CallResult<Partnership>> => callApi<'getPartnership'>(calls.getPartnership, {})

/** Loads what the logged-in adult is and has as a partner. While it is asked again, the page keeps the answer before. */
function OwnPartnership({ children }: { children: (partnership: Partnership) => ReactNode }): ReactNode {
  const [turn, setTurn] = useState(0)
  const [known, setKnown] = useState<Partnership>()
  const fetched = useFetched(`partnership ${turn}`, load)
  const answer = fetched.phase === 'ready' ? fetched.value : undefined
  if (answer?.ok && answer.output !== known) setKnown(answer.output)
  const again = (): void => setTurn(turn + 1)
  const failed = answer?.ok === false ? answer : undefined
  if (failed || fetched.phase === 'failed')
    return (
      <div className="stack" role="alert">
        <p>{failed ? failureText(failed) : t('partners.notLoaded')}</p>
        <p>
          <button type="button" className="button outlined" onClick={again}>
            {t('partners.tryAgain')}
          </button>
        </p>
      </div>
    )
  if (!known)
    return (
      <div className="empty">
        <Spinner label={t('partners.loading')} />
      </div>
    )
  return <AgainContext value={again}>{children(known)}</AgainContext>
}

/** Draws what belongs to the logged-in adult's partnership. Others are asked to log in. */
export function ForAdults({
  login,
  children,
}: {
  /** Sentence for those who aren't logged in. */
  login: string
  children: (partnership: Partnership) => ReactNode
}): ReactNode {
  const { status } = useStore(signInStore)
  if (status === 'signed-in') return <OwnPartnership>{children}</OwnPartnership>
  return (
    <section className={`card stack ${css['ask']}`}>
      <p>{login}</p>
      <p className="row wrap">
        <Link className="button" href="/login">
          {t('partners.logIn')}
        </Link>
        <Link className="button outlined" href="/signup">
          {t('partners.signUp')}
        </Link>
      </p>
    </section>
  )
}

/** Sends a change of the partnership, once at a time, and loads the page anew when it is done. */
export function usePartnerChange<Name extends CallName>(
  call: CallOf<Name>['call'],
): { send: (input: CallOf<Name>['input']) => void; isSending: boolean; failed: Failed | undefined } {
  const again = use(AgainContext)
  const [isSending, setSending] = useState(false)
  const [failed, setFailed] = useState<Failed>()
  const run = async (input: CallOf<Name>['input']): Promise<void> => {
    setSending(true)
    const result = await callApi<Name>(call, input)
    setSending(false)
    setFailed(result.ok ? undefined : result)
    if (result.ok) again()
  }
  return {
    send: (input) => {
      if (!isSending) void run(input)
    },
    isSending,
    failed,
  }
}

/** Refusals that mean that the page is older than what the server has. */
const OUTDATED: readonly string[] = ['changed-since', 'not-allowed', 'already-on', 'not-found']

/** Says why a change of a partnership was refused. */
export const PartnerError = ({ failed }: { failed: Failed | undefined }): ReactNode => (
  <FormError text={failed && (OUTDATED.includes(failed.code) ? t('partners.refused') : failureText(failed))} />
)
