import { useId, useState, type ReactNode } from 'react'
import { t } from '../../platform/i18n/translate.ts'
import { Modal } from '../../ui/modal.tsx'

/**
 * A button whose act can't be undone: it asks first, and says what will happen.
 * @param text consequence, in a sentence
 * @param confirm text of the button that acts; it repeats the verb
 */
export function ConfirmButton({
  className = 'button outlined',
  name,
  text,
  confirm,
  onConfirm,
  children,
}: {
  className?: string
  /** Accessible name, if the content doesn't say whom it concerns. */
  name?: string
  text: string
  confirm: string
  onConfirm: () => void
  children: ReactNode
}): ReactNode {
  const heading = useId()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <button type="button" className={className} aria-label={name} onClick={() => setAsking(true)}>
        {children}
      </button>
      {asking ? (
        <Modal labelledBy={heading} onClose={() => setAsking(false)}>
          <div className="stack">
            <h2 id={heading}>{confirm}</h2>
            <p>{text}</p>
            <p className="row wrap">
              <button
                type="button"
                className="button"
                onClick={() => {
                  setAsking(false)
                  onConfirm()
                }}
              >
                {confirm}
              </button>
              <button type="button" className="button outlined" onClick={() => setAsking(false)}>
                {t('dashboard.cancel')}
              </button>
            </p>
          </div>
        </Modal>
      ) : null}
    </>
  )
}
