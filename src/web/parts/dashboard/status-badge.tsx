import '../../ui/tag.css'
import type { ReactNode } from 'react'
import { t } from '../../platform/i18n/translate.ts'
import { CheckIcon } from '../../ui/icons.tsx'
import { ArchiveIcon, ClockIcon, PauseIcon, PencilIcon, ProgressIcon } from './dashboard-icons.tsx'

/** Looks of statuses: a hue and an icon each; the word comes from `dashboard.status.*`. */
const LOOKS = {
  pending: { hue: 'warn', Icon: ClockIcon },
  late: { hue: 'warn', Icon: ClockIcon },
  'in-progress': { hue: 'section-phrases', Icon: ProgressIcon },
  completed: { hue: 'ok', Icon: CheckIcon },
  active: { hue: 'ok', Icon: CheckIcon },
  inactive: { hue: '', Icon: PauseIcon },
  upcoming: { hue: 'section-phrases', Icon: ClockIcon },
  archived: { hue: '', Icon: ArchiveIcon },
  draft: { hue: 'section-culture', Icon: PencilIcon },
  published: { hue: 'ok', Icon: CheckIcon },
  ready: { hue: 'ok', Icon: CheckIcon },
} as const

/** A status that has a look and a word. */
export type Status = keyof typeof LOOKS

/** All statuses, for tests. */
export const STATUSES = Object.keys(LOOKS) as readonly Status[]

/** A status as icon and word on its colour. */
export function StatusBadge({ status }: { status: Status }): ReactNode {
  const { hue, Icon } = LOOKS[status]
  return (
    <span className={`tag ${hue}`}>
      <Icon small />
      {t(`dashboard.status.${status}`)}
    </span>
  )
}
