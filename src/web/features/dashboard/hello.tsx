import type { ReactNode } from 'react'
import { signInStore } from '../../parts/account/account-store.ts'
import { useStore } from '../../platform/create-store.ts'
import { t } from '../../platform/i18n/translate.ts'
import { Khulu } from '../../ui/khulu.tsx'
import { dayOf, isSameDay } from './overview-dates.ts'
import { findLastLearning } from './overview-state.ts'
import css from './overview.module.css'

/** Says what the students did last. */
function whatHappened(students: readonly { name: string; lastAt: string | null }[], now: Date): string {
  const last = findLastLearning(students, now.getTime())
  if (last.kind !== 'learned') return t(`dashboard.hello.${last.kind}`)
  return isSameDay(last.at, now)
    ? t('dashboard.hello.today', { name: last.name })
    : t('dashboard.hello.day', { name: last.name, day: dayOf(last.at) })
}

/** Greeting with the person's name, and what happened. @param students undefined while they load */
export function Hello({
  students,
  name,
}: {
  students: readonly { name: string; lastAt: string | null }[] | undefined
  /** Name to greet, if it isn't that of the person who is logged in. */
  name?: string
}): ReactNode {
  const signIn = useStore(signInStore)
  const greeted = name ?? (signIn.status === 'signed-in' ? signIn.account.firstName : undefined)
  return (
    <section className={`cloth on-edge ${css['hello']}`}>
      <div className="grow">
        <h1 tabIndex={-1}>
          {greeted === undefined ? t('dashboard.hello') : t('dashboard.welcome', { name: greeted })}
        </h1>
        <p>{students === undefined ? '\u00A0' : whatHappened(students, new Date())}</p>
      </div>
      <Khulu mood="happy" size={76} />
    </section>
  )
}
