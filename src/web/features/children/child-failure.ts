import type { CallResult } from '../../platform/call-api.ts'
import { failureText } from '../../platform/forms/failure-text.ts'
import { t } from '../../platform/i18n/translate.ts'

/**
 * Words a failed call about a child for the guardian. Once their access has ended, the server answers as for no child.
 */
export const childFailure = (result: Extract<CallResult<unknown>, { ok: false }>, username: string): string =>
  result.code === 'not-found' ? t('children.accessEnded', { username }) : failureText(result)
