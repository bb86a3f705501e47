import type { CallResult } from '../call-api.ts'
import { t } from '../i18n/translate.ts'

/** Minutes from which on a wait is shown in hours. */
const HOURS_FROM = 90

/** Words a failure and what to do. */
export function failureText({ code, retryAfter, quota }: Extract<CallResult<unknown>, { ok: false }>): string {
  if (code === 'too-many-attempts') {
    const minutes = Math.max(1, Math.ceil((retryAfter ?? 60) / 60))
    return minutes < HOURS_FROM
      ? t('accounts.error.too-many-attempts', { minutes })
      : t('accounts.waitHours', { hours: Math.ceil(minutes / 60) })
  }
  return code === 'quota-reached' && quota !== undefined ? t(`accounts.full.${quota}`) : t(`accounts.error.${code}`)
}
