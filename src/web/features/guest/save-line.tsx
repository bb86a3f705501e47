import type { ReactNode } from 'react'
import { saveOfferStore, type SaveOffer } from '../../parts/guest/save-offer.ts'
import { t } from '../../platform/i18n/translate.ts'
import { writeStored } from '../../platform/offline/device-storage.ts'
import { openDialog } from '../../platform/open-dialog.ts'
import { CloseIcon } from '../../ui/icons.tsx'
import css from './guest.module.css'

const putOff = (): void => {
  writeStored('saveLater', String(Date.now()))
  saveOfferStore.set(null)
}

/** Offers in one line to keep what a guest has earned. Put off, it stays away for a day. */
export default function SaveLine({ offer: { points, days } }: { offer: SaveOffer }): ReactNode {
  return (
    <div className={css['line']} role="status" aria-labelledby="save-offer">
      <p className={css['question']}>
        <b id="save-offer">{t('guest.save.title', { points })}</b>{' '}
        <span className={css['more']}>{t('guest.save.text', { days })}</span>
      </p>
      <button type="button" className={css['act']} onClick={() => openDialog('login')}>
        {t('guest.save.save')}
      </button>
      <button type="button" className={css['act']} onClick={putOff}>
        {t('guest.save.later')}
      </button>
      <button type="button" className={`icon-button ${css['close']}`} aria-label={t('shell.close')} onClick={putOff}>
        <CloseIcon />
      </button>
    </div>
  )
}
