import type { CallResult } from '../call-api.ts'
import { t } from '../i18n/translate.ts'

/** What happened and what to do, in the reader's words. */
export function failureText({ code, retryAfter }: Extract<CallResult<unknown>, { ok: false }>): string {
  if (code === 'too-many-attempts') return t('accounts.error.too-many-attempts', { minutes: Math.max(1, Math.ceil((retryAfter ?? 60) / 60)) })
  return t(`accounts.error.${code}`)
}
