import type { ReactNode } from 'react'
import { useStore } from '../../platform/create-store.ts'
import { t } from '../../platform/i18n/translate.ts'
import { noticeStore } from '../../platform/notice-store.ts'
import { CloseIcon } from '../../ui/icons.tsx'
import css from './notice.module.css'

/** Notice over the page, announced to screen readers, until it is closed. */
export function Notice(): ReactNode {
  const notice = useStore(noticeStore)
  return (
    <div role="alert" className={notice === null ? '' : css['notice']}>
      {notice === null ? null : (
        <>
          <p className="grow">{notice}</p>
          <button
            type="button"
            className="icon-button"
            aria-label={t('shell.close')}
            onClick={() => noticeStore.set(null)}
          >
            <CloseIcon />
          </button>
        </>
      )}
    </div>
  )
}
