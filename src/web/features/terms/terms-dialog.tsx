import '../../ui/pattern.css'
import { useEffect, useState, type ReactNode } from 'react'
import { untilTermsDialog } from '#core/terms/terms-dialog.ts'
import { declineSearch } from '../../../../content/ecosystem.json'
import { useStore } from '../../platform/create-store.ts'
import { t } from '../../platform/i18n/translate.ts'
import { littleMode } from '../../platform/little/little-mode.ts'
import { readStored, writeStored } from '../../platform/offline/device-storage.ts'
import { CheckIcon } from '../../ui/icons.tsx'
import { Modal } from '../../ui/modal.tsx'

const ACCEPTED = 'yes'

/** Appears a minute after load unless the terms are accepted, and not before a toddler has given the screen back. Declining leads away, to the configured search. */
export function TermsDialog(): ReactNode {
  const [due, setDue] = useState(false)
  const waits = useStore(littleMode)
  useEffect(() => {
    const delay = untilTermsDialog(readStored('termsAccepted') === ACCEPTED, performance.now())
    if (delay === null) return undefined
    const timer = setTimeout(() => setDue(readStored('termsAccepted') !== ACCEPTED && location.pathname !== '/terms'), delay)
    return () => clearTimeout(timer)
  }, [])
  if (!due || waits) return null
  const accept = (): void => {
    writeStored('termsAccepted', ACCEPTED)
    setDue(false)
  }
  return (
    <Modal labelledBy="terms-dialog" onClose={() => {}}>
      <div className="st">
        <div className="pat k-brand" style={{ width: 144 }} />
        <h2 id="terms-dialog">{t('terms.dialog.title')}</h2>
        <p>{t('terms.dialog.lead')}</p>
        <ul className="st" style={{ '--gap': '8px' } as object}>
          {(['keep', 'device', 'grownUp'] as const).map((key) => <li key={key} className="row"><CheckIcon />{t(`terms.dialog.${key}`)}</li>)}
        </ul>
        <p><a className="lk" href="/terms">{t('terms.dialog.read')}</a></p>
        <div className="row">
          <button type="button" className="btn grow" onClick={accept}>{t('terms.dialog.accept')}</button>
          <button type="button" className="btn g" onClick={() => location.assign(declineSearch)}>{t('terms.dialog.decline')}</button>
        </div>
      </div>
    </Modal>
  )
}
