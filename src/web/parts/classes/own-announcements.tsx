import { useEffect, useState, type ReactNode } from 'react'
import type { OwnAnnouncement } from '#contract/classes-schemas.ts'
import { classesCalls } from '#contract/classes.ts'
import { isolateName } from '#core/people/isolate-name.ts'
import { callApi } from '../../platform/call-api.ts'
import { t } from '../../platform/i18n/translate.ts'
import { AnnouncementText } from './announcement-text.tsx'

/** Card of a dashboard with the newest announcements of one's classes; nothing without one, and offline. */
export function OwnAnnouncements(): ReactNode {
  const [announcements, setAnnouncements] = useState<readonly OwnAnnouncement[]>([])
  useEffect(() => {
    let wanted = true
    void callApi<'listOwnAnnouncements'>(classesCalls.listOwnAnnouncements, {}).then((answer) => {
      if (wanted && answer.ok) setAnnouncements(answer.output.announcements)
    })
    return () => {
      wanted = false
    }
  }, [])
  if (announcements.length === 0) return null
  return (
    <section className="card stack" aria-labelledby="announcements">
      <h2 id="announcements">{t('announcements.fromTeachers')}</h2>
      {announcements.map((announcement) => (
        <div key={announcement.id}>
          <h3>
            <bdi>{announcement.className}</bdi>
            {announcement.children.length === 0 ? null : (
              <span className="muted small">
                {' '}
                {t('announcements.forChildren', { names: announcement.children.map(isolateName).join(', ') })}
              </span>
            )}
          </h3>
          <AnnouncementText announcement={announcement} />
        </div>
      ))}
    </section>
  )
}
