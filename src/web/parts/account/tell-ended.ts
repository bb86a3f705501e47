import { currentLanguage, loadText, t } from '../../platform/i18n/translate.ts'
import { noticeStore } from '../../platform/notice-store.ts'

/** An end that nobody asked for by "Log out" in this tab. */
type Ended = 'logged-out' | 'deleted'

/** Shows that a login has ended or an account is deleted. It removes the word from the address, so a reload is silent. */
export async function tellEnded(what: Ended): Promise<void> {
  const address = new URL(location.href)
  address.searchParams.delete('account')
  history.replaceState(history.state, '', `${address.pathname}${address.search}${address.hash}`)
  await loadText(currentLanguage(), ['accounts'])
  noticeStore.set(t(`accounts.ended.${what}`))
}
