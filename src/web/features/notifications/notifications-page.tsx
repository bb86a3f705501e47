import { useState, type ReactNode } from 'react'
import { NOTIFICATIONS_PAGE, notificationsCalls as calls } from '#contract/notifications.ts'
import type { Notification } from '#contract/notifications-schemas.ts'
import { notificationPage } from '#core/notifications/kinds.ts'
import { isolateName } from '#core/people/isolate-name.ts'
import { useCallMutation, useCallQuery } from '../../parts/dashboard/call-query.ts'
import { BellIcon } from '../../parts/dashboard/dashboard-icons.tsx'
import { EmptyNote } from '../../parts/dashboard/empty-note.tsx'
import { Loaded } from '../../parts/dashboard/loaded.tsx'
import { MorePages } from '../../parts/dashboard/more-pages.tsx'
import { useSample, type Sample } from '../../parts/dashboard/sample.ts'
import { TabSet, type TabItem } from '../../parts/dashboard/tab-set.tsx'
import { currentLanguage, t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'
import { NotificationChoices } from './notification-choices.tsx'
import css from './notifications.module.css'

type Tab = 'list' | 'choices'

const momentOf = (at: string): string =>
  new Date(at).toLocaleString([`${currentLanguage()}-ZA`, 'en-ZA'], {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  })

const textOf = ({ kind, group }: Pick<Notification, 'kind' | 'group'>): string =>
  t(`notifications.kind.${kind}`, { group: group === null ? t('notifications.someGroup') : isolateName(group) })

/** Notifications as rows. A link marks its own as read; the sample has no links. */
const Rows = ({ shown, onRead }: { shown: readonly Notification[]; onRead?: (id: string) => void }): ReactNode => (
  <ol className={css['list']}>
    {shown.map((one) => (
      <li key={one.id} className={one.isRead ? css['read'] : css['unread']}>
        <BellIcon small />
        <div className="grow">
          {onRead ? (
            <Link className={css['text']} href={notificationPage(one.kind, one.about)} onClick={() => onRead(one.id)}>
              {textOf(one)}
            </Link>
          ) : (
            <p className={css['text']}>{textOf(one)}</p>
          )}
          <p className="muted small">
            <time dateTime={one.at}>{momentOf(one.at)}</time>
          </p>
        </div>
        {one.isRead ? null : <b className={css['new']}>{t('notifications.new')}</b>}
      </li>
    ))}
  </ol>
)

function OwnList(): ReactNode {
  const [page, setPage] = useState(0)
  const query = useCallQuery<'listNotifications'>(calls.listNotifications, { page }, { keepBefore: true })
  const { mutate } = useCallMutation<'readNotifications'>(calls.readNotifications)
  return (
    <Loaded query={query} lines={6}>
      {({ notifications, total, unread }) =>
        total === 0 ? (
          <EmptyNote title={t('notifications.none')}>
            <p className="muted">{t('notifications.noneText')}</p>
          </EmptyNote>
        ) : (
          <div className="stack">
            {unread === 0 ? null : (
              <p>
                <button type="button" className="button outlined" onClick={() => mutate({})}>
                  {t('notifications.readAll')}
                </button>
              </p>
            )}
            <section className="card" aria-label={t('notifications.title')}>
              <Rows shown={notifications} onRead={(id) => mutate({ ids: [id] })} />
            </section>
            <MorePages page={page} total={total} size={NOTIFICATIONS_PAGE} onPage={setPage} />
          </div>
        )
      }
    </Loaded>
  )
}

const tabs = (): readonly TabItem<Tab>[] => [
  { id: 'list', name: t('notifications.tab.list'), content: () => <OwnList /> },
  { id: 'choices', name: t('notifications.tab.choices'), content: () => <NotificationChoices /> },
]

/** Notifications of the sample family. */
const SampleList = ({ sample }: { sample: Sample }): ReactNode => (
  <section className="card" aria-label={t('notifications.title')}>
    <Rows shown={sample.notices.map((one) => ({ ...one, about: one.id }))} />
  </section>
)

/** Page of the notifications: what happened, and what the reader wants to be told. */
export default function NotificationsPage(): ReactNode {
  const [tab, setTab] = useState<Tab>('list')
  const sample = useSample()
  if (sample) return <SampleList sample={sample} />
  return <TabSet label={t('notifications.title')} items={tabs()} chosen={tab} onChoose={setTab} />
}
