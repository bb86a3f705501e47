import { useState, type ReactNode } from 'react'
import { signInStore } from '../account/account-store.ts'
import { useStore } from '../../platform/create-store.ts'
import { t } from '../../platform/i18n/translate.ts'
import { noticeStore } from '../../platform/notice-store.ts'
import { navigate, usePath } from '../../platform/router.tsx'
import type { OpenWork } from './kept-work.ts'
import { dayText } from './work-texts.ts'
import { handInWork, leaveWork, openWorkStore } from './open-work.ts'
import css from './work-line.module.css'

/** Pages that list or run assignments need no line about one. */
const isElsewhere = (path: string): boolean => !/^\/(assignments?(\/|$)|dashboard)/.test(path)

function Line({ open, owner, isChild }: { open: OpenWork; owner: string; isChild: boolean }): ReactNode {
  const [sending, setSending] = useState(false)
  const finish = async (): Promise<void> => {
    setSending(true)
    await handInWork(owner, open)
    noticeStore.set(t(isChild ? 'ownWork.handedInChild' : 'ownWork.handedIn'))
    navigate(`/assignment/${open.id}`)
  }
  const later = (): void => {
    leaveWork(owner)
    navigate('/assignments')
  }
  return (
    <section className={css['line']} aria-label={t('ownWork.line')}>
      <p>
        <b>{open.title}</b>{' '}
        <span className="small">
          {open.from === '' ? null : t('ownWork.from', { name: open.from })}{' '}
          {open.dueAt === null ? null : t('ownWork.due', { day: dayText(open.dueAt) })}
        </span>
      </p>
      <button
        type="button"
        className="button"
        aria-disabled={sending}
        onClick={() => {
          if (!sending) void finish()
        }}
      >
        {t('ownWork.handIn')}
      </button>
      <button type="button" className="button quiet" onClick={later}>
        {t('ownWork.later')}
      </button>
    </section>
  )
}

/** Thin line on top of the pages on which an assignment is done. */
export function WorkLine(): ReactNode {
  const open = useStore(openWorkStore)
  const signIn = useStore(signInStore)
  const path = usePath()
  if (open === null || signIn.status !== 'signed-in' || !isElsewhere(path)) return null
  return <Line key={open.id} open={open} owner={signIn.account.id} isChild={signIn.account.ageBand === 'child'} />
}
