import { HUB_ERROR_PARAMETER, HUB_ERRORS, type HubError } from '#core/hub/hub-errors.ts'
import { currentLanguage, loadText, t } from '../../platform/i18n/translate.ts'
import { openDialog } from '../../platform/open-dialog.ts'

/** Returns the sentence for why a login through the hub came to nothing. */
const sentenceOf = (code: HubError): string =>
  code === 'guardian-needed' ? t('accounts.error.guardian-needed') : t(`accounts.hubError.${code}`)

/**
 * Opens the login dialog with the reason from the address. Removes the reason there, so that a reload doesn't repeat
 * it.
 */
export async function showLoginError(): Promise<void> {
  const address = new URL(location.href)
  const code = HUB_ERRORS.find((known) => known === address.searchParams.get(HUB_ERROR_PARAMETER))
  if (code === undefined) return
  address.searchParams.delete(HUB_ERROR_PARAMETER)
  history.replaceState(history.state, '', `${address.pathname}${address.search}${address.hash}`)
  await loadText(currentLanguage(), ['accounts'])
  openDialog('login', sentenceOf(code))
}
