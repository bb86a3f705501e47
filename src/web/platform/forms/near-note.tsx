import type { ReactNode } from 'react'
import { nearQuota, type QuotaKind } from '#core/people/quotas.ts'
import { t } from '../i18n/translate.ts'

/** Says how much of a quota is used, once it is nearly full. */
export function NearNote({ used }: { used: Readonly<Partial<Record<QuotaKind, number>>> }): ReactNode {
  const near = nearQuota(used)
  return near ? <p className="muted small">{t('accounts.nearlyFull', { used: near.used, most: near.most })}</p> : null
}
