import { useState, type ReactNode } from 'react'
import { signInStore } from '../account/account-store.ts'
import { useStaff } from '../account/use-staff.ts'
import type { CallResult } from '../../platform/call-api.ts'
import { useStore } from '../../platform/create-store.ts'
import { t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'
import { useFetched } from '../../platform/use-fetched.ts'
import { Spinner } from '../../ui/spinner.tsx'

/** Refusals of a staff call that the page explains. */
const REFUSED = ['second-factor-needed', 'not-found', 'not-signed-in'] as const
type Refused = (typeof REFUSED)[number]

/** Returns what a staff call answers, or the refusal. */
async function loadForStaff<Output extends object>(send: () => Promise<CallResult<Output>>): Promise<Output | Refused> {
  if (signInStore.get().status !== 'signed-in') return 'not-signed-in'
  const result = await send()
  if (result.ok) return result.output
  const refused = REFUSED.find((code) => code === result.code)
  if (refused === undefined) throw new Error(result.code)
  return refused
}

/** Asks staff to switch the two-step login on, or to enter its code. */
function SecondStep({ onShown }: { onShown: () => void }): ReactNode {
  const staff = useStaff()
  const show = async (): Promise<void> => {
    const { askReauthentication } = await import('../account/ask-reauthentication.tsx')
    if (await askReauthentication(t('staff.showCode'))) onShown()
  }
  return (
    <section className="card stack">
      <p>{t('staff.showCode')}</p>
      <p>
        {staff === 'needs-second-step' ? (
          <Link className="button" href="/account/second-factor">
            {t('staff.turnOn')}
          </Link>
        ) : (
          <button
            type="button"
            className="button"
            onClick={() => {
              void show()
            }}
          >
            {t('staff.show')}
          </button>
        )}
      </p>
    </section>
  )
}

/** Answer of a staff call on a page. While it is asked again, the page keeps the answer from before. */
type Answer<Output> = { key: string; value: Output | Refused }

/**
 * Draws what a staff call answers, with its own loading, failure and refusal. Every staff page stands in it: the server
 * alone decides who is staff.
 * @param name tells apart the answers of a page, such as those of two filters
 * @param children draws the answer; `again` asks the server anew after a decision
 */
export function ForStaff<Output extends object>({
  name,
  load,
  children,
}: {
  name: string
  load: () => Promise<CallResult<Output>>
  children: (output: Output, again: () => void) => ReactNode
}): ReactNode {
  const [turn, setTurn] = useState(0)
  const { status } = useStore(signInStore)
  const key = `${status} ${name}`
  const [before, setBefore] = useState<Answer<Output>>()
  const fetched = useFetched(`${key} ${turn}`, () => loadForStaff(load))
  if (fetched.phase === 'ready' && before?.value !== fetched.value) setBefore({ key, value: fetched.value })
  const value = fetched.phase === 'ready' ? fetched.value : before?.key === key ? before.value : undefined
  const again = (): void => setTurn(turn + 1)
  return (
    <>
      {fetched.phase === 'loading' && value === undefined ? (
        <div className="empty">
          <Spinner label={t('staff.loading')} />
        </div>
      ) : null}
      {fetched.phase === 'failed' ? (
        <p role="alert">
          {t('staff.failed')}{' '}
          <button type="button" className="button quiet" onClick={fetched.retry}>
            {t('staff.retry')}
          </button>
        </p>
      ) : null}
      {value === 'not-found' || value === 'not-signed-in' ? <p className="card">{t('staff.notStaff')}</p> : null}
      {value === 'second-factor-needed' ? <SecondStep onShown={again} /> : null}
      {value !== undefined && typeof value === 'object' ? children(value, again) : null}
    </>
  )
}
