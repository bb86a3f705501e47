import type { ReactNode } from 'react'
import type { Announcement } from '#contract/classes-schemas.ts'
import { isolateName } from '#core/people/isolate-name.ts'
import { currentLanguage, t } from '../../platform/i18n/translate.ts'
import css from './announcement-text.module.css'

/** Announcement of a teacher as plain text, with its author and day. An address in it is no link. */
export const AnnouncementText = ({ announcement }: { announcement: Announcement }): ReactNode => (
  <div>
    <p className={css['said']} dir="auto">
      {announcement.text}
    </p>
    <p className="muted small">
      {t('announcements.saidBy', {
        name: isolateName(announcement.author),
        day: new Date(announcement.createdAt).toLocaleDateString([`${currentLanguage()}-ZA`, 'en-ZA'], {
          day: 'numeric',
          month: 'long',
        }),
      })}
      {announcement.isChanged ? ` · ${t('announcements.changed')}` : ''}
    </p>
  </div>
)
