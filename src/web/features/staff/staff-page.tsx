import '../../ui/tag.css'
import type { ReactNode } from 'react'
import { staffCalls } from '#contract/staff.ts'
import { STAFF_QUEUES } from '#core/people/staff-queues.ts'
import { ForStaff } from '../../parts/staff/for-staff.tsx'
import { callApi } from '../../platform/call-api.ts'
import { t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'
import css from './staff.module.css'

/** Lists the queues of staff, with the number of things that wait in each. */
export default function StaffPage(): ReactNode {
  return (
    <div className={`stack ${css['page']}`}>
      <h1>{t('staff.home.title')}</h1>
      <p className="muted">{t('staff.home.lead')}</p>
      <ForStaff name="queues" load={() => callApi<'listStaffQueues'>(staffCalls.listStaffQueues, {})}>
        {({ queues }) => (
          <section className="stack" aria-labelledby="queues">
            <h2 id="queues">{t('staff.home.queues')}</h2>
            <ul className={css['queues']}>
              {STAFF_QUEUES.map(({ id, address, text }) => {
                const waiting = queues.find((queue) => queue.id === id)?.waiting ?? 0
                return (
                  <li key={id}>
                    <Link href={address}>
                      <span>{t(text)}</span>
                      <span className={waiting === 0 ? 'muted small' : 'tag warn'}>
                        {t('staff.home.waiting', { count: waiting })}
                      </span>
                    </Link>
                  </li>
                )
              })}
            </ul>
          </section>
        )}
      </ForStaff>
      <section className="stack" aria-labelledby="tools">
        <h2 id="tools">{t('staff.home.tools')}</h2>
        <ul className={css['queues']}>
          <li>
            <Link href="/staff/settings">{t('staff.settings.title')}</Link>
          </li>
          <li>
            <Link href="/staff/audit">{t('staff.audit.title')}</Link>
          </li>
        </ul>
      </section>
    </div>
  )
}
