import { useState, type ReactNode } from 'react'
import { childrenCalls } from '#contract/children.ts'
import { ConfirmAddress } from '../../parts/account/confirm-address.tsx'
import { useAddress } from '../../parts/account/use-address.ts'
import { callApi } from '../../platform/call-api.ts'
import { t } from '../../platform/i18n/translate.ts'
import { readStored, writeStored } from '../../platform/offline/device-storage.ts'
import { Link } from '../../platform/router.tsx'
import { useFetched } from '../../platform/use-fetched.ts'
import css from './first-steps.module.css'

const DONE = 'done'

const hasChildren = async (): Promise<boolean> => {
  const result = await callApi<'listChildren'>(childrenCalls.listChildren, {})
  return !result.ok || result.output.children.length > 0
}

function Steps({ onEnd }: { onEnd: () => void }): ReactNode {
  const address = useAddress()
  const children = useFetched('children', hasChildren)
  if (address === undefined || children.phase !== 'ready') return null
  if (address.isConfirmed && children.value) return null
  return (
    <section className="card stack" aria-labelledby="first-steps">
      <h2 id="first-steps">{t('ownDashboard.firstSteps')}</h2>
      <ol className={css['steps']}>
        <li className={address.isConfirmed ? css['done'] : ''}>
          {address.isConfirmed ? (
            <h3>{t('ownDashboard.firstConfirmed')}</h3>
          ) : (
            <ConfirmAddress email={address.email} why={t('ownDashboard.firstConfirm')} Heading="h3" />
          )}
        </li>
        {children.value ? null : (
          <li className="stack">
            <h3>{t('ownDashboard.firstChild')}</h3>
            <p>{t('ownDashboard.firstChildText')}</p>
            <p className="row wrap">
              <Link className={address.isConfirmed ? 'button' : 'button outlined'} href="/children#add">
                {t('ownDashboard.firstChild')}
              </Link>
              <button type="button" className="button quiet" onClick={onEnd}>
                {t('ownDashboard.firstNo')}
              </button>
            </p>
          </li>
        )}
      </ol>
    </section>
  )
}

/**
 * Card after signing up: confirm the email address, add a child. It disappears once both are done, or when it is
 * closed.
 */
export function FirstSteps(): ReactNode {
  const [isOver, setIsOver] = useState(() => readStored('firstSteps') === DONE)
  const end = (): void => {
    writeStored('firstSteps', DONE)
    setIsOver(true)
  }
  return isOver ? null : <Steps onEnd={end} />
}
