import { useState, type ReactNode } from 'react'
import { HoldButton } from '../../parts/grown-ups/hold-button.tsx'
import { SumGate } from '../../parts/grown-ups/sum-gate.tsx'
import { t } from '../../platform/i18n/translate.ts'
import { navigate } from '../../platform/router.tsx'
import { createIcon } from '../../ui/icons.tsx'
import { Modal } from '../../ui/modal.tsx'
import css from './toddlers.module.css'

const LockIcon = createIcon('<rect width="18" height="11" x="3" y="11" rx="2"/><path d="M7 11V7a5 5 0 0 1 10 0v4"/>')
const MoonIcon = createIcon(
  '<path d="M20.985 12.486a9 9 0 1 1-9.473-9.472c.405-.022.617.46.402.803a6 6 0 0 0 8.268 8.268c.344-.215.825-.004.803.401"/>',
)

/**
 * Gate by which grown-ups leave the toddlers' area: a button held for a while, then a sum. When a rest is due, the
 * lock becomes a moon.
 */
export function LeaveGate({ rest }: { rest: boolean }): ReactNode {
  const [open, setOpen] = useState(false)
  const leave = (): void => navigate('/age-levels/toddlers')
  return (
    <>
      <HoldButton
        className={`${css['round']} ${css['lock']}`}
        label={rest ? t('toddlers.restLeave') : t('toddlers.hold')}
        onHeld={() => setOpen(true)}
      >
        {rest ? <MoonIcon /> : <LockIcon />}
      </HoldButton>
      <p className="visually-hidden" role="status">
        {rest ? t('toddlers.rest') : null}
      </p>
      {open ? (
        <Modal labelledBy="leave-toddlers" onClose={() => setOpen(false)}>
          <div className="stack">
            {rest ? (
              <p className={css['moon']}>
                <MoonIcon />
              </p>
            ) : null}
            <h2 id="leave-toddlers">{t('toddlers.leaveTitle')}</h2>
            {rest ? <p>{t('toddlers.rest')}</p> : null}
            <SumGate action={t('toddlers.leave')} onOpen={leave}>
              <button type="button" className="button quiet" onClick={() => setOpen(false)}>
                {t('toddlers.stay')}
              </button>
            </SumGate>
            <p className="muted small">{t('toddlers.noWall')}</p>
          </div>
        </Modal>
      ) : null}
    </>
  )
}
