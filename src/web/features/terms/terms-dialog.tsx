import '../../ui/pattern.css'
import { useEffect, useState, type ReactNode } from 'react'
import { isTermsDialogWanted, untilTermsDialog } from '#core/terms/terms-dialog.ts'
import { url as usualSearch } from '../../../../content/decline-search.json'
import { signInStore } from '../../parts/account/account-store.ts'
import { useStore } from '../../platform/create-store.ts'
import { SumGate } from '../../parts/grown-ups/sum-gate.tsx'
import { useOutsideRule } from '../../parts/grown-ups/use-outside-rule.ts'
import { t } from '../../platform/i18n/translate.ts'
import { littleMode } from '../../parts/little/little-mode.ts'
import { readStored, writeStored } from '../../platform/offline/device-storage.ts'
import { operatorStore } from '../../parts/operator/operator-store.ts'
import { askOperator } from '../../parts/operator/start-operator.ts'
import { CheckIcon } from '../../ui/icons.tsx'
import { Modal } from '../../ui/modal.tsx'

const ACCEPTED = 'yes'

/** Leads away, to the search that the operator chose. */
const leave = (): void => location.assign(operatorStore.get()?.sites.declineSearch ?? usualSearch)

/** Asks for a grown-up before a child's "Decline" leads away. */
const LeaveGate = ({ onBack }: { onBack: () => void }): ReactNode => (
  <>
    <p>{t('terms.dialog.grownUpNeeded')}</p>
    <SumGate action={t('terms.dialog.leave')} onOpen={leave}>
      <button type="button" className="button" onClick={onBack}>
        {t('terms.dialog.back')}
      </button>
    </SumGate>
  </>
)

/**
 * Appears a minute after load unless the terms are accepted, and not before a toddler has given the screen back. A
 * child's guardian has accepted them.
 * Declining leads away, to the configured search.
 */
export function TermsDialog(): ReactNode {
  const [due, setDue] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const isLittle = useStore(littleMode)
  const signIn = useStore(signInStore)
  const rule = useOutsideRule()
  useEffect(() => {
    const delay = untilTermsDialog(readStored('termsAccepted') === ACCEPTED, performance.now())
    if (delay === null) return undefined
    const timer = setTimeout(
      () => setDue(readStored('termsAccepted') !== ACCEPTED && location.pathname !== '/terms'),
      delay,
    )
    return () => clearTimeout(timer)
  }, [])
  // The search that the operator chose may not be known on a first page that nobody scrolled.
  useEffect(() => {
    if (due && operatorStore.get() === null) void askOperator()
  }, [due])
  if (
    !due ||
    !isTermsDialogWanted({
      isLittle,
      isKnown: signIn.status !== 'unknown',
      signedIn: signIn.status === 'signed-in' ? signIn.account.ageBand : undefined,
    })
  )
    return null
  const accept = (): void => {
    writeStored('termsAccepted', ACCEPTED)
    setDue(false)
  }
  return (
    <Modal labelledBy="terms-dialog" onClose={() => {}}>
      <div className="stack">
        <div className="pattern section-brand" style={{ width: 144 }} />
        <h2 id="terms-dialog">{t('terms.dialog.title')}</h2>
        {isLeaving ? (
          <LeaveGate onBack={() => setLeaving(false)} />
        ) : (
          <>
            <p>{t('terms.dialog.lead')}</p>
            <ul className="stack" style={{ '--gap': '8px' } as object}>
              {(['keep', 'device', 'grownUp'] as const).map((key) => (
                <li key={key} className="row">
                  <CheckIcon />
                  {t(`terms.dialog.${key}`)}
                </li>
              ))}
            </ul>
            <p>
              <a className="link" href="/terms">
                {t('terms.dialog.read')}
              </a>
            </p>
            <div className="row">
              <button type="button" className="button grow" onClick={accept}>
                {t('terms.dialog.accept')}
              </button>
              <button
                type="button"
                className="button outlined"
                onClick={() => (rule === 'gate' ? setLeaving(true) : leave())}
              >
                {t('terms.dialog.decline')}
              </button>
            </div>
          </>
        )}
      </div>
    </Modal>
  )
}
