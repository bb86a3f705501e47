import type { ReactNode } from 'react'
import { t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'

/** Link from a page of staff back to all queues. */
export const ToQueues = (): ReactNode => (
  <p>
    <Link className="link" href="/staff">
      ← {t('staff.home.title')}
    </Link>
  </p>
)
