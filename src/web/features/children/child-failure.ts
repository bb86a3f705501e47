import type { CallResult } from '../../platform/call-api.ts'
import { failureText } from '../../platform/forms/failure-text.ts'
import { t } from '../../platform/i18n/translate.ts'

/** What happened to a call about a child, in the guardian's words. The server knows no such child of theirs once their access has ended. */
export const childFailure = (result: Extract<CallResult<unknown>, { ok: false }>, username: string): string =>
  result.code === 'not-found' ? t('children.accessEnded', { username }) : failureText(result)
