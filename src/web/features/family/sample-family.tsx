import '../../ui/tag.css'
import type { ReactNode } from 'react'
import { Avatar } from '../../parts/dashboard/avatar.tsx'
import type { Sample } from '../../parts/dashboard/sample.ts'
import { t } from '../../platform/i18n/translate.ts'
import css from './family.module.css'
import { Facts } from './member-facts.tsx'
import { Tags } from './tag-fields.tsx'

const NOTIFICATIONS = ['weeklyDigest', 'emailReports', 'pushNotifications', 'marketingEmails'] as const

/** Draws the sample family: its members and its choices of notifications. Nothing in it acts. */
export const SampleFamily = ({ sample: { family, notifications } }: { sample: Sample }): ReactNode => (
  <>
    <h2>{family.name}</h2>
    <ul className="grid two-if-wide">
      {family.members.map(({ id, name, role, age, grade, permissions, lastActivity }) => (
        <li key={id} className={`card ${css['member']}`}>
          <div className={css['who']}>
            <Avatar name={name} />
            <div>
              <h3 className={css['name']}>{name}</h3>
              <p className="muted small">{t(`family.role.${role}`)}</p>
              <Facts facts={{ age, grade, lastAt: lastActivity }} />
            </div>
          </div>
          <Tags tags={permissions} />
        </li>
      ))}
    </ul>
    <section className="card stack">
      <h2>{t('family.settings.title')}</h2>
      {NOTIFICATIONS.map((name) => (
        <div key={name} className={css['setting']}>
          <label>
            <input type="checkbox" checked={notifications[name]} disabled readOnly />
            <b>{t(`family.settings.${name}`)}</b>
          </label>
        </div>
      ))}
    </section>
  </>
)
