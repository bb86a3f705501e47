import type { ReactNode } from 'react'
import { useStore } from '../../platform/create-store.ts'
import { t } from '../../platform/i18n/translate.ts'
import { CloseIcon } from '../../ui/icons.tsx'
import css from './undo-notice.module.css'
import { undoStore } from './undo-store.ts'

/** Says what was done, with a button that undoes it. The layout draws it once for all pages. */
export function UndoNotice(): ReactNode {
  const done = useStore(undoStore)
  return (
    <div role="status" className={done ? css['notice'] : ''}>
      {done ? (
        <>
          <p className="grow">{done.text}</p>
          <button
            type="button"
            className="button outlined"
            onClick={() => {
              undoStore.set(null)
              done.undo()
            }}
          >
            {t('dashboard.undo')}
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label={t('shell.close')}
            onClick={() => undoStore.set(null)}
          >
            <CloseIcon />
          </button>
        </>
      ) : null}
    </div>
  )
}
